import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '../testing/fake-server.ts'
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
})

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (name: string) => name.replace(/[^\w-]/g, '\\$&') })
})

test('a question that cannot be sent keeps its words and says why', async () => {
  await renderApp('/paper/p1', {
    ...paperServer,
    '/api/papers/qa': () => Promise.reject(new TypeError('Failed to fetch')),
  })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const box = await screen.findByLabelText<HTMLInputElement>('Ask a question about this paper')
  await userEvent.type(box, 'How many?{Enter}')
  expect(await screen.findByText('Question failed')).toBeTruthy()
  expect(box.value).toBe('How many?')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send question' }).disabled).toBe(
    false,
  )
  vi.restoreAllMocks()
})

test('a paper has the way back to the start in its header; other pages have none', async () => {
  const { router } = await renderApp('/paper/p1', paperServer)
  const back = await screen.findByRole('link', { name: 'Back' })
  expect(back.getAttribute('href')).toBe('/')
  await router.navigate({ to: '/about' })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Back' })).toBeNull())
})

test('an unknown paper is named so in the title', async () => {
  await renderApp('/paper/nowhere')
  await waitFor(() => expect(document.title).toBe('Paper not found · Tessera'))
})

test('a paper in another language is said to be not read, not to be silent', async () => {
  await renderApp('/paper/p1', {
    ...paperServer,
    '/api/papers/p1/document': () => answer({ ...fixtureDocument, language: 'pt' }),
  })
  expect(await screen.findByText(/This paper seems to be in Portuguese/)).toBeTruthy()
  expect(screen.queryByText(/The paper does not say/)).toBeNull()
})

test('back from a paper, the focus is on the result that was opened', async () => {
  const { router } = await renderApp('/?q=x', {
    ...paperServer,
    '/api/papers/search': () => answer(found([paperCard('p0'), paperCard('p1')])),
  })
  await userEvent.click(await screen.findByText('Paper p1'))
  await screen.findByRole('heading', { level: 1, name: 'Anchors That Hold' })
  router.history.back()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Paper p1'))
})

test('an unknown paper, and a source that could not be asked: its name and its time are told', async () => {
  const error =
    'The sources that keep this kind of identifier do not know it. Others could not be asked: Europe PMC rests. It can be asked again from 14:05:28 UTC.'
  await renderApp('/paper/nowhere', {
    '/api/papers/nowhere': () => refuse(404, 'paper-not-found', error),
  })
  expect(await screen.findByText('Paper not found')).toBeTruthy()
  expect(screen.getByText(error)).toBeTruthy()
})

test('an abstract alone is not shown as the full paper, wherever its pages are', async () => {
  const page = 'https://journal.example/pebbles'
  const copy = {
    ...{ kind: 'html' as const, url: page, source: 'Crossref', license: null, state: null },
    ...{ preprintVersion: null, triedAt: null, problem: 'Not tried: a web page.', retryAt: null },
  }
  const paper = {
    ...fixturePaper,
    ...{ contentStatus: 'abstract' as const, pdfUrl: null, htmlUrl: page },
    fullText: { ...fixturePaper.fullText, copies: [copy] },
  }
  await renderApp('/paper/p1', { ...paperServer, '/api/papers/p1': () => answer(paper) })
  await screen.findByText('Abstract only.')
  expect(screen.getByText(/named by Crossref: Not tried: a web page\./)).toBeTruthy()
  expect(screen.queryByText('Full Paper')).toBeNull()
  expect(screen.queryByText('Open in New Tab')).toBeNull()
})

test('a version without a text makes no claims, and each version is named once', async () => {
  const paper = {
    ...fixturePaper,
    contentStatus: 'abstract' as const,
    contentProblem: 'The abstract is all that is known here.',
    stage: 'preprint' as const,
    newestVersion: 2,
    documentId: null,
    versions: [],
  }
  await renderApp('/paper/p1?v=v1', { ...paperServer, '/api/papers/p1': () => answer(paper) })
  const notice = (await screen.findByText('Abstract only.')).parentElement
  expect(notice?.textContent).not.toContain('Claims come from')
  const row = screen.getByText('Version', { selector: 'dt' }).nextElementSibling
  expect(row?.textContent).toBe('v2 · v1')
})
