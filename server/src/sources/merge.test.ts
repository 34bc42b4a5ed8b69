import { describe, expect, test } from 'vitest'
import { record } from './hard-duplicates.fixture.ts'
import { mergePapers } from './merge.ts'
import type { SourcePaper } from './source.ts'

const count = (...papers: SourcePaper[]) => mergePapers(papers).length

describe('records are one paper', () => {
  test('when they share a DOI, whatever their titles', () => {
    expect(
      count(
        record('Crossref', ['doi:10.1/x']),
        record('OpenAlex', ['doi:10.1/x'], { title: 'Snow' }),
      ),
    ).toBe(1)
  })
  test('through a third record that knows both names', () => {
    const strange = { title: 'Quite another title of it', authors: [] }
    expect(
      count(
        record('arXiv', ['arxiv:2001.00001']),
        record('Crossref', ['doi:10.1/x'], strange),
        record('OpenAlex', ['doi:10.1/x', 'arxiv:2001.00001'], strange),
      ),
    ).toBe(1)
  })
  test('when one names the other as its preprint', () => {
    const relations = [{ kind: 'preprint-of', to: { scheme: 'doi', value: '10.1/x' } }] as const
    expect(
      count(
        record('arXiv', ['arxiv:2001.00001'], { relations, title: 'Weighing snow' }),
        record('Crossref', ['doi:10.1/x']),
      ),
    ).toBe(1)
  })
  test('when title, authors and year agree, in other letters and orders', () => {
    expect(
      count(
        record('arXiv', ['arxiv:2001.00001'], { type: 'preprint', year: 2018 }),
        record('Crossref', ['doi:10.1/x'], {
          type: 'article',
          title: 'On the Weight of Falling Snow.',
          authors: ['Hail, B.', 'Frost, A.'],
        }),
      ),
    ).toBe(1)
  })
})

describe('one source writes letters that another does without', () => {
  test.each([
    ['Søren Jørgensen', 'Soren Jorgensen', 'S. Jorgensen'],
    ['Paweł Wałęsa', 'Pawel Walesa', 'WALESA, P.'],
    ['Žarko Đurić', 'Zarko Duric', 'Z. Đurić'],
    ['Jens Strauß', 'Jens Strauss', 'J. STRAUẞ'],
    ['Ása Þórsdóttir', 'Asa Thorsdottir', 'Thorsdottir, A.'],
    ['Guðrún Æsland', 'Gudrun Aesland', 'G. Aesland'],
    ['Işıl Kılıç', 'Isil Kilic', 'I. Kılıc'],
  ])('%s, %s and %s wrote one paper', (...names) => {
    const papers = names.map((name, index) =>
      record(`Source ${index}`, [`s2:${index}`], {
        title:
          index === 1 ? 'Moulting of aeider at Aeroskobing' : 'Moulting of æider at Ærøskøbing',
        authors: [name],
      }),
    )
    expect(count(...papers)).toBe(1)
  })
})

