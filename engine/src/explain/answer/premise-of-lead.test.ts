import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Dams and the tides behind them',
  abstract: 'Dams were closed at forty bays and the water behind them was measured for a year.',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'The tide levels at week 26 fell significantly in the bays after the dam was closed (p = 0.004).',
        'The depth of the silt did not show significant changes after the dam was closed.',
        'Wrack line counts went up at first and then dropped with the dams.',
        'The pumps raised the foam at the weir in the first six months.',
        'Salt in the wells was higher with gravel filters compared with sand filters.',
      ],
    },
  ],
})
const premiseOf = async (question: string) => (await answer(paper, question)).premise

test.each([
  [
    'How much higher were the tide levels after the dam was closed?',
    'passage says “tide levels at week 26 fell”',
  ],
  [
    'How much lower was the depth of the silt with the dam?',
    'passage says “did not show significant changes”',
  ],
])('what leads and says otherwise sets the question right: %s', async (question, said) => {
  expect(await premiseOf(question)).toContain(said)
})

test.each([
  'How much lower were the tide levels after the dam was closed?',
  'How much lower were the wrack line counts with the dams?',
  // The pumps raised something, and did not rise.
  'Why did use of the pumps fall off after the first months?',
  'How much lower was the salt in the wells with sand filters?',
])('what it says as the question does, or of something else, does not: %s', async (question) => {
  expect(await premiseOf(question)).toBeUndefined()
})
