import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { answer } from '../answer/answer.ts'
import { tableFacts } from './table-facts.ts'

type Cell = string | { readonly content: string; readonly colSpan?: number; readonly th?: true }
type Source = 'sections' | 'pdf'

/** A paper on ponds with one table, whose first row is its head; cells marked so are heads too. */
function ponds(caption: string, rows: readonly (readonly Cell[])[], source: Source = 'sections') {
  const builder = documentBuilder(source, '1')
  builder.section({ heading: 'Results', level: 1 })
  builder.add('paragraph', 'Reeds were cut in ponds. The ground sampling time (GST) was short.')
  builder.addTable({
    id: 't',
    label: 'Table 1',
    caption: `Table 1. ${caption}`,
    rows: rows.map((row, y) =>
      row.map((cell) => ({
        ...(typeof cell === 'string' ? { content: cell } : cell),
        header: y === 0 || (typeof cell === 'object' && cell.th === true),
      })),
    ),
  })
  return builder.finish({ title: 'Ponds', authors: [] })
}
const over = (content: string) => ({ content, colSpan: 3 })
const th = (content: string) => ({ content, th: true as const })

const twoBlocks = ponds('Frogs that cutting reeds would keep.', [
  ['Water', 'Shade', 'Wind'],
  [over('Gain as a percentage of all frogs')],
  ['Mere', '2.1', '3.6'],
  ['Tarn', 'n/a', '2.6'],
  ['Lough', '1.2', '3.1'],
  [over('Gain in the number of frogs')],
  ['Lough', '423', '952'],
  ['Mere', '209', '320'],
  ['Tarn', 'n/a', '611'],
])
const texts = async (paper: ReturnType<typeof ponds>, question: string) =>
  (await answer(paper, question)).claims.map(({ text }) => text)

test('a row over all columns starts a block whose rows are no rivals of the others', async () => {
  expect(tableFacts(twoBlocks, twoBlocks.tables[0] as never)).toEqual([])
  expect(await texts(twoBlocks, 'Which water has the highest gain by wind?')).toEqual([
    'Highest Wind in Table 1, “Gain as a percentage of all frogs”: 3.6 (Mere); 3.6 − 3.1 = 0.5, next is Lough.',
    'Highest Wind in Table 1, “Gain in the number of frogs”: 952 (Lough); 952 − 611 = 341, next is Tarn.',
  ])
})

test('the block that the question names is the one that is told', async () => {
  expect(await texts(twoBlocks, 'Which water has the highest gain in number by wind?')).toEqual([
    'Highest Wind in Table 1, “Gain in the number of frogs”: 952 (Lough); 952 − 611 = 341, next is Tarn.',
  ])
  expect(await texts(twoBlocks, 'What is the percentage gain by wind of Mere?')).toEqual([
    'Mere in Table 1, “Gain as a percentage of all frogs”: Wind 3.6.',
  ])
})

test('that there is nothing is no part of the name of a row', async () => {
  expect(await texts(twoBlocks, 'What is the percentage gain by wind of Tarn?')).toEqual([
    'Tarn in Table 1, “Gain as a percentage of all frogs”: Wind 2.6.',
  ])
})

const threeHeads = ponds('Nets and baits.', [
  ['Net', 'Catch speed', 'Catch weight'],
  ['Gauze', '41.5', '57.9'],
  ['Twine', '73.7', '70.5'],
  [th('Bait'), th('Speed'), th('Weight')],
  ['Worm', '74.5', '81.3'],
  ['Fly', '75.3', '69.9'],
])

test('heads in the middle of a table name the columns below them', async () => {
  expect(await texts(threeHeads, 'Which bait has the highest weight?')).toEqual([
    'Highest Weight in Table 1, “Bait”: 81.3 (Worm); 81.3 − 69.9 = 11.4, next is Fly.',
  ])
  expect(await texts(threeHeads, 'Which net has the highest catch weight?')).toEqual([
    'Highest Catch weight in Table 1, “Net”: 70.5 (Twine); 70.5 − 57.9 = 12.6, next is Gauze.',
  ])
})

const doubtful = ponds(
  'Hauls by crew.',
  [
    ['Crew', 'Net', 'Day haul', 'Night haul'],
    ['Alone', 'Gauze', '59.1', '66.9'],
    ['', 'Twine', '78.4', '79.4'],
    ['Paired', 'Gauze + Twine', '76.6', '79.8'],
    ['', 'Twine', '79.4', '78.8'],
  ],
  'pdf',
)

test('where a page sets labels beside the middle of their rows, rows are told by their other names', async () => {
  expect(await texts(doubtful, 'What is the night haul of gauze?')).toEqual([
    'Gauze in Table 1: Night haul 66.9.',
  ])
  // Which of the two is whose is in doubt: both are told, without the labels.
  expect(await texts(doubtful, 'What is the night haul of twine?')).toEqual([
    'Twine in Table 1: Night haul 79.4.',
    'Twine in Table 1: Night haul 78.8.',
  ])
  expect(tableFacts(doubtful, doubtful.tables[0] as never)).toEqual([])
})

test('a table of names and numbers needs no heads', async () => {
  const counts = ponds('Animals seen.', [
    ['Frogs', '28,009'],
    ['Newts', '302'],
    ['Newts with tails', '101'],
  ])
  expect(await texts(counts, 'How many newts were seen?')).toEqual(['Newts in Table 1: 302.'])
})

test('rows of levels of several things are no rivals', () => {
  const levels = ponds('Frogs seen by sex and age.', [
    ['Kind', 'Item', 'Level', 'Prevalence (%)'],
    ['Frogs', 'Sex', 'Female', '15.7'],
    ['', '', 'Male', '2.9'],
    ['', 'Age', '0–6 months', '3.1'],
    ['', '', '>12 months', '22.8'],
  ])
  expect(tableFacts(levels, levels.tables[0] as never)).toEqual([])
})
