import { expect, test } from 'vitest'
import { documentBuilder } from '../document/document-builder.ts'
import { slice } from '../text/span.ts'
import { numberNotes } from './number-notes.ts'

function notes(told: string, caption: string) {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Rowing', level: 1 })
  builder.add('paragraph', told)
  builder.addFigure({ id: 'f', label: 'Figure 1', caption: `Figure 1. ${caption}` })
  const document = builder.finish({ title: 'Rowing', authors: [] })
  return numberNotes(document).map(({ spans }) => spans.map((span) => slice(document.text, span)))
}
const boats = 'A lake with room for W = 4 boats.'

test('a value for which a figure is drawn is held against that of its caption', () => {
  expect(notes('We draw the lake in Figure 1 for W = 3.', boats)).toEqual([['3', '4']])
})

test.each([
  ['both are the same', 'We draw the lake in Figure 1 for W = 4.', boats],
  ['they are 4 and 4.0', 'We draw the lake in Figure 1 for W = 4.0.', boats],
  ['the letter is another', 'We draw the lake in Figure 1 for K = 3.', boats],
  ['the figure has panels', 'We draw it in Figure 1 for W = 3.', `(a) ${boats} (b) An empty lake.`],
  ['the caption gives several', 'We draw it in Figure 1 for W = 3.', `${boats} Red is W = 5.`],
  ['so many were counted', 'Seen in Figure 1 with N = 3.', 'Crews of a lake, N = 4.'],
  ['the value is of something else', 'The lake of Figure 1 is small. For W = 3 it is full.', boats],
])('nothing is told where %s', (_, told, caption) => expect(notes(told, caption)).toEqual([]))
