import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../engine/src/text/growth.fixture.ts'
import type { Readings } from './reading-words.ts'
import { type Meaning, mostNamed, resolve } from './resolve.ts'
import { cases } from './resolve-cases.fixture.ts'

const names = (readings: Readings) =>
  readings.map((reading) => `"${reading.join('" and "')}"`).join(' or ')

function said(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'identifier': {
      const names = [meaning.identifier, ...(meaning.more ?? [])]
      return names
        .map(
          ({ scheme, value, version }) =>
            `${scheme} ${value}${version === undefined ? '' : ` v${version}`}`,
        )
        .join(', ')
    }
    case 'refused':
    case 'nothing':
      return meaning.kind
    case 'title':
      return `title "${meaning.title}"`
    case 'author':
      return `author ${names(meaning.authors)}`
    case 'author-year':
      return `author ${names(meaning.authors)} year ${meaning.year}${meaning.words && ` words "${meaning.words}"`}`
    case 'name-or-words':
      return `name or words "${meaning.words}"`
    case 'words':
      return `words "${meaning.words}"${meaning.year === undefined ? '' : ` year ${meaning.year}`}`
  }
}

test('the table holds at least 300 different cases', () => {
  expect(new Set(cases.map(([input]) => input)).size).toBeGreaterThanOrEqual(300)
})

describe('what a reader meant', () => {
  test.each(cases)('%s → %s', (input, expected) => {
    expect(said(resolve(input))).toBe(expected)
  })
})

test('a refusal says what to do', () => {
  expect(resolve('978-3-16-148410-0')).toEqual({
    kind: 'refused',
    message: expect.stringMatching(/book.*try the title/i),
  })
})

describe('an identifier inside of other words', () => {
  test.each([
    ['BERT arXiv 1810.04805', 'arxiv 1810.04805'],
    ['Attention (1706.03762)', 'arxiv 1706.03762'],
    ['1706.03762 attention', 'arxiv 1706.03762'],
    ['Attention is all you need (arXiv 1706.03762)', 'arxiv 1706.03762'],
    ['Vaswani et al., arXiv preprint arXiv:1706.03762, 2017', 'arxiv 1706.03762'],
    ['residual networks [arXiv 1512.03385v1].', 'arxiv 1512.03385 v1'],
    ['large N limit hep-th/9711200', 'arxiv hep-th/9711200'],
    ['PMC 3531190 protein', 'pmcid PMC3531190'],
    ['see PMID 26017442 of LeCun', 'pmid 26017442'],
    ['Vaswani 2017, Attention is all you need, S2CID 13756489.', 's2 CorpusId:13756489'],
    [
      '10.1038/nature14539, 10.1126/science.1127647',
      'doi 10.1038/nature14539, doi 10.1126/science.1127647',
    ],
    [
      '10.1038/nature14539,10.1126/science.1127647',
      'doi 10.1038/nature14539, doi 10.1126/science.1127647',
    ],
    [
      'doi:10.1038/nature14539 and doi:10.1002/asi.24046',
      'doi 10.1038/nature14539, doi 10.1002/asi.24046',
    ],
    ['1810.04805; 1706.03762, arXiv:1810.04805', 'arxiv 1810.04805, arxiv 1706.03762'],
    ['Dosovitskiy 10.1109/iccv.2017.00147 vision', 'doi 10.1109/iccv.2017.00147'],
  ])('%s → %s', (input, expected) => {
    expect(said(resolve(input))).toBe(expected)
  })

  test.each([
    'release 1234.5678 of the program',
    'priced at $1706.03762 a share',
    'conductivity 2017.00147 siemens',
    'index 1706.0376 in five digits since 2015',
    'a ratio of 1706.037621 to one',
    'dark matter arXiv listing',
    'the PMC archive of 2019 papers',
    'what an S2CID is',
  ])('%s names none', (input) => {
    expect(resolve(input).kind).not.toBe('identifier')
  })

  // A DOI without a digit is no half of one where the next name begins.
  test.each([
    '10.5555/snow.reply 10.5555/snow.2019',
    '10.5555/snow.reply, 10.5555/snow.2019',
    'doi:10.5555/snow.reply doi:10.5555/snow.2019',
    'https://doi.org/10.5555/snow.reply https://doi.org/10.5555/snow.2019',
  ])('%s names two', (input) => {
    expect(resolve(input)).toEqual({
      kind: 'identifier',
      identifier: { scheme: 'doi', value: '10.5555/snow.reply' },
      more: [{ scheme: 'doi', value: '10.5555/snow.2019' }],
    })
  })

  test('of a long list the first five are looked up, and it says so', () => {
    const list = Array.from({ length: 7 }, (_, n) => `10.1000/paper.${n}`).join(', ')
    expect(resolve(list)).toMatchObject({ more: { length: mostNamed - 1 }, isCut: true })
  })
})

test('no input makes it throw, and every meaning is short', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000, unit: 'binary' }), (text) => {
      expect(JSON.stringify(resolve(text)).length).toBeLessThan(8000)
    }),
    { numRuns: 1000 },
  )
})

test('a long line of capitals is read in linear time', () => {
  expectLinear((size) => resolve('Aa '.repeat(size)), 5_000)
  for (const [piece, end] of [
    ['Aa, ', '2017'],
    ['A.', 'x'],
    ['Aa-', '1'],
  ] as const)
    expectLinear((size) => resolve(piece.repeat(size) + end), 500, piece)
})
