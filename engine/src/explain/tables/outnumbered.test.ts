import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { answer } from '../answer/answer.ts'

function trapPaper() {
  const builder = documentBuilder('sections', '1')
  builder.add('title', 'Traps for voles')
  builder.section({ heading: '1 Results', level: 1 })
  builder.add(
    'paragraph',
    'Voles were caught with wooden traps, wire traps and nets in two valleys.',
  )
  builder.addTable({
    id: 't1',
    label: 'Table 1',
    caption: 'Table 1. Voles caught with each trap.',
    rows: [
      ['Trap', 'Voles found in May', 'Voles found in June', 'Weight (g)'],
      ['Wooden trap', '14', '19', '310'],
      ['Wire trap', '21', '32', '120'],
      ['Net', '30', '12', '95'],
    ].map((row, y) => row.map((content) => ({ content, header: y === 0 }))),
  })
  builder.addTable({
    id: 't2',
    label: 'Table 2',
    caption: 'Table 2. Results for clay burrows.',
    rows: [
      ['Model', 'Test error %'],
      ['LadderNet', '20.4'],
      ['PawPrint', '18.6'],
      ['Ours', '20.3'],
    ].map((row, y) => row.map((content) => ({ content, header: y === 0 }))),
  })
  return builder.finish({ title: 'Traps for voles', authors: [] })
}
const paper = trapPaper()

test.each([
  [
    'Why did the wooden trap find more voles than the wire trap?',
    '19 for Wooden trap and 32 for Wire trap',
  ],
  [
    'Why did the wire trap find fewer voles than the wooden trap?',
    '32 for Wire trap and 19 for Wooden trap',
  ],
])('%s is set right by the table', async (question, told) => {
  const given = await answer(paper, question)
  expect(given.premise).toContain(`Table 1 has ${told}.`)
  expect(given.claims).toHaveLength(1)
})

test('what has the lower error was not beaten', async () => {
  const { premise } = await answer(paper, 'Why did the method beat PawPrint on clay burrows?')
  expect(premise).toContain('Table 2 has 20.3 for Ours and 18.6 for PawPrint.')
})

test.each([
  'Why did the method beat LadderNet on clay burrows?',
  'Why did the method beat PawPrint on sand burrows?',
  'Why did the wire trap find more voles than the wooden trap?',
  // In one month more, in the other fewer.
  'Why did the net find more voles than the wire trap?',
  'Why did the wooden trap not find more voles than the wire trap?',
  'Why didn’t the wooden trap find more voles than the wire trap?',
  'Why was the wooden trap expected to find more voles than the wire trap?',
])('%s is not', async (question) => {
  expect(await answer(paper, question)).not.toHaveProperty('premise')
})
