import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { siteQuery } from '../api/site-query.ts'
import { ErrorScreen } from '../site/error-screen.tsx'
import { renderApp } from '../testing/render-app.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

function Broken(): never {
  throw new Error('boom')
}

afterEach(() => vi.restoreAllMocks())

test('a part that throws is replaced by the error screen, with the address of support', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const queryClient = new QueryClient()
  queryClient.setQueryData(siteQuery.queryKey, {
    operatorName: 'The operator',
    contactEmail: 'help@example.org',
    publicUrl: 'http://localhost:3000',
    engine: 'embedded',
    engineVersion: '1',
    checkerVersion: '1',
    languageModel: null,
    billing: 'off',
    version: '0.1.0',
  })
  render(
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary screen={<ErrorScreen />}>
        <Broken />
      </ErrorBoundary>
    </QueryClientProvider>,
  )
  const alert = screen.getByRole('alert').textContent
  expect(alert).toContain('Something went wrong')
  expect(alert).toContain(
    "We're sorry, but something unexpected happened. Please try refreshing the page.",
  )
  expect(alert).toContain('contact support at help@example.org')
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeTruthy()
  expect(alert).not.toContain('boom')
})

test("a screen of the app that throws brings the same error screen, not the router's own", async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    // What the results ask before they are shown.
    if (query === '(min-width: 900px)') throw new Error('boom')
    return matchMedia.call(window, query)
  })
  await renderApp('/?q=x')
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeTruthy()
})
