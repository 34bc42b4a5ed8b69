import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'

const paper = documentFromSections({
  title: 'Tides and the sleep of coastal towns',
  sections: [
    { heading: 'Introduction', paragraphs: ['Patients of random towns sleep little.'] },
    {
      heading: 'Methods',
      paragraphs: [
        'The study was approved by the ethics committee of the northern harbour. All patients signed informed consent forms.',
        'Patients were randomized with their beds to two tides by the harbour. Assignment to the groups followed a computer-generated random number list in sealed envelopes.',
      ],
    },
    { heading: 'Results', paragraphs: ['Randomized patients slept well in both towns.'] },
  ],
})

test.each([
  ['How were the patients randomized?', 'computer-generated'],
  ['How was the randomization done?', 'computer-generated'],
  ['Was informed consent obtained?', 'signed informed consent'],
])('%s is told by what was done', async (question, words) => {
  const { claims } = await answer(paper, question)
  expect(claims[0]?.text).toContain(words)
})
