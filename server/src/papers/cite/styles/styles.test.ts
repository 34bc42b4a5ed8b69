import type { CiteStyle } from '@tessera/contract'
import { describe, expect, test } from 'vitest'
import { toBibtex } from '../bibtex.ts'
import { citeStyles } from '../cite-files.ts'
import { toCsl } from '../csl.ts'
import { paperOf, works } from '../papers.fixture.ts'
import { toRis } from '../ris.ts'
import { chicagoRange, mlaRange } from './pages.ts'
import { type Run, textOf } from './runs.ts'
import { workedReferences } from './worked-references.fixture.ts'

/** Italic words stand between stars. */
const shown = (runs: readonly Run[]) =>
  runs.map(({ text, isItalic }) => (isItalic ? `*${text}*` : text)).join('')

describe('each style, as its manual has it for each kind of work', () => {
  test.each(workedReferences)('%s, %s', (style, work, expected) => {
    expect(shown(citeStyles[style](works[work]))).toBe(expected)
  })
})

describe('long lists of authors', () => {
  const people = (count: number) =>
    paperOf({ people: Array.from({ length: count }, (_, n) => `Name${n + 1}, Ada`), year: 2020 })
  test.each<[CiteStyle, number, string]>([
    ['apa', 20, 'Name19, A., & Name20, A. (2020)'],
    ['apa', 21, 'Name19, A., . . . Name21, A. (2020)'],
    ['mla', 2, 'Name1, Ada, and Ada Name2. '],
    ['mla', 3, 'Name1, Ada, et al. '],
    ['chicago', 10, 'Ada Name9, and Ada Name10. 2020'],
    ['chicago', 11, 'Ada Name7, et al. 2020'],
    ['ieee', 6, 'A. Name5, and A. Name6, '],
    ['ieee', 7, 'A. Name1 et al., '],
    ['vancouver', 6, 'Name5 A, Name6 A. '],
    ['vancouver', 7, 'Name6 A, et al. '],
    ['harvard', 3, 'Name1, A., Name2, A. and Name3, A. (2020)'],
    ['harvard', 4, 'Name1, A. et al. (2020)'],
  ])('%s with %i', (style, count, words) => {
    expect(textOf(citeStyles[style](people(count)))).toContain(words)
  })
})

test('proceedings without a publisher are followed by their year', () => {
  const paper = paperOf({
    title: 'Attention Is All You Need',
    venue: 'Advances in Neural Information Processing Systems',
    year: 2017,
    people: ['Vaswani, Ashish'],
    in: { type: 'conference', volume: '30', pages: '5998-6008' },
  })
  expect(textOf(citeStyles.vancouver(paper))).toBe(
    'Vaswani A. Attention is all you need. In: Advances in Neural Information Processing Systems. Vol. 30; 2017. p. 5998-6008.',
  )
})

test('who handled an article for its journal is no editor of a volume', () => {
  const facts = { title: 'On snow', venue: 'Snow', year: 2020, editors: ['Frost, Ada'] }
  const article = paperOf({ ...facts, in: { type: 'article' } })
  const written = [toBibtex([article]), toRis([article]), JSON.stringify(toCsl([article]))]
  for (const text of written) expect(text).not.toContain('Frost')
  expect(toRis([paperOf({ ...facts, in: { type: 'chapter' } })])).toContain('ED  - Frost, Ada')
})

test('a title in capitals is cited as a sentence, with the names that its abstract knows', () => {
  const paper = paperOf({
    title: 'THE SECOND FERMI CATALOG OF GAMMA-RAY PULSARS',
    abstract: 'This catalog of the Fermi mission lists pulsars.',
    people: ['Þór, Åsa'],
  })
  expect(toBibtex([paper])).toContain('The second {Fermi} catalog of gamma-ray pulsars')
  expect(toBibtex([paper])).toContain("author = {{\\TH}{\\'o}r, {\\r A}sa}")
})

test('ends of page ranges are shortened as the manuals count', () => {
  const ranges = ['3-10', '71-72', '100-104', '107-108', '321-328', '1496-1500', '11564-11615']
  expect(ranges.map(chicagoRange)).toEqual([
    '3–10',
    '71–72',
    '100–104',
    '107–8',
    '321–28',
    '1496–500',
    '11564–615',
  ])
  expect(
    ['96-101', '103-104', '923-1003', '395-401', '1608-1774', 'S12-S18'].map(mlaRange),
  ).toEqual(['96–101', '103–04', '923–1003', '395–401', '1608–774', 'S12–S18'])
})

test('a title with marks of its own keeps them, and gets no second one', () => {
  const paper = paperOf({
    title: 'Is “deep” learning deep?',
    venue: 'Mind',
    year: 2020,
    people: ['Frost, A'],
  })
  expect(textOf(citeStyles.mla(paper))).toContain('“Is ‘Deep’ Learning Deep?” Mind, 2020')
  expect(textOf(citeStyles.ieee(paper))).toContain('“Is ‘deep’ learning deep?” Mind, 2020')
  expect(textOf(citeStyles.apa(paper))).toContain('Is “deep” learning deep? Mind.')
})
