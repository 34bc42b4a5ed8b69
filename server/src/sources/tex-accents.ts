/** TeX's accents as the combining marks of Unicode. */
const marks: Readonly<Record<string, string>> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  u: '\u0306',
  '.': '\u0307',
  '"': '\u0308',
  r: '\u030a',
  H: '\u030b',
  v: '\u030c',
  d: '\u0323',
  c: '\u0327',
  k: '\u0328',
}
const letters: Readonly<Record<string, string>> = {
  ss: 'ß',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  aa: 'å',
  AA: 'Å',
  o: 'ø',
  O: 'Ø',
  l: 'ł',
  L: 'Ł',
  i: 'ı',
  j: 'ȷ',
}

/** A name as arXiv's raw records write it (`\'Edgar Rold\'an`, `{\"o}`, `\v{C}`) in plain letters. */
export function withoutTexAccents(name: string): string {
  return accentedLetters(name).replace(/[{}]/g, '').normalize('NFC')
}

/** The same for a text in which braces may stand for something else. */
export function accentedLetters(text: string): string {
  return text
    .replace(/\\([`'^~="."])\s*\{?\s*(?:\\([ij])(?![a-z])|(\p{L}))(?:\s*\})?/gu, accented)
    .replace(/\\([uvHcdkr])(?:\s*\{\s*|\s+)(?:\\([ij])(?![a-z])|(\p{L}))(?:\s*\})?/gu, accented)
    .replace(/\\(ss|ae|AE|oe|OE|aa|AA|[oOlLij])(?![a-zA-Z])(?:\{\})?\s?/g, (_, letter: string) => {
      return letters[letter] ?? letter
    })
}

function accented(
  _: string,
  mark: string,
  dotless: string | undefined,
  letter: string | undefined,
) {
  return (letter ?? dotless ?? '') + (marks[mark] ?? '')
}
