import { expect, test } from 'vitest'
import { createArxiv } from './arxiv/arxiv.ts'
import { createCrossref } from './crossref.ts'
import { createDataCite } from './datacite.ts'
import { createEuropePmc } from './europe-pmc.ts'
import { createGitHub } from './github.ts'
import { openUpstream } from './loopback-upstream.fixture.ts'
import { createOpenAlex } from './openalex.ts'
import { createOpenReview } from './openreview.ts'
import { createSemanticScholar } from './semantic-scholar.ts'
import { type Narrowing, type Source, SourceError } from './source.ts'

const { upstream, reply, options, signal } = await openUpstream()

test('a DOI stays one segment of the path, whatever it holds', async () => {
  reply.body = JSON.stringify({
    'message-type': 'work',
    message: { DOI: '10.1234/x', title: ['Snow'] },
  })
  const hostile = [
    '10.1234/a/../../members',
    '10.1234/a?rows=1',
    '10.1234/a#b',
    '10.1234/a%2f..%2fb',
    '10.1234/é"<>',
  ]
  for (const value of hostile) {
    await createCrossref(options).lookup({ scheme: 'doi', value }, signal)
    expect(upstream.asked.at(-1)).toBe(`/works/${encodeURIComponent(value)}?mailto=a%40example.org`)
  }
})

test.each(['../secrets', 'a/..', 'a/b/c', 'a/b?c', 'a/b#c', 'a%2fb/c', 'a/b\u0000', '/b', 'a/'])(
  'the repository name %j is never asked for',
  async (name) => {
    const before = upstream.asked.length
    expect(await createGitHub(options).repository(name, signal)).toBeNull()
    expect(upstream.asked.length).toBe(before)
  },
)

test('a reader cannot write in the query language of arXiv', async () => {
  reply.body = '<feed xmlns="http://www.w3.org/2005/Atom"></feed>'
  const arxiv = createArxiv({ ...options, oaiUrl: upstream.url, rssUrl: upstream.url })
  await arxiv.search({ words: 'snow" OR au:"frost', limit: 5 }, signal)
  const query = new URL(upstream.asked.at(-1) ?? '', upstream.url).searchParams.get('search_query')
  expect(query).toBe('(ti:"snow OR au frost" OR (all:snow AND all:OR AND all:au AND all:frost))')
})

test('null and unknown fields are absent; a body of another shape is refused', async () => {
  const openalex = createOpenAlex(options)
  const work = { id: 'https://openalex.org/W12345', display_name: 'Snow', doi: null, ids: 7 }
  reply.body = JSON.stringify({
    ...work,
    authorships: null,
    abstract_inverted_index: { falls: [1], Snow: [0] },
  })
  const paper = await openalex.lookup({ scheme: 'openalex', value: 'W12345' }, signal)
  expect(paper).toMatchObject({ title: 'Snow', authors: [], abstract: 'Snow falls' })
  for (const other of [
    '{"renamed":1}',
    '<html></html>',
    '{"id":"https://openalex.org/W12',
    'null',
  ]) {
    reply.body = other
    const asked = openalex.lookup({ scheme: 'openalex', value: 'W12345' }, signal)
    await expect(asked).rejects.toBeInstanceOf(SourceError)
  }
})

test('one odd item of a list is left out, but a list of odd items is refused', async () => {
  const scholar = createSemanticScholar(options)
  const search = () => scholar.search({ words: 'snow', limit: 5 }, signal)
  reply.body = JSON.stringify({
    data: [null, { paperId: 'a'.repeat(40), title: 'Snow' }, { name: 'odd' }],
  })
  expect((await search()).papers.map(({ title }) => title)).toEqual(['Snow'])
  reply.body = JSON.stringify({ data: [{ paper_id: 'a', headline: 'Snow' }] })
  await expect(search()).rejects.toBeInstanceOf(SourceError)
  reply.body = JSON.stringify({ total: 0, offset: 0 })
  expect(await search()).toEqual({ papers: [], total: 0 })
})

test('a title that the search of Semantic Scholar misses is asked for by itself', async () => {
  const scholar = createSemanticScholar(options)
  const paths = () => upstream.asked.slice(before).map((url) => url.split('?')[0])
  let before = upstream.asked.length
  reply.body = JSON.stringify({ data: [{ paperId: 'a'.repeat(40), title: 'Snow on roofs' }] })
  const search = (words: string) => scholar.search({ words, isTitle: true, limit: 5 }, signal)
  expect((await search('Snow on roofs')).papers.map(({ title }) => title)).toEqual([
    'Snow on roofs',
  ])
  expect(paths()).toEqual(['/graph/v1/paper/search'])
  before = upstream.asked.length
  // Its nearest title is another: no answer to what was asked.
  expect((await search('Snow on warm roofs')).papers.map(({ title }) => title)).toEqual([
    'Snow on roofs',
  ])
  expect(paths()).toEqual(['/graph/v1/paper/search', '/graph/v1/paper/search/match'])
})

