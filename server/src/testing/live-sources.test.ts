import { createServer } from 'node:http'
import type { ApiError, Paper, SearchResults } from '@tessera/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listenOnLoopback, type OnLoopback } from '../platform/testing/loopback.ts'
import { comingAgain, createTestApp, type TestApp } from './test-app.ts'

const doi = '10.5555/pebbles.1'
const crossrefWork = (title: string, name: string) => ({
  DOI: name,
  title: [title],
  author: [{ given: 'Ada', family: 'Pebble' }],
  'container-title': ['Journal of Pebbles'],
  type: 'journal-article',
  issued: { 'date-parts': [[2021, 4, 2]] },
  'is-referenced-by-count': 7,
})
const openalexWork = (title: string, name: string) => ({
  id: 'https://openalex.org/W99',
  doi: `https://doi.org/${name}`,
  title,
  display_name: title,
  publication_year: 2021,
  authorships: [{ author: { display_name: 'Ada Pebble' } }],
  cited_by_count: 9,
  abstract_inverted_index: { Pebbles: [0], roll: [1] },
})

let isDown = false
/** Whether Crossref has lost a name in the record of one DOI. */
let isHalf = false
let asked: string[] = []
let upstream: OnLoopback
let it: TestApp

/** Crossref and OpenAlex know the same paper; all the others answer with errors. */
function answer(path: string): { status: number; body: unknown } {
  if (isDown) return { status: 500, body: {} }
  if (path === '/crossref/works/10.5555/pebbles.half') {
    const message = crossrefWork('Half a pebble', '10.5555/pebbles.half')
    const updates = { 'update-to': [{ DOI: '10.5555/pebbles.0', type: 'retraction' }] }
    const author = [{ given: 'Ada', family: isHalf ? null : 'Pebble' }]
    return {
      status: 200,
      body: { 'message-type': 'work', message: { ...message, author, ...updates } },
    }
  }
  const isOne = path.includes(encodeURIComponent(doi)) || path.includes(doi)
  const title = 'How pebbles roll down a gentle slope'
  if (path.startsWith('/crossref/works/'))
    return isOne
      ? { status: 200, body: { 'message-type': 'work', message: crossrefWork(title, doi) } }
      : { status: 404, body: {} }
  if (path.startsWith('/crossref/works')) {
    const items = [crossrefWork(title, doi)]
    return { status: 200, body: { 'message-type': 'work-list', message: { items } } }
  }
  if (path.startsWith('/openalex/works/'))
    return isOne ? { status: 200, body: openalexWork(title, doi) } : { status: 404, body: {} }
  if (path.startsWith('/openalex/works'))
    return { status: 200, body: { results: [openalexWork(title, doi)] } }
  if (path.startsWith('/datacite/dois/')) return { status: 404, body: {} }
  return { status: 500, body: {} }
}

beforeAll(async () => {
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const { status, body } = answer(decodeURIComponent(path).split('?')[0] ?? '')
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  upstream = await listenOnLoopback(server)
  const names = [
    'ARXIV_API',
    'OPENALEX',
    'CROSSREF',
    'UNPAYWALL',
    'DATACITE',
    'SEMANTIC_SCHOLAR',
    'HUGGINGFACE',
    'OPENREVIEW',
    'OPENREVIEW_V1',
    'EUROPE_PMC',
  ]
  it = await createTestApp(
    {},
    {
      ...Object.fromEntries(
        names.map((name) => [`${name}_URL`, `${upstream.url}/${name.toLowerCase()}`]),
      ),
      LIVE_SOURCES: 'on',
      CONTACT_EMAIL: 'library@example.org',
    },
  )
})
afterAll(async () => {
  await it.close()
  await upstream.close()
})
beforeEach(() => {
  isDown = false
  asked = []
})

const search = async (q: string) =>
  (
    await it.app.inject({ url: `/api/papers/search?${new URLSearchParams({ q })}` })
  ).json<SearchResults>()
const statusOf = (results: SearchResults, name: string) =>
  results.sources.find(({ source }) => source === name)

