import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { answer } from '../answer/answer.ts'

type Row = readonly (string | { readonly content: string; readonly rowSpan: number })[]

/** A paper on walkers with tables, each with its caption and how many of its rows are marked as heads. */
function walking(words: string, ...tables: readonly (readonly [string, number, readonly Row[]])[]) {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Results', level: 1 })
  builder.add('paragraph', words)
  tables.forEach(([caption, heads, rows], at) => {
    const label = `Table ${at + 1}`
    builder.addTable({
      id: `t${at}`,
      label,
      caption: `${label}: ${caption}`,
      rows: rows.map((row, y) =>
        row.map((cell) => ({
          ...(typeof cell === 'string' ? { content: cell } : cell),
          header: y < heads,
        })),
      ),
    })
  })
  return builder.finish({ title: 'Walkers on ice', authors: [] })
}

const two = (content: string) => ({ content, rowSpan: 2 })
const paper = walking(
  'Walker was compared with Skater and with Glider. In this work we use 12 parallel ankle joints. ' +
    'Skater is also the foundation of Glider and slides on two rails, which are rarely waxed.',
  [
    'Walker reaches higher GRIP on two lakes at a fraction of the training cost.',
    1,
    [
      ['Model', 'GRIP North', 'GRIP South', 'Training Cost (J) North', 'Training Cost (J) South'],
      ['Skater (Marlow et al.)', '21.75', '', '', ''],
      ['Glider (Teasel et al.)', '23.16', '38.46', '9100', '15000'],
      ['Glider Ensemble (Teasel et al.)', '24.36', '39.29', '77000', '21000'],
      ['Walker (small model)', '25.3', '37.1', '3300', '3400'],
      ['Walker (tall)', '26.4', '40.8', '23000', '24000'],
    ],
  ],
  [
    'Variations of Walker, among them the number of ankle joints.',
    1,
    [
      ['', two('N'), two('s_leg'), two('h'), 'weight', 'GRIP'],
      ['', '×10^3', '(dev)'],
      ['small', '5', '410', '12', '72', '24.1'],
      ['tall', '5', '820', '24', '231', '25.6'],
    ],
  ],
  [
    'Attack results, with and without salt on prompts.',
    1,
    [
      ['Model', 'General SLIP', 'Salt-specific FALL', 'Salt-specific TRIP'],
      ['Walker tall', '22.6', '34.5', '17.0'],
      ['Glider', '20.0', '30.5', '7.5'],
    ],
  ],
)
const given = (question: string) => answer(paper, question)
const texts = async (question: string) => (await given(question)).claims.map(({ text }) => text)

test('a bare N among other symbols counts nothing that is asked for', async () => {
  const said = await texts('How many ankle joints does the small model use?')
  expect(said.join('\n')).not.toContain('in Table')
  expect(said[0]).toContain('12 parallel ankle joints')
})

test('of a row no other column is told than the one that is asked for, where its cells are empty', async () => {
  const { refused, reason } = await given('What is the training cost of Skater?')
  expect(refused).toBe(true)
  expect(reason).toContain(
    'Table 1 leaves “Training Cost (J) North” and “Training Cost (J) South” of Skater (Marlow et al.) empty',
  )
})

test('how many is told by no share', async () => {
  const shares = walking('Both labels were given on the lake.', [
    'Labels of walks on two lakes.',
    1,
    [
      ['Inputs', 'Label Pred. Acc.'],
      ['Walks', '44.5'],
      ['Slides', '53.3'],
    ],
  ])
  const { claims } = await answer(shares, 'How many walks have a label?')
  expect(claims.map(({ text }) => text).join('\n')).not.toContain('44.5')
})

test('the training set is the row of that name, and no count of another set stands for it', async () => {
  const sets = walking(
    'Given our test set of 300 walks, we sampled 9 times. All walks of a set were filmed.',
    [
      'Labels of walks.',
      1,
      [
        ['Part', 'Steep', 'Flat'],
        ['Train', '332', '304'],
        ['Test', '100', '200'],
      ],
    ],
  )
  const steep = await answer(sets, 'How many steep walks are in the training set?')
  expect(steep.answer).toBe('Train in Table 1: Steep 332.')
  const all = await answer(sets, 'How many walks are in the training set?')
  expect(all.claims.map(({ text }) => text).join('\n')).not.toContain('300')
})

test('a word that only qualifies the name of a column asks for none', async () => {
  const said = await texts('What is the attack success rate for Walker tall with salt?')
  expect(said.join('\n')).not.toMatch(/: Salt-specific/)
})

test.each([
  ['How much is the weight of the tall model?', 'tall in Table 2: weight ×10^3 231.'],
  [
    'What GRIP does the small model get for North?',
    'Walker (small model) in Table 1: GRIP North 25.3.',
  ],
  [
    'How does the tall model compare with Glider Ensemble on South in GRIP?',
    'GRIP South in Table 1: 40.8 (Walker (tall)) and 39.29 (Glider Ensemble (Teasel et al.)); 40.8 − 39.29 = 1.51.',
  ],
  [
    'How does the small model compare with Skater on GRIP North?',
    'GRIP North in Table 1: 25.3 (Walker (small model)) and 21.75 (Skater (Marlow et al.)); 25.3 − 21.75 = 3.55.',
  ],
])('%s', async (question, text) => {
  expect((await texts(question))[0]).toBe(text)
})

test('where one of two sides is no row, no row is told', async () => {
  for (const question of [
    'How does a large model compare with Glider Ensemble on GRIP South?',
    'How does training compare with Skater on GRIP North?',
  ])
    expect((await texts(question)).join('\n')).not.toContain('in Table')
})

test('of cases that are counted up none stands for the others; of columns of one name none is meant', async () => {
  const cases = walking('Both were tried.', [
    'Slips of Walker and of Skater in all trials.',
    1,
    [
      ['Model', 'Slips of trial 1', 'Slips of trial 2', 'Slips', 'Slips'],
      ['Walker', '3', '4', '7', '9'],
      ['Skater', '5', '6', '11', '13'],
    ],
  ])
  const { claims } = await answer(cases, 'How does Walker compare with Skater?')
  expect(claims.map(({ text }) => text).join('\n')).not.toContain('Slips in')
  expect(claims.map(({ text }) => text).join('\n')).not.toContain('trial 2')
})

test('two columns of one row can be compared', async () => {
  const said = await texts(
    'How does the North compare with the South for the GRIP of Glider Ensemble?',
  )
  expect(said[0]).toContain('GRIP North 24.36; GRIP South 39.29')
})
