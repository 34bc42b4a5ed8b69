import type { Identifier, SourcePaper } from './source.ts'

type Names = readonly `${Identifier['scheme']}:${string}`[]

/** What a source says of one paper, under its names: "doi:10.1/x" and the like. */
export function record(source: string, names: Names, more: Partial<SourcePaper> = {}): SourcePaper {
  return {
    source,
    at: '2026-01-02T03:04:05.000Z',
    identifiers: names.map(identifierOf),
    title: 'On the weight of falling snow',
    authors: ['Ada Frost', 'Ben Hail'],
    year: 2020,
    links: [],
    relations: [],
    notices: [],
    ...more,
  }
}

function identifierOf(name: string): Identifier {
  const colon = name.indexOf(':')
  return { scheme: name.slice(0, colon) as Identifier['scheme'], value: name.slice(colon + 1) }
}

const says = (
  kind: SourcePaper['relations'][number]['kind'],
  name: Names[number],
): Pick<SourcePaper, 'relations'> => ({ relations: [{ kind, to: identifierOf(name) }] })

const journal = record('Crossref', ['doi:10.1/j'], { type: 'article' })
const conference = record('Crossref', ['doi:10.1/c'], { type: 'conference' })
const nameless = record('Semantic Scholar', ['s2:aa'])
const preprint = record('arXiv', ['arxiv:2001.00001'], { type: 'preprint' })
const posted = record('Crossref', ['doi:10.1101/1'], { type: 'preprint' })

