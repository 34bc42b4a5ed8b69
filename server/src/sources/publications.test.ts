import { describe, expect, test } from 'vitest'
import { factsFromArxiv } from './arxiv/arxiv-facts.ts'
import { readRss } from './arxiv/rss.ts'
import { createCrossref } from './crossref.ts'
import { createDataCite } from './datacite.ts'
import { openUpstream } from './loopback-upstream.fixture.ts'
import { mergePapers } from './merge.ts'
import { createOpenAlex } from './openalex.ts'
import type { SourcePaper } from './source.ts'

const { reply, options, signal } = await openUpstream()
const doi = { scheme: 'doi', value: '10.1234/snow' } as const

async function crossref(message: object): Promise<SourcePaper | null> {
  reply.body = {
    'message-type': 'work',
    message: { DOI: doi.value, title: ['Snow'], ...message },
  }
  return createCrossref(options).lookup(doi, signal)
}

describe('what a citation needs is read', () => {
  test('Crossref: a conference paper with editors, a group and a suffix', async () => {
    const paper = await crossref({
      type: 'proceedings-article',
      author: [
        { given: 'Martin', family: 'Hail', suffix: 'Jr.' },
        { name: 'Snow Group' },
        { family: 'Plato' },
      ],
      editor: [{ given: 'Ada', family: 'Frost' }],
      'container-title': ['Proceedings of the Snow Conference'],
      volume: '3',
      page: '1-9',
      publisher: 'Ice Press',
    })
    expect(paper).toMatchObject({
      type: 'conference',
      authors: ['Martin Hail Jr.', 'Snow Group', 'Plato'],
      people: [
        { family: 'Hail', given: 'Martin', suffix: 'Jr.' },
        { literal: 'Snow Group' },
        { family: 'Plato' },
      ],
      editors: [{ family: 'Frost', given: 'Ada' }],
      venue: 'Proceedings of the Snow Conference',
      volume: '3',
      pages: '1-9',
      publisher: 'Ice Press',
    })
  })

  test.each([
    [
      { type: 'dissertation', institution: [{ name: 'University of Ice' }], publisher: 'x' },
      { type: 'thesis', publisher: 'University of Ice' },
    ],
    [
      { type: 'dissertation', degree: ['Doctor of Philosophy'], ISBN: ['9783161484100'] },
      { type: 'thesis', degree: 'Doctor of Philosophy' },
    ],
    [
      { type: 'book-chapter', ISBN: ['http://id.crossref.org/isbn/978-3-16-148410-0'] },
      { type: 'chapter', isbn: '9783161484100' },
    ],
    [
      { type: 'report', publisher: 'Ice Office' },
      { type: 'report', publisher: 'Ice Office' },
    ],
    [
      { type: 'posted-content', institution: [{ name: 'bioRxiv' }] },
      { type: 'preprint', venue: 'bioRxiv' },
    ],
    [
      { type: 'journal-article', 'article-number': 'e12' },
      { type: 'article', pages: 'e12' },
    ],
    [
      { type: 'journal-article', page: null, volume: 7 },
      { type: 'article', volume: '7' },
    ],
  ])('Crossref: %j', async (message, expected) => {
    expect(await crossref(message)).toMatchObject(expected)
  })

  test('DataCite: persons in parts, a university whole', async () => {
    reply.body = {
      data: {
        attributes: {
          doi: doi.value,
          titles: [{ title: 'Snow heights' }],
          creators: [
            { name: 'Frost, Ada', nameType: 'Personal' },
            { name: 'University of Ice, Department of Snow', nameType: 'Organizational' },
          ],
          types: { resourceTypeGeneral: 'Dataset' },
          publisher: 'Zenodo',
        },
      },
    }
    expect(await createDataCite(options).lookup(doi, signal)).toMatchObject({
      type: 'dataset',
      authors: ['Ada Frost', 'University of Ice, Department of Snow'],
      publisher: 'Zenodo',
    })
  })

  test('OpenAlex: first and last page; an article that reviews a field is an article', async () => {
    reply.body = {
      id: 'https://openalex.org/W12345',
      display_name: 'Snow',
      type: 'review',
      biblio: { volume: '1', issue: null, first_page: '5', last_page: '9' },
    }
    expect(await createOpenAlex(options).lookup(doi, signal)).toMatchObject({
      type: 'article',
      volume: '1',
      pages: '5-9',
    })
  })
})

