import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { ImportStatus } from '@tessera/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importStatusQuery } from './paper-queries.ts'

const jobId = '01a20000-0000-7000-8000-000000000001'
let step: ImportStatus['step'] = 'parsing'
let asked = 0

beforeEach(() => {
  vi.useFakeTimers()
  step = 'parsing'
  asked = 0
  vi.stubGlobal('fetch', async () => {
    asked++
    const progress = { total: 3, completed: 0, failed: 0 }
    return Response.json({ jobId, paperId: 'p', step, progress, error: null })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Follows an import. @returns how often it is asked about in a time */
function following(): (ms: number) => Promise<number> {
  const observer = new QueryObserver(new QueryClient(), importStatusQuery(jobId))
  observer.subscribe(() => {})
  return async (ms) => {
    const before = asked
    await vi.advanceTimersByTimeAsync(ms)
    return asked - before
  }
}

test('a file that has just been sent is asked about often, and one that takes longer less often', async () => {
  const askedIn = following()
  expect(await askedIn(1_000)).toBeGreaterThanOrEqual(6)
  await askedIn(2_000)
  const later = await askedIn(7_000)
  expect(later).toBeGreaterThanOrEqual(9)
  expect(later).toBeLessThanOrEqual(10)
})

test('a file that has been read is asked about no more', async () => {
  const askedIn = following()
  await askedIn(300)
  step = 'done'
  await askedIn(150)
  expect(await askedIn(10_000)).toBe(0)
})
