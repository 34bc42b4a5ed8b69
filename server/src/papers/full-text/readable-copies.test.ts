import { expect, test } from 'vitest'
import { type Copy, kindOfPlace, readableCopies, whyNotRead } from './readable-copies.ts'

const copy = (kind: Copy['kind'], url: string, more: Partial<Copy> = {}): Copy => ({
  kind,
  url,
  source: 'Unpaywall',
  license: null,
  state: null,
  ...more,
})
const urls = (copies: readonly Copy[]) => copies.map(({ url }) => url)

test('HTML of arXiv, then JATS, then pages of publishers, then PDFs with the published state first', () => {
  const named = [
    copy('pdf', 'https://repository.example/a.pdf', { state: 'accepted' }),
    copy('pdf', 'https://journal.example/a.pdf', { state: 'published' }),
    copy('jats', 'https://www.ebi.ac.uk/europepmc/webservices/rest/PMC1/fullTextXML'),
    copy('pdf', 'https://arxiv.org/pdf/2401.00001v1', { license: 'cc-by' }),
    copy('html', 'https://doi.org/10.5555/a', { license: 'cc-by-nc' }),
  ]
  const arxiv = { id: '2401.00001', baseUrl: 'https://arxiv.org', version: 3 }
  expect(urls(readableCopies(named, arxiv))).toEqual([
    'https://arxiv.org/html/2401.00001v3',
    'https://www.ebi.ac.uk/europepmc/webservices/rest/PMC1/fullTextXML',
    'https://doi.org/10.5555/a',
    'https://journal.example/a.pdf',
    'https://repository.example/a.pdf',
    'https://arxiv.org/pdf/2401.00001v3',
  ])
  expect(readableCopies(named, arxiv)[0]?.license).toBe('cc-by')
})

test.each([
  [copy('pdf', 'https://pmc.ncbi.nlm.nih.gov/articles/PMC1/pdf/'), /people, and not to programs/],
  [copy('html', 'https://journal.example/article/1'), /only from arXiv/],
  [copy('html', 'https://journal.example/article/1', { license: 'other-oa' }), /only from arXiv/],
  [copy('html', 'https://journal.example/article/1', { license: 'cc-by-nc-nd' }), /^null$/],
  [copy('html', 'https://journal.example/article/1', { license: 'public-domain' }), /^null$/],
  [
    copy('html', 'https://europepmc.org/articles/PMC1', { license: 'cc by' }),
    /and not to programs/,
  ],
  [copy('html', 'https://arxiv.org/html/2401.00001v1'), /^null$/],
  [copy('pdf', 'https://journal.example/a.pdf'), /^null$/],
])('why %o is not read', (named, reason) => {
  expect(String(whyNotRead(named))).toMatch(reason)
})

test('hosts that forbid programs, and pages about a paper, are left out', () => {
  expect(
    readableCopies(
      [
        copy('pdf', 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC1/pdf/a.pdf'),
        copy('pdf', 'https://pmc.ncbi.nlm.nih.gov/articles/PMC1/pdf/'),
        copy('pdf', 'https://www.researchgate.net/a.pdf'),
        copy('html', 'https://journal.example/article/1'),
        copy('pdf', 'not an address'),
      ],
      null,
    ),
  ).toEqual([])
})

test('of many copies the best eight are tried', () => {
  const many = Array.from({ length: 30 }, (_, i) => copy('pdf', `https://r${i}.example/a.pdf`))
  expect(readableCopies(many, null)).toHaveLength(8)
})

test.each([
  [{ kind: 'landing', url: 'https://doi.org/10.5555/a', license: 'cc-by' }, 'html'],
  [
    {
      kind: 'landing',
      url: 'https://doi.org/10.5555/a',
      license: 'https://creativecommons.org/licenses/by/4.0/',
    },
    'html',
  ],
  [{ kind: 'landing', url: 'https://doi.org/10.5555/a', license: 'publisher-specific-oa' }, null],
  [{ kind: 'landing', url: 'https://doi.org/10.5555/a' }, null],
  [{ kind: 'landing', url: 'https://arxiv.org/abs/2401.00001v1', license: 'cc-by' }, null],
  [{ kind: 'pdf', url: 'https://journal.example/a.pdf' }, 'pdf'],
] as const)('%o counts as %s', (place, kind) => {
  expect(kindOfPlace({ ...place, isOpen: true })).toBe(kind)
})
