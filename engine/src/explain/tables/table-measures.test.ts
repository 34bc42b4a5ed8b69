import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { tableFacts } from './table-facts.ts'

/** What is said of a table with a caption, whose first row names the columns, in a paper of some words. */
function factsOf(
  caption: string,
  rows: readonly (readonly string[])[],
  {
    source = 'sections',
    words = 'Combs were weighed.',
  }: { source?: 'sections' | 'pdf'; words?: string } = {},
): string[] {
  const builder = documentBuilder(source, '1')
  builder.section({ heading: 'Results', level: 1 })
  builder.add('paragraph', words)
  builder.addTable({
    id: 't',
    label: 'Table 1',
    caption: `Table 1. ${caption}`,
    rows: rows.map((row, y) => row.map((content) => ({ content, header: y === 0 }))),
  })
  const document = builder.finish({ title: 'Combs', authors: [] })
  const table = document.tables[0]
  return table ? tableFacts(document, table).map(({ text }) => text) : []
}

test.each<[string, string, readonly (readonly string[])[]]>([
  [
    'a count beside ratios',
    'Adjusted risk ratios of swarming.',
    [
      ['', 'All hives'],
      ['Number of swarms', '61'],
      ['Hive older than 3 years', '2.14 (1.20–3.90)'],
      ['Hive in the shade', '1.31 (0.80–2.10)'],
    ],
  ],
  [
    'different kinds in a column',
    'Size of each apiary and links found.',
    [
      ['Kind', 'North', 'South'],
      ['Hives · # Combs', '41', '52'],
      ['Hives · # Frames', '22', '17'],
    ],
  ],
  [
    'sizes of sets of data',
    'Number of combs in each set.',
    [
      ['Set', 'Train', 'Test'],
      ['ClayCombs', '8120', '1031'],
      ['WaxCombs', '7204', '940'],
    ],
  ],
  [
    'data sets as rows',
    'Results of our method.',
    [
      ['Dataset', 'Accuracy'],
      ['ClayCombs', '81.2'],
      ['WaxCombs', '72.4'],
    ],
  ],
  [
    'who took part',
    'Keepers interviewed.',
    [
      ['ID', 'Role', 'Experience'],
      ['K1', 'Keeper', '21'],
      ['K2', 'Owner', '12'],
    ],
  ],
  [
    'how much there is of each',
    'Results on eight corpora.',
    [
      ['Method', 'Samples', 'Combs'],
      ['Clay', '812.5', '31'],
      ['Wax', '720.4', '24'],
    ],
  ],
  [
    'the last of trials',
    'Errors of weighing.',
    [
      ['Scale', 'Error (g) of Trial 1', 'Error (g) of Trial 2'],
      ['Spring', '0.31', '0.42'],
      ['Lever', '0.22', '0.17'],
    ],
  ],
  [
    'heads that stand again between the rows',
    'Results of both rounds.',
    [
      ['Bait', 'Recall', 'Accuracy'],
      ['Clover', '41.5', '52.1'],
      ['Thyme', '40.1', '50.1'],
      ['Trap', 'Recall', 'Accuracy'],
      ['Net', '44.0', '58.2'],
      ['Funnel', '47.9', '61.0'],
    ],
  ],
  [
    'values run into names',
    'Results of all baits.',
    [
      ['Bait', 'Recall', 'Accuracy'],
      ['Clover 40.79', '41.5', '52.1'],
      ['Thyme 48.12', '47.9', '61.0'],
    ],
  ],
  [
    'rows without a name',
    'Results of all baits.',
    [
      ['Bait', 'Recall'],
      ['Clover', '41.5'],
      ['Thyme', '47.9'],
      ['Sage', '32.9'],
      ['', '55.0'],
    ],
  ],
  [
    'heads that name two columns alike',
    'Results of all baits.',
    [
      ['Bait', 'Recall', 'F1', 'Spring Recall', 'F1'],
      ['Clover', '41.5', '50.2', '40.1', '48.2'],
      ['Thyme', '47.9', '53.1', '44.0', '49.3'],
    ],
  ],
  [
    'columns that are the rivals',
    'Catching accuracy in two places.',
    [
      ['Place', 'Accuracy of the baseline', 'Baseline', 'Accuracy with thyme'],
      ['Meadow', '41.5', '40.2', '52.1'],
      ['Heath', '47.9', '42.1', '61.0'],
    ],
  ],
  [
    'what was left as it was',
    'Results of baiting.',
    [
      ['Bait', 'Recall'],
      ['No treatment', '71.5'],
      ['Thyme', '47.9'],
    ],
  ],
])('no finding: %s', (_, caption, rows) => {
  expect(factsOf(caption, rows)).toEqual([])
})

test('of a table of measures a column with another name is told, of whole numbers it is not', () => {
  const rows = [
    ['Bait', 'Meadow', 'Visitors'],
    ['Clover', '41.5', '312'],
    ['Thyme', '47.9', '280'],
  ]
  expect(factsOf('Catching accuracy in two places.', rows)).toEqual([
    'Highest Meadow in Table 1: 47.9 (Thyme); 47.9 − 41.5 = 6.4, next is Clover.',
  ])
  expect(factsOf('Two places.', rows)).toEqual([])
})

test('an acronym of an error is best where it is lowest; letters that only look like a unit say nothing', () => {
  const words = 'We measure the comb registration error (CRE) of both scales.'
  const rows = [
    ['Scale', 'CRE (mm)', 'MS recall'],
    ['Spring', '0.31', '0.12'],
    ['Lever', '68.02', '0.24'],
  ]
  expect(factsOf('Weighing.', rows, { words })).toEqual([
    'Lowest CRE (mm) in Table 1: 0.31 (Spring); 0.31 − 68.02 = −67.71, next is Lever.',
    'Highest MS recall in Table 1: 0.24 (Lever); 0.24 − 0.12 = 0.12, next is Spring.',
  ])
})

test('on a page, a label beside the middle of its rows names none of them surely', () => {
  const rows = [
    ['Season', 'Bait', 'Recall'],
    ['', 'Clover', '41.5'],
    ['Spring', 'Thyme', '47.9'],
    ['', 'Clover', '44.0'],
    ['Autumn', 'Thyme', '52.0'],
  ]
  expect(factsOf('Results of all baits.', rows, { source: 'pdf' })).toEqual([])
})
