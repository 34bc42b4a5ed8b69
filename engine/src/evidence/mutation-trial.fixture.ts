import type { PaperDocument } from '../document/paper-document.ts'
import { matchingForm } from '../text/matching-form.ts'
import { pick, seeded } from '../text/seeded.fixture.ts'
import { slice } from '../text/span.ts'
import type { Verdict } from './claim.ts'
import type { Mutation } from './mutations.fixture.ts'
import { verifyClaim } from './verify.ts'

/** A paper with the sentences that may be changed. */
export interface TrialPaper {
  readonly document: PaperDocument
  /** Whole sentences of running text with 8 to 60 words. */
  readonly sentences: readonly string[]
  /** The text in the form that quotations are compared in. */
  readonly form: string
}

export function trialPaper(document: PaperDocument): TrialPaper {
  const sentences = document.sentences
    .map((span) => slice(document.text, span))
    .filter((sentence) => {
      const words = sentence.split(/\s+/).length
      return words >= 8 && words <= 60 && /^\p{Lu}.*[.!?]$/u.test(sentence)
    })
  return { document, sentences, form: matchingForm(document.text).text }
}

/** Whether a text has some words and does not go on with their last one: "it was 2." is not said by "it was 2.8". */
export function isSaid(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at + words.length))) return true
  return false
}

/** One changed sentence, what the verifier said of it, and how long that took. */
export interface Trial {
  readonly paper: TrialPaper
  readonly sentence: string
  readonly claim: string
  readonly verdict: Verdict
  readonly ms: number
}

/**
 * Changes sentences of the papers until there are `count` claims, or the attempts (60 for each) are used up,
 * and verifies each. A corruption whose words the paper says all the same is drawn again.
 */
export function tryMutation(
  papers: readonly TrialPaper[],
  mutation: Mutation,
  { harmless, seed, count }: { harmless: boolean; seed: number; count: number },
): Trial[] {
  const random = seeded(seed)
  const trials: Trial[] = []
  for (let attempt = 0; attempt < count * 60 && trials.length < count; attempt++) {
    const at = Math.floor(random() * papers.length)
    const paper = papers[at] as TrialPaper
    const { document, sentences, form } = paper
    const { sentences: foreign } = papers[(at + 1) % papers.length] as TrialPaper
    const sentence = pick(sentences, random)
    if (sentence === undefined) continue
    const claim = mutation(sentence, random, { siblings: sentences, foreign })
    if (claim === null || (!harmless && isSaid(form, matchingForm(claim).text.trim()))) continue
    const started = performance.now()
    const verdict = verifyClaim(document, claim)
    trials.push({ paper, sentence, claim, verdict, ms: performance.now() - started })
  }
  return trials
}