/** Records of what is hard to tell apart or together; each inner list is one work. */
export const hardDuplicates: Readonly<Record<string, readonly (readonly SourcePaper[])[]>> = {
  'one DOI, two titles': [[journal, record('OpenAlex', ['doi:10.1/j'], { title: 'Snow' })]],
  'conference and journal': [[conference], [journal]],
  'conference and journal, and a record of the year of one': [
    [{ ...conference, year: 2018 }],
    [journal, nameless],
  ],
  'preprint and journal': [[preprint, journal]],
  'preprint, four years later': [[{ ...preprint, year: 2016 }, journal]],
  'preprint under another title, named by itself': [
    [{ ...preprint, title: 'Weighing snow', ...says('preprint-of', 'doi:10.1/j') }, journal],
  ],
  'preprint under another title, named by the publication': [
    [
      { ...preprint, title: 'Weighing snow' },
      { ...journal, ...says('has-preprint', 'arxiv:2001.00001') },
    ],
  ],
  'preprint under another title, named by nobody': [
    [{ ...preprint, title: 'Weighing snow' }, journal],
  ],
  'preprint, conference and journal': [[preprint, conference], [journal]],
  'a preprint that names the journal, beside the conference': [
    [{ ...preprint, ...says('preprint-of', 'doi:10.1/j') }, journal],
    [conference],
  ],
  'a preprint that names the DOI of other people': [
    [{ ...preprint, title: 'Rain', ...says('preprint-of', 'doi:10.1/j'), authors: ['Cy Rain'] }],
    [journal],
  ],
  'two archives': [
    [
      { ...posted, ...says('preprint-of', 'doi:10.1/j') },
      { ...preprint, ...says('preprint-of', 'doi:10.1/j') },
      journal,
    ],
  ],
  'two preprints that name one publication': [
    [
      { ...preprint, title: 'Snow, part one', ...says('preprint-of', 'doi:10.1/j') },
      { ...journal, title: 'Snow, part one' },
    ],
    [
      record('arXiv', ['arxiv:2001.00002'], {
        ...{ type: 'preprint', title: 'Snow, part two' },
        ...says('preprint-of', 'doi:10.1/j'),
      }),
    ],
  ],
  'two numbers of arXiv': [
    [preprint],
    [record('arXiv', ['arxiv:2001.00002'], { type: 'preprint' })],
  ],
  'a correction': [
    [journal],
    [record('Crossref', ['doi:10.1/e'], { ...says('corrects', 'doi:10.1/j'), type: 'article' })],
  ],
  ...Object.fromEntries(
    [
      ': Erratum',
      ' – CORRIGENDUM',
      ' - Addendum',
      ' — Retraction',
      ': Retraction Note',
      ': Part II',
      ': Author response',
      ': Supplementary material',
      ': 2',
    ].map((ending) => [
      `what is called “title${ending}”, beside a preprint`,
      [
        [journal, preprint],
        [
          record('Crossref', ['doi:10.1/e'], {
            ...{ title: `On the weight of falling snow${ending}`, type: 'article' },
            ...(/err|corr|add/i.test(ending) ? says('corrects', 'doi:10.1/other') : {}),
          }),
        ],
      ],
    ]),
  ),
  'a correction whose paper is not there, beside the preprint': [
    [preprint],
    [record('Crossref', ['doi:10.1/e'], { ...says('corrects', 'doi:10.1/j'), type: 'article' })],
  ],
  'a correction that two sources tell of': [
    [journal],
    [
      record('Crossref', ['doi:10.1/e'], {
        ...says('corrects', 'doi:10.1/j'),
        title: 'On the weight of falling snow: Erratum',
      }),
      record('Semantic Scholar', ['s2:bb'], { title: 'On the weight of falling snow: Erratum' }),
    ],
  ],
  'a series': [
    [journal],
    [record('OpenAlex', ['openalex:W2'], { title: 'On the weight of falling snow II' })],
  ],
  'a yearly report': [[journal], [record('OpenAlex', ['openalex:W2'], { year: 2017 })]],
  'a yearly report, and the preprint of one of its years': [
    [{ ...journal, year: 2019 }],
    [record('Crossref', ['doi:10.1/j2'], { type: 'article', year: 2020 })],
    [{ ...preprint, year: 2018 }],
  ],
  'a yearly report, and the preprint of the same year': [
    [
      { ...journal, year: 2019 },
      { ...preprint, year: 2019 },
    ],
    [record('Crossref', ['doi:10.1/j2'], { type: 'article', year: 2020 })],
  ],
  'other people': [[journal], [record('OpenAlex', ['openalex:W2'], { authors: ['Cy Rain'] })]],
  'people of the same family name': [
    [journal],
    [record('OpenAlex', ['openalex:W2'], { authors: ['Zoe Frost', 'Kim Hail'] })],
  ],
  'authors shortened': [[journal, record('OpenAlex', ['openalex:W2'], { authors: ['A. Frost'] })]],
  'authors turned around': [
    [journal, record('Europe PMC', ['pmid:1'], { authors: ['Hail, B.', 'Frost, A.'] })],
  ],
  'a subtitle left out': [
    [journal, record('OpenAlex', ['openalex:W2'], { title: 'On the weight' })],
  ],
  'a subtitle left out after a colon': [
    [
      { ...journal, title: 'On the weight of snow: a study in four winters' },
      record('OpenAlex', ['openalex:W2'], { title: 'On the weight of snow' }),
    ],
  ],
  'the same beginning, two subtitles': [
    [{ ...journal, title: 'On the weight of snow: the first winter' }],
    [record('OpenAlex', ['openalex:W2'], { title: 'On the weight of snow: the second winter' })],
  ],
  'accents and dashes': [
    [
      { ...journal, title: 'Schrödinger–Hertz snow: a review' },
      record('OpenAlex', ['openalex:W2'], { title: 'Schrodinger-Hertz Snow – A Review' }),
    ],
  ],
  'an editorial': [
    [{ ...journal, title: 'Editorial' }],
    [record('OpenAlex', ['openalex:W2'], { title: 'Editorial' })],
  ],
  'a copy that the author left': [
    [journal, record('DataCite', ['doi:10.5281/zenodo.2'], { type: 'report' })],
  ],
  'the data of the paper': [
    [journal],
    [record('DataCite', ['doi:10.5281/zenodo.2'], { type: 'dataset' })],
  ],
  'versions of one whole': [
    [
      record('DataCite', ['doi:10.5281/zenodo.2'], says('version-of', 'doi:10.5281/zenodo.1')),
      record('DataCite', ['doi:10.5281/zenodo.3'], {
        ...says('version-of', 'doi:10.5281/zenodo.1'),
        title: 'Snow, again',
      }),
    ],
  ],
  'two articles of PubMed': [
    [record('Europe PMC', ['pmid:1'])],
    [record('Europe PMC', ['pmid:2'])],
  ],
  'a short title, and all authors in the same year': [
    [
      { ...journal, title: 'Mask R-CNN' },
      { ...preprint, title: 'Mask R-CNN', authors: ['A. Frost', 'B. Hail'] },
    ],
  ],
  'a short title in Han': [
    [
      { ...journal, title: '落雪的重量' },
      { ...nameless, title: '落雪的重量' },
    ],
  ],
  'a short title, a year later': [
    [{ ...journal, title: 'Mask R-CNN' }],
    [{ ...preprint, title: 'Mask R-CNN', year: 2019 }],
  ],
  'a short title, and one of the authors': [
    [{ ...journal, title: 'Deep snow' }],
    [{ ...nameless, title: 'Deep snow', authors: ['Ada Frost', 'Cy Rain'] }],
  ],
  'a short title, and namesakes': [
    [{ ...journal, title: 'Deep snow' }],
    [{ ...nameless, title: 'Deep snow', authors: ['Zoe Frost', 'Ben Hail'] }],
  ],
  'a short title, and one author alone': [
    [{ ...journal, title: 'Deep snow', authors: ['Ada Frost'] }],
    [{ ...nameless, title: 'Deep snow', authors: ['Ada Frost'] }],
  ],
  'a short title that two works of the same people bear': [
    [{ ...journal, title: 'Deep snow' }],
    [{ ...conference, title: 'Deep snow' }],
    [{ ...nameless, title: 'Deep snow' }],
  ],
  'a short title that two works bear, beside a longer one': [
    [{ ...journal, title: 'Deep snow' }],
    [{ ...conference, title: 'Deep snow' }],
    [
      record('Crossref', ['doi:10.1/r'], { title: 'Deep snow: a review', type: 'article' }),
      record('Semantic Scholar', ['s2:cc'], { title: 'Deep snow: a review' }),
    ],
  ],
  'what stands in every issue': [
    [{ ...journal, title: 'In this issue' }],
    [{ ...nameless, title: 'In this issue' }],
  ],
  'one name turned around': [
    [
      { ...journal, authors: ['Wei Zhang'] },
      { ...nameless, authors: ['Zhang Wei'] },
    ],
  ],
  'all names turned around, and the preprint too': [
    [
      { ...journal, authors: ['Wei Zhang', 'Na Li'] },
      { ...preprint, authors: ['Zhang Wei', 'Li Na'] },
    ],
  ],
  'one name turned around, in another year': [
    [{ ...journal, authors: ['Wei Zhang'] }],
    [{ ...nameless, authors: ['Zhang Wei'], year: 2019 }],
  ],
  'one name turned around, under a short title': [
    [{ ...journal, title: 'Deep snow', authors: ['Wei Zhang'] }],
    [{ ...nameless, title: 'Deep snow', authors: ['Zhang Wei'] }],
  ],
  'one name turned around, and two DOIs': [
    [{ ...journal, authors: ['Wei Zhang'] }],
    [{ ...conference, authors: ['Zhang Wei'] }],
  ],
  'one of two names turned around': [
    [{ ...journal, authors: ['Wei Zhang', 'Na Li'] }],
    [{ ...nameless, authors: ['Zhang Wei', 'Ben Hail'] }],
  ],
  'nobody named': [[journal], [record('OpenAlex', ['openalex:W2'], { authors: [] })]],
}
