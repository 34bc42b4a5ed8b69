import { expect, test } from 'vitest'
import { documentBuilder } from '../document/document-builder.ts'
import { slice } from '../text/span.ts'
import { answer } from './answer.ts'
import { analyzeFigures } from './figures.ts'
import { beePaper } from './paper.fixture.ts'

function pots() {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Abstract', level: 1 })
  builder.add(
    'paragraph',
    'We compare three ways of watering basil in English gardens only. Clay pots are watered with 32 drops of water at a time. ' +
      'Wick watering kept 72.6% of the plants after two weeks.',
  )
  builder.section({ heading: 'Results', level: 1 })
  builder.add('paragraph', 'Table 1 and Figure 1 show that clay pots kept 82.3% of the plants.')
  builder.addTable({
    id: 't',
    label: 'Table 1',
    caption: 'Table 1. Plants kept after each week.',
    rows: [
      ['Watering', 'Week 1 kept (%)', 'Week 2 kept (%)'],
      ['Hose', '12.5', '6.7'],
      ['Wick watering', '91.7', '72.6'],
      ['Clay pots', '96.1', '82.3'],
    ].map((row, y) => row.map((content) => ({ content, header: y === 0 }))),
  })
  builder.addFigure({ id: 'f', label: 'Figure 1', caption: 'Figure 1. Line chart of plants kept.' })
  return builder.finish({ title: 'Watering basil', authors: [] })
}
const paper = pots()
const claimsOf = async (question: string) => (await answer(paper, question)).claims

test('two rows are compared by shown arithmetic, under the last condition', async () => {
  const claims = await claimsOf('How does wick watering compare with clay pots?')
  expect(claims.map(({ text }) => text)).toEqual([
    'Week 2 kept (%) in Table 1: 82.3 (Clay pots) and 72.6 (Wick watering); 82.3 − 72.6 = 9.7.',
  ])
  expect(claims[0]?.verdict.kind).toBe('supported')
})

test('a cell is read under the name of its row and column, each with its place', async () => {
  const [claim] = await claimsOf('What share did wick watering keep in week one?')
  expect(claim?.text).toBe('Wick watering in Table 1: Week 1 kept (%) 91.7.')
  expect(claim?.spans.map((span) => slice(paper.text, span))).toEqual([
    'Wick watering',
    'Week 1 kept (%)',
    '91.7',
  ])
})

test('the best method is the best row', async () => {
  const [claim] = await claimsOf('What is the best method?')
  expect(claim?.text).toContain('82.3 (Clay pots)')
})

test('no claim is a bare row of cells', async () => {
  for (const question of [
    'What did the hose keep?',
    'Which plant received the most visits per hour?',
    'Hose?',
  ])
    for (const asked of [paper, beePaper()])
      for (const { text } of (await answer(asked, question)).claims)
        expect(text).not.toContain('\t')
})

test('a comparison by a quality that the paper never speaks of is refused', async () => {
  const given = await answer(paper, 'Is wick watering slower than clay pots?')
  expect(given.refused).toBe(true)
  expect(given.reason).toContain('slower')
})

test('a language that the paper does not name is answered with the language that it does', async () => {
  for (const question of ['Does it cover French gardens?', 'Which languages were tested?'])
    expect((await claimsOf(question))[0]?.text).toContain('English gardens only')
})

test('how large wants the measure that stands at it', async () => {
  expect((await claimsOf('How large is the amount of water at a time?'))[0]?.text).toContain(
    '32 drops',
  )
})

test('an insight told of a table is not told again of the figure', async () => {
  const { figures } = await analyzeFigures(paper)
  const told = figures.flatMap(({ keyInsights }) => keyInsights.map(({ text }) => text))
  expect(new Set(told).size).toBe(told.length)
  expect(told.join('\n')).toContain('82.3%')
})
