import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Bells of mountain goats',
  abstract: 'We hung bells on mountain goats and followed them over three pastures.',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'Goats of the upper pasture are not included in this count of bells. Most herders do not use the brass bell.',
        'The sound of cracked bells has not been fully determined. The ledger stops listing calves after the thaw. The survey failed to show any limping of goats.',
        'Strap wear showed an increase in the leather group and a fall in the rope group. New straps led to a reduction in hearing errors.',
        'Young goats were outrun by their mothers on the scree. Grazing had no effect on the milk of goats.',
        'We kept only clean bells, and excluded rusty bells. The weight of kids was lower in the leather group, and higher doses of salt were given in June.',
        'Hay was not weighed in the pasture, because that would have needed a scale. The clapper need not be oiled before the climb.',
      ],
    },
  ],
})
const premiseOf = async (question: string) => (await answer(paper, question)).premise ?? ''

test.each([
  ['Why did the survey show limping of goats?', 'failed to show'],
  ['Why does the ledger keep on listing calves after the thaw?', 'stops listing calves'],
  ['Why was hay weighed in the pasture?', 'not weighed'],
  ['Why must the clapper be oiled before the climb?', 'not be oiled'],
  ['Why did mothers run slower than young goats on the scree?', ''],
])('what failed, stopped or need not be takes a premise back: %s', async (question, said) => {
  expect(await premiseOf(question)).toContain(said)
})

test.each([
  'Why were goats of the upper pasture left out of this count of bells?',
  'Why do so few herders use the brass bell?',
  'Why do herders give up on the brass bell?',
  'Why is the sound of cracked bells hard to determine?',
  'Why does the ledger stop listing calves after the thaw?',
  'Why did strap wear fall in the rope group?',
  'Why did new straps improve hearing?',
  'Why did they keep rusty bells out?',
  'Why was a low dose of salt given?',
  'Why did the herders expect grazing to change the milk of goats?',
  'How did grazing affect the milk of goats?',
  'Why were young goats outrun by their mothers?',
])(
  'a question that denies itself, asks whether, or is true is not set right: %s',
  async (question) => {
    expect(await premiseOf(question)).toBe('')
  },
)
