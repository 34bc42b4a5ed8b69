import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyScreen } from './lazy-screen.tsx'

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
const There = ({ name }: { name: string }) => <p>Here is {name}</p>

// Five seconds never pass: what comes was asked for by what the test did.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a screen whose code is there is shown', async () => {
  const Screen = lazyScreen(async () => There)
  await Screen.preload()
  render(<Screen name="the paper" />)
  expect(screen.getByText('Here is the paper')).toBeTruthy()
})

test('a screen whose code cannot be fetched says so, and comes with Try again', async () => {
  const load = vi.fn<() => Promise<typeof There>>().mockRejectedValueOnce(gone)
  load.mockResolvedValue(There)
  const Screen = lazyScreen(load)
  await Screen.preload()
  render(<Screen name="the paper" />)
  expect(screen.getByRole('alert').textContent).toContain('This page could not be loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Here is the paper')).toBeTruthy()
})

test('it comes by itself once the browser is online', async () => {
  const load = vi.fn<() => Promise<typeof There>>().mockRejectedValueOnce(gone)
  load.mockResolvedValue(There)
  const Screen = lazyScreen(load)
  await Screen.preload()
  render(<Screen name="the paper" />)
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('Here is the paper')).toBeTruthy()
})

test('a part of a screen asks for its code when it is shown, and says no sooner that it is missing', async () => {
  const load = vi.fn<() => Promise<typeof There>>().mockRejectedValueOnce(gone)
  load.mockResolvedValue(There)
  const Part = lazyScreen(load, undefined, () => <p>Loading</p>)
  render(<Part name="the tab" />)
  expect(screen.getByText('Loading')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Here is the tab')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('while the server is away, Try again leaves the screen as it is', async () => {
  const asked = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', asked)
  const Screen = lazyScreen<object>(() => Promise.reject(gone))
  await Screen.preload()
  render(<Screen />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => asked.mock.calls).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('Try again asks once more when the server answers after all: the page is not loaded anew', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'))
  const load = vi.fn<() => Promise<typeof There>>().mockRejectedValueOnce(gone)
  load.mockRejectedValueOnce(gone).mockResolvedValue(There)
  const Screen = lazyScreen(load)
  await Screen.preload()
  render(<Screen name="the paper" />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Here is the paper')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(3)
})

test('an error of the code itself is not taken for a missing connection', async () => {
  const failure = new Error('boom')
  await expect(lazyScreen(() => Promise.reject(failure)).preload()).rejects.toBe(failure)
})
