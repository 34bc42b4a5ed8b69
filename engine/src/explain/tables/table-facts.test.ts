import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { tableFacts } from './table-facts.ts'

/** What is said of a table whose first row names the columns. */
function factsOf(rows: string[][], label = 'Table 2'): string[] {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Results', level: 1 })
  builder.addTable({
    id: 't',
    label,
    caption: null,
    rows: rows.map((row, y) => row.map((content) => ({ content, header: y === 0 }))),
  })
  const document = builder.finish({ title: 'A table', authors: [] })
  const table = document.tables[0]
  return table ? tableFacts(document, table).map(({ text }) => text) : []
}

test('the best of a column leads the next by the difference of the cells', () => {
  expect(
    factsOf([
      ['Model', 'BLEU'],
      ['Ours', '28.4'],
      ['Base', '26.3'],
      ['Old', '24.6'],
    ]),
  ).toEqual(['Highest BLEU in Table 2: 28.4 (Ours); 28.4 − 26.3 = 2.1, next is Base.'])
})

test('where several rows are best, the column is told from end to end', () => {
  expect(
    factsOf([
      ['Kind', 'Made', 'Caught', 'Caught (%)'],
      ['Digit', '200', '200', '100.0'],
      ['Unit', '200', '200', '100.0'],
      ['Sign', '200', '176', '88.0'],
    ]),
  ).toEqual([
    'Caught (%) in Table 2 runs from 88.0 (Sign) to 100.0 (Digit and 1 more); 100.0 − 88.0 = 12.0.',
  ])
})

test('where lower is known to be better, the lowest is told', () => {
  expect(
    factsOf([
      ['Model', 'Perplexity'],
      ['Ours', '4.33'],
      ['Base', '4.92'],
    ]),
  ).toEqual(['Lowest Perplexity in Table 2: 4.33 (Ours); 4.33 − 4.92 = −0.59, next is Base.'])
})

test.each([
  [
    'p-values',
    [
      ['Group', 'p value'],
      ['A', '0.01'],
      ['B', '0.2'],
    ],
  ],
  [
    'years',
    [
      ['Site', 'Year'],
      ['A', '2001'],
      ['B', '2009'],
    ],
  ],
  [
    'settings',
    [
      ['Parameter', 'Value'],
      ['Steps', '16'],
      ['Layers', '6'],
    ],
  ],
  [
    'row numbers',
    [
      ['Name', 'Order'],
      ['A', '1'],
      ['B', '2'],
      ['C', '3'],
    ],
  ],
  [
    'ties',
    [
      ['Name', 'Score'],
      ['A', '2'],
      ['B', '2'],
    ],
  ],
  [
    'sheets of a herbarium',
    [
      ['Species', 'No. HUVA'],
      ['S. alata', '21547'],
      ['S. siamea', '21578'],
      ['S. trachypus', '21776'],
    ],
  ],
  [
    'accessions',
    [
      ['Strain', 'GenBank accession'],
      ['A', '10231'],
      ['B', '10945'],
    ],
  ],
  [
    'words',
    [
      ['Name', 'Colour'],
      ['A', 'red'],
      ['B', 'blue'],
    ],
  ],
])('nothing is said of %s', (_, rows) => {
  expect(factsOf(rows)).toEqual([])
})

test('of columns counted up by their conditions the last is told, the lowest where it counts what went wrong', () => {
  expect(
    factsOf([
      ['Anchor', 'Round 1 found (%)', 'Round 2 found (%)', 'Round 2 wrong (%)'],
      ['Offsets', '12.5', '6.7', '95.4'],
      ['Words', '96.1', '90.9', '5.4'],
    ]),
  ).toEqual([
    'Highest Round 2 found (%) in Table 2: 90.9 (Words); 90.9 − 6.7 = 84.2, next is Offsets.',
    'Lowest Round 2 wrong (%) in Table 2: 5.4 (Words); 5.4 − 95.4 = −90.0, next is Offsets.',
  ])
})

test('a bound is no rival', () => {
  expect(
    factsOf([
      ['Selection', 'ROUGE-1'],
      ['First', '30.1'],
      ['Ours', '41.7'],
      ['Oracle', '47.8'],
    ]),
  ).toEqual([
    'Highest ROUGE-1 in Table 2, apart from rows of “Oracle”: 41.7 (Ours); 41.7 − 30.1 = 11.6, next is First.',
  ])
})

