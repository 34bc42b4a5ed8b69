import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { answer, refuse } from '../testing/fake-server.ts'
import { renderApp } from '../testing/render-app.tsx'
import { rememberBrought } from './brought-before.ts'

afterEach(() => localStorage.clear())

const papers = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    paperId: `p${at}`,
    title: `Paper ${at}`,
    createdAt: '2026-01-31T10:00:00.000Z',
  }))

test('the papers that a reader brought are on the landing page, the first few at once', async () => {
  rememberBrought()
  await renderApp('/', { '/api/papers/import': () => answer(papers(5)) })
  const own = await screen.findByRole('region', { name: 'Papers you brought' })
  expect(within(own).getAllByRole('link')).toHaveLength(3)
  expect(within(own).getByRole('link', { name: 'Paper 0' }).getAttribute('href')).toBe('/paper/p0')
  await userEvent.click(within(own).getByRole('button', { name: 'Show all 5' }))
  expect(within(own).getAllByRole('link')).toHaveLength(5)
})

test.each([
  ['who brought some that are gone', () => answer([])],
  ['whose server is out of breath', () => refuse(503, 'busy', 'Later.')],
])('%s sees the landing page as it is', async (_, respond) => {
  rememberBrought()
  const { calls } = await renderApp('/', { '/api/papers/import': respond })
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/papers/import')).toBe(true))
  expect(screen.queryByRole('region', { name: 'Papers you brought' })).toBeNull()
  expect(screen.queryByText(/Server error/)).toBeNull()
})

test('a browser in which nothing was brought does not ask', async () => {
  const { calls } = await renderApp('/', { '/api/papers/import': () => answer(papers(1)) })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(calls.some(({ path }) => path === '/api/papers/import')).toBe(false)
})
