import type { SearchResults } from '@tessera/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMemoryCache } from '../sources/broker/answer-cache.ts'
import { unhurried } from '../sources/broker/unhurried.fixture.ts'
import { bodyOf, isRecordedHere, recorded } from '../sources/recorded-bodies.fixture.ts'
import {
  type Searchable,
  type SearchableSources,
  startSearchableSources,
} from './searchable-sources.fixture.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/** Where each source searches; failures come last, since a source that failed often is left alone. */
const searches: Readonly<Record<string, readonly [Searchable, RegExp]>> = {
  arxiv_atom: ['arXiv', /\/api\/query\?/],
  openalex: ['OpenAlex', /\/works\?/],
  crossref: ['Crossref', /\/works\?/],
  semanticscholar: ['Semantic Scholar', /\/paper\/search\?/],
  datacite: ['DataCite', /\/dois\?/],
  huggingface: ['Hugging Face', /\/papers\/search\?/],
}
const answers = recorded
  .flatMap((one) => {
    const [name, path] = searches[one.source] ?? []
    // Asked for fields among which there is no title: no answer to a search of ours.
    const fields = URL.parse(one.url)?.searchParams.get('fields')
    const isOurs = !fields || fields.includes('title')
    return name && path?.test(one.url) && isOurs ? [{ ...one, name }] : []
  })
  .sort((a, b) => a.status - b.status)
const typeOf = (file: string) =>
  file.endsWith('.json')
    ? 'application/json'
    : file.endsWith('.xml')
      ? 'application/xml'
      : 'text/html'

let upstreams: SearchableSources
let it: TestApp
beforeAll(async () => {
  upstreams = await startSearchableSources()
  it = await createTestApp({}, upstreams.env(), {
    // Nothing is kept, nobody rests, and no turn is waited for: each body meets the route by itself.
    cache: { ...createMemoryCache(), get: async () => null },
    policies: unhurried,
  })
})
afterAll(async () => {
  await it.close()
  await upstreams.close()
})
beforeEach(() => upstreams.reset())

describe.skipIf(!isRecordedHere)('what a source really sent goes through the search', () => {
  test.each(answers.map(({ file, ...more }, index) => [file, { ...more, index }] as const))(
    '%s',
    async (file, { name, status, index }) => {
      upstreams.state[name].recorded = { status, type: typeOf(file), body: bodyOf(file) }
      // A word that no paper has: what is found comes from the body alone.
      const answer = await it.app.inject({ url: `/api/papers/search?q=zzqx${index}vv&limit=50` })
      expect(answer.statusCode).toBe(200)
      const { papers, sources, total } = answer.json<SearchResults>()
      const said = sources.find(({ source }) => source === name)
      if (status === 200) {
        expect(said?.status).toBe('answered')
        expect(said?.count).toBeLessThanOrEqual(20)
      } else {
        expect(said?.status).toMatch(/^(?:failed|limited)$/)
        expect(said?.message).toContain(name)
        expect(Date.parse(said?.retryAt ?? '')).not.toBeNaN()
      }
      // What a source counts is there to be seen: fewer only where two of its records are one paper.
      expect(total).toBeLessThanOrEqual(said?.count ?? 0)
      expect(total).toBeGreaterThanOrEqual(Math.ceil((said?.count ?? 0) / 2))
      expect(papers).toHaveLength(total)
      for (const paper of papers) {
        expect(paper.title).not.toMatch(/<\/?[a-z]+[^>]*>|&(?:amp|lt|gt|quot);|^\s*$/)
        expect(paper.sources).toContain(name)
      }
      const [first] = papers
      if (first) {
        const read = await it.app.inject({ url: `/api/papers/${first.id}` })
        expect(read.json()).toMatchObject({ id: first.id, title: first.title })
      }
    },
  )
})
