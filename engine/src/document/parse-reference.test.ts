import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinear } from '../text/growth.fixture.ts'
import { parseReference } from './parse-reference.ts'

describe('styles', () => {
  test('APA', () => {
    expect(
      parseReference(
        'Ames, J. B., & van den Berg, C. (2011). Stones in the classroom: A survey. Journal of Floors, 12(3), 45-67. https://doi.org/10.1000/Floors.123',
      ),
    ).toMatchObject({
      authors: ['Ames, J. B.', 'van den Berg, C.'],
      year: 2011,
      title: 'Stones in the classroom: A survey',
      container: 'Journal of Floors',
      volume: '12',
      issue: '3',
      pages: '45–67',
      doi: '10.1000/floors.123',
    })
  })
  test('Vancouver', () => {
    expect(
      parseReference(
        '7. Ames JB, Berg C. Laying of stones. Br J Floors 1989; 63: 736-750. PMID: 1234567',
      ),
    ).toMatchObject({
      label: '7',
      authors: ['Ames JB', 'Berg C'],
      title: 'Laying of stones',
      container: 'Br J Floors',
      year: 1989,
      volume: '63',
      pages: '736–750',
      pmid: '1234567',
    })
  })
  test('IEEE', () => {
    expect(
      parseReference(
        '[3] A. Ames and B. Berg, “The floor of the hall,” IEEE Trans. Floors, vol. 29, no. 1, pp. 12–43, Feb. 2011.',
      ),
    ).toMatchObject({
      label: '3',
      authors: ['A. Ames', 'B. Berg'],
      title: 'The floor of the hall',
      container: 'IEEE Trans. Floors',
      volume: '29',
      issue: '1',
      pages: '12–43',
      year: 2011,
    })
  })
  test('ACL', () => {
    expect(
      parseReference(
        'Jane Ames, Bo Berg, and Cai Chen. 2019. Tiles are all you need. In Proceedings of the Meeting on Floors, pages 10–20.',
      ),
    ).toMatchObject({
      authors: ['Jane Ames', 'Bo Berg', 'Cai Chen'],
      year: 2019,
      title: 'Tiles are all you need',
      container: 'Proceedings of the Meeting on Floors',
      pages: '10–20',
    })
  })
  test('physics, without a title', () => {
    expect(
      parseReference('J. Ames, B. Berg, Phys. Rev. D59 (1999) 023002 [hep-ph/9901234].'),
    ).toMatchObject({
      authors: ['J. Ames', 'B. Berg'],
      container: 'Phys. Rev. D',
      volume: '59',
      pages: '023002',
      year: 1999,
      arxivId: 'hep-ph/9901234',
    })
  })
  test('an arXiv preprint', () => {
    expect(
      parseReference(
        'A. Ames and B. Berg. Stones and their neighbours. arXiv preprint arXiv:1706.03762v5, 2017.',
      ),
    ).toMatchObject({
      authors: ['A. Ames', 'B. Berg'],
      title: 'Stones and their neighbours',
      year: 2017,
      arxivId: '1706.03762v5',
    })
  })
})

test('a chapter: its editor is no author, its place is no publisher', () => {
  const { authors, title, container, pages, year } = parseReference(
    'Ames, J. (1999). The laying of floors. In B. Berg (Ed.), Handbook of stone (pp. 176–210). London: Elsevier.',
  )
  expect({ authors, title, container, pages, year }).toEqual({
    authors: ['Ames, J.'],
    title: 'The laying of floors',
    container: 'Handbook of stone',
    pages: '176–210',
    year: 1999,
  })
})

test('how many pages a book has is told without its “p.”', () => {
  expect(parseReference('Ames, A. (2011). The Floor of the Hall. Paris: Berg, 217 p.').pages).toBe(
    '217',
  )
})

test('what a string does not show is left out', () => {
  expect(parseReference('')).toEqual({ id: '', span: null, raw: '', authors: [] })
  expect(parseReference('J. Ames, personal communication.')).not.toHaveProperty('volume')
})

test('the string is kept as it came', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (raw) => {
      expect(parseReference(raw).raw).toBe(raw)
    }),
  )
})

test.each([
  'A. ',
  'a, ',
  '1(1',
  '((((',
  'In In ',
  '2010 ',
  'A.-',
  '“',
  ' ,',
  '10.1/',
  'Aa Bb, ',
  '1, 1',
])('a hostile string of %j is read in linear time', (piece) => {
  expectLinear((size) => parseReference(piece.repeat(size)), 12_500)
})
