import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPace, readRetryAfter, readUsedUp } from './limits.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const inSeconds = (time: number | null) => (time === null ? null : (time - now) / 1_000)

describe('Retry-After', () => {
  test.each([
    [undefined, null],
    ['0', 0],
    ['120', 120],
    [' 7 ', 7],
    ['1.5', 1.5],
    ['Sun, 01 Mar 2026 12:01:00 GMT', 60],
    ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
    ['soon', null],
    ['-5', null],
    ['', null],
  ])('%j', (value, seconds) => {
    const headers = value === undefined ? {} : { 'retry-after': value }
    expect(inSeconds(readRetryAfter(headers, now))).toBe(seconds)
  })
})

describe('a used-up allowance', () => {
  test.each([
    ['nothing said', {}, null],
    ['some left', { 'x-ratelimit-remaining': '3', 'x-ratelimit-reset': '60' }, null],
    ['seconds from now', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '64136' }, 64_136],
    [
      'seconds since 1970',
      { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${now / 1_000 + 90}` },
      90,
    ],
    [
      'milliseconds since 1970',
      { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${now + 90_000}` },
      90,
    ],
    ['without a reset', { 'x-ratelimit-remaining': '0' }, 30],
    ['IETF draft', { ratelimit: '"api";r=0;t=55' }, 55],
    ['IETF draft, some left', { ratelimit: '"api";r=12;t=55' }, null],
    ['garbage', { ratelimit: 'r=0', 'x-ratelimit-remaining': 'none' }, null],
  ])('%s', (_name, headers, seconds) => {
    expect(inSeconds(readUsedUp(headers, now, 30_000))).toBe(seconds)
  })
})

describe('an announced pace', () => {
  test.each([
    [
      { 'x-rate-limit-limit': '3', 'x-rate-limit-interval': '1s' },
      { requests: 3, perMs: 1_000, concurrency: null },
    ],
    [
      { 'x-rate-limit-limit': '5', 'x-rate-limit-interval': '1s', 'x-concurrency-limit': '1' },
      { requests: 5, perMs: 1_000, concurrency: 1 },
    ],
    [
      { 'x-rate-limit-limit': '50', 'x-rate-limit-interval': '2m' },
      { requests: 50, perMs: 120_000, concurrency: null },
    ],
    [{ 'x-rate-limit-limit': '50' }, null],
    [{ 'x-rate-limit-limit': 'many', 'x-rate-limit-interval': '1s' }, null],
    [{ 'x-rate-limit-limit': '5', 'x-rate-limit-interval': '1 fortnight' }, null],
  ])('%j', (headers, pace) => {
    expect(readPace(headers)).toEqual(pace)
  })
})

const folder =
  process.env.TESSERA_SHARED_DATA ?? join(import.meta.dirname, '../../../../../shared/data')
const index = join(folder, 'api/index.json')
if (!existsSync(index)) console.log('Recorded answers are not here: their headers are not tested.')

test.skipIf(!existsSync(index))('every recorded header is understood', () => {
  const recorded = (
    JSON.parse(readFileSync(index, 'utf8')) as {
      source: string
      headers?: Record<string, string>
    }[]
  ).map(({ source, headers = {} }) => ({
    source,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  }))
  const paces = recorded.filter(({ headers }) => 'x-rate-limit-interval' in headers)
  expect(paces.length).toBeGreaterThan(10)
  for (const { headers } of paces) expect(readPace(headers)?.perMs).toBe(1_000)
  const spent = recorded.filter(({ headers }) => headers['x-ratelimit-remaining'] === '0')
  expect(spent.length).toBeGreaterThan(0)
  for (const { headers } of spent) expect(readUsedUp(headers, now, 30_000)).not.toBeNull()
  for (const { headers } of recorded)
    if (headers['retry-after'] !== undefined) expect(readRetryAfter(headers, now)).not.toBeNull()
})
