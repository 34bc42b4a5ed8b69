import type { PaperDocument } from '../../document/paper-document.ts'
import type { Span } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'
import { statementsTelling, type ToldOfStudy } from './told-of-study.ts'

const measure =
  '(?:study |efficacy |clinical |trial |safety )?(?:outcomes?|end[ -]?points?|objectives?|variables?)(?: (?:measures?|variables?|criteri(?:a|on)))?'
const asks = new RegExp(
  `^\\W*(?:what|which) (?:was|were|is|are) (?:the |their |its )?(primary|secondary|co-?primary) ${measure}(?: (?:of|in) (?:the|this) (?:study|trial|paper|work|experiment))?\\W*$`,
  'i',
)
/** What came out is told beside it, and what an analysis was done for. */
const cameOut =
  /\bp ?(?:-?values? ?)?[<=>≤] ?0?\.\d|\b(?:significant(?:ly)?|superior|inferior|improved|did not differ|reached|met|achieved|curves?|interim)\b/i
const places: ToldOfStudy['places'] = {
  methods: 0.7,
  abstract: 0.7,
  other: 0.5,
  introduction: 0.2,
  results: 0.1,
  discussion: -0.3,
}
const floor = 1.2

/** How plainly a sentence says what was measured first, or second. */
function wording(rank: string): (text: string) => number {
  const it = `${rank}(?: and (?:primary|secondary))? ${measure}`
  const opens = new RegExp(
    `\\b(?:the|our|a|and)? ?${it}(?: (?:of|in|for) [^.;:]{1,60}?)? (?:was|were|is|are|included?|comprised|consisted|will be|(?:was|were) defined)\\b|\\b${it}:`,
    'i',
  )
  const closes = new RegExp(
    `\\b(?:was|were|is|are|be|being|considered|defined|chosen|used|set|served|selected|taken)(?: \\w+)?(?: as)? (?:the |our |a )?${it}\\b`,
    'i',
  )
  const beside = new RegExp(`\\b(?:with|as) (?:the |a )?${it}\\b|\\(${it}\\)|\\b${it},`, 'i')
  return (text) => (opens.test(text) ? 2 : closes.test(text) ? 1.8 : beside.test(text) ? 1 : 0)
}

/** "primary" or "secondary", for who asks what a study measured so; null for other questions. */
export const outcomeAsked = (question: string): string | null =>
  asks.exec(question)?.[1]?.toLowerCase() ?? null

/** The sentences that say what a study measured first, or second, for who asks that; empty for other questions. */
export function outcomeStatements(
  document: PaperDocument,
  sentences: readonly Sentence[],
  question: string,
): Span[] {
  const asked = outcomeAsked(question)
  if (asked === null) return []
  // "The main outcome" is the primary one.
  const worded = wording(asked === 'primary' ? '(?:primary|main|principal)' : asked)
  const told = (text: string): number => {
    const plainness = worded(text)
    return plainness === 0 ? 0 : plainness - (cameOut.test(text) ? 0.8 : 0)
  }
  return statementsTelling({ form: 'statement', places, told, floor }, document, sentences)
}
