import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinear } from '../text/growth.fixture.ts'
import { createPaperIndex, type IndexedPaper, loadPaperIndex } from './paper-index.ts'

const papers: IndexedPaper[] = [
  {
    id: 'a',
    title: 'Attention in sequence models',
    abstract: 'We study how attention helps translation.',
    authors: ['Ana Müller', 'Bo Chen'],
    year: 2017,
    venue: 'Journal of Models',
  },
  {
    id: 'b',
    title: 'Translation of plays',
    abstract: 'Attention, attention, attention: actors need sequence and models of speech.',
    authors: ['Cara Muller'],
    year: 2019,
  },
  { id: 'c', title: 'To be or not to be', authors: ['W. S.'], year: 1603 },
  { id: 'd', title: 'Deep representations of cells', abstract: 'Cells, seen deeply.' },
]
const first = (query: string, index = createPaperIndex(papers)) => index.search(query, 10)[0]?.id

describe('search', () => {
  test.each([
    ['attention in sequence models', 'a'],
    ['muller 2017', 'a'],
    ['müller translation 2019', 'b'],
    ['to be or not to be', 'c'],
    ['deep represen', 'd'],
    ['representation cell', 'd'],
    ['journal of models', 'a'],
  ])('%s', (query, id) => expect(first(query)).toBe(id))

  test.each([
    ['atention in sequence', 'a'],
    ['represntation of cells', 'd'],
    ['mullre 2017', 'a'],
  ])('a word that no paper has is read as one that is a letter off: %s', (query, id) =>
    expect(first(query)).toBe(id),
  )

  test('a slip is told, with what it was taken for; a word of papers is none', () => {
    const index = createPaperIndex(papers)
    expect(index.misspelt('Atention to translatoin')).toEqual([
      { typed: 'atention', meant: 'attention' },
      { typed: 'translatoin', meant: 'translation' },
    ])
    expect(index.misspelt('attention zebra cel tobe')).toEqual([])
    // The beginning of a word is no slip, and neither is another first letter.
    expect(index.misspelt('transl')).toEqual([])
    expect(index.misspelt('bttention')).toEqual([])
  })

  test('what a slip is taken for is told only by papers that may be seen', () => {
    const index = createPaperIndex(papers)
    expect(index.misspelt('actros', (id) => id !== 'b')).toEqual([])
    expect(index.misspelt('actros')).toEqual([{ typed: 'actros', meant: 'actors' }])
    index.remove('b')
    expect(index.search('actros', 5)).toEqual([])
    expect(index.misspelt('actros')).toEqual([])
  })

  test('nothing for nothing', () => {
    const index = createPaperIndex(papers)
    expect(index.search('', 10)).toEqual([])
    expect(index.search('attention', 0)).toEqual([])
    expect(index.search('zebra', 10)).toEqual([])
    expect(createPaperIndex([]).search('attention', 10)).toEqual([])
  })

  test.each([
    '🦊🦊',
    "'; DROP TABLE papers; --",
    '"(*) AND [',
    '\u0000',
    '%_%',
    '__proto__ constructor',
  ])('takes %j as words', (query) =>
    expect(() => createPaperIndex(papers).search(query, 10)).not.toThrow(),
  )

  test('long queries and titles cost no more than their length', () => {
    const index = createPaperIndex([...papers, { id: 'long', title: 'word '.repeat(2_000) }])
    expectLinear((size) => index.search('attention models of '.repeat(size), 10), 2_000)
    expect(first('word', index)).toBe('long')
  })
})

describe('changes', () => {
  test('a removed paper is gone, a replaced one is new', () => {
    const index = createPaperIndex(papers)
    expect(index.remove('a')).toBe(true)
    expect(index.remove('a')).toBe(false)
    index.add({ id: 'd', title: 'Whales' })
    expect(index.size).toBe(3)
    expect(index.search('attention in sequence models', 10).map(({ id }) => id)).toEqual(['b'])
    expect(first('whales', index)).toBe('d')
    expect(index.search('cells', 10)).toEqual([])
  })

  test('any history equals a fresh index of what is left, and so does its snapshot', () => {
    const change = fc.record({
      id: fc.constantFrom('1', '2', '3', '4'),
      add: fc.boolean(),
      n: fc.nat(3),
    })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        const index = createPaperIndex([])
        const left = new Map<string, IndexedPaper>()
        for (const { id, add, n } of changes) {
          const paper = { ...(papers[n] as IndexedPaper), id }
          left.delete(id)
          if (add) {
            index.add(paper)
            left.set(id, paper)
          } else index.remove(id)
        }
        const fresh = createPaperIndex([...left.values()])
        for (const query of [
          'attention models',
          'muller',
          'cells dee',
          'to be or not to be',
          'attention models of deep cells by muller in networks',
        ]) {
          const wanted = fresh.search(query, 10)
          expect(index.search(query, 10)).toEqual(wanted)
          expect(loadPaperIndex(structuredClone(index.snapshot())).search(query, 10)).toEqual(
            wanted,
          )
        }
      }),
    )
  })

  test('a snapshot of another version is refused', () => {
    const snapshot = { ...createPaperIndex(papers).snapshot(), version: 2 as unknown as 1 }
    expect(() => loadPaperIndex(snapshot)).toThrow(RangeError)
  })
})

test('a long question finds what its best papers speak of, in other words than its own', () => {
  const wing = (id: string, abstract: string) => ({ id, title: `Report ${id}`, abstract })
  const others = Array.from({ length: 30 }, (_, at) =>
    wing(`o${at}`, `Bees of meadow ${at} collect pollen and honey in summer.`),
  )
  const near = Array.from({ length: 5 }, (_, at) =>
    wing(
      `n${at}`,
      `Heating of slender wings at high speed: ablation and shock layers, case ${at}.`,
    ),
  )
  const meant = wing('meant', 'Ablation behind shock layers.')
  const chance = { id: 'chance', title: 'Cakes', abstract: 'Layers of sugar.' }
  const index = createPaperIndex([...others, ...near, meant, chance])
  const found = (query: string) => index.search(query, 40).map(({ id }) => id)
  expect(found('heating of slender wings at high speed')).toContain('meant')
  expect(found('heating of slender wings at high speed')).not.toContain('chance')
  expect(found('slender wings')).not.toContain('meant')
})