test('retractions and concerns of Crossref become notices of the paper', async () => {
  const update = (type: string) => ({
    DOI: '10.1234/N',
    type,
    updated: { 'date-parts': [[2024, 5]] },
  })
  reply.body = JSON.stringify({
    'message-type': 'work',
    message: {
      DOI: '10.1234/X',
      title: ['<i>Snow</i>'],
      issued: { 'date-parts': [[null]] },
      'updated-by': [
        update('retraction'),
        { ...update('retraction'), source: 'retraction-watch' },
        { ...update('expression_of_concern'), source: 'publisher' },
        update('new_edition'),
      ],
      relation: { 'has-preprint': [{ 'id-type': 'doi', id: '10.1101/1' }] },
    },
  })
  const paper = await createCrossref(options).lookup({ scheme: 'doi', value: '10.1234/x' }, signal)
  expect(paper).toMatchObject({
    title: 'Snow',
    notices: [
      { kind: 'retraction', doi: '10.1234/n', date: '2024-05', source: 'Crossref' },
      {
        kind: 'retraction',
        doi: '10.1234/n',
        date: '2024-05',
        source: 'Retraction Watch via Crossref',
      },
      { kind: 'concern', doi: '10.1234/n', source: 'Crossref' },
    ],
    relations: [{ kind: 'has-preprint', to: { scheme: 'doi', value: '10.1101/1' } }],
  })
  expect(paper?.date).toBeUndefined()
})

test('years, open access and venue reach every source that can be asked for them', async () => {
  const arxiv = createArxiv({ ...options, oaiUrl: upstream.url, rssUrl: upstream.url })
  const asked = async (source: Pick<Source, 'search'>, more: Narrowing) => {
    // The answer is of no shape: what was asked is what counts.
    await source.search?.({ words: 'plover', limit: 5, ...more }, signal).catch(() => undefined)
    return Object.fromEntries(new URL(upstream.asked.at(-1) ?? '', upstream.url).searchParams)
  }
  const all = { from: 2010, to: 2015, openAccess: true, venue: 'Ibis' }
  expect(await asked(createCrossref(options), all)).toMatchObject({
    filter: 'from-pub-date:2010-01-01,until-pub-date:2015-12-31',
    'query.container-title': 'Ibis',
  })
  expect(await asked(createOpenAlex(options), all)).toMatchObject({
    filter: 'from_publication_date:2010-01-01,to_publication_date:2015-12-31,is_oa:true',
  })
  expect(await asked(createSemanticScholar(options), all)).toMatchObject({
    year: '2010-2015',
    openAccessPdf: '',
  })
  expect(await asked(createEuropePmc(options), all)).toMatchObject({
    query: 'plover AND PUB_YEAR:[2010 TO 2015] AND OPEN_ACCESS:y AND JOURNAL:"Ibis"',
  })
  expect(await asked(createDataCite(options), all)).toMatchObject({
    query: 'plover AND publicationYear:[2010 TO 2015]',
  })
  expect(await asked(arxiv, all)).toMatchObject({
    search_query: 'all:plover AND submittedDate:[201001010000 TO 201512312359]',
  })
  expect(await asked(createSemanticScholar(options), { from: 2010 })).toMatchObject({
    year: '2010-',
  })
  expect(await asked(createEuropePmc(options), { to: 2015 })).toMatchObject({
    query: 'plover AND PUB_YEAR:[1400 TO 2015]',
  })
  expect(await asked(createCrossref(options), { to: 2015 })).toMatchObject({
    filter: 'until-pub-date:2015-12-31',
  })
})

const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:opensearch="http://a9.com/-/spec/opensearch/1.1/"><opensearch:totalResults>45</opensearch:totalResults><entry><id>http://arxiv.org/abs/2001.00001v1</id><title>Plovers</title></entry></feed>`
const ofAll = { ...options, oaiUrl: upstream.url, rssUrl: upstream.url, firstApiUrl: upstream.url }
test.each([
  ['Crossref', createCrossref, { 'message-type': 'work-list', message: { items: [] } }, null],
  ['OpenAlex', createOpenAlex, { results: [], meta: { count: 45 } }, 45],
  ['DataCite', createDataCite, { data: [], meta: { total: 45 } }, 45],
  ['Semantic Scholar', createSemanticScholar, { data: [], total: 45 }, 45],
  ['Europe PMC', createEuropePmc, { resultList: { result: [] }, hitCount: 45 }, 45],
  ['OpenReview', createOpenReview, { notes: [], count: 45 }, 45],
  ['arXiv', createArxiv, atom, 45],
  ['arXiv', createArxiv, atom.replace('>45<', '>many<'), null],
  ['OpenAlex', createOpenAlex, { results: [], meta: { count: 'many' } }, null],
  [
    'Crossref',
    createCrossref,
    { 'message-type': 'work-list', message: { items: [], 'total-results': 45 } },
    45,
  ],
] as const)(
  '%s says how many papers it has for a search, or nothing',
  async (_, create, body, total) => {
    reply.body = typeof body === 'string' ? body : JSON.stringify(body)
    const hits = await create(ofAll).search({ words: 'plover', limit: 5 }, signal)
    expect(hits.total).toBe(total ?? undefined)
  },
)
