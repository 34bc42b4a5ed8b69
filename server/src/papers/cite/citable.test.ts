import { expect, test } from 'vitest'
import { citable } from './citable.ts'

test('what a paper is when nobody says it follows from where it came out', () => {
  const typeOf = (venue: string | null, arxivId: string | null, doi: string | null = null) =>
    citable(
      { ...{ id: 'p', title: 't', authors: [], year: null, publication: {} }, venue, arxivId, doi },
      [],
      'https://tessera.example',
    ).type
  expect(typeOf(null, '1706.03762')).toBe('preprint')
  expect(typeOf('NeurIPS', '1706.03762')).toBe('conference')
  expect(typeOf('Nature', null, '10.1/x')).toBe('article')
  expect(typeOf('Proceedings of the National Academy of Sciences', null)).toBe('article')
  expect(typeOf('bioRxiv', null, '10.1101/1')).toBe('preprint')
  expect(typeOf(null, null)).toBe('other')
})
