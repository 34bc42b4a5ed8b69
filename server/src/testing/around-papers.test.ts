import type { Intelligence } from '@tessera/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { harvestArxiv } from '../papers/harvest.ts'
import { createSources } from '../sources/create-sources.ts'
import { sends } from './scholarly-upstream.fixture.ts'
import { addressOf, openSourcedApp } from './sourced-app.fixture.ts'
import { cookieOf } from './test-app.ts'

const { upstream, it } = await openSourcedApp()
beforeEach(() => upstream.files.clear())

const json = (value: unknown, status?: number) =>
  sends('application/json', JSON.stringify(value), status)
const get = (url: string) => it.app.inject({ url })

const work = (number: number, title: string) => ({
  id: `https://openalex.org/W${number}`,
  doi: `https://doi.org/10.5555/w${number}`,
  display_name: title,
  publication_year: 2020,
  cited_by_count: number % 10,
})

/** OpenAlex tells of the paper with this DOI, and of what is around it. */
function tellAround(doi: string) {
  upstream.papers.push({ title: 'How pebbles roll', doi })
  upstream.files
    .set(
      `/openalex/works/${encodeURIComponent(`doi:${doi}`)}`,
      json({
        ...work(10_000, 'How pebbles roll'),
        doi: `https://doi.org/${doi}`,
        cited_by_count: 12,
        authorships: [
          { author: { id: 'https://openalex.org/A50001', display_name: 'Ines Marlow' } },
          { author: { id: null, display_name: 'Nobody Numbered' } },
        ],
        topics: [
          { display_name: 'Sediment transport', score: 0.97 },
          { display_name: 'Rivers', score: 0.4 },
        ],
        related_works: ['https://openalex.org/W20001'],
        referenced_works: ['https://openalex.org/W30001', 'https://openalex.org/W30002'],
      }),
    )
    .set(
      '/openalex/authors/A50001',
      json({
        id: 'https://openalex.org/A50001',
        display_name: 'Ines Marlow',
        orcid: 'https://orcid.org/0000-0002-1825-0097',
        works_count: 31,
        last_known_institutions: [{ display_name: 'School of Stones' }],
        topics: [{ display_name: 'Gravel', count: 9 }],
      }),
    )
    .set('/openalex/works', (request, response) => {
      const filter = new URL(request.url ?? '', upstream.url).searchParams.get('filter') ?? ''
      const results = filter.startsWith('cites:W10000')
        ? [work(40_001, 'Pebbles, cited')]
        : filter.includes('W30001')
          ? [work(30_001, 'Old stones'), work(30_002, 'Older stones')]
          : [work(20_001, 'Rolling gravel')]
      json({ results })(request, response)
    })
}

