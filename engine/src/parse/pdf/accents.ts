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

export const isAccent = (text: string): boolean => text in combining || /^\p{Mn}$/u.test(text)

/** A letter with an accent over or under it; null when the two make no letter. */
export function accented(letter: string, accent: string): string | null {
  const mark = combining[accent] ?? accent
  const bare = letter === 'ı' ? 'i' : letter === 'ȷ' ? 'j' : letter
  if (!/^\p{L}$/u.test(bare)) return null
  const joined = (bare + mark).normalize('NFC')
  return joined.length === 1 || /^\p{Mn}$/u.test(accent) ? joined : null
}
