import type { Span } from '../text/span.ts'

export type TestName = 't' | 'F' | 'χ²' | 'r' | 'z'

/** Words of a paper and where they stand. */
export interface Read {
  readonly words: string
  readonly span: Span
}

/** "t(48) = 2.10, p = .041", part by part. */
export interface PrintedTest {
  readonly test: TestName
  readonly freedoms: readonly Read[]
  readonly statistic: Read
  readonly sign: string
  readonly p: Read
  /** The statistic with its name and degrees of freedom, and the p with its name. */
  readonly spans: readonly [Span, Span]
}

const heads = /(?<![\p{L}\p{N}_.-])(?:t|F|r|[zZ]|[χΧ]\s?[2²]|[Cc]hi[-–\s]?squared?)(?=\s?[([=\d])/gu
const oneFreedom =
  /\s?[([]\s?(?:df\s?=\s?)?(\d{1,6}(?:[.·]\d{1,4})?)(?:\s?,\s?[nN]\s?=\s?[\d,]{1,9})?\s?[)\]]/uy
const twoFreedoms =
  /\s?[([]\s?(\d{1,4}(?:[.·]\d{1,4})?)\s?[,;]\s?(\d{1,6}(?:[.·]\d{1,4})?)\s?[)\]]/uy
const lowered = /\s?(\d{1,4})(?=\s?=)/uy
const twoLowered = /\s?(\d{1,3})\s?,\s?(\d{1,5})(?=\s?=)/uy
const equals = /\s?=\s?/uy
const value =
  /([-−–]?\s?(?:\d{1,6}(?:[.·]\d{1,6})?|[.·]\d{1,6}))(?![\d%]|,\d|[.·]\d|\s?[×x*]\s?10|\s?±)/uy
const laterFreedom = /\s?[,;]\s?(?:df|d\.f\.)\s?=\s?(\d{1,6}(?:[.·]\d{1,4})?)(?!\d|[.,·]\d)/uy
// An effect size or an error term may stand between a statistic and its p.
const effect =
  /\s?[,;]\s?(?![pPtFrzZ]\s?[=<>(])[\p{L}ηω][\p{L}²2\s]{0,12}=\s?[-−–]?(?:\d{1,6}(?:[.·]\d{1,6})?|[.·]\d{1,6})(?![\d%]|[.·]\d)/uy
const probability =
  /\s?[,;:]\s?([pP](?:\s?[-–]?\s?values?)?\s?)([=<>≤≥])\s?([01]?[.·]\d{1,8}|[01])(?!\d|[.·]\d|\s?[×x*eE]\s?[-−–]?\s?\d|\s?±)/uy

const coordinate = /\by\s?=/

/** The tests of a stretch of a text that have all it takes to compute their p again. */
export function printedTests(text: string, within: Span): PrintedTest[] {
  const words = text.slice(within.start, within.end)
  if (!/[=<>≤≥]/.test(words)) return []
  return [...words.matchAll(heads)].flatMap((head) => {
    const start = within.start + head.index
    return readTest(text, start, start + head[0].length, nameOf(head[0])) ?? []
  })
}

const nameOf = (head: string): TestName =>
  head === 't' || head === 'F' || head === 'r' ? head : /^z$/i.test(head) ? 'z' : 'χ²'

function readTest(text: string, start: number, after: number, test: TestName): PrintedTest | null {
  let at = after
  /** The groups of a form that stands at `at`, which moves behind it; null when it does not stand there. */
  function take(form: RegExp): Read[] | null {
    form.lastIndex = at
    const match = form.exec(text)
    if (!match) return null
    let place = at
    at = form.lastIndex
    return match.slice(1).map((words) => {
      const from = text.indexOf(words, place)
      place = from + words.length
      return { words, span: { start: from, end: place } }
    })
  }
  let freedoms: Read[] | null = []
  if (test === 'F') freedoms = take(twoFreedoms) ?? take(twoLowered)
  else if (test !== 'z') freedoms = take(oneFreedom) ?? (test === 'r' ? null : take(lowered))
  const statistic = take(equals) && take(value)?.[0]
  if (!statistic) return null
  if (test === 't' || test === 'χ²') freedoms ??= take(laterFreedom)
  // Without decimals, or after x and y, z is a place in space.
  if (test === 'z' && !/[.·]/.test(statistic.words)) return null
  if (test === 'z' && coordinate.test(text.slice(Math.max(0, start - 20), start))) return null
  const end = at
  take(effect)
  take(effect)
  const [name, sign, p] = take(probability) ?? []
  if (!freedoms || !name || !sign || !p) return null
  return {
    test,
    freedoms,
    statistic,
    sign: sign.words,
    p,
    spans: [
      { start, end },
      { start: name.span.start, end: p.span.end },
    ],
  }
}
