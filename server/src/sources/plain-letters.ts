/**
 * Latin letters that Unicode gives no decomposition, as CLDR's transform Latin-ASCII writes them: with a stroke or a
 * hook, of two joined, of their own. The function `plain_letters` of the database has the same.
 */
export const undecomposed: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ...lettersOf('b', 'ƀɓ'),
  ...lettersOf('c', 'ƈ'),
  ...lettersOf('d', 'đðɖɗ'),
  ...lettersOf('f', 'ƒ'),
  ...lettersOf('g', 'ǥɠ'),
  ...lettersOf('h', 'ħ'),
  ...lettersOf('i', 'ıɨ'),
  ...lettersOf('j', 'ɉ'),
  ...lettersOf('k', 'ƙ'),
  ...lettersOf('l', 'łƚɫ'),
  ...lettersOf('n', 'ŋɲƞ'),
  ...lettersOf('o', 'ø'),
  ...lettersOf('r', 'ɍ'),
  ...lettersOf('t', 'ŧƭ'),
  ...lettersOf('u', 'ʉ'),
  ...lettersOf('v', 'ʋ'),
  ...lettersOf('y', 'ƴɏ'),
  ...lettersOf('z', 'ƶȥ'),
}

function lettersOf(plain: string, letters: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter) => [letter, plain]))
}

const anyUndecomposed = new RegExp(`[${Object.keys(undecomposed).join('')}]`, 'giu')

/** The text with those letters as others write them, all else as it is. */
export const spelledPlainly = (text: string): string =>
  text.replace(anyUndecomposed, (letter) => undecomposed[letter.toLowerCase()] ?? letter)

/** Lower case without accents, strokes and ligatures: "Jørgensen" and "JORGENSEN" meet. Length may change. */
export const plainLetters = (text: string): string =>
  spelledPlainly(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase())