test('a bound that is not at the end of the column is not spoken of', () => {
  expect(
    factsOf([
      ['Selection', 'ROUGE-1'],
      ['Chance', '12.0'],
      ['First', '30.1'],
      ['Ours', '41.7'],
    ]),
  ).toEqual(['Highest ROUGE-1 in Table 2: 41.7 (Ours); 41.7 − 30.1 = 11.6, next is First.'])
})

const unsure = 'this lies within what the table prints as uncertain:'

test('letters of groups are no part of a value, and a shared one says that no difference was seen; a unit of one letter stays', () => {
  const rows = (cells: readonly string[]) => [
    ['Pond', 'Survival (%)'],
    ...cells.map((cell, at) => [`Pond ${'ABCD'[at]}`, cell]),
  ]
  expect(factsOf(rows(['39.1c', '0.0a', '50.9cd', '7.6b']))).toEqual([
    `Highest Survival (%) in Table 2: 50.9 (Pond C); 50.9 − 39.1 = 11.8, next is Pond A; ${unsure} both are marked “c”.`,
  ])
  expect(factsOf(rows(['39d', '12d', '50d', '7d']))).toEqual([])
})

test('letters that are not shared tell more than ranges that overlap', () => {
  expect(
    factsOf([
      ['Pond', 'Survival (%)', 'Survival 95% C.I.'],
      ['Pond A', '39.1b', '[20.0, 60.1]'],
      ['Pond B', '50.9c', '[30.2, 71.0]'],
      ['Pond C', '7.6a', '[2.1, 9.8]'],
    ]),
  ).toEqual([
    'Highest Survival (%) in Table 2: 50.9 [30.2, 71.0] (Pond B); 50.9 − 39.1 = 11.8, next is Pond A (39.1 [20.0, 60.1]).',
  ])
})

test.each([
  ['0.78 (± 0.3)', '0.89 (± 0.50)', '0.78 ± 0.3', '0.89 ± 0.50', true],
  ['0.78 ± 0.03*', '0.89', '0.78 ± 0.03*', '0.89', false],
  ['0.78 +/- 0.2', '0.89', '0.78 ± 0.2', '0.89', true],
  ['0.78_0.2', '0.89_0.1', '0.78_0.2', '0.89_0.1', true],
  ['0.78 (0.71–0.84)', '0.89 (0.80–0.95)', '0.78 [0.71, 0.84]', '0.89 [0.80, 0.95]', true],
  ['0.78 (2)', '0.89 (3)', '0.78', '0.89', false],
])('a value is told as printed, %s beside %s', (one, other, own, next, overlap) => {
  const [fact] = factsOf([
    ['Model', 'Test error (%)'],
    ['Ours', one],
    ['Base', other],
  ])
  const named = next === '0.89' ? 'Base' : `Base (${next})`
  expect(fact).toBe(
    `Lowest Test error (%) in Table 2: ${own} (Ours); 0.78 − 0.89 = −0.11, next is ${named}${overlap ? `; ${unsure} their ranges overlap` : ''}.`,
  )
})

test('all rows that come next are named', () => {
  const rows = [
    ['Model', 'CE loss'],
    ['Untouched', '1.912'],
    ['Tuned', '1.626'],
    ['Added', '1.912'],
  ]
  const said = 'Lowest CE loss in Table 2: 1.626 (Tuned); 1.626 − 1.912 = −0.286, next'
  expect(factsOf(rows)).toEqual([`${said} are Untouched and Added.`])
  expect(factsOf([...rows, ['Cut', '1.912']])).toEqual([`${said} are Untouched and 2 more.`])
})

test('a head set over the middle of its columns is that of each; a dash is no part of a name', () => {
  expect(
    factsOf([
      ['', '', 'Full', '', '', 'Small', ''],
      ['Gull', 'Recall', 'Yield', 'F1', 'Recall', 'Yield', 'F1'],
      ['Heron', '40.6', '38.3', '39.1', '–', '76.7', '78.9'],
      ['Tern', '92.0', '94.1', '92.7', '92.2', '95.2', '93.7'],
    ]).slice(0, 3),
  ).toEqual([
    'Highest Full Recall in Table 2: 92.0 (Tern); 92.0 − 40.6 = 51.4, next is Heron.',
    'Highest Full Yield in Table 2: 94.1 (Tern); 94.1 − 38.3 = 55.8, next is Heron.',
    'Highest Full F1 in Table 2: 92.7 (Tern); 92.7 − 39.1 = 53.6, next is Heron.',
  ])
})
