import { beforeAll, describe, expect, test } from 'vitest'
import { htmlPaper } from '../fixture-papers.ts'
import { type Browser, useAccountApp } from './account-app.fixture.ts'

const app = useAccountApp()
const canary = 'A private sentence about violet lighthouses'
let owner: Browser
let other: Browser
let paperId: string
let jobId: string
let entryId: string
beforeAll(async () => {
  owner = await app.newcomer()
  other = await app.newcomer()
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const page = htmlPaper.replace('</title>', ` ${canary}</title>`).replace('<p>', `<p>${canary}. `)
  const uploaded = (await app.upload(page, 'private.html', cookie)).json()
  jobId = uploaded.jobId
  const status = await app.ended(jobId, cookie)
  paperId = String(status.paperId ?? uploaded.paperId)
  await owner.send('POST', '/api/papers/qa', { paperId, question: 'What is said of lighthouses?' })
  const question = 'Which lighthouses are violet?'
  entryId = (await owner.send('POST', '/api/papers/qa', { paperId, question })).body.id
})

/** What a route of papers needs to be well formed. */
const queries: Readonly<Record<string, string>> = {
  'GET /api/papers/{paper}/passage': '?start=0&end=10',
  'GET /api/papers/{paper}/cite': '?format=bibtex',
}
const bodies: Readonly<Record<string, () => Record<string, unknown>>> = {
  'POST /api/papers/{paper}/verify': () => ({ text: 'Lighthouses are violet.' }),
  'POST /api/papers/qa': () => ({ paperId, question: 'What is said of lighthouses?' }),
}

/** Every route that names a paper or an upload, as the API describes itself. */
const routes = [
  'GET /api/papers/{paper}',
  'GET /api/papers/{paper}/document',
  'GET /api/papers/{paper}/layout',
  'GET /api/papers/{paper}/passage',
  'GET /api/papers/{paper}/html',
  'GET /api/papers/{paper}/pdf',
  'POST /api/papers/{paper}/text',
  'GET /api/papers/{paper}/summary',
  'POST /api/papers/{paper}/summary',
  'POST /api/papers/{paper}/summary/stream',
  'GET /api/papers/{paper}/qa',
  'POST /api/papers/qa',
  'DELETE /api/papers/{paper}/qa/{id}',
  'GET /api/papers/{paper}/analyze-results',
  'POST /api/papers/{paper}/analyze-results',
  'GET /api/papers/{paper}/analyze-figures',
  'POST /api/papers/{paper}/analyze-figures',
  'GET /api/papers/{paper}/analyze-math',
  'POST /api/papers/{paper}/analyze-math',
  'GET /api/papers/{paper}/evidence',
  'POST /api/papers/{paper}/verify',
  'GET /api/papers/{paper}/links',
  'POST /api/papers/{paper}/links',
  'GET /api/papers/{paper}/cite',
  'GET /api/papers/{paper}/citations',
  'GET /api/papers/{paper}/intelligence',
  'GET /api/papers/import/{jobId}',
]
/** For nobody: the paper is HTML without PDF and pages, and has no name that sources could be asked by. */
const absent = new Set([
  'GET /api/papers/{paper}/pdf',
  'GET /api/papers/{paper}/layout',
  'GET /api/papers/{paper}/intelligence',
])

function ask(browser: Browser, route: string) {
  const [method = '', path = ''] = route.split(' ')
  const at = path.replace('{paper}', paperId).replace('{jobId}', jobId).replace('{id}', entryId)
  return browser.send(method, at + (queries[route] ?? ''), bodies[route]?.())
}

test('T36: no route of papers is missing from this list', () => {
  const { paths } = app.app.swagger() as { paths: Record<string, Record<string, unknown>> }
  const described = Object.entries(paths)
    .filter(([path]) => /^\/api\/papers\/(\{|qa|import\/\{)/.test(path))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
  expect(described.toSorted()).toEqual(routes.toSorted())
})

describe.each(routes)('T36: a private paper, %s', (route) => {
  test('is answered to its owner', async () => {
    const { status } = await ask(owner, route)
    expect(status === 404).toBe(absent.has(route))
    expect([400, 401, 403, 500]).not.toContain(status)
  })

  test.each([
    ['somebody else', () => other],
    ['nobody', () => app.browser()],
  ] as const)('is not there for %s', async (_, who) => {
    const { status, text } = await ask(who(), route)
    expect(status).toBe(404)
    expect(text).not.toContain(canary)
  })
})

test.each([
  ['the search', (words: string) => `/api/papers/search?q=${words}`],
  ['the stream of the search', (words: string) => `/api/papers/search/stream?q=${words}`],
  ['the page of the paper', () => `/paper/${paperId}`],
  ['the page of the results', (words: string) => `/?q=${words}`],
])('T36: %s tells nobody else of a private paper', async (_, path) => {
  const tells = async (browser: Browser) =>
    (await browser.send('GET', path(encodeURIComponent('violet lighthouses')))).text.includes(
      canary,
    )
  expect(await tells(owner)).toBe(true)
  for (const browser of [other, app.browser()]) expect(await tells(browser)).toBe(false)
})

test('T36: the download holds the own papers and questions, and those of nobody else', async () => {
  const mine = (await owner.send('GET', '/api/user/export')).body
  expect(mine.papers).toMatchObject([{ id: paperId, text: expect.stringContaining(canary) }])
  expect(mine.questions[0]).toMatchObject({
    paperId,
    question: 'What is said of lighthouses?',
    answer: expect.any(String),
  })
  const theirs = (await other.send('GET', '/api/user/export')).body
  expect([theirs.papers, theirs.questions]).toEqual([[], []])
})

test('T36: of a paper that all may read nobody deletes what another asked, or learns that it was asked', async () => {
  await app.platform.sql`update papers set owner_session = null where id = ${paperId}`
  const question = 'Where are the lighthouses?'
  const asked = async (browser: Browser) =>
    (await browser.send('GET', `/api/papers/${paperId}/qa`)).body
      .filter((entry: { question: string }) => entry.question === question)
      .map(({ id }: { id: string }) => id)
  const readers = [owner, other, app.browser()]
  for (const reader of readers) await reader.send('POST', '/api/papers/qa', { paperId, question })
  const ids = await Promise.all(readers.map(asked))
  expect(ids.map(({ length }) => length)).toEqual([1, 1, 1])
  const remove = (browser: Browser, [id]: string[]) =>
    browser.send('DELETE', `/api/papers/${paperId}/qa/${id}`)
  for (const [at, reader] of readers.entries())
    for (const theirs of ids.filter((_, of) => of !== at))
      expect((await remove(reader, theirs)).body.code).toBe('not-found')
  expect((await remove(app.browser(), ids[0])).body.code).toBe('not-found')
  expect(await Promise.all(readers.map(asked))).toEqual(ids)
  expect((await remove(other, ids[1])).status).toBe(200)
  expect(await Promise.all(readers.map(asked))).toEqual([ids[0], [], ids[2]])
})
