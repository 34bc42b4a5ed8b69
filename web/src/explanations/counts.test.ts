import type { Claim } from '@tessera/contract'
import { expect, it } from 'vitest'
import { countsLine, engineLine } from './counts.ts'

const claim = (kind: Claim['verdict']['kind']): Claim => ({
  text: 'x',
  section: 'tldr',
  spans: [],
  verdict: { kind, score: 1, spans: [], problems: [], checker: '1' },
})

it('counts what is proven, by kind, and what was withheld', () => {
  const claims = [claim('verbatim'), claim('verbatim'), claim('supported'), claim('unverified')]
  expect(countsLine(claims, 2)).toBe('3 claims: 2 verbatim, 1 supported. 2 withheld.')
  expect(countsLine([claim('located')], 0)).toBe('1 claim: 1 located.')
  expect(countsLine([], 0)).toBe('0 claims.')
})

it('says which engine spoke', () => {
  expect(engineLine({ engine: 'embedded', engineVersion: '1' })).toBe('Embedded engine 1')
  expect(engineLine({ engine: 'anthropic', engineVersion: '1', model: 'm' })).toContain('m through')
})