describe('live sources', () => {
  test('a thousand readers of one new DOI cost one request per source', async () => {
    const address = `/api/papers/${encodeURIComponent(doi)}`
    const ask = () => comingAgain(() => it.app.inject({ url: address }))
    const answers = await Promise.all(Array.from({ length: 1_000 }, ask))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map((one) => one.json<Paper>().id)).size).toBe(1)
    for (const source of ['/crossref', '/openalex', '/datacite'])
      expect(asked.filter((path) => path.startsWith(source)).length).toBeLessThanOrEqual(1)
    const paper = answers[0]?.json<Paper>()
    expect(paper).toMatchObject({ doi, venue: 'Journal of Pebbles', contentStatus: 'abstract' })
    const titles = paper?.provenance.filter(({ field }) => field === 'title') ?? []
    expect(titles.map(({ source }) => source).sort()).toEqual(['Crossref', 'OpenAlex'])
  })

  test('one paper of two sources is one result, and failing sources are named', async () => {
    const results = await search('pebbles slope')
    expect(results.papers.map(({ title }) => title)).toEqual([
      'How pebbles roll down a gentle slope',
    ])
    expect(statusOf(results, 'Crossref')).toMatchObject({ status: 'answered', count: 1 })
    const failed = results.sources.filter(({ status }) => status === 'failed')
    expect(failed.map(({ source }) => source)).toContain('Europe PMC')
    for (const { source, message } of failed) expect(message).toContain(source)
  })

  test('with all sources down the papers that are here still come, and nobody says there are none', async () => {
    isDown = true
    // The index hears of a stored paper a moment later.
    const title = 'How pebbles roll'
    const here = async () => (await it.app.inject({ url: '/?q=gentle' })).body
    await expect.poll(here).toContain(title)
    const results = await search('gentle pebbles')
    expect(results.papers.map((paper) => paper.doi)).toEqual([doi])
    const live = results.sources.filter(({ source }) => source !== 'library')
    expect(live.length).toBeGreaterThan(5)
    for (const { status, message } of live) {
      expect(['failed', 'limited']).toContain(status)
      expect(message).toMatch(/\.$/)
    }
  })

  test('a paper that those who would know it do not know is unknown; who could not be asked is named', async () => {
    const answer = await it.app.inject({ url: '/api/papers/10.5555%2Funheard.1' })
    expect(answer.statusCode).toBe(404)
    const { error, code } = answer.json<{ error: string; code: string }>()
    expect(code).toBe('paper-not-found')
    expect(error).toMatch(/Others could not be asked: .*Europe PMC/)
    expect(error).not.toContain('Crossref')
    expect((await it.app.inject({ url: '/paper/10.5555%2Funheard.1' })).statusCode).toBe(404)
    expect((await search('10.5555/unheard.1')).message).toContain('Europe PMC')
  })

  test('a source that answers with half a record has not answered, and is asked again', async () => {
    const half = '10.5555/pebbles.half'
    isHalf = true
    const address = `/api/papers/${encodeURIComponent(half)}`
    const failed = await it.app.inject({ url: address })
    expect(failed.statusCode).toBe(502)
    expect(failed.json<{ error: string }>().error).toContain(
      'Crossref gave an answer that cannot be read.',
    )
    isHalf = false
    const paper = (await it.app.inject({ url: address })).json<Paper>()
    expect(paper).toMatchObject({ authors: ['Ada Pebble'], year: 2021 })
    const noticeAbout = [{ kind: 'retracts', paper: 'doi:10.5555/pebbles.0' }]
    expect(paper.noticeAbout).toEqual(noticeAbout)
    const [card] = (await search(half)).papers
    expect(card).toMatchObject({ id: paper.id, noticeAbout })
    // The time at which it answered, not that at which its answer was kept.
    const { at } = paper.asked.find(({ source }) => source === 'Crossref') ?? {}
    expect(at).toBe(paper.provenance.find(({ source }) => source === 'Crossref')?.at)
  })

  test('a paper that cannot be asked for is a failure of the sources, not an unknown paper', async () => {
    isDown = true
    const answer = await it.app.inject({ url: '/api/papers/10.5555%2Fnever.1' })
    expect(answer.statusCode).toBe(502)
    expect(answer.json()).toMatchObject({ code: 'upstream-failed' })
    expect(answer.json<{ error: string }>().error).toContain('Crossref')
    // Asked for often enough, a source is left alone: until when, in the sentence, too.
    for (let doi = 2; doi < 12; doi++)
      await it.app.inject({ url: `/api/papers/10.5555%2Fnever.${doi}` })
    const again = await it.app.inject({ url: '/api/papers/10.5555%2Fnever.12' })
    const moment = /It can be asked again from \d\d:\d\d:\d\d UTC\./
    expect(again.json<{ error: string }>().error).toMatch(moment)
    const { silent } = again.json<ApiError>()
    expect(silent?.find(({ source }) => source === 'Crossref')?.retryAt).toMatch(/Z$/)
    const results = await search('10.5555/never.12')
    expect(results.message).toMatch(
      /could be asked: .*Crossref, .* did not answer\. Try again later/,
    )
    const page = await it.app.inject({ url: '/doi/10.5555/never.1' })
    expect(page.statusCode).toBe(503)
    expect(page.body).toMatch(/<noscript>.*<ul><li>OpenAlex .*<li>Crossref .*<\/ul>/)
    expect(page.body).toContain('<title>This paper could not be looked up · Tessera</title>')
  })
})
