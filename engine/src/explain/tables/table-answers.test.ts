import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { slice } from '../../text/span.ts'
import { answer } from '../answer/answer.ts'
import { analyzeFigures } from '../figures/figures.ts'
import { beePaper } from '../text/paper.fixture.ts'

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

/** A paper of one paragraph with tables, each with its caption; the first row names the columns. */
function tabled(...tables: readonly (readonly [string, ...string[][]])[]) {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Results', level: 1 })
  builder.add('paragraph', 'Dredge-7b and Dredge-70b were compared on LakeBench and on PondBench.')
  tables.forEach(([caption, ...rows], at) => {
    const label = `Table ${at + 1}`
    builder.addTable({
      id: `t${at}`,
      label,
      caption: `${label}: ${caption}`,
      rows: rows.map((row, y) => row.map((content) => ({ content, header: y === 0 }))),
    })
  })
  return builder.finish({ title: 'Dredging', authors: [] })
}
const dredging = tabled(
  [
    'Results on LakeBench.',
    ['Method', 'Sieve Recall', 'Recall'],
    ['Dredge-7b', '0.79', '0.48'],
    ['Dredge-70b', '0.85', '0.55'],
  ],
  [
    'Results on PondBench.',
    ['Method', 'Sieve Recall', 'Recall'],
    ['Dredge-7b', '0.71', '0.61'],
    ['Dredge-70b', '0.75', '0.65'],
  ],
  ['Sieves trained with different mesh widths α.', ['α', 'Yield'], ['1.5', '382'], ['2.0', '785']],
  [
    'The settings of PEX training.',
    ['Name', 'Value'],
    ['NVIDIA H100 GPU', '16'],
    ['ϵ (Equation 2)', '0.2'],
    ['batch size', '4'],
  ],
  ['Early recall.', ['Method', 'Recall@20', 'Recall@50'], ['Dredge-7b', '0.31', '0.44']],
)
const tableTexts = async (question: string) =>
  (await answer(dredging, question)).claims.map(({ text }) => text)

test.each([
  ['What is the recall of Dredge-7b on PondBench?', ['Dredge-7b in Table 2: Recall 0.61.']],
  ['What is the recall of Dredge-7b on LakeBench?', ['Dredge-7b in Table 1: Recall 0.48.']],
  [
    'What is the sieve recall of Dredge-70b on PondBench?',
    ['Dredge-70b in Table 2: Sieve Recall 0.75.'],
  ],
  [
    'What is the recall of Dredge-7b?',
    ['Dredge-7b in Table 1: Recall 0.48.', 'Dredge-7b in Table 2: Recall 0.61.'],
  ],
  ['What is the yield for alpha = 2.0?', ['Table 3: α 2.0; Yield 785.']],
  ['What is the value of epsilon?', ['ϵ (Equation 2) in Table 4: Value 0.2.']],
  ['What is the Recall@20 of Dredge-7b?', ['Dredge-7b in Table 5: Recall@20 0.31.']],
  ['How many GPUs were used for PEX training?', ['NVIDIA H100 GPU in Table 4: Value 16.']],
])(
  'the column whose whole name is asked, of the table that is meant: %s',
  async (question, texts) => {
    expect(await tableTexts(question)).toEqual(texts)
  },
)

test.each([
  ['Which watering kept the fewest plants in week 1?', '12.5 (Hose)'],
  ['Which watering kept the fewest plants in the first week?', '12.5 (Hose)'],
  ['Which watering kept the fewest plants?', '6.7 (Hose)'],
  ['What is the difference between clay pots and wick watering in week 1?', '96.1 − 91.7 = 4.4'],
])('the condition that the question names is the one that is told: %s', async (question, words) => {
  expect((await claimsOf(question))[0]?.text).toContain(words)
})