describe('records stay two papers', () => {
  const conf = record('Crossref', ['doi:10.5555/zz.conf'], { type: 'conference' })
  const jour = record('Crossref', ['doi:10.5555/zz.jour'], { type: 'article' })
  const nameless = record('Semantic Scholar', ['s2:aa'])
  const preprint = record('arXiv', ['arxiv:2001.00001'], { type: 'preprint' })
  test.each([
    ['no DOI', [conf, jour, nameless]],
    ['no DOI, told first', [nameless, conf, jour]],
    ['a preprint', [conf, preprint, jour, nameless]],
    [
      'a preprint that both name',
      [conf, jour].map((paper) => ({
        ...paper,
        relations: [
          { kind: 'has-preprint' as const, to: { scheme: 'arxiv' as const, value: '2001.00001' } },
        ],
      })),
    ],
  ])('with two DOIs, though a third could be either: %s', (_, records) => {
    const works = mergePapers(records)
    expect(works).toHaveLength(2)
    for (const { identifiers } of works)
      expect(identifiers.filter(({ scheme }) => scheme === 'doi')).toHaveLength(1)
  })
  test('who could be either of two is that of its year', () => {
    const later = { ...jour, year: 2021 }
    const [, article] = mergePapers([conf, later, { ...nameless, year: 2021 }])
    expect(article?.sources).toEqual(['Crossref', 'Semantic Scholar'])
  })
  test('when two preprints name one publication', () => {
    const relations = [{ kind: 'preprint-of', to: { scheme: 'doi', value: '10.1/x' } }] as const
    expect(
      count(
        record('arXiv', ['arxiv:2001.00001'], { relations, title: 'Snow, part one' }),
        record('arXiv', ['arxiv:2001.00002'], { relations, title: 'Snow, part two' }),
        record('Crossref', ['doi:10.1/x']),
      ),
    ).toBe(2)
  })
  test('with two DOIs and no word that they are one', () => {
    expect(count(record('Crossref', ['doi:10.1/x']), record('Crossref', ['doi:10.1/y']))).toBe(2)
  })
  test('when a correction names what it corrects', () => {
    const relations = [{ kind: 'corrects', to: { scheme: 'doi', value: '10.1/x' } }] as const
    expect(
      count(
        record('Crossref', ['doi:10.1/x']),
        record('Crossref', ['doi:10.1/y'], { relations, title: 'Correction to: snow' }),
      ),
    ).toBe(2)
  })
  test.each([
    ['other people', { authors: ['Cy Rain', 'Di Fog'] }],
    ['years apart', { year: 2011 }],
    ['a part of a series', { title: 'On the weight of falling snow II' }],
    ['nobody named', { authors: [] }],
  ])('%s', (_, more) => {
    expect(
      count(record('Crossref', ['doi:10.1/x']), record('arXiv', ['arxiv:2001.00001'], more)),
    ).toBe(2)
  })
  test('under a title that thousands bear', () => {
    const editorial = { title: 'Letter to the editor' }
    expect(
      count(
        record('Crossref', ['doi:10.1/x'], editorial),
        record('OpenAlex', ['openalex:W12345'], editorial),
      ),
    ).toBe(2)
  })
})

test('each field names its source, and what the others said stays', () => {
  const [paper] = mergePapers([
    record('OpenAlex', ['doi:10.1/x', 'openalex:W12345'], { year: 2019, citationCount: 7 }),
    record('Crossref', ['doi:10.1/x'], { citationCount: 5, venue: 'Snow Letters' }),
  ])
  expect(paper).toMatchObject({
    year: 2020,
    citationCount: 7,
    venue: 'Snow Letters',
    sources: ['OpenAlex', 'Crossref'],
  })
  expect(
    paper?.ledger
      .filter(({ field }) => field === 'year')
      .map((e) => `${e.source} ${e.value} ${e.isShown}`),
  ).toEqual(['Crossref 2020 true', 'OpenAlex 2019 false'])
})

describe('title, authors and abstract are of one version of the paper', () => {
  const preprint = record('arXiv', ['arxiv:2001.00001', 'doi:10.1/x'], {
    ...{ type: 'preprint', title: 'Snow, a draft', abstract: 'We weigh snow.' },
  })
  const published = (source: string) =>
    record(source, ['doi:10.1/x'], {
      ...{ type: 'article', title: 'Snow in print', abstract: 'Snow was weighed.' },
    })
  test.each(['Crossref', 'OpenAlex'])('of the published one, which %s gives', (source) => {
    const [paper] = mergePapers([preprint, published(source)])
    expect(paper).toMatchObject({ title: 'Snow in print', abstract: 'Snow was weighed.' })
    const said = paper?.ledger.filter(({ field }) => field === 'abstract')
    expect(said).toMatchObject([
      { source, isShown: true },
      { source: 'arXiv', value: 'We weigh snow.', isShown: false },
    ])
  })
  test('of the preprint where only a record for both says otherwise', () => {
    const [paper] = mergePapers([published('Semantic Scholar'), preprint])
    expect(paper).toMatchObject({ title: 'Snow, a draft', abstract: 'We weigh snow.' })
  })
  test('the preprint gives what the published record leaves out', () => {
    const { abstract: _, ...bare } = published('Crossref')
    expect(mergePapers([preprint, bare])[0]).toMatchObject({
      ...{ title: 'Snow in print', abstract: 'We weigh snow.' },
    })
  })
})

