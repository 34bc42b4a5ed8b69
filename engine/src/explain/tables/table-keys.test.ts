import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { answer } from '../answer/answer.ts'
import { readQuestion } from '../question/question.ts'
import { rowReading } from './row-reading.ts'

type Cell = string | { readonly content: string; readonly rowSpan: number }

/** A paper on a gull, with tables by their captions. */
function gulls(title: string, words: string, tables: Readonly<Record<string, readonly Cell[][]>>) {
  const builder = documentBuilder('sections', '1')
  builder.add('title', title)
  builder.section({ heading: 'Results', level: 1 })
  builder.add('paragraph', words)
  Object.entries(tables).forEach(([caption, rows], at) => {
    builder.addTable({
      id: `t${at}`,
      label: `Table ${at + 1}`,
      caption: `Table ${at + 1}. ${caption}`,
      rows: rows.map((row, y) =>
        row.map((cell) => ({
          ...(typeof cell === 'string' ? { content: cell } : cell),
          header: y === 0,
        })),
      ),
    })
  })
  return builder.finish({ title, authors: [] })
}
const two = (content: string) => ({ content, rowSpan: 2 })

const doses = gulls(
  'Oil for gulls',
  'Gulls were fed with 0.2 g/kg or 2.5 g/kg of oil or nano-oil, and their blood was drawn. ' +
    'Nests with an elevation below 350 meters had a 3.07 times higher risk of failure in the full model.',
  {
    'Uptake of oil and nano-oil.': [
      ['Feed', 'Dosage (g/kg)', 'Peak (μg/ml)', 'AUC (μg/ml∙min)'],
      ['Oil', two('0.2'), '0.47±0.33', '36±12'],
      ['Nano-oil', '5.96±0.72', '1,250±56'],
      ['Oil', two('2.5'), '1.83±0.19', '276±21'],
      ['Nano-oil', '12.70±1.01', '1,884±57'],
    ],
    'Risk ratios of failed nests, by model.': [
      ['Covariate', 'Full Model', '(1) Without Delta nests', '(2) Only nests in Africa'],
      ['Number of failures', '74', '71', '44'],
      ['Number of total nests', '(N = 554)', '(N = 420)', '(N = 407)'],
      ['Elevation < 350m', '3.07 (1.95–4.83)', '2.21 (1.42–3.43)', '4.68 (2.22–9.87)'],
      ['Rain > = 10%', '2.52 (1.37–4.64)', '2.42 (1.31–4.47)', '2.03 (1.06–3.90)'],
    ],
  },
)

test.each([
  [
    'What is the AUC of nano-oil at 2.5 g/kg?',
    ['Nano-oil in Table 1: Dosage (g/kg) 2.5; AUC (μg/ml∙min) 1,884±57.'],
  ],
  [
    'What was the peak of nano-oil at the low dose?',
    ['Nano-oil in Table 1: Dosage (g/kg) 0.2; Peak (μg/ml) 5.96±0.72.'],
  ],
  [
    'What was the peak of nano-oil?',
    [
      'Nano-oil in Table 1: Dosage (g/kg) 0.2; Peak (μg/ml) 5.96±0.72.',
      'Nano-oil in Table 1: Dosage (g/kg) 2.5; Peak (μg/ml) 12.70±1.01.',
    ],
  ],
  [
    'What is the risk ratio for elevation below 350 m in Africa only?',
    ['Elevation < 350m in Table 2: (2) Only nests in Africa 4.68 (2.22–9.87).'],
  ],
  [
    'What is the relative risk for rain over 10% in the model without Delta?',
    ['Rain > = 10% in Table 2: (1) Without Delta nests 2.42 (1.31–4.47).'],
  ],
  [
    'How many failures in the Africa model?',
    ['Number of failures in Table 2: (2) Only nests in Africa 44.'],
  ],
  [
    'How many nests in the model without Delta?',
    ['Number of total nests in Table 2: (1) Without Delta nests (N = 420).'],
  ],
])('%s', async (question, claims) => {
  expect((await answer(doses, question)).claims.map(({ text }) => text)).toEqual(claims)
})

