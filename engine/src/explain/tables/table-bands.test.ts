import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { answer } from '../answer/answer.ts'
import { readGrids } from './table-grid.ts'

/** A table of a PDF, whose first two rows are heads, as are bands right below them. */
function ponds(rows: readonly (readonly string[])[], heads = 2) {
  const builder = documentBuilder('pdf', '1')
  builder.section({ heading: 'Results', level: 1 })
  builder.add('paragraph', 'Reeds were cut in ponds, and frogs were counted in each of them.')
  builder.addTable({
    id: 't',
    label: 'Table 1',
    caption: 'Table 1. Tests of frogs by depth of the pond.',
    rows: rows.map((row, y) => row.map((content) => ({ content, header: y < heads }))),
  })
  return builder.finish({ title: 'Ponds', authors: [] })
}
const banded = ponds(
  [
    ['Measure', 'Shade', 'Wind', 'Mud', 'Light'],
    ['', 'W', 'F', 'D', 'L'],
    ['', '', '', 'Shallow water', ''],
    ['Frogs', '0.91', '3.6', '2.3', '0.7'],
    ['Newts', '0.95', '2.6', '2.1', '0.3'],
    ['', '', '', 'Deep water', ''],
    ['Frogs', '0.81', '1.6', '1.3', '0.2'],
    ['Newts', '0.85', '1.2', '1.9', '0.4'],
  ],
  3,
)
const grids = (paper: typeof banded) => paper.tables.flatMap((table) => readGrids(table, false))

test('a band in the middle of its row says of what the rows below it are, and names no column', () => {
  expect(grids(banded).map(({ group, columns, rows }) => [group, columns[3], rows.length])).toEqual(
    [
      ['Shallow water', 'Mud D', 2],
      ['Deep water', 'Mud D', 2],
    ],
  )
})

test('a cell is found below its band', async () => {
  const { claims } = await answer(banded, 'What is the mud D of frogs in deep water?')
  expect(claims.map(({ text }) => text).join()).toContain('1.3')
})

test('one head alone in its row stays a head, and a label without numbers below it is no band', () => {
  const [one] = grids(
    ponds([
      ['Measure', 'Shade', 'Wind', 'Mud', 'Light'],
      ['', '', '', 'mean depth', ''],
      ['Frogs', '0.91', '3.6', '2.3', '0.7'],
      ['Newts', '0.95', '2.6', '2.1', '0.3'],
    ]),
  )
  expect([one?.group, one?.columns[3], one?.rows.length]).toEqual(['', 'Mud mean depth', 2])
})
