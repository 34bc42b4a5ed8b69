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
  builder.addTable({
    id: 't3',
    label: 'Table 3',
    caption: 'Table 3. Results on two valleys.',
    rows: [
      ['Method', 'Arden F1', 'Norden F1', 'Avg.'],
      ['Sniffer [7]', '61.2', '70.4', '65.8'],
      ['Otter (base)', '66.2', '71.4', '68.8'],
      ['Otter (large)', '69.2', '74.4', '71.8'],
      ['Badger', '72.0', '70.0', '71.0'],
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
  'Why does Otter perform worse than Sniffer?',
  'Why is Otter worse than Sniffer?',
  'Why does Sniffer do better than Otter?',
])('%s is set right by all scores of all rows of that name', async (question) => {
  const { premise } = await answer(paper, question)
  expect(premise).toMatch(/Table 3 has (?:71\.8 for Otter|65\.8 for Sniffer)/)
})

test.each([
  'Why does Otter perform better than Sniffer?',
  // Better in one valley.
  'Why does Badger perform worse than Sniffer?',
  // Better than one of that name alone.
  'Why does Badger perform worse than Otter?',
  'Why is Otter worse than Sniffer in fog?',
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
