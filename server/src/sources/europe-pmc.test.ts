import { describe, expect, test } from 'vitest'
import { createEuropePmc } from './europe-pmc.ts'
import { openUpstream } from './loopback-upstream.fixture.ts'
import { SourceError } from './source.ts'

// No answer of Europe PMC was recorded. These bodies are of our making, in the shape that its reference
// of the web services gives (https://europepmc.org/RestfulWebService, `resultType=core`).
const article = {
  id: '31452104',
  source: 'MED',
  pmid: '31452104',
  pmcid: 'PMC6790001',
  doi: '10.1234/Snow.1',
  title: 'How <i>snow</i> falls on 10<sup>5</sup> roofs.',
  authorString: 'Frost A, van der Berg J.',
  authorList: {
    author: [
      { fullName: 'Frost A', firstName: 'Ada', lastName: 'Frost', initials: 'A' },
      { fullName: 'van der Berg J', firstName: 'Jan', lastName: 'van der Berg' },
      { collectiveName: 'Snow Study Group' },
    ],
  },
  journalInfo: {
    issue: '3',
    volume: '12',
    yearOfPublication: 2019,
    journal: { title: 'Journal of Roofs', issn: '1234-5678' },
  },
  pageInfo: '101-9',
  pubYear: '2019',
  abstractText: '<h4>Background</h4>We weigh what stays.',
  pubTypeList: { pubType: ['research-article', 'Journal Article'] },
  isOpenAccess: 'Y',
  inEPMC: 'Y',
  citedByCount: 4,
  license: 'cc by',
  firstPublicationDate: '2019-08-24',
  fullTextUrlList: {
    fullTextUrl: [
      {
        availability: 'Open access',
        availabilityCode: 'OA',
        documentStyle: 'pdf',
        site: 'Europe_PMC',
        url: 'https://europepmc.org/articles/PMC6790001?pdf=render',
      },
      { availabilityCode: 'S', documentStyle: 'doi', url: 'https://doi.org/10.1234/snow.1' },
    ],
  },
  commentCorrectionList: {
    commentCorrection: [
      { id: '32000001', source: 'MED', type: 'Retraction in', reference: 'J Roofs. 2020' },
      { id: 'PPR100', source: 'PPR', type: 'Preprint in' },
    ],
  },
}
const answerOf = (...result: object[]) => ({
  version: '6.9',
  hitCount: result.length,
  resultList: { result },
})

const { upstream, reply, options, signal } = await openUpstream()
const source = () => createEuropePmc(options)
const queryOf = (path = upstream.asked.at(-1) ?? '') =>
  new URL(path, upstream.url).searchParams.get('query')

test('an article with its full text, its place and its retraction', async () => {
  reply.body = answerOf(article)
  const paper = await source().lookup({ scheme: 'pmid', value: '31452104' }, signal)
  expect(queryOf()).toBe('EXT_ID:31452104 AND SRC:MED')
  expect(paper).toMatchObject({
    identifiers: [
      { scheme: 'doi', value: '10.1234/snow.1' },
      { scheme: 'pmid', value: '31452104' },
      { scheme: 'pmcid', value: 'PMC6790001' },
    ],
    title: 'How snow falls on 10⁵ roofs',
    authors: ['Ada Frost', 'Jan van der Berg', 'Snow Study Group'],
    people: [
      { family: 'Frost', given: 'Ada' },
      { family: 'van der Berg', given: 'Jan' },
      { literal: 'Snow Study Group' },
    ],
    type: 'article',
    venue: 'Journal of Roofs',
    volume: '12',
    issue: '3',
    pages: '101-9',
    year: 2019,
    date: '2019-08-24',
    citationCount: 4,
    isOpenAccess: true,
    license: 'cc by',
    notices: [{ kind: 'retraction', source: 'Europe PMC' }],
  })
  expect(paper?.links.map(({ kind, url, isOpen }) => `${kind} ${isOpen} ${url}`)).toEqual([
    `jats true ${upstream.url}/PMC6790001/fullTextXML`,
    'pdf true https://europepmc.org/articles/PMC6790001?pdf=render',
    'landing false https://doi.org/10.1234/snow.1',
  ])
})