test('a row bounded from the other side is not the one asked for', async () => {
  const given = await answer(
    doses,
    'What is the risk ratio for elevation above 350 m in Africa only?',
  )
  expect(given.claims.map(({ text }) => text).join('\n')).not.toContain('4.68')
})

test('the number of a question is not given back', () => {
  const [first, , , last] = doses.tables[0]?.rows[3] ?? []
  const row = { start: first?.span?.start ?? 0, end: last?.span?.end ?? 0 }
  const reading = (question: string) => rowReading(doses, row, readQuestion(question))?.text
  expect(reading('Which dosage was 2.5 g/kg?')).toBeUndefined()
  expect(reading('Was the peak 1.83?')).toBe('Oil in Table 1: Peak (μg/ml) 1.83±0.19.')
})

const lakes = gulls(
  'GullNet: finding gulls on lakes',
  'The North database of gulls is one of the most studied sets of pictures. The South set of pictures is larger.',
  {
    'Results for North, with 100 pictures.': [
      ['Model', 'Test error %'],
      ['Heron Reed (2012)', '7.75'],
      ['Ladder network Ross et al. (2015)', '0.89 (± 0.50)'],
      ['Ours', '0.78 (± 0.3)'],
    ],
    'Accuracy of models on South.': [
      ['Model', 'dev', 'test'],
      ['HERONBASE', '40.8', '41.7'],
      ['GULLNETBASE', '46.7', '46.5'],
      ['GULLNETLARGE', '51.3', '52.6'],
    ],
  },
)

test.each([
  ['What is the test error on North?', 'Ours in Table 1: Test error % 0.78 (± 0.3).'],
  [
    'How does it compare with the ladder network on North?',
    'Test error % in Table 1: 0.89 ± 0.50 (Ladder network Ross et al. (2015)) and 0.78 ± 0.3 (Ours); 0.89 − 0.78 = 0.11; this lies within what the table prints as uncertain: their ranges overlap.',
  ],
  [
    'What is the test accuracy on South?',
    'Highest test in Table 2: 52.6 (GULLNETLARGE); 52.6 − 46.5 = 6.1, next is GULLNETBASE.',
  ],
  [
    'Which model is best on South test?',
    'Highest test in Table 2: 52.6 (GULLNETLARGE); 52.6 − 46.5 = 6.1, next is GULLNETBASE.',
  ],
  ['What is the test accuracy of Heron base on South?', 'HERONBASE in Table 2: test 41.7.'],
])('%s', async (question, text) => {
  expect((await answer(lakes, question)).answer).toBe(text)
})

test('what is left out names its own row', async () => {
  const ponds = gulls('GullNet: finding gulls', 'GullNet was trained on two ponds.', {
    'Recall without parts of GullNet.': [
      ['Method', 'Precision', 'Recall'],
      ['w/o reward training', '0.14', '0.42'],
      ['GullNet', '0.15', '0.48'],
    ],
  })
  const given = await answer(ponds, 'What is the recall of GullNet without reward training?')
  expect(given.answer).toBe('w/o reward training in Table 1: Recall 0.42.')
})

test('no column is guessed from a short form, and what is frequent is not best', async () => {
  const ponds = gulls(
    'GullNet: finding gulls',
    'GullNet was shown to readers, who recall it well.',
    {
      'Scores of each task on ponds.': [
        ['Model', 'CLASS', 'REC'],
        ['Heron', '40.1', '30.2'],
        ['GullNet', '46.5', '36.9'],
      ],
      'Gulls with fever.': [
        ['Pond', 'Seroprevalence (%)'],
        ['East', '10.1'],
        ['West', '61.9'],
      ],
    },
  )
  const told = async (question: string) =>
    (await answer(ponds, question)).claims.map(({ text }) => text).join('\n')
  expect(await told('What is the recall?')).not.toContain('36.9')
  expect(await told('Which model is best?')).not.toContain('61.9')
})

test('another set is not this one', async () => {
  const { claims } = await answer(lakes, 'What is the test error on East?')
  expect(claims.map(({ text }) => text).join('\n')).not.toMatch(/0\.78/)
})
