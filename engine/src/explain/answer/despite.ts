import type { Question } from '../question/question.ts'
import { asksForQuantity } from './demand-of-quantity.ts'
import type { RankedCandidate, Unmet } from './ranked-candidate.ts'

// A demand that no passage meets is a sign, and no proof: the paper may say the thing in words that no cue knows.

/**
 * From this chance on that the paper says the answer, what lacks a demand's sign is shown as unsure: well above the
 * chance from which on is answered.
 */
const leastDespite = 0.65
/** The chance with which it is shown at most: it stands under "Unsure". */
const mostDespite = 0.35

/** True when the paper so likely says the answer that a missing sign is no reason to refuse. */
export const isLikelySaid = (chance: number): boolean => chance >= leastDespite

/** The chance of an answer that lacks a sign. */
export const doubted = (chance: number): number => Math.min(chance, mostDespite)

/** What was cited, and when, is no figure, and no number of a list or a citation in front of a sentence. */
const pointer =
  /^\W*\d{1,3}[.)]?\s(?=\p{Lu})|\[[\d,;\s–-]+\]|\b(?:19|20)\d\d[a-z]?\b|\b(?:Fig(?:ure|s)?|Tab(?:le|s)?|Sect?(?:ion)?|Eq)\b\.? ?\d\w*/gu
/** A number of its own, and none in a name: "MKP-1", "PubTables-1M". */
const figure =
  /(?<![\p{L}\p{N}_.-])\d[\d.,]*(?![\p{L}\d-])|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)\b/iu

/** An amount, or a time, without a figure. */
const amount =
  /\b(?:no|none|all|both|half|one|once|twice|double|single|daily|weekly|monthly|yearly|annual(?:ly)?|every|each|always|never|rarely|seldom|often|most|few|several|many|infinite(?:ly)?|indefinite(?:ly)?|linear(?:ly)?|quadratic(?:ally)?|exponential(?:ly)?|logarithmic(?:ally)?|polynomial(?:ly)?)\b/i

/** Whether a text gives an amount at all, in figures or in words, but for what it cites and points at. */
export const givesAmount = (text: string): boolean =>
  figure.test(text.replace(pointer, ' ')) || amount.test(text)

/**
 * The passages as they are shown although a demand is not met; null where the question is to be refused: where the
 * paper does not likely say it, or a figure is asked for and the passage that leads has none.
 */
export function shownDespite(
  question: Question,
  ranked: readonly RankedCandidate[],
  { isSign, isNear }: Unmet,
  chance: number,
): readonly RankedCandidate[] | null {
  if (!isSign || !(isNear || isLikelySaid(chance))) return null
  if (question.type !== 'how-many' && !asksForQuantity(question.text)) return ranked
  return figure.test((ranked[0]?.text ?? '').replace(pointer, ' ')) ? ranked : null
}
