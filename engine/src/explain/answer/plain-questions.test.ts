import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { answer } from './answer.ts'

/** A made-up paper with what plain questions are asked of: settings, a hypothesis, a table with short heads. */
function lanternPaper() {
  const builder = documentBuilder('sections', '1')
  builder.add('title', 'Lanterns that read the weather')
  builder.section({ heading: '1 Introduction', level: 1 })
  builder.add(
    'paragraph',
    'Moths such as Sphinx ligustri have been studied in many gardens. Here, we watch lanterns that moths of one kind (Autographa gamma ssp.) visit at night. ' +
      'Wind would lower the number of visits. Visits would rise with warmth.',
  )
  builder.section({ heading: '2 Methods', level: 1 })
  builder.add(
    'paragraph',
    'We apply dropout to the output of each layer. Each batch of nights was normalized by its length, and lanterns learn to glow. During training, we employed label smoothing. The layers have a width of d_model = 512 in all lanterns. ' +
      'The lanterns were trained on a single Titan GPU for two days.',
  )
  builder.section({ heading: '3 Results', level: 1 })
  builder.add(
    'paragraph',
    'In the final model the factors with the strongest effect on visits were wind and warmth (prediction 1). Most visits were short. Their light was compared by LUX scores.',
  )
  builder.addTable({
    id: 't1',
    label: 'Table 1',
    caption: 'Table 1. Lanterns on the nights of the trial.',
    rows: [
      ['Lantern', 'PPL', 'd_model'],
      ['Glow (ours)', '4.92', '512'],
      ['Torch alone', '6.10', '256'],
      ['Candle', '9.40', '64'],
    ].map((row, y) => row.map((content) => ({ content, header: y === 0 }))),
  })
  return builder.finish({ title: 'Lanterns that read the weather', authors: [] })
}
const paper = lanternPaper()

test.each([
  ['Is dropout used?', 'We apply dropout'],
  ['Was label smoothing used?', 'we employed label smoothing'],
  ['Did they use GPUs?', 'a single Titan GPU'],
  ['did they use gpus', 'a single Titan GPU'],
  ['How many GPUs were used?', 'a single Titan GPU'],
  ['What is the value of d_model?', 'd_model = 512'],
  ['Which species was studied?', 'Autographa gamma'],
  ['What is the perplexity of Candle?', 'PPL 9.40'],
])('%s', async (question, words) => {
  const given = await answer(paper, question)
  expect(given.refused).toBe(false)
  expect(given.answer).toContain(words)
})

test('what a paper set out to test does not answer whether it is so', async () => {
  const given = await answer(paper, 'Does wind lower the number of visits?')
  expect(given.answer).not.toContain('would')
})

test('two rows are compared, also where the question names but a part of one', async () => {
  const given = await answer(paper, 'Is Glow better than Torch?')
  expect(given.answer).toContain('6.10 − 4.92 = 1.18')
})

test.each([
  ['Is batch normalization used?', 'no passage says that of the batch normalization'],
  ['Was wind normalization used?', 'no passage says that of the wind normalization'],
  ['What is the learning rate?', 'no passage speaks of “learning rate”'],
  ['Does garlic lower the number of visits?', '“garlic” does not occur in it'],
  ['Were female moths watched?', 'female'],
  ['What is BLEU-4?', 'BLEU-4'],
])('%s is refused: words of it stand in the paper, the thing does not', async (question, words) => {
  const given = await answer(paper, question)
  expect(given).toMatchObject({ refused: true, claims: [] })
  expect(given.reason).toContain(words)
})

test('a name that stands in the paper and is explained by no known wording is told of unsurely', async () => {
  const given = await answer(paper, 'What is LUX?')
  expect(given.answer).toContain('LUX scores')
  expect(given.chance).toBeLessThan(0.4)
})
