import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type * as Settings from './reading-settings.tsx'

// A module of this test's own: another test's may have fetched the form before.
const anew = './reading-settings.tsx?anew'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the settings are there before they are opened; without a connection they say so, and come with it', async () => {
  const { defaultSettings, ReadingSettingsPopover }: typeof Settings = await import(anew)
  // Five seconds never pass: the form comes with the connection, not by being asked for again.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { container } = render(
    <ReadingSettingsPopover settings={defaultSettings} onChange={vi.fn()} />,
  )
  expect(container.querySelector('[aria-busy="true"]')?.textContent).toBe('Loading...')
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain(
    'Tessera cannot be reached',
  )
  vi.stubGlobal('navigator', { onLine: true })
  dispatchEvent(new Event('online'))
  expect(await screen.findByLabelText('Font size')).toBeTruthy()
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull()
})
