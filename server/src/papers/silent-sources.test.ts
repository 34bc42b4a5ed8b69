import { expect, test } from 'vitest'
import { silentOf, whySilent } from './silent-sources.ts'

const now = Date.parse('2026-03-01T14:05:00Z')
const silent = { source: 'Crossref', status: 'failed', message: 'Crossref rests.' } as const

test('a source that rests is named with the time when it can be asked again', () => {
  const at = (retryAt: string) => whySilent([{ ...silent, retryAt }], now)
  expect(at('2026-03-01T14:05:28.000Z')).toBe(
    'Crossref rests. It can be asked again from 14:05:28 UTC.',
  )
  expect(at('2026-03-02T01:00:00.000Z')).toBe(
    'Crossref rests. It can be asked again from 2026-03-02, 01:00:00 UTC.',
  )
  expect(at('2026-03-01T14:04:59.000Z')).toBe('Crossref rests.')
})

test('only who should have answered and did not is silent; without a reason it is named all the same', () => {
  const answers = (['answered', 'pending', 'off', 'limited'] as const).map((status) => ({
    source: `The ${status} one`,
    status,
  }))
  expect(whySilent(silentOf(answers), now)).toBe('The limited one did not answer.')
})
