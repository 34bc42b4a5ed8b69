import type { PaperDocument } from '../../document/paper-document.ts'
import { overlaps } from '../../text/span.ts'
import { isFaint } from '../question/faint-cues.ts'
import { sortsOf } from '../question/kindred-cues.ts'
import type { Question } from '../question/question.ts'
import { gridsOf } from '../tables/column-meanings.ts'
import { isOfCounting } from '../tables/table-counts.ts'
import { topicStems } from '../text/words.ts'
import { countsAsked } from './counted-phrase.ts'
import { countsThings } from './counted-things.ts'
import type { RankedCandidate } from './ranked-candidate.ts'

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
const fewestSaid = 2
/** Whether all that is asked for is said, but what any question may say. */
function saysAll({ stems: asked }: Question, { own, stems }: RankedCandidate): boolean {
  const unsaid = asked.filter((stem) => ![stem, ...sortsOf(stem)].some((one) => stems.has(one)))
  return (
    own >= leastCounted ||
    (asked.length - unsaid.length >= fewestSaid &&
      unsaid.every((stem) => isFaint(stem) || isOfCounting(stem)))
  )
}

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
      saysAll(question, lead) &&
      [thing, ...sortsOf(thing)].some((one) => countsThings(lead.text, one)))
  )
}

const cell = /^(.+?)(?: · .+)? in tab(?:le|\.) [\w.]+: (.+) \S*\d/iu

/** True for a cell, as it is told, whose row and column the question both names: "Ferry 7 in Table 2: Speed 12.5." */
export function isCellAsked({ stems: asked }: Question, told: string): boolean {
  const names = cell.exec(told)?.slice(1, 3).map(topicStems) ?? []
  return (
    names.length > 0 &&
    names.every((name) => name.length > 0 && name.every((stem) => asked.includes(stem)))
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
