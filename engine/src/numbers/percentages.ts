import { contains, type Span } from '../text/span.ts'
import type { Habits } from './habits.ts'
import { shareStatement } from './share.ts'
import { type NumberStatement, placeAt } from './statement.ts'

const count = String.raw`\d{1,3}(?:,\d{3}){1,3}|\d{1,9}`
const percent = String.raw`(?<percent>\d{1,3}(?:[.·]\d{1,4})?)\s?%`
// No digit, sign, range or decimal comes before what is read as a number of its own.
const free = String.raw`(?<![\p{L}\d][.,·/:–—-]?|[-–−±~≈<>≤≥]\s?|\d\.?\s)`
const whole = String.raw`(?:of|out of)\s(?:the\s|all\s|our\s|a\stotal\sof\s|these\s|those\s){0,2}`
const after = String.raw`(?![\d%]|[.,·/:–-]\d)`
const noun = String.raw`(?:\s(?!(?:and|or|but|was|were|is|are|had|has|have)\s)\p{L}[\p{L}’'-]{0,20}){0,5}`

/** "37/40 (92.5%)", "37 of the 40 patients (92.5%)". */
const countFirst = new RegExp(
  String.raw`${free}(?<part>${count})(?:\s?/\s?|\s${whole})(?<all>${count})${after}${noun}(?:\s?[([]\s?|\s?=\s?)${percent}(?=\s?[)\];,]|$)`,
  'dgu',
)
/** "92.5% (37/40)", "92.5% (n = 37 of 40)". */
const percentFirst = new RegExp(
  String.raw`${free}${percent}\s?[([]\s?(?:[nN]\s?=\s?)?(?<part>${count})(?:\s?/\s?|\s${whole})(?<all>${count})${after}(?=${noun}\s?(?:[)\]]|[;,]\s(?!\d)))`,
  'dgu',
)
/** "37 (92.5%) of 40 patients". */
const countAround = new RegExp(
  String.raw`${free}(?<part>${count})\s?[([]\s?${percent}\s?[)\]]\s${whole}(?<all>${count})${after}(?!\s(?:million|thousand|billion|percent|%))`,
  'dgu',
)
/** What is said to be near, or ends a range, is not computed again; "grade 3/4" is no count. */
const vague =
  /\b(?:about|approximately|approx\.?|around|nearly|almost|roughly|circa|ca\.?|over|under|than|least|most|to|grades?|stages?|phases?|scores?|types?|class|levels?|CTC|on|days?|weeks?)\s$/i

/** What is estimated over time, or weighted, is no quotient of the counts beside it. */
const estimated =
  /\b(?:rates?|surviv\w*|incidence|relapses?|recurrences?|probabilit\w*|risks?|prevalence|weighted|adjusted|estimate[sd]?)\b/i
const estimateReach = 100

/**
 * Percentages with their counts in a stretch of a text. Read are counts of which one is part of the other; the
 * percentage agrees when it is the quotient to the decimals printed.
 */
export function percentages(text: string, within: Span, habits: Habits): NumberStatement[] {
  const words = text.slice(within.start, within.end)
  if (!words.includes('%')) return []
  return [countFirst, percentFirst, countAround].flatMap((form) =>
    [...words.matchAll(form)].flatMap((match) => {
      if (vague.test(words.slice(Math.max(0, match.index - 16), match.index))) return []
      const statement = statementOf(match, within.start)
      const before = words.slice(Math.max(0, match.index - estimateReach), match.index)
      const isEstimate = () => estimated.test(before) && habits('estimating')
      return statement && (statement.agrees || !isEstimate()) ? [statement] : []
    }),
  )
}

function statementOf(match: RegExpExecArray, offset: number): NumberStatement | null {
  const place = (name: string) => placeAt(match, name, offset)
  const [part, all, printed] = [place('part'), place('all'), place('percent')]
  const percentEnd = offset + match.index + match[0].indexOf('%') + 1
  const spans = stretchesOf(part.span, all.span, { start: printed.span.start, end: percentEnd })
  return shareStatement({ part, all, printed, spans })
}

/** The counts and the percentage; one stretch where the percentage stands between the counts. */
function stretchesOf(part: Span, all: Span, percentage: Span): Span[] {
  const counts = { start: part.start, end: all.end }
  return contains(counts, percentage) ? [counts] : [counts, percentage]
}
