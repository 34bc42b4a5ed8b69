import { SearchEvent, type SearchResults } from '@tessera/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { cautious } from '../sources/broker/policy.ts'
import { unhurried } from '../sources/broker/unhurried.fixture.ts'
import { type SearchableSources, startSearchableSources } from './searchable-sources.fixture.ts'
import { createTestApp, type TestApp } from './test-app.ts'

const html = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1>
   <h2>Abstract</h2><p>We count lanterns on rivers and say how many drift.</p></body></html>`

const oneAtATime = { requests: 1_000, perMs: 1_000, burst: 1_000, concurrency: 1 }

let sources: SearchableSources
let it: TestApp
let address: string
beforeAll(async () => {
  sources = await startSearchableSources()
  it = await createTestApp({ 'lanterns.html': html('Counting lanterns') }, sources.env(), {
    // Nobody is refused for want of a turn, but arXiv takes one question at a time.
    policies: { ...unhurried, arXiv: { ...cautious, lanes: { all: oneAtATime } } },
  })
  address = await it.app.listen({ port: 0, host: '127.0.0.1' })
  await it.start()
  await vi.waitFor(
    async () => expect(titlesOf(await plain('lanterns library'))).toEqual(['Counting lanterns']),
    { timeout: 400_000, interval: 300 },
  )
})
afterAll(async () => {
  await it.close()
  await sources.close()
})
beforeEach(() => sources.reset())

async function plain(q: string, more: Record<string, string> = {}): Promise<SearchResults> {
  const url = `/api/papers/search?${new URLSearchParams({ q, ...more })}`
  const answer = await it.app.inject({ url })
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`)
  return answer.json<SearchResults>()
}

function open(q: string, more: Record<string, string> = {}, signal?: AbortSignal) {
  const query = new URLSearchParams({ q, ...more })
  const host = { headers: { host: 'localhost:3000' } }
  return fetch(`${address}/api/papers/search/stream?${query}`, {
    ...host,
    ...(signal ? { signal } : {}),
  })
}

/** The events of a whole stream, each checked against the contract. */
async function eventsOf(response: Response): Promise<SearchEvent[]> {
  if (response.status !== 200) throw new Error(await response.text())
  return (await response.text())
    .split('\n\n')
    .filter((block) => block.startsWith('event:'))
    .map((block) => {
      const [, event, data = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? []
      return SearchEvent.parse({ event, data: JSON.parse(data) })
    })
}
const resultsOf = (event: SearchEvent | undefined): SearchResults => {
  if (!event || event.event === 'failed') throw new Error(`No results: ${JSON.stringify(event)}`)
  return event.data
}
const titlesOf = ({ papers }: SearchResults) => papers.map(({ title }) => title)
const lantern = (n: number) => ({
  title: `Lanterns of river number ${n}`,
  doi: `10.5555/lantern.${n}`,
  year: 2000 + n,
})

describe('the stream', () => {
  test('says first what is here, then what each adds, at last what the plain search says', async () => {
    Object.assign(sources.state.OpenAlex, { papers: [lantern(1)], delayMs: 300 })
    Object.assign(sources.state.Crossref, { papers: [lantern(1), lantern(2)], delayMs: 700 })
    const response = await open('drifting lanterns')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers.get('content-encoding')).toBeNull()
    const events = await eventsOf(response)
    expect([events[0]?.event, events.at(-1)?.event]).toEqual(['local', 'done'])
    expect(titlesOf(resultsOf(events[0]))).toEqual(['Counting lanterns'])
    const last = resultsOf(events.at(-1))
    expect(titlesOf(last).toSorted()).toEqual([
      'Counting lanterns',
      'Lanterns of river number 1',
      'Lanterns of river number 2',
    ])
    const again = await plain('drifting lanterns')
    expect(titlesOf(again).toSorted()).toEqual(titlesOf(last).toSorted())
    expect(again.sources.map(({ source, status }) => [source, status])).toEqual(
      last.sources.map(({ source, status }) => [source, status]),
    )
  })

  test('the first word does not wait for any source', async () => {
    for (const state of Object.values(sources.state)) state.delayMs = 30_000
    const gone = new AbortController()
    const response = await open('lanterns unhurried', {}, gone.signal)
    const { value } = (await response.body?.getReader().read()) ?? {}
    expect(new TextDecoder().decode(value)).toMatch(/^event: local\n/)
    gone.abort()
  })

  test('a reader who goes away ends it', async () => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    sources.state.arXiv.held = held
    const ofArxiv = () => sources.asked.filter((url) => url.startsWith('/arxiv'))
    const first = new AbortController()
    await (await open('first in the queue', {}, first.signal)).body?.getReader().read()
    await expect.poll(ofArxiv).toHaveLength(1)
    const second = new AbortController()
    // The second waits for its turn.
    await (await open('second in the queue', {}, second.signal)).body?.getReader().read()
    second.abort()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    answer()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(ofArxiv().filter((url) => url.includes('second'))).toEqual([])
    first.abort()
  })

  test('what is wrong with the question is an ordinary error', async () => {
    for (const [q, more] of [
      ['', {}],
      ['x', { from: '2020', to: '2010' }],
      ['x', { openAccess: 'maybe' }],
    ] as const) {
      const response = await open(q, more)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'bad-request' })
    }
  })

  test('is in the description of the API', async () => {
    const api = (await it.app.inject('/api/openapi.json')).json()
    const { responses } = api.paths['/api/papers/search/stream'].get
    expect(Object.keys(responses['200'].content)).toEqual(['text/event-stream'])
  })
})

