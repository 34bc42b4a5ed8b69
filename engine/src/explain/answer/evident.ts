import type { PaperDocument } from '../../document/paper-document.ts'
import { overlaps } from '../../text/span.ts'
import type { Question } from '../question/question.ts'
import { gridsOf } from '../tables/column-meanings.ts'
import { countsThings } from './counted-things.ts'
import { countsAsked } from './counting.ts'
import type { RankedCandidate } from './rank-candidates.ts'

// What tells for a sentence, or against it, whatever its rivals: that many say the same makes none of them less sure.

/** So much of a question stands in a row of a table, its columns and its caption, that the row is what is meant. */
const wholeOfRow = 0.8
/** True of such a row, where it is sure which cells are its own. */
export const isOfRow = (document: PaperDocument, best: RankedCandidate | undefined): boolean =>
  best?.kind === 'table' &&
  best.wide >= wholeOfRow &&
  document.tables.some(
    (table) =>
      table.rows.some(([first]) => first?.span && overlaps(first.span, best.span)) &&
      gridsOf(document, table).every(({ isAdrift }) => !isAdrift),
  )

const leastCounted = 0.75

/** True where a passage counts what "how many" asks for and speaks of nearly all else that is asked, or is the row that is meant. */
export function isEvident(
  document: PaperDocument,
  question: Question,
  lead: RankedCandidate,
): boolean {
  const thing = countsAsked(question)
  return (
    isOfRow(document, lead) ||
    (thing !== null &&
      lead.kind !== 'table' &&
      lead.own >= leastCounted &&
      countsThings(lead.text, thing))
  )
}

const byOthers = /^\W*(\p{Lu}[\p{L}’'-]+)(?: (?:and|&) \p{Lu}[\p{L}’'-]+)? et al\b/u
const asksOfOthers =
  /\bet al\b|\b(?:previous|prior|earlier|related|other|literature|studies|authors?|who)\b/i

/** "Doe et al. detected the virus" tells of the work of others: of those who did not write the paper. */
export function tellsOfOthers(
  { authors }: Pick<PaperDocument, 'authors'>,
  question: Question,
  text: string,
): boolean {
  const name = byOthers.exec(text)?.[1]
  return (
    name !== undefined &&
    !asksOfOthers.test(question.text) &&
    !question.text.includes(name) &&
    !authors.some((author) => author.includes(name))
  )
}
