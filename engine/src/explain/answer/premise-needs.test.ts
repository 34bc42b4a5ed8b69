import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Mites in the hives of moor bees',
  abstract:
    'Mites do not need to directly enter the brood cell to cause an acute collapse, as the comb is the main site of most mites. Oil sprays have not yet been approved for use in farms.',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'Sugar release caused by smoke was significantly inhibited by clay.',
        'The order in which the frames are joined is irrelevant because the two combs do not compete.',
        'Keepers must wash the frames. It is not necessary to weigh the combs.',
      ],
    },
  ],
})
const premiseOf = async (question: string) => (await answer(paper, question)).premise

test.each([
  ['Why must a mite enter the brood cell directly to trigger a collapse?', 'do not need to'],
  ['Why do they have to weigh the combs?', 'not necessary to weigh the combs'],
  ['Why have oil sprays already been approved for use in farms?', 'not yet been approved'],
  ['How did clay boost sugar release caused by smoke?', 'significantly inhibited'],
  ['Why does the order of joining frames matter?', 'irrelevant'],
])('what need not be, is not yet or bears on nothing is named: %s', async (question, said) => {
  expect(await premiseOf(question)).toContain(said)
})

test.each([
  'Why must keepers wash the frames?',
  'Why do mites not need to enter the brood cell?',
  'Why did clay inhibit sugar release?',
])('what the paper says is not: %s', async (question) => {
  expect(await premiseOf(question)).toBeUndefined()
})
