import type { Span } from '../text/span.ts'

/** Raised with every change that could alter a verdict; stored beside verdicts. */
export const checkerVersion = '26'

export type Problem =
  | 'not-found'
  | 'stitched'
  | 'words-left-out'
  | 'reordered'
  | 'elsewhere'
  | 'of-table'
  | 'too-short'
  | 'number-mismatch'
  | 'unit-mismatch'
  | 'negation'
  | 'comparison'
  | 'entity-mismatch'
  | 'hedge-dropped'

/** Words of a claim, and the paper's in their place; '' where it has none there. */
export interface ChangedWords {
  readonly claim: string
  readonly paper: string
}

/**
 * What is certain of a refused statement, and of some of its words: that the paper has them nowhere, or, of numbers, not
 * in the nearest sentence; that they deny or compare where that sentence does not.
 */
export interface Telling {
  readonly kind: 'nowhere' | 'apart' | 'denial' | 'comparison'
  /** As the statement writes them. */
  readonly words: readonly string[]
}

/** The verdict ladder: the words themselves, nearly the words, a rule of measured precision, nothing. */
export interface Verdict {
  readonly kind: 'verbatim' | 'located' | 'supported' | 'unverified'
  /** 0 to 1: share of the claim's characters that agree with the text. Not a probability. */
  readonly score: number
  readonly spans: readonly Span[]
  readonly problems: readonly Problem[]
  /** Words that deny or limit the passage and are left out of the claim: "only", "not", "in mice", "than before". */
  readonly omitted?: readonly string[]
  /** Words that the claim's sentence does not have, where the two can be laid side by side. */
  readonly changed?: readonly ChangedWords[]
  readonly telling?: Telling
  readonly checker: string
}

export type ClaimSection =
  | 'tldr'
  | 'whatsNew'
  | 'methods'
  | 'results'
  | 'limitations'
  | 'replicationChecklist'
  | 'answer'
  | 'figures'
  | 'math'

/** Arithmetic that is shown instead of being asserted: `expression` with its operands' own spans. */
export interface Computation {
  /** "28.4 − 26.4 = 2.0" */
  readonly expression: string
  readonly operands: readonly { readonly value: number; readonly span: Span }[]
  readonly result: number
}

/** One sentence that Tessera says about a paper, and what proves it. */
export interface Claim {
  readonly text: string
  readonly section: ClaimSection
  readonly spans: readonly Span[]
  readonly verdict: Verdict
  readonly computation?: Computation
  /** What a reader should know of numbers in these words: which of them do not agree. */
  readonly caution?: string
}
