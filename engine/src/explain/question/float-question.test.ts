import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { answer } from '../answer/answer.ts'

function ponds() {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Results', level: 1 })
  builder.add(
    'paragraph',
    'In figure 1 it is plotted how the number of newts falls with depth. Figure 2 shows how the shade of trees slows the growth of weeds in all 12 ponds.',
  )
  builder.addFigure({ id: 'f1', label: 'Figure 1', caption: 'Figure 1. Newts by depth.' })
  builder.addFigure({ id: 'f2', label: 'Figure 2', caption: 'Figure 2. Weeds by shade.' })
  builder.addTable({
    id: 't1',
    label: 'Table 1',
    caption: 'Table 1. Ponds by their size.',
    rows: [
      ['Pond', 'Size (m2)'],
      ['Mill pond', '210'],
    ].map((row, y) => row.map((content) => ({ content, header: y === 0 }))),
  })
  return builder.finish({ title: 'Newts in ponds', authors: [] })
}
const paper = ponds()
const said = async (question: string) =>
  (await answer(paper, question)).claims.map(({ text }) => text)

test.each([
  ['What does figure 1 show?', 'Figure 1. Newts by depth.'],
  ['What does Fig. 2 show?', 'Figure 2. Weeds by shade.'],
  ['What is the caption of Table 1?', 'Table 1. Ponds by their size.'],
])('%s is answered with its own caption first', async (question, caption) => {
  expect((await said(question))[0]).toBe(caption)
})

test('what the text says of the figure follows its caption, and nothing of another', async () => {
  const claims = await said('What does figure 2 show?')
  expect(claims.join('\n')).toContain('the shade of trees slows the growth')
  expect(claims.join('\n')).not.toContain('newts falls')
})

test('a caption asked for is given alone', async () => {
  expect(await said('What is the caption of Figure 1?')).toEqual(['Figure 1. Newts by depth.'])
})

test('the number of a figure is no number that a passage contradicts', async () => {
  const { premise } = await answer(paper, 'What does figure 1 show of newts?')
  expect(premise).toBeUndefined()
})

test('a figure that the paper has not is refused', async () => {
  expect(await answer(paper, 'What does figure 7 show?')).toMatchObject({ refused: true })
})