test('a published form tells its place before the preprint does, and names stay with their list', () => {
  const record = (source: string, more: Partial<SourcePaper>): SourcePaper => ({
    source,
    at: '2026-01-02T03:04:05.000Z',
    identifiers: [doi],
    title: 'Snow',
    authors: ['Ada Frost'],
    links: [],
    relations: [],
    notices: [],
    ...more,
  })
  const [paper] = mergePapers([
    record('arXiv', { type: 'preprint', year: 2017, venue: 'arXiv', arxivClass: 'cs.CL' }),
    record('OpenAlex', { type: 'article', year: 2019, venue: 'Journal of Roofs', volume: '12' }),
    record('Semantic Scholar', {
      people: [{ family: 'Frost', given: 'A.' }],
      authors: ['A. Frost'],
    }),
  ])
  expect(paper).toMatchObject({
    type: 'article',
    year: 2019,
    venue: 'Journal of Roofs',
    volume: '12',
    arxivClass: 'cs.CL',
    authors: ['Ada Frost'],
  })
  expect(paper?.people).toBeUndefined()
})

test.each([
  ['ActaAstron.56:1-50,2006', 'ActaAstron.'],
  ['Phys.Rev.D74:023511,2006', 'Phys.Rev.D'],
  ['Physical Review D 98, 032003 (2018)', 'Physical Review D'],
  ['Nature', 'Nature'],
  ['https://doi.org/10.1234/snow', undefined],
])("the journal is read from arXiv's reference %s", (journal, venue) => {
  const record = { id: '2001.00001', title: 'Snow', authors: ['Ada Frost'], categories: [] }
  expect(factsFromArxiv({ ...record, journal }).venue).toBe(venue)
})

test.each([
  ['retraction', 'retraction', 'retracts'],
  ['partial_retraction', 'partial-retraction', 'corrects'],
  ['withdrawal', 'retraction', 'retracts'],
  ['erratum', 'correction', 'corrects'],
  ['expression_of_concern', 'concern', 'concerns'],
])('Crossref: %s', async (type, kind, relation) => {
  const other = { DOI: '10.1234/other', type, updated: { 'date-parts': [[2020, 5, 8]] } }
  const paper = await crossref({ 'updated-by': [other], 'update-to': [other] })
  expect(paper?.notices).toMatchObject([{ kind, doi: '10.1234/other', source: 'Crossref' }])
  expect(paper?.relations).toMatchObject([
    { kind: relation, to: { value: '10.1234/other' }, date: '2020-05-08' },
  ])
})

test.each([
  ['withdrawal', 'withdrawal'],
  ['removal', 'withdrawal'],
  ['retraction', 'retraction'],
])('Crossref: %s of a preprint', async (type, kind) => {
  const posted = { type: 'posted-content', subtype: 'preprint' }
  const paper = await crossref({ ...posted, 'updated-by': [{ DOI: '10.1234/other', type }] })
  expect(paper?.notices).toMatchObject([{ kind, doi: '10.1234/other' }])
})

test.each([
  [{ comment: 'This paper has been withdrawn by the author due to an error in Lemma 3' }, true],
  [{ abstract: 'This submission has been withdrawn by arXiv administrators.' }, true],
  [{ comment: 'Withdrawn by the authors' }, true],
  [{ comment: '12 pages. This paper was withdrawn from the workshop' }, false],
  [{ comment: 'This paper was withdrawn from a journal and is under review' }, false],
  [{ abstract: 'We study how cash is withdrawn by customers.' }, false],
])('arXiv: %o is withdrawn: %s', (words, isWithdrawn) => {
  const facts = factsFromArxiv({
    id: '1706.03762',
    title: 'Snow',
    authors: [],
    categories: [],
    ...words,
  })
  expect(facts.notices).toEqual(isWithdrawn ? [{ kind: 'withdrawal', source: 'arXiv' }] : [])
  expect(facts.denies).toEqual(isWithdrawn ? undefined : ['withdrawal'])
})

test('a feed that never tells of withdrawals denies none', () => {
  const feed = `<rss version="2.0"><channel><item><title>Snow</title>
    <guid>oai:arXiv.org:1706.03762v2</guid><description>Of snow.</description>
    <announce_type xmlns="http://arxiv.org/schemas/atom">replace</announce_type></item></channel></rss>`
  const [item] = readRss(Buffer.from(feed))
  expect(item).toMatchObject({ kind: 'replace', paper: { title: 'Snow', notices: [] } })
  expect(item?.paper.denies).toBeUndefined()
})
