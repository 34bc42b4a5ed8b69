/** Accents that TeX and old typesetters paint as a glyph of their own, and what joins the letter. */
const combining: Readonly<Record<string, string>> = {
  '`': '\u0300',
  '´': '\u0301',
  ˊ: '\u0301',
  ˋ: '\u0300',
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '¯': '\u0304',
  ˉ: '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '¨': '\u0308',
  '˚': '\u030a',
  '˝': '\u030b',
  ˇ: '\u030c',
  '¸': '\u0327',
  '˛': '\u0328',
}

/** TeX paints "not equal" as a stroke and a sign, and "copyright" as a letter in a circle. */
const stroke = '\u0338'
const circled: Readonly<Record<string, string>> = { c: '©', R: '®', r: '®', P: '℗' }

export const isAccent = (text: string): boolean =>
  text in combining || text === '◯' || /^\p{Mn}$/u.test(text)

/**
 * What two signs that are painted over one another say: a letter with its accent, in whichever order,
 * a negated relation, a letter in a circle; null when they say nothing together.
 */
export function overlaid(first: string, second: string): string | null {
  if (isAccent(first)) return accented(second, first)
  if (isAccent(second)) return accented(first, second)
  if (first === '/') return negated(second)
  return second === '/' ? negated(first) : null
}

function accented(letter: string, accent: string): string | null {
  if (accent === '◯') return circled[letter] ?? null
  if (accent === stroke) return (letter + stroke).normalize('NFC')
  const mark = combining[accent] ?? accent
  const bare = letter === 'ı' ? 'i' : letter === 'ȷ' ? 'j' : letter
  return /^\p{L}$/u.test(bare) ? (bare + mark).normalize('NFC') : null
}

function negated(relation: string): string | null {
  const joined = (relation + stroke).normalize('NFC')
  return /^\p{Sm}$/u.test(relation) && joined.length === 1 ? joined : null
}
