import { expect, test } from 'vitest'
import { documentBuilder } from '../document/document-builder.ts'
import { numberNotes } from './number-notes.ts'

const said =
  'On the LAKE 2014 English-to-Welsh rowing task, our crew reaches a new single-boat STROKE score of 41.8 after training for three days.'
const again =
  'On the LAKE 2014 English-to-Welsh rowing task, our crew reaches a STROKE score of 41.0, ahead of all single-boat crews after training.'

function notes(abstract: string, results: string, cell = '41.8') {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Abstract', level: 1 })
  builder.add('paragraph', abstract)
  builder.section({ heading: 'Results', level: 1 })
  builder.add('paragraph', results)
  builder.addTable({
    id: 't',
    label: 'Table 1',
    caption: 'Table 1. Crews by STROKE.',
    rows: [
      [{ content: 'Crew' }, { content: 'STROKE' }],
      [{ content: 'Ours' }, { content: cell }],
    ],
  })
  return numberNotes(builder.finish({ title: 'Rowing', authors: [] })).map(({ text }) => text)
}

test('a score told again with another digit is told, where the table has the first', () => {
  expect(notes(said, again)).toEqual([
    'These numbers do not agree: one place prints 41.8, and another prints 41.0 for what seems to be the same.',
  ])
})

test.each([
  ['both are the same', again.replace('41.0', '41.8'), '41.8'],
  ['it is of another task', again.replace('Welsh', 'Irish'), '41.8'],
  ['it is another measure', again.replace('STROKE score', 'STROKE speed'), '41.8'],
  ['the second is printed elsewhere too', `${again} A crew of 2010 had 41.0 too.`, '41.8'],
  ['no table prints the first', again, '40.2'],
  ['the table prints the second', again, '41.0'],
  ['two digits are others', again.replace('41.0', '43.6'), '41.8'],
])('nothing is told where %s', (_, results, cell) => {
  expect(notes(said, results, cell)).toEqual([])
})
