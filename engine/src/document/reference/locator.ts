// Where in a publication a work stands: volume, issue, pages, year.

/** Numbers found in the tail of a reference, and where the words before them end. */
export interface Locator {
  readonly volume?: string
  readonly issue?: string
  readonly pages?: string
  /** Offset of the first of them; the container's name ends before it. */
  readonly start: number
  readonly end: number
}

const page = '[A-Z]{0,2}\\d{1,7}[A-Za-z]?'
const range = `${page}(?:\\s*[-\\u2010-\\u2015]{1,2}\\s*${page})?`
const yearInParentheses = '\\(\\s*(?:\\p{L}+\\.?\\s)?(?:1[5-9]|20)\\d\\d[a-z]?\\s*\\)'

// Tried in this order on the words after the title; the first that fits wins. Bounded repetition only.
const shapes: readonly RegExp[] = [
  // vol. 12, no. 3, pp. 45–67
  new RegExp(
    `\\bvol(?:ume)?s?\\s?\\.?\\s*(?<volume>[A-Z]?-?\\d{1,5}[A-Z]?)(?:\\s*,?\\s*\\(?\\s*(?:no|n|issue|iss|num|number)\\s?\\.?\\s*(?<issue>[\\d/-]{1,9})\\)?|\\s*\\(\\s*(?<issue2>[^()]{1,20})\\s*\\))?(?:\\s*[,:.;]?\\s*(?:${yearInParentheses}\\s*,?\\s*)?(?:pp?\\s?\\.?|pages?|art(?:icle)?\\.?(?:\\s(?:no|id)\\.?)?)?\\s*(?<pages>${range})(?![\\d/]))?`,
    'giu',
  ),
  // 12(3):45–67 · 12(3), 45 · 12 (3) pp. 45–67
  new RegExp(
    `(?<![-\\u2010-\\u2015\\d'’])(?<volume>\\b[A-Z]{0,2}\\d{1,5}[A-Z]?)\\s*\\((?!\\s*(?:1[5-9]|20)\\d\\d\\s*\\))(?=[^()]{0,14}\\d|suppl|special)(?<issue>(?:suppl\\.?|pt\\.?|no\\.?|part|special issue)?[\\s\\d/,A-Za-z\\u2010-\\u2015-]{1,14})\\s*\\)(?:\\s*[,:.;]?\\s*(?:${yearInParentheses}\\s*,?\\s*)?(?:pp?\\s?\\.?|pages?)?\\s*(?<pages>${range})(?![\\d/]))?`,
    'giu',
  ),
  // 96 (2006) 100603 · 12 (1999) 45–67
  new RegExp(
    `(?<!\\d\\s?[,:]\\s?)(?<volume>\\b[A-Z]?\\d{1,5}[A-Z]?)\\s*(?:,\\s*)?${yearInParentheses}\\s*[,:]?\\s*(?:pp?\\s?\\.?\\s*)?(?<pages>${range})(?![\\d/])`,
    'giu',
  ),
  // 12, no. 3, 45–67 · 12, no. 3 (1999): 45
  new RegExp(
    `(?<volume>\\b\\d{1,5})\\s*,?\\s*(?:no|n|issue|iss)\\s?\\.\\s*(?<issue>[\\d/-]{1,9})(?:\\s*[,:;]?\\s*(?:\\([^()]{0,30}\\)\\s*[,:]?\\s*)?(?:pp?\\s?\\.?\\s*)?(?<pages>${range})(?![\\d/]))?`,
    'giu',
  ),
  // 12, pp. 45–67
  new RegExp(
    `(?<volume>\\b[A-Z]?\\d{1,4}[A-Z]?)\\s*[,:]?\\s*pp?\\s?\\.?\\s*(?<pages>${range})(?![\\d/])`,
    'gu',
  ),
  // Tetrahedron Lett. 4379 (1979)
  new RegExp(`(?<=\\p{L}\\.?,?\\s)(?<pages>\\d{3,6})\\s*${yearInParentheses}`, 'giu'),
  // pp. 45–67, without volume
  new RegExp(
    `\\(?(?:\\bpp?\\s?\\.|\\bpp\\b|\\bpages?\\b)\\s*(?<pages>${range})\\)?(?![\\d/])`,
    'giu',
  ),
  // 12: 45–67 · 96, 100603 · 19 716–723
  new RegExp(
    `(?<![-\\u2010-\\u2015\\d]\\s?)\\b(?!(?:1[5-9]|20)\\d\\d\\b)(?<volume>[A-Z]?\\d{1,4}[A-Z]?)\\s*[:,;]\\s*(?!(?:19|20)\\d\\d(?!\\s*[-\\u2010-\\u2015\\d]))(?<pages>${range})(?![\\d/])`,
    'gu',
  ),
  new RegExp(
    `(?<=[\\p{L}.,]\\s{0,2})(?<volume>\\b\\d{1,4})\\s+(?!(?:19|20)\\d\\d(?!\\s*[-\\u2010-\\u2015\\d]))(?<pages>[A-Z]?\\d{1,6}(?:\\s*[-\\u2010-\\u2015]{1,2}\\s*${page}|\\d{2}))(?![\\d/])`,
    'gu',
  ),
  /(?<=[,.:]\s{0,2})(?<pages>\d{1,5}\s*[-\u2010-\u2015]{1,2}\s*\d{1,5})(?![\d/])/gu,
  // The volume alone behind a journal's name: "Ann. Phys. 12."
  /(?<=\p{L}\.?,?\s)(?<volume>\d{1,3})(?=\s*[.,;(|]|\s*$)/gu,
]

/** The first locator in `words` that stands at or after `from`; null when there is none. */
export function findLocator(words: string, from = 0): Locator | null {
  const rest = words.slice(from)
  for (const shape of shapes) {
    const match = firstOf(shape, rest)
    if (!match?.groups) continue
    const { volume, issue, issue2, pages } = match.groups
    const number = issue ?? issue2
    // "D59": a journal's section belongs to its name, the number is the volume.
    const lettered = volume !== undefined && /^[A-J]\d/.test(volume) ? 1 : 0
    return {
      ...(volume !== undefined && { volume: volume.slice(lettered) }),
      ...(number !== undefined && { issue: number.trim().replace(/^no\.?\s*/i, '') }),
      ...(pages !== undefined && { pages: tidyRange(pages) }),
      start: from + match.index + lettered,
      end: from + match.index + match[0].length,
    }
  }
  return null
}

/** The first match whose volume is no year; those behind it are not looked for. */
function firstOf(shape: RegExp, words: string): RegExpExecArray | null {
  shape.lastIndex = 0
  let match = shape.exec(words)
  while (match?.groups?.volume !== undefined && isYear(match.groups.volume))
    match = shape.exec(words)
  return match
}

function isYear(words: string): boolean {
  return /^(?:1[5-9]|20)\d\d$/.test(words)
}

/** "45 -- 67" as "45–67". */
export function tidyRange(words: string): string {
  return words.replace(/\s*[-\u2010-\u2015]{1,2}\s*/, '\u2013')
}
