import type { PaperDocument } from '../../document/paper-document.ts'
import { abbreviationsOf, acronym } from '../../document/short-forms.ts'

// Only where the column's own name says so is a direction known; otherwise it is highest and lowest.
const higherIsBetter =
  /\b(accuracy|acc\.?|bleu|rouge\S*|f1|f-?score|f-?measure|precision|recall|auc|auroc|map|ndcg\S*|mrr|hits?@\d+|exact match|em|r2|r²)\b|↑/i
const lowerIsBetter =
  /\b(errors?( rates?)?|wer|cer|perplexity|ppl|rmse|mae|mse|loss|failures?|failed|wrong|missed|misses|lost|false (alarms?|positives?|negatives?)|(run ?)?time|latency|cost|(milli)?seconds?)\b|↓/i
const wentWrong = /\b(?:errors?|loss(?:es)?|failures?)\b/i
// "MS" is no millisecond.
const inMilliseconds = /\bms\b/
const ofRows =
  /^([^\p{L}%]*|#.*|no\.?|number|id|year|date|age|rank|n|page|values?|rows?|.*\bn|\(.*|ref(erence)?s?|step|epoch|layer|df|.*\b(p[- ]?values?|sig(nificance)?\.?|CI|estimates?|coefficients?|coef|beta|β|std\.? ?err(or)?|s\.?e\.?|t|z|wald|χ2|chi)\b.*|p)$/iu
const identifier =
  /\b(?:ids?|identifiers?|accessions?|vouchers?|barcodes?|dois?|pmids?|pmcids?|issns?|isbns?|genbank)\b|\b(?:herbarium|specimen|catalog(?:ue)?|registration|trial) (?:nos?\b|numbers?)|^(?:(?:publication|birth|start|end|first|last) )?years?$|^pages?$|^pp\.?$|^(?:post|zip) ?codes?$/i
// "No. HUVA" numbers the sheets of a herbarium, "No. of leaves" counts.
const numbered = /^(?:Nos?|Nr|Num)\.? (?:\p{Lu}{2,}$|\p{Lu}{2,}\b(?!s))/u

/** True for a column of identifiers: its numbers name things and measure nothing. */
export const isIdentifier = (column: string): boolean =>
  numbered.test(column) ||
  (identifier.test(column) && !/\b(?:nos?\.?|number|count|share) of\b|%|\brates?\b/i.test(column))

/** True for a column that names or counts its rows, or tells how sure an estimate is, rather than measures them. */
export const measuresNothing = (column: string): boolean => ofRows.test(column)

/** Columns that measure the same under conditions counted up ("Round 1 found", "Round 2 found") stand for the last. */
export function isEarlierOf(columns: readonly string[], at: number): boolean {
  const split = (name: string) => /^(\D*)(\d+)(\D*)$/.exec(name)
  const own = split(columns[at] ?? '')
  if (!own) return false
  return columns.some((name) => {
    const other = split(name)
    return other?.[1] === own[1] && other?.[3] === own[3] && Number(other?.[2]) > Number(own[2])
  })
}

/** Which end of a column is its best, by the words said of it; null where they do not tell. */
export function bestEnd(words: string): 'high' | 'low' | null {
  const [isHigh, isLow] = [
    /\bscores?\b/i.test(words) || higherIsBetter.test(words),
    lowerIsBetter.test(words),
  ]
  return isHigh === isLow ? null : isHigh ? 'high' : 'low'
}

/** True where the lowest of a column is its best, by its name or by what its acronym is short for. */
export function isLowBetter(document: PaperDocument, column: string): boolean {
  const short = acronym.exec(column)?.[0]
  const isError = short !== undefined && wentWrong.test(abbreviationsOf(document).get(short) ?? '')
  const isLow = isError || lowerIsBetter.test(column) || inMilliseconds.test(column)
  return isLow && !higherIsBetter.test(column)
}