describe('what lies around a paper', () => {
  test('OpenAlex tells concepts, people, related, cited and citing works', async () => {
    tellAround('10.1234/pebbles')
    const answer = await get(`${addressOf('10.1234/pebbles')}/intelligence`)
    expect(answer.statusCode).toBe(200)
    const { paper, intelligence, sources } = answer.json<Intelligence>()
    expect(paper).toMatchObject({ title: 'How pebbles roll', doi: '10.1234/pebbles' })
    expect(intelligence).toMatchObject({
      metrics: { citationCount: 12 },
      concepts: [
        { display_name: 'Sediment transport', score: 0.97 },
        { display_name: 'Rivers', score: 0.4 },
      ],
      authorDetails: {
        'Ines Marlow': {
          affiliation: 'School of Stones',
          orcid: '0000-0002-1825-0097',
          works: 31,
          topics: ['Gravel'],
        },
      },
    })
    const titles = (works: Intelligence['intelligence']['relatedWorks']) =>
      works.map(({ title }) => title)
    expect(titles(intelligence.relatedWorks)).toEqual(['Rolling gravel'])
    expect(titles(intelligence.references)).toEqual(['Old stones', 'Older stones'])
    expect(titles(intelligence.citingWorks)).toEqual(['Pebbles, cited'])
    expect(intelligence.citingWorks[0]?.identifiers).toContainEqual({
      scheme: 'doi',
      value: '10.5555/w40001',
    })
    expect(sources).toMatchObject([{ source: 'OpenAlex', status: 'answered' }])
  })

  test('when OpenAlex is down, others tell references and citing works, and it is named', async () => {
    const doi = '10.1234/boulders'
    upstream.papers.push({ title: 'How boulders rest', doi })
    upstream.down.add('openalex')
    const name = `/s2/graph/v1/paper/${encodeURIComponent(`DOI:${doi}`)}`
    const cites = { paperId: 'b'.repeat(40), title: 'Boulders, cited', year: 2022, authors: [] }
    upstream.files
      .set(
        `/crossref/works/${encodeURIComponent(doi)}`,
        json({
          'message-type': 'work',
          message: {
            DOI: doi,
            title: ['How boulders rest'],
            reference: [{ key: '1', DOI: '10.5555/old', 'article-title': 'Old boulders' }],
          },
        }),
      )
      .set(`${name}/citations`, json({ data: [{ citingPaper: cites }] }))
    const answer = await get(`${addressOf(doi)}/intelligence`)
    const { intelligence, sources } = answer.json<Intelligence>()
    expect(intelligence.references).toMatchObject([{ title: 'Old boulders', source: 'Crossref' }])
    expect(intelligence.citingWorks).toMatchObject([
      { title: 'Boulders, cited', source: 'Semantic Scholar' },
    ])
    expect(sources.find(({ source }) => source === 'OpenAlex')).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('OpenAlex'),
    })
  })

  test('an upload of a reader is told to nobody', async () => {
    const answer = await it.upload('<html><body><h1>Mine</h1><p>Words.</p></body></html>', 'a.html')
    const { paperId } = answer.json<{ paperId: string }>()
    const cookie = cookieOf(answer)
    upstream.asked.length = 0
    const around = await it.app.inject({
      url: `/api/papers/${paperId}/intelligence`,
      headers: { cookie },
    })
    expect(around.statusCode).toBe(404)
    expect(around.json()).toMatchObject({ code: 'not-found' })
    expect(upstream.asked).toEqual([])
  })
})

describe('a model of the hub', () => {
  test('is told with its card, whatever the card holds', async () => {
    upstream.files
      .set(
        '/huggingface/api/models/marlow/pebble-net',
        json({
          id: 'marlow/pebble-net',
          author: 'marlow',
          likes: 3,
          gated: 'auto',
          tags: ['license:mit', 'arxiv:2402.00001'],
        }),
      )
      .set(
        '/huggingface/marlow/pebble-net/raw/main/README.md',
        sends('text/plain', '---\r\nlicense: mit\r\n---\r\n# Pebble net\r\n'),
      )
    const answer = await get('/api/models/marlow%2Fpebble-net')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      success: true,
      model: {
        ...{ name: 'marlow/pebble-net', author: 'marlow', likes: 3, downloads: null, gated: true },
        ...{ license: 'mit', papers: ['2402.00001'], modelCard: '# Pebble net' },
      },
    })
  })

  test('that is not there, or whose name is none, is not found; a hub that is down is named', async () => {
    for (const name of ['nobody%2Fnothing', '..%2f..%2fapi%2fadmin', 'a%2F..%2Fb', 'a%3Fx']) {
      const answer = await get(`/api/models/${name}`)
      expect([name, answer.statusCode]).toEqual([name, 404])
      expect(answer.json().error).toMatch(/^The model ".*" could not be found/)
    }
    expect(upstream.asked.filter((url) => url.includes('..') || url.includes('%2e'))).toEqual([])
    upstream.down.add('huggingface')
    const answer = await get('/api/models/marlow%2Fother')
    expect(answer.statusCode).toBe(502)
    expect(answer.json()).toMatchObject({
      code: 'upstream-failed',
      error: expect.stringContaining('Hugging Face'),
    })
  })
})

