/** First and last page as they are written; no last page for a single page or an article's number. */
export function pageRange(pages: string): { readonly first: string; readonly last?: string } {
  const [first = '', last] = pages.split('-')
  return last ? { first, last } : { first }
}

/** True for the number of an article without pages: "e33693", "103001". */
export function isArticleNumber(pages: string): boolean {
  return /^(?:[a-z]+\d|\d{5,})/i.test(pages) && !pages.includes('-')
}

/** "525–535": every digit. */
export const fullRange = (pages: string): string => pages.replace(/-/g, '–')

/** The end of a range without the digits that it shares with its beginning; `keep` of them at least stay. */
export function shortEnd(first: string, last: string, keep: number): string {
  if (!/^\d+$/.test(first) || first.length !== last.length) return last
  let same = 0
  while (same < last.length - keep && first[same] === last[same]) same++
  return last.slice(same)
}

/** "525–35" as the MLA has it: the last two digits at least, and more where they differ. */
export function mlaRange(pages: string): string {
  const { first, last } = pageRange(pages)
  return last === undefined ? first : `${first}–${shortEnd(first, last, 2)}`
}

/** Chicago 9.61: 3–10, 100–104, 107–8, 321–28, 1496–500, 11564–615. */
export function chicagoRange(pages: string): string {
  const { first, last } = pageRange(pages)
  if (last === undefined) return first
  const number = Number(first)
  if (!/^\d+$/.test(first) || number < 100 || number % 100 === 0) return `${first}–${last}`
  return `${first}–${shortEnd(first, last, number % 100 < 10 ? 1 : 2)}`
}
