import { paths, queryKeys } from '@tessera/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ada } from '../accounts/security.fixture.ts'
import { importFiles } from '../papers/imports.ts'
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
  const send = screen.getByRole('button', { name: 'Send question' })
  expect(send.getAttribute('aria-disabled')).toBe('false')
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

test('of a paper that was not found, each source that could not be asked has its line, by the clock here', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T09:00:00'), toFake: ['Date'] })
  const silent = [
    { source: 'Europe PMC', message: 'Europe PMC rests.', retryAt: isoOf('2026-03-01T14:05:28') },
    { source: 'arXiv', message: 'arXiv is slow.', retryAt: isoOf('2026-03-01T08:59:59') },
  ]
  const error = 'Europe PMC rests. It can be asked again from 13:05:28 UTC.'
  const body = { error, code: 'upstream-failed', requestId: 'r-1', silent }
  await renderApp('/paper/nowhere', { '/api/papers/nowhere': () => answer(body, 502) })
  expect(await screen.findByText('This paper could not be looked up')).toBeTruthy()
  const alert = within(screen.getByRole('alert'))
  expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Europe PMC rests. It can be asked again today at 14:05.',
    'arXiv is slow. It can be asked again now.',
  ])
  expect(screen.queryByText(/UTC/)).toBeNull()
  vi.useRealTimers()
})

test('an unknown paper, and a source that could not be asked, are told apart', async () => {
  const silent = [{ source: 'Europe PMC', message: 'Europe PMC rests.' }]
  const body = { error: 'All.', code: 'paper-not-found', requestId: 'r-1', silent }
  await renderApp('/paper/nowhere', { '/api/papers/nowhere': () => answer(body, 404) })
  expect(await screen.findByText('Paper not found')).toBeTruthy()
  expect(screen.getByText(/do not know it\. Others could not be asked:$/)).toBeTruthy()
  expect(screen.getByText('Europe PMC rests. It can be asked again now.')).toBeTruthy()
})

/** By the clock of the machine that runs this. */
const isoOf = (local: string) => new Date(local).toISOString()

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
  await userEvent.click(screen.getByText('Provenance'))
  const row = (await screen.findByText('Version', { selector: 'dt' })).nextElementSibling
  expect(row?.textContent).toBe('v2 · v1')
})

const preprint = { ...fixturePaper, arxivId: '2401.00009', newestVersion: 7 }
const asVersion = (number: number) => ({
  ...{ source: 'html' as const, createdAt: '2026-11-01T08:00:00.000Z', state: null, license: null },
  ...{ documentId: fixtureDocument.id, label: `v${number}`, preprintVersion: number, origin: null },
})
const wanted = { importJobId: null, fullText: fixturePaper.fullText }

test('an earlier version with the text of the newest is shown, and said to be the same', async () => {
  const paper = { ...preprint, versions: [asVersion(2), asVersion(7)] }
  await renderApp('/paper/p1?v=v2', { ...paperServer, '/api/papers/p1': () => answer(paper) })
  expect(await screen.findByText(/same as that of version 7, the newest/)).toBeTruthy()
  expect(screen.getByText(/Version 2/, { selector: '.p-kicker' })).toBeTruthy()
})

test.each([
  ['while it is asked for', {}, () => new Promise<Response>(() => {}), /Looking for version 2\./],
  ['of no preprint', { arxivId: null }, () => answer(wanted), /not known to be there/],
  [
    'where no source is asked',
    { fullText: { ...fixturePaper.fullText, areSourcesAsked: false } },
    () => answer(wanted),
    /sources are not asked on this installation/,
  ],
  ['for no known reason', {}, () => answer(wanted), /fault on our side/],
])('a version that is not here is spoken of: %s', async (_, facts, onWish, words) => {
  const paper = { ...preprint, ...facts, versions: [asVersion(7)] }
  await renderApp('/paper/p1?v=v2', {
    ...paperServer,
    '/api/papers/p1': () => answer(paper),
    '/api/papers/p1/text': onWish,
  })
  expect((await screen.findByText(words)).textContent).toContain('ersion 2')
})

test.each([
  [404, 'not-found', 0],
  [500, 'internal', 1],
] as const)(
  'a text of the paper that is not there (%i) leads to the current one, and is tried again only where that can help',
  async (status, code, tries) => {
    await renderApp('/paper/p1?v=no-such-text', {
      ...paperServer,
      '/api/papers/p1/document': () => refuse(status, code, 'It is not to be had.'),
    })
    await screen.findByText(/The text could not be loaded\./)
    expect(screen.getByRole('link', { name: /current text/i }).getAttribute('href')).toBe(
      '/paper/p1',
    )
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(tries)
  },
)

test('a private paper leaves the screen when its reader is signed in no more, and the file that was brought', async () => {
  const private_ = { ...fixturePaper, isPrivate: true }
  let isOwner = true
  const gone = () => refuse(404, 'not-found', 'No such paper.')
  // The next file of whoever comes waits for its end.
  const upload = Promise.withResolvers<Response>()
  onTestFinished(() => upload.resolve(gone()))
  const { queryClient } = await renderApp('/paper/p1', {
    '/api/papers/p1': () => (isOwner ? answer(private_) : gone()),
    '/api/papers/p1/document': () => (isOwner ? answer(fixtureDocument) : gone()),
    '/api/papers/p1/summary': () => (isOwner ? answer(fixtureSummary) : gone()),
    '/api/papers/p1/qa': () => answer([]),
    [paths.import]: () => upload.promise,
  })
  act(() => {
    queryClient.setQueryData(queryKeys.me, ada)
    importFiles([new File(['%PDF'], 'my-secret.pdf')])
  })
  await screen.findAllByText(/The random seed is fixed at 17/)
  await screen.findByText('my-secret.pdf')
  isOwner = false
  act(() => void queryClient.setQueryData(queryKeys.me, null))
  await screen.findByRole('heading', { name: 'Paper not found' })
  const page = document.documentElement.outerHTML
  expect(page).not.toMatch(/random seed|Anchors That Hold|my-secret/)
})
