import { blankPaper, type Paper } from '@tessera/contract'
import { expect, test } from 'vitest'
import { licenceOfCopy, statedLicences } from './licences.ts'

const at = '2026-01-01T00:00:00.000Z'
const told = (source: string, field: string, value: string) =>
  ({ source, field, value, at, standing: 'shown' }) as const
const published = [
  told('Crossref', 'type', 'article'),
  told('Crossref', 'license', 'CC-BY-4.0'),
  told('arXiv', 'type', 'preprint'),
]
const merged = (more: Partial<Paper> = {}) =>
  blankPaper({
    id: 'p1',
    title: 'Snow',
    license: 'CC-BY-4.0',
    stage: 'published',
    openAccessUrl: 'https://arxiv.org/abs/1706.03762',
    provenance: published,
    ...more,
  })

test('the licence of the published article does not cover a preprint that names none', () => {
  expect(licenceOfCopy(merged(), undefined)).toBeNull()
  expect(statedLicences(merged())).toEqual([
    { licence: 'CC-BY-4.0', covers: 'the published version', source: 'Crossref' },
  ])
})

test('the preprint has the licence that its archive states', () => {
  const provenance = [...published, told('arXiv', 'license', 'CC0')]
  expect(licenceOfCopy(merged({ provenance }), undefined)).toBe('CC0')
})

test('the copy of the publisher has the licence of the article', () => {
  const openAccessUrl = 'https://publisher.example/10.1234/snow'
  expect(licenceOfCopy(merged({ openAccessUrl }), undefined)).toBe('CC-BY-4.0')
})

test('the publisher does not lend the licence of the preprint', () => {
  const provenance = [told('arXiv', 'license', 'CC0')]
  const openAccessUrl = 'https://publisher.example/10.1234/snow'
  expect(licenceOfCopy(merged({ openAccessUrl, provenance, license: 'CC0' }), undefined)).toBeNull()
})

test('a text that was read has the licence of its copy, or none', () => {
  const version = {
    documentId: 'd1',
    label: 'v1',
    source: 'pdf',
    createdAt: at,
    preprintVersion: 1,
    state: null,
    license: null,
    origin: { url: 'https://arxiv.org/pdf/1706.03762v1', source: 'arXiv', at },
  } as const
  expect(licenceOfCopy(merged(), version)).toBeNull()
  expect(licenceOfCopy(merged(), { ...version, license: 'CC0' })).toBe('CC0')
})
