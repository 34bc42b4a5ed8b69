import type { PaperDocument } from '../document/paper-document.ts'
import { contains, type Span, slice } from '../text/span.ts'
import { anyVerb } from './clause-words.ts'
import { sourceIndex } from './source-index.ts'

// What a paper says in a table or in a legend, and means of that alone.

const fewestWords = 4
/** "Table 1. Ages of the bells. There was no difference": a legend that stands in running text. */
const legendInText =
  /(?:^|[.!?\])]\s*)(?:Table|Fig(?:ure|\.)?)\s?\d{1,2}[.:]?\s?\p{Lu}(?:(?!\n\n).){0,400}$/su
/** So far before a sentence its legend may begin. */
const reach = 450
const compared =
  '(?:differences?|changes?|effects?|associations?|correlations?|interactions?|improvements?|reductions?|increases?|decreases?|trends?)'
/** A difference, without a word of what differs. */
const bareDifference = new RegExp(
  String.raw`^(?:(?:however|also|overall), )?(?:there (?:was|were|is|are) |(?=(?:no|the|an?|all|any|significant|statistical)\b))(?:(?:not|no|the|an?|all|any|statistical(?:ly)?|significan(?:t|tly|ce)|other|clear|marked|major) ){0,4}${compared}\b(?!.*\b(?:in|of|for|on|regarding|concerning|with (?:respect|regard) to|as to) (?!(?:(?:the|all|any|both|either|these|those) )?(?:\S+ ){0,2}(?:groups?|arms?|cohorts?|tables?|figures?|patients|participants|subjects)\b))`,
  'iu',
)
/** "The groups did not differ", "They were comparable". */
const bareLikeness =
  /^(?:(?:the|all|both|these|those) )?(?:\p{L}+ )?(?:groups|arms|cohorts|values|data|results|they|these|those|both|it|this) (?:were|was|are|is|did|do)(?: not)? (?:\p{L}+ly )?(?:comparable|similar|identical|equal|different|differ|vary|significant)\p{Ll}*(?: (?:between|among|across)\b[^,;]*)?\.?$/iu

/** Whether the words at a place are a statement in a cell of a table, or one of a legend that has nothing of its own to tell of. */
export function leansOnTable(document: PaperDocument, place: Span): boolean {
  const words = slice(document.text, place).trim()
  const block = document.blocks.find(({ span }) => contains(span, place))
  if (!block || words.split(/\s+/).length < fewestWords) return false
  if (block.kind === 'table') return !/[\t\n]/.test(words) && anyVerb.test(words)
  if (!(bareDifference.test(words) || bareLikeness.test(words))) return false
  const from = Math.max(block.span.start, place.start - reach)
  return block.kind === 'caption' || legendInText.test(document.text.slice(from, place.start))
}

/** Where the very words stand in the paper's own text as well. */
export const inRunningText = (document: PaperDocument, words: string): Span | undefined =>
  sourceIndex(document)
    .anchorer.verbatim(words)
    ?.spans.find((span) => !leansOnTable(document, span))