test.each([
  ['Retracted Publication', ['retraction']],
  ['Retraction of Publication', []],
  ['Journal Article', []],
])('the kind of publication tells of a retraction where no list does: %s', async (word, kinds) => {
  const { commentCorrectionList: _, ...bare } = article
  reply.body = answerOf({ ...bare, pubTypeList: { pubType: ['Journal Article', word] } })
  const paper = await source().lookup({ scheme: 'pmid', value: '31452104' }, signal)
  expect(paper?.notices).toEqual(kinds.map((kind) => ({ kind, source: 'Europe PMC' })))
})

test('a preprint came out on its server; a text that is not open is not offered', async () => {
  reply.body = answerOf({
    ...article,
    source: 'PPR',
    journalInfo: undefined,
    bookOrReportDetails: { publisher: 'bioRxiv', yearOfPublication: 2019 },
    isOpenAccess: 'N',
  })
  const paper = await source().lookup({ scheme: 'doi', value: '10.1234/snow.1' }, signal)
  expect(paper).toMatchObject({ type: 'preprint', venue: 'bioRxiv' })
  expect(paper?.links.map(({ kind }) => kind)).not.toContain('jats')
})

test('only the paper that bears the name is taken from what the index finds for it', async () => {
  reply.body = answerOf({ ...article, pmcid: 'PMC1', pmid: '1', doi: undefined })
  expect(await source().lookup({ scheme: 'pmcid', value: 'PMC6790001' }, signal)).toBeNull()
  expect(await source().lookup({ scheme: 'arxiv', value: '1706.03762' }, signal)).toBeNull()
})

test('a search says words, author and year in its language, and readers cannot write in it', async () => {
  reply.body = answerOf(article, { id: '2' })
  const query = {
    words: 'snow (roof) OR TITLE:"x"',
    authors: [['Ada "Frost"']],
    ...{ from: 2019, to: 2019 },
    limit: 10,
  }
  expect((await source().search(query, signal)).papers).toHaveLength(1)
  expect(queryOf()).toBe('snow roof or TITLE x AND AUTH:"Ada Frost" AND PUB_YEAR:2019')
})

test('names in one line, and parts that are null, are read; another shape is refused', async () => {
  reply.body = answerOf({ ...article, authorList: null, journalInfo: null, fullTextUrlList: null })
  const paper = await source().lookup({ scheme: 'doi', value: '10.1234/snow.1' }, signal)
  expect(paper?.authors).toEqual(['A. Frost', 'J. van der Berg'])
  reply.body = { resultList: { results: [article] } }
  await expect(
    source().lookup({ scheme: 'doi', value: '10.1234/snow.1' }, signal),
  ).rejects.toBeInstanceOf(SourceError)
})

describe('names of which the index tells initials', () => {
  const peopleOf = async (part: object) => {
    reply.body = answerOf({ ...article, authorList: undefined, authorString: undefined, ...part })
    return (await source().lookup({ scheme: 'doi', value: '10.1234/snow.1' }, signal))?.people
  }
  test('beside the family name of a list', async () => {
    const author = [
      { fullName: 'Sankar M', lastName: 'Sankar', initials: 'M' },
      { fullName: 'Ragni JL', lastName: 'Ragni', initials: 'JL' },
      { fullName: 'Nieminen K' },
      { lastName: 'Hail', initials: 'J-P' },
      { collectiveName: 'Snow Study Group' },
    ]
    expect(await peopleOf({ authorList: { author } })).toEqual([
      { family: 'Sankar', given: 'M.' },
      { family: 'Ragni', given: 'J. L.' },
      { family: 'Nieminen', given: 'K.' },
      { family: 'Hail', given: 'J.-P.' },
      { literal: 'Snow Study Group' },
    ])
  })
  test('at the end of each name in one line; a group keeps its name whole', async () => {
    const authorString =
      'Sankar M, van der Berg JA, King ML Jr, Snow Study Group, Society of Ice UK, McNeil Ó.'
    expect(await peopleOf({ authorString })).toEqual([
      { family: 'Sankar', given: 'M.' },
      { family: 'van der Berg', given: 'J. A.' },
      { family: 'King', given: 'M. L.', suffix: 'Jr' },
      { literal: 'Snow Study Group' },
      { literal: 'Society of Ice UK' },
      { family: 'McNeil', given: 'Ó.' },
    ])
  })
  test('a line without initials stays a line of names', async () => {
    expect(await peopleOf({ authorString: 'Ada Frost, Snow Study Group' })).toBeUndefined()
  })
})