test('numbers and addresses are told in the ledger by who gave them', () => {
  const link = (kind: 'pdf' | 'html' | 'landing', url: string, isOpen = true) => ({
    ...{ kind, url, isOpen },
  })
  const [paper] = mergePapers([
    record('OpenAlex', ['doi:10.1/x', 'openalex:W12345', 'pmid:31000001', 'pmcid:PMC6000001'], {
      links: [link('pdf', 'https://closed.org/x.pdf', false), link('landing', 'https://a.org/x')],
    }),
    record('Semantic Scholar', ['doi:10.1/x', 's2:aa'], {
      links: [link('pdf', 'https://b.org/x.pdf')],
    }),
    record('arXiv', ['doi:10.1/x', 'arxiv:2001.00001'], {
      links: [link('html', 'https://arxiv.org/html/2001.00001')],
    }),
  ])
  const told = paper?.ledger.map(({ field, source, value }) => `${field} ${source} ${value}`)
  expect(told).toEqual(
    expect.arrayContaining([
      'openAlexId OpenAlex W12345',
      'pmid OpenAlex 31000001',
      'pmcid OpenAlex PMC6000001',
      'semanticScholarId Semantic Scholar aa',
      'arxivId arXiv 2001.00001',
      'pdfUrl Semantic Scholar https://b.org/x.pdf',
      'htmlUrl arXiv https://arxiv.org/html/2001.00001',
      'openAccessUrl OpenAlex https://a.org/x',
      'openAccessUrl Semantic Scholar https://b.org/x.pdf',
    ]),
  )
  expect(told?.filter((one) => one.includes('closed.org'))).toEqual([])
})

test('a retraction that one source knows is kept', () => {
  const notices = [{ kind: 'retraction', doi: '10.1/r', source: 'Crossref' }] as const
  const [paper] = mergePapers([
    record('OpenAlex', ['doi:10.1/x']),
    record('Crossref', ['doi:10.1/x'], { notices: [...notices] }),
  ])
  expect(paper?.notices).toMatchObject([{ ...notices[0], isOfPreprint: false }])
})

test('a paper of which no source names authors has none', () => {
  expect(mergePapers([record('Crossref', ['doi:10.1/x'], { authors: [] })])[0]?.authors).toEqual([])
})

test('papers keep the order in which they came', () => {
  const titles = mergePapers([
    record('OpenAlex', ['doi:10.1/b'], { title: 'B' }),
    record('OpenAlex', ['doi:10.1/a'], { title: 'A' }),
    record('Crossref', ['doi:10.1/b'], { title: 'B' }),
  ]).map(({ title }) => title)
  expect(titles).toEqual(['B', 'A'])
})

test('two versions that name one whole are one paper, and so is the copy that its author left elsewhere', () => {
  const relations = [
    { kind: 'version-of', to: { scheme: 'doi', value: '10.5281/zenodo.1' } },
  ] as const
  expect(
    count(
      record('DataCite', ['doi:10.5281/zenodo.2'], { relations, title: 'Snow, first' }),
      record('DataCite', ['doi:10.5281/zenodo.3'], { relations, title: 'Snow, again' }),
    ),
  ).toBe(1)
  const journal = record('Crossref', ['doi:10.1/x'], { type: 'article' })
  expect(count(journal, record('DataCite', ['doi:10.5281/zenodo.2'], { year: 2022 }))).toBe(1)
  expect(count(journal, record('DataCite', ['doi:10.5281/zenodo.2'], { type: 'dataset' }))).toBe(2)
})