describe('both searches', () => {
  test('an exact title comes first, whoever tells of it and however late', async () => {
    sources.state.Crossref.papers = [lantern(11), lantern(12), lantern(13)]
    Object.assign(sources.state.OpenAlex, {
      papers: [lantern(11), lantern(12), { title: 'Lanterns', doi: '10.5555/exact.1' }],
      delayMs: 500,
    })
    const events = await eventsOf(await open('lanterns'))
    const last = resultsOf(events.at(-1))
    expect(last.papers[0]?.title).toBe('Lanterns')
    expect(last.exact).toEqual([last.papers[0]?.id])
    expect(titlesOf(await plain('Lanterns'))[0]).toBe('Lanterns')
  })

  test('two surnames with a year find the paper of both, and each source counts what is shown of it', async () => {
    const drift = { title: 'Drift of reeds', doi: '10.5555/reeds.1', year: 2041 }
    const other = { title: 'Reeds and Brook', doi: '10.5555/reeds.2', year: 2041 }
    sources.state.Crossref.papers = [
      { ...other, authors: ['Cem Lake'] },
      { ...drift, authors: ['Ada Reed', 'Bo Brook'] },
    ]
    const results = await plain('Reed, Brook (2041)')
    expect(titlesOf(results)).toEqual(['Drift of reeds'])
    expect(results.message).toBeUndefined()
    const counts = results.sources.map(({ source, count = 0 }) => [source, count])
    expect(counts).toContainEqual(['Crossref', 1])
  })

  test('filters hold for what is here and for what the sources tell; facets count before them', async () => {
    sources.state.Crossref.papers = [lantern(72), lantern(71), lantern(90)]
    const asked = { from: '2070', to: '2080', venue: 'of pebb' }
    const results = await plain('filtered lanterns', asked)
    expect(titlesOf(results).toSorted()).toEqual([
      'Lanterns of river number 71',
      'Lanterns of river number 72',
    ])
    expect(results.facets.years.map(({ year }) => year)).toContain(2090)
    const streamed = resultsOf((await eventsOf(await open('filtered lanterns', asked))).at(-1))
    // By now the library knows them too, and may rank them otherwise.
    expect(titlesOf(streamed).toSorted()).toEqual(titlesOf(results).toSorted())
    expect((await plain('filtered lanterns', { code: '1' })).papers).toEqual([])
  })

  test('pages of one ranking repeat nothing and lose nothing, though sources change meanwhile', async () => {
    sources.state.Crossref.papers = Array.from({ length: 9 }, (_, n) => lantern(30 + n))
    const first = await plain('paged lanterns', { limit: '4' })
    const seen = first.papers.map(({ id }) => id)
    sources.state.Crossref.fault = 'burst of 500s'
    sources.state.OpenAlex.papers = [lantern(77)]
    for (let cursor = first.nextCursor; cursor !== null; ) {
      const page = await plain('paged lanterns', { limit: '4', cursor })
      seen.push(...page.papers.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(seen).toHaveLength(first.total)
    expect(new Set(seen).size).toBe(seen.length)
    const foreign = await it.app.inject({
      url: `/api/papers/search?q=other&cursor=${first.nextCursor}`,
    })
    expect(foreign.statusCode).toBe(409)
    expect(foreign.json()).toMatchObject({
      error: 'These results are no longer kept. Please search again.',
    })
  })

  test('a retraction that one source knows stands on the card', async () => {
    sources.state.Crossref.papers = [{ ...lantern(50), retractedBy: '10.5555/notice.50' }]
    sources.state.OpenAlex.papers = [lantern(50)]
    const { papers } = await plain('retracted lanterns', { from: '2050', to: '2050' })
    expect(papers[0]).toMatchObject({
      notices: [
        { kind: 'retraction', doi: '10.5555/notice.50', date: '2025-03-14', source: 'Crossref' },
      ],
      stage: 'published',
    })
    expect(papers[0]?.sources.toSorted()).toEqual(['Crossref', 'OpenAlex'])
    const hidden = await plain('retracted lanterns', {
      from: '2050',
      to: '2050',
      hideRetracted: '1',
    })
    expect(hidden.papers).toEqual([])
  })

  test('a preprint and what it became are one result, also when found one after the other', async () => {
    const title = 'Why lanterns meet at the weir'
    // arXiv itself is asked once in three seconds.
    sources.state['Hugging Face'].papers = [{ title, arxivId: '2105.00077', year: 2021 }]
    expect((await plain('weir lanterns')).total).toBeGreaterThan(0)
    sources.reset()
    sources.state.Crossref.papers = [{ title, doi: '10.5555/weir.1', year: 2022 }]
    const { papers } = await plain('lanterns at the weir')
    const found = papers.filter((paper) => paper.title === title)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ doi: '10.5555/weir.1', arxivId: '2105.00077' })
  })
})

test('the filters of a search are asked of the sources, not only of what they gave', async () => {
  await plain('plover numbers', { from: '2010', to: '2015' })
  const asked = sources.asked.map((address) => decodeURIComponent(address)).join('\n')
  expect(asked).toContain('from-pub-date:2010-01-01,until-pub-date:2015-12-31')
  expect(asked).toContain('from_publication_date:2010-01-01,to_publication_date:2015-12-31')
})
