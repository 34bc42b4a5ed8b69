import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paperOf = (title: string, methods: readonly string[]) =>
  documentFromSections({
    title,
    abstract: `${title} was what we looked into.`,
    sections: [
      {
        heading: 'Introduction',
        paragraphs: ['Adults with hives were looked at in open-label trials by others [4].'],
      },
      { heading: 'Methods', paragraphs: [...methods] },
    ],
  })
const trial = paperOf('Thyme honey for coughs', [
  'This double-blind, randomised trial was done in one ward. It was a prospective crossover study.',
  'Sixty women with a cough were enrolled. The nurses were trained for a week.',
  'The trial took place at the ward for lungs of Bergen, Norway. Honey came from a mill (Apis, Ghent, Belgium).',
])
const survey = paperOf('Bees kept on roofs', [
  'In this cross-sectional study we asked keepers by post. Women and men were asked by sex and age.',
  'Beekeepers were recruited in Ghana and in Kenya. Twelve goats were fed.',
])
const walkers = paperOf('Walking before work', [
  'All of the 41 volunteers in this sample were female. They walked at dawn.',
])

test.each([
  [walkers, 'Were there any men in the study?', 'All of the 41 volunteers'],
  [trial, 'Was the trial open-label?', 'double-blind'],
])('who asks whether it was so is told how it was: %#', async (paper, question, said) => {
  const { claims, premise } = await answer(paper, question)
  expect(claims[0]?.text).toContain(said)
  expect(premise).toBeUndefined()
})

test('who asks what others did does not ask whom it was on', async () => {
  const { claims } = await answer(trial, 'Did the men get treated, too?')
  expect(claims.map(({ text }) => text).join()).not.toContain('Sixty women')
})

test.each([
  [walkers, 'Why were only men enrolled?', 'volunteers in this sample were female”'],
  [trial, 'Why was the trial open-label?', '“open-label”; the passage says “double-blind”'],
  [trial, 'How did the open label design affect the results?', 'says “double-blind”'],
  [trial, 'Why were the patients not randomised?', 'says “randomised trial”'],
  [trial, 'Why was the study retrospective?', 'says “prospective crossover study”'],
  [trial, 'Why did they choose a parallel-group design?', 'says “crossover study”'],
  [trial, 'How many men took part?', '“men”; the passage says “Sixty women”'],
  [survey, 'Why were the keepers randomised?', 'says “cross-sectional study”'],
  [trial, 'Which hospital in Chile took part?', '“Chile”; the passage says “Norway”'],
  [trial, 'Why was the study done in Italy?', '“Italy”; the passage says “Norway”'],
])(
  'what the study was is named where a question takes it for something else',
  async (paper, question, said) => {
    const { premise } = await answer(paper, question)
    expect(premise).toContain(said)
  },
)

test.each([
  [trial, 'Why was the trial double-blind?'],
  [trial, 'Was the trial open-label?'],
  [trial, 'Why would an open-label trial be worse?'],
  [trial, 'How does it compare with earlier open-label trials?'],
  // What the women coughed at says nothing of who took part.
  [trial, 'Why do men cough less at night?'],
  // Men may have been among those asked: their sex was.
  [survey, 'How many men took part?'],
  [survey, 'Why were adults asked?'],
  [trial, 'Where in Norway was the trial done?'],
  // An instrument's maker is no place of the study.
  [trial, 'Where in Belgium was the honey milled?'],
  // One of two countries is as good as none.
  [survey, 'Which keepers in Chile took part?'],
])('what the paper says, or leaves open, is not', async (paper, question) => {
  expect((await answer(paper, question)).premise).toBeUndefined()
})
