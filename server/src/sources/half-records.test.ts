import { expect, test } from 'vitest'
import { createArxiv } from './arxiv/arxiv.ts'
import type { ConnectorOptions } from './connector.ts'
import { createCrossref } from './crossref.ts'
import { createDataCite } from './datacite.ts'
import { createEuropePmc } from './europe-pmc.ts'
import { createHuggingFace } from './hugging-face.ts'
import { openUpstream } from './loopback-upstream.fixture.ts'
import { createOpenAlex } from './openalex.ts'
import { createSemanticScholar } from './semantic-scholar.ts'
import { type Identifier, type Source, SourceError } from './source.ts'
import { createUnpaywall } from './unpaywall.ts'

const doi = { scheme: 'doi', value: '10.1234/snow' } as const
const arxiv = { scheme: 'arxiv', value: '1706.03762' } as const

interface Record {
  readonly create: (options: ConnectorOptions) => Pick<Source, 'lookup'>
  readonly id: Identifier
  readonly body: object
  /** Texts of the body, each of which is null in one test. */
  readonly parts: readonly string[]
}
const records: Readonly<{ [source: string]: Record }> = {
  Crossref: {
    create: createCrossref,
    id: doi,
    body: {
      'message-type': 'work',
      message: {
        DOI: doi.value,
        title: ['Snow'],
        author: [{ given: 'Ada', family: 'Frost' }, { name: 'The Group' }],
        'container-title': ['Ice'],
        published: { 'date-parts': [[2017, 6]] },
        // What Crossref says of a work without a date: no fault.
        issued: { 'date-parts': [[null]] },
      },
    },
    parts: ['"Snow"', '"Ada"', '"Frost"', '"The Group"', '"Ice"', '2017', '6'],
  },
  OpenAlex: {
    create: createOpenAlex,
    id: doi,
    body: {
      id: 'https://openalex.org/W12345',
      display_name: 'Snow',
      title: 'Snow as well',
      doi: null,
      publication_year: 2017,
      publication_date: '2017-06-01',
      authorships: [
        { author: { display_name: 'Ada Frost' } },
        { author: { display_name: 'B. Ice' } },
      ],
    },
    parts: ['"Snow"', '2017', '"Ada Frost"'],
  },
  'Semantic Scholar': {
    create: createSemanticScholar,
    id: doi,
    body: {
      paperId: 'a'.repeat(40),
      title: 'Snow',
      year: 2017,
      publicationDate: '2017-06-01',
      abstract: null,
      authors: [{ name: 'Ada Frost' }, { name: 'B. Ice' }],
    },
    parts: ['"Snow"', '2017', '"Ada Frost"'],
  },
  Unpaywall: {
    create: createUnpaywall,
    id: doi,
    body: {
      doi: doi.value,
      is_oa: true,
      title: 'Snow',
      year: 2017,
      published_date: '2017-06-01',
      journal_name: null,
      z_authors: [{ raw_author_name: 'Ada Frost' }, { given: 'B.', family: 'Ice' }],
    },
    parts: ['"Snow"', '2017', '"Ada Frost"', '"Ice"'],
  },
  DataCite: {
    create: createDataCite,
    id: doi,
    body: {
      data: {
        attributes: {
          doi: doi.value,
          titles: [{ title: 'Snow', titleType: null }],
          creators: [{ name: 'Frost, Ada', givenName: 'Ada', familyName: 'Frost' }],
          publicationYear: 2017,
        },
      },
    },
    parts: ['"Snow"', '"Frost, Ada"', '"Frost"', '2017'],
  },
  'Europe PMC': {
    create: createEuropePmc,
    id: doi,
    body: {
      resultList: {
        result: [
          {
            id: '31452104',
            doi: doi.value,
            title: 'Snow',
            authorList: { author: [{ firstName: 'Ada', lastName: 'Frost' }] },
            pubYear: '2017',
            license: null,
          },
        ],
      },
    },
    parts: ['"Snow"', '"Frost"', '"2017"'],
  },
  'Hugging Face': {
    create: createHuggingFace,
    id: arxiv,
    body: {
      id: arxiv.value,
      title: 'Snow',
      authors: [{ name: 'Ada Frost' }],
      publishedAt: '2017-06-01T00:00:00Z',
      summary: null,
    },
    parts: ['"Snow"', '"Ada Frost"', '"2017-06-01T00:00:00Z"'],
  },
}

