import { expect, test } from 'vitest'
import { documentBuilder } from '../document/document-builder.ts'
import { slice } from '../text/span.ts'
import { numberNotes } from './number-notes.ts'

const rows = [
  ['Crew', 'Sprint', 'Row', 'Sprint', 'Drift'],
  ['Heron', '61.4', '71.5', '63.8', '74.4'],
  ['Gull', '84.5', '91.5', '83.6', '92.4'],
]

function notes(told: string) {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Results', level: 1 })
  builder.add('paragraph', `All crews are in Table 1. ${told}`)
  builder.addTable({
    id: 't',
    label: 'Table 1',
    caption: 'Table 1. Crews and their points.',
    rows: rows.map((row) => row.map((content) => ({ content }))),
  })
  const at = builder.finish({ title: 'Rowing', authors: [] })
  const start = at.text.indexOf('Table 1')
  const tables = at.tables.map((table) => ({ ...table, mentions: [{ start, end: start + 7 }] }))
  const document = { ...at, tables }
  return numberNotes(document).map(({ spans }) => spans.map((span) => slice(document.text, span)))
}

test('a score of a row that is told with another digit than under the same head is told', () => {
  expect(notes('Gull has a sprint of 84.5 on lakes, and 83.8 on rivers.')).toEqual([
    ['83.8', '83.6'],
  ])
})

test.each([
  ['both are the table’s', 'Gull has a sprint of 84.5 on lakes, and 83.6 on rivers.'],
  ['the head is another', 'Gull has a drift of 92.4 on lakes, and 83.8 on rivers.'],
  ['no row is named', 'The best sprint is 84.5 on lakes, and 83.8 on rivers.'],
  ['no other number is of the row', 'Gull has a sprint of 80.1 on lakes, and 83.8 on rivers.'],
  ['it is of another row', 'Gull has a sprint of 84.5, and Heron one of 63.8.'],
  ['two digits are others', 'Gull has a sprint of 84.5 on lakes, and 85.8 on rivers.'],
  ['the table’s stands beside it', 'Gull has a sprint of 84.5 and 83.6, and 83.8 with wind.'],
])('nothing is told where %s', (_, told) => expect(notes(told)).toEqual([]))
