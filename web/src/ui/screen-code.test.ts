import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { actionCode, screenCode } from './screen-code.ts'
import { useToast } from './toast.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('code that cannot be fetched is asked for again when the browser is online', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue('the screen')
  const onMissing = vi.fn()
  const code = screenCode(load, onMissing)()
  await expect.poll(() => onMissing.mock.calls).toHaveLength(1)
  dispatchEvent(new Event('online'))
  expect(await code).toBe('the screen')
  expect(load).toHaveBeenCalledTimes(2)
})

test('without a connection code is not asked for: a browser may remember that it could not be fetched', async () => {
  const fetching = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetching)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('the screen')
  const onMissing = vi.fn()
  const code = screenCode(load, onMissing)()
  await expect.poll(() => onMissing.mock.calls).toHaveLength(1)
  expect(load).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(await code).toBe('the screen')
  expect(fetching).toHaveBeenCalledTimes(1)
})

test('a browser that thinks itself offline while the server answers gets its code', async () => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response('{}')))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await screenCode(() => Promise.resolve('the screen'))()).toBe('the screen')
})

test('an error of the code itself is not taken for a missing connection', async () => {
  const failure = new Error('boom')
  await expect(screenCode(() => Promise.reject(failure))()).rejects.toBe(failure)
})

test('and again after five seconds, for a server that was away', async () => {
  vi.useFakeTimers()
  const failure = new TypeError('Failed to fetch dynamically imported module')
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(failure)
    .mockRejectedValueOnce(failure)
    .mockResolvedValue('the screen')
  const code = screenCode(load)()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await code).toBe('the screen')
})

const offline = () => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch')))
  return vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
}

test.each([screenCode, actionCode])(
  'code that has come is there without a connection, too: nobody is asked',
  async (codeOf) => {
    const code = codeOf(() => Promise.resolve('the screen'))
    await code()
    offline()
    expect(await code()).toBe('the screen')
    expect(fetch).not.toHaveBeenCalled()
  },
)

test('what is pressed without a connection is said to have failed at once, and is not done later', async () => {
  const online = offline()
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('the export')
  const code = actionCode(load)
  expect(await code()).toBeNull()
  expect(renderHook(useToast).result.current?.title).toBe('You seem to be offline')
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(load).not.toHaveBeenCalled()
  expect(await code()).toBe('the export')
})

test('code that the server no longer has is not told as a missing connection', async () => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response('{}')))
  const gone = new TypeError('Failed to fetch dynamically imported module')
  expect(await actionCode(() => Promise.reject(gone))()).toBeNull()
  expect(renderHook(useToast).result.current).toMatchObject({
    title: 'A part of this page could not be loaded',
    action: { label: 'Reload' },
  })
})