const { reply, options, signal } = await openUpstream()
const lookUp = ({ create, id }: Record) => create(options).lookup?.(id, signal)

test.each(Object.entries(records))('%s: a record is told whole', async (_, record) => {
  reply.body = JSON.stringify(record.body)
  const told = await lookUp(record)
  expect(told).toMatchObject({ title: 'Snow', year: 2017 })
  expect(told?.authors[0]).toBe('Ada Frost')
})

test.each(
  Object.entries(records).flatMap(([source, record]) =>
    record.parts.map((part) => ({ source, part, record })),
  ),
)('$source: a record that has lost $part is no answer', async ({ part, record }) => {
  const whole = JSON.stringify(record.body)
  reply.body = whole.replace(part, 'null')
  expect(reply.body).not.toBe(whole)
  await expect(lookUp(record)).rejects.toBeInstanceOf(SourceError)
})

test.each(Object.entries(records))(
  '%s: a record whose title goes by another name is no answer, and does not say that nobody knows the paper',
  async (_, record) => {
    const whole = JSON.stringify(record.body)
    reply.body = whole.replaceAll(/"(titles?|display_name)":(?=\[?[{"])/g, '"x_$1":')
    expect(reply.body).not.toBe(whole)
    await expect(lookUp(record)).rejects.toBeInstanceOf(SourceError)
  },
)

test('a figure of a paper has no title and is no fault; a feed that speaks of papers and lists none is one', async () => {
  const figure = { DOI: '10.1234/snow.g001', type: 'component' }
  reply.body = JSON.stringify({ 'message-type': 'work', message: figure })
  expect(await createCrossref(options).lookup(doi, signal)).toBeNull()
  const feed = (total: number) =>
    `<feed xmlns="http://www.w3.org/2005/Atom"><totalResults>${total}</totalResults><item/></feed>`
  const arxivDoors = { ...options, oaiUrl: options.baseUrl, rssUrl: options.baseUrl }
  const search = () => createArxiv(arxivDoors).search({ words: 'snow', limit: 5 }, signal)
  reply.body = feed(1)
  await expect(search()).rejects.toBeInstanceOf(SourceError)
  reply.body = feed(0)
  expect(await search()).toEqual({ papers: [], total: 0 })
})

test('a source that has merged two records answers for both names', async () => {
  const asked = { scheme: 'doi', value: '10.1234/old' } as const
  const work = { DOI: doi.value, title: ['Snow'] }
  reply.body = JSON.stringify({ 'message-type': 'work', message: work })
  const told = await createCrossref(options).lookup(asked, signal)
  expect(told?.identifiers).toEqual([doi, asked])
})

test('a count that no database holds is left out, and the record stays', async () => {
  const work = { DOI: doi.value, title: ['Snow'], 'is-referenced-by-count': 99_999_999_999_999 }
  reply.body = JSON.stringify({ 'message-type': 'work', message: work })
  const told = await createCrossref(options).lookup(doi, signal)
  expect(told?.title).toBe('Snow')
  expect(told).not.toHaveProperty('citationCount')
})

test('a list of which most records have lost something is no answer', async () => {
  const item = (title: string | null) => ({ DOI: doi.value, title: [title] })
  const crossref = createCrossref(options)
  const found = (...titles: (string | null)[]) => {
    reply.body = JSON.stringify({
      'message-type': 'work-list',
      message: { items: titles.map(item) },
    })
    return crossref.search({ words: 'snow', limit: 5 }, signal).then(({ papers }) => papers)
  }
  expect(await found('Snow', 'Ice', null)).toHaveLength(2)
  await expect(found('Snow', null, null)).rejects.toBeInstanceOf(SourceError)
})
