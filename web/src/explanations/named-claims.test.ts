import type { Claim } from '@tessera/contract'
import { describe, expect, it } from 'vitest'
import { highlightsOf, named } from './named-claims.ts'

const claim = (kind: Claim['verdict']['kind'], start: number): Claim => ({
  text: 'x',
  section: 'results',
  spans: [{ start, end: start + 5 }],
  verdict: { kind, score: 1, spans: [], problems: [], checker: '1' },
})

describe('highlightsOf', () => {
  const claims = {
    summary: named('s', 'tldr', [claim('verbatim', 0), claim('unverified', 10)]),
    results: named('r', 'results', [claim('located', 20)]),
    figures: [],
    math: [],
    ask: named('q', 'answers', [claim('supported', 30)]),
  }

  it('never marks what no passage proves', () => {
    expect(highlightsOf(claims, 'summary').map((one) => one.claim)).toEqual(['s-0', 'r-0', 'q-0'])
  })

  it('keeps the evidence of other tabs quiet, and answers always in view', () => {
    const quiet = (open: 'summary' | 'results') =>
      highlightsOf(claims, open)
        .filter((one) => one.quiet)
        .map((one) => one.claim)
    expect(quiet('summary')).toEqual(['r-0'])
    expect(quiet('results')).toEqual(['s-0'])
  })
})
