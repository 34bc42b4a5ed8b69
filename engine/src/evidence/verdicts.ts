import type { Span } from '../text/span.ts'
import { checkerVersion, type Problem, type Verdict } from './claim.ts'

/** A verdict without problems. */
export function verdict(kind: Verdict['kind'], spans: readonly Span[], score: number): Verdict {
  return { kind, score, spans, problems: [], checker: checkerVersion }
}

/** A claim that is not proven, and why. */
export function unverified(
  problems: readonly Problem[],
  spans: readonly Span[] = [],
  score = 0,
): Verdict {
  return {
    kind: 'unverified',
    score: Math.max(0, Math.min(1, score)),
    spans,
    problems,
    checker: checkerVersion,
  }
}