describe('harvesting arXiv', () => {
  const sources = () =>
    createSources(readConfig(upstream.env), '0', {
      policies: {},
    })
  const never = new AbortController().signal
  const record = (id: string, title: string) =>
    `<record><header><identifier>oai:arXiv.org:${id}</identifier></header><metadata><arXiv xmlns="http://arxiv.org/OAI/arXiv/"><id>${id}</id><created>2024-02-03</created><authors><author><keyname>Marlow</keyname><forenames>Ines</forenames></author></authors><title>${title}</title><categories>cs.CL</categories></arXiv></metadata></record>`
  const page = (records: string, token = '') =>
    `<?xml version="1.0"?><OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><ListRecords>${records}<resumptionToken>${token}</resumptionToken></ListRecords></OAI-PMH>`

  test('goes from page to page of the archive, and is found by a search afterwards', async () => {
    upstream.files.set('/arxiv-oai/oai', (request, response) => {
      const asked = new URL(request.url ?? '', upstream.url).searchParams
      const isSecond = asked.get('resumptionToken') === 'next'
      if (!isSecond) expect([asked.get('from'), asked.get('set')]).toEqual(['2024-02-01', 'cs'])
      const gone =
        '<record><header status="deleted"><identifier>oai:arXiv.org:2402.00099</identifier></header></record>'
      sends(
        'text/xml',
        isSecond
          ? page(record('2402.00012', 'Quartz in the archive, second page'))
          : page(record('2402.00011', 'Quartz in the archive') + gone, 'next'),
      )(request, response)
    })
    const { arxiv, close } = sources()
    const deps = { db: it.platform.db, arxiv }
    const seen: number[] = []
    const wanted = { since: '2024-02-01', set: 'cs', most: 100 }
    const done = await harvestArxiv(deps, wanted, never, (papers) => seen.push(papers))
    expect(done).toEqual({ papers: 2, deleted: 1, isCut: false })
    expect(seen).toEqual([1, 2])
    expect(await harvestArxiv(deps, { ...wanted, most: 1 }, never, () => {})).toMatchObject({
      papers: 1,
      isCut: true,
    })
    await close()
    upstream.asked.length = 0
    const paper = await get(addressOf('arXiv:2402.00012'))
    expect(paper.json()).toMatchObject({ title: 'Quartz in the archive, second page' })
    // A question of an earlier test, asked again later, is none for this paper.
    expect(upstream.asked.filter((url) => /2402\.00012|Quartz/i.test(url))).toEqual([])
  })

  test("brings in what was announced today, and says whose fault it is when it can't", async () => {
    const item = `<item><title>Basalt announced</title><link>https://arxiv.org/abs/2402.00013</link><guid isPermaLink="false">oai:arXiv.org:2402.00013v1</guid><description>arXiv:2402.00013v1 Announce Type: new \nAbstract: Of basalt.</description><dc:creator>Ines Marlow</dc:creator><category>cs.CL</category></item>`
    upstream.files.set(
      '/arxiv-rss/rss/cs.CL',
      sends(
        'application/rss+xml',
        `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>cs.CL</title>${item}</channel></rss>`,
      ),
    )
    const { arxiv, close } = sources()
    const deps = { db: it.platform.db, arxiv }
    const done = await harvestArxiv(deps, { categories: ['cs.CL'] }, never, () => {})
    expect(done).toEqual({ papers: 1, deleted: 0, isCut: false })
    const paper = await get(addressOf('2402.00013'))
    expect(paper.json()).toMatchObject({ title: 'Basalt announced', abstract: 'Of basalt.' })
    upstream.files.set('/arxiv-rss/rss/cs.AI', sends('text/html', '<html>Sorry</html>'))
    await expect(
      harvestArxiv(deps, { categories: ['cs.AI'] }, never, () => {}),
    ).rejects.toMatchObject({ name: 'SourceError', message: expect.stringContaining('arXiv') })
    await close()
  })
})
