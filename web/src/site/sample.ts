import type { VerdictKind } from '../ui/verdict-mark.tsx'
import sample from './sample.json' with { type: 'json' }

export interface SampleClaim {
  section: string
  text: string
  verdict: VerdictKind
  /** Half-open, in UTF-16 units of the abstract below. */
  start: number
  end: number
}

/** A starter paper's abstract with the claims that the engine anchors in it. */
export interface Sample {
  paperId: string
  title: string
  byline: string
  abstract: string
  /** In the order of the abstract; their spans do not overlap. */
  claims: readonly SampleClaim[]
  /** A sentence that was held against the abstract and did not pass. */
  withheld: { section: string; text: string; why: string } | null
  /** All claims of the paper's explanation, not only those whose proof lies in the abstract. */
  claimCount: number
}

/** Written by `scripts/landing-sample.ts` from the starter library. */
export const landingSample = sample as Sample
