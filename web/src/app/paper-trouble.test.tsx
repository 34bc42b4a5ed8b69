import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { answer } from '../testing/fake-server.ts'
import { found, paperCard } from '../testing/papers.fixture.ts'
import { renderApp } from '../testing/render-app.tsx'
import { fixtureDocument, fixturePaper, fixtureSummary } from './paper-route.fixture.ts'

const paperServer = {
  '/api/papers/p1': () => answer(fixturePaper),
  '/api/papers/p1/document': () => answer(fixtureDocument),
  '/api/papers/p1/summary': () => answer(fixtureSummary),
  '/api/papers/p1/qa': () => answer([]),
}

beforeAll(async () => {
  await import('./paper-route.tsx')
}, 30_000)

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (name: string) => name.replace(/[^\w-]/g, '\\$&') })
})

const wait = { timeout: 5000 }

test('a question that cannot be sent keeps its words and says why', async () => {
  await renderApp('/paper/p1', {
    ...paperServer,
    '/api/papers/qa': () => Promise.reject(new TypeError('Failed to fetch')),
  })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const box = await screen.findByLabelText<HTMLInputElement>(
    'Ask a question about this paper',
    {},
    wait,
  )
  await userEvent.type(box, 'How many?{Enter}')
  expect(await screen.findByText('Question failed', {}, wait)).toBeTruthy()
  expect(box.value).toBe('How many?')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send question' }).disabled).toBe(
    false,
  )
  vi.restoreAllMocks()
})

test('a paper has the way back to the start in its header; other pages have none', async () => {
  const { router } = await renderApp('/paper/p1', paperServer)
  const back = await screen.findByRole('link', { name: 'Back' }, wait)
  expect(back.getAttribute('href')).toBe('/')
  await router.navigate({ to: '/about' })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Back' })).toBeNull())
})

test('an unknown paper is named so in the title', async () => {
  await renderApp('/paper/nowhere')
  await waitFor(() => expect(document.title).toBe('Paper not found · Tessera'), wait)
})

test('a paper in another language is said to be not read, not to be silent', async () => {
  await renderApp('/paper/p1', {
    ...paperServer,
    '/api/papers/p1/document': () => answer({ ...fixtureDocument, language: 'pt' }),
  })
  expect(await screen.findByText(/This paper seems to be in Portuguese/, {}, wait)).toBeTruthy()
  expect(screen.queryByText(/The paper does not say/)).toBeNull()
})

test('back from a paper, the focus is on the result that was opened', async () => {
  const { router } = await renderApp('/?q=x', {
    ...paperServer,
    '/api/papers/search': () => answer(found([paperCard('p0'), paperCard('p1')])),
  })
  await userEvent.click(await screen.findByText('Paper p1'))
  await screen.findByRole('heading', { level: 1, name: 'Anchors That Hold' }, wait)
  router.history.back()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Paper p1'), wait)
})
