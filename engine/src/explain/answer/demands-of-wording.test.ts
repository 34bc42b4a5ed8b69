import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Otters of the northern rivers',
  abstract:
    'We counted otters in rivers. Male otters were longer than female otters. We use a 12-layer model, and nets (fykes) were set.',
  sections: [
    {
      heading: 'Introduction',
      paragraphs: [
        'An earlier count found an agreement of 61% between observers (Doe et al. 2011). Which rivers otters prefer is not well understood.',
        'Nine years ago 134 minks died in a flood of the river.',
      ],
    },
    {
      heading: 'Methods',
      paragraphs: [
        'The rivers were Spey, Tay and Tweed. River experts helped us. We sampled (1) all banks, (2) only otters near weirs.',
        'The network has 8 parallel layers, or heads. We hid two different heads from view.',
        'Otters were grouped by stakeholders into three themes. No form of compensation was given to volunteers.',
        'Each otter yields up to 5 training triples. This gave 684K training triples for the model.',
        'Our counting uses no sonar. Sonar counting was used by others (Roe 2012).',
        'The observer agreement was 0.75 in our count. Of the otters, 81 were males and 40 were females.',
        'Keeping records costs effort, and some archives are free. Pups were fed with fish. Pups eat as a percentage of weight.',
      ],
    },
    { heading: 'Results', paragraphs: ['In spring, 35.8% of the pups were ill.'] },
  ],
})
const ask = (question: string) => answer(paper, question)

test.each([
  ['Are male otters longer than minks?', 'no passage compares'],
  ['How much did keeping records cost?', 'gives an amount'],
  ['What was the control theme?', ''],
  ['Why did all otters die?', 'speaks of both “otters” and “die”'],
  ['Why did they die of compensation?', 'speaks of both “die” and “compensation”'],
  ['Were the otters fed by the experts?', 'no passage says that of the otters'],
  ['How many minks were grouped?', 'gives a number of minks'],
])('nothing stands in for what the wording asks: %s', async (question, why) => {
  const { claims, reason } = await ask(question)
  expect(claims.map(({ text }) => text)).toEqual([])
  expect(reason).toContain(why)
})

test.each([
  ['Are male otters longer than female otters?', 'Male otters were longer'],
  ['Which rivers were included?', 'Spey, Tay and Tweed'],
  ['How many heads does the network have?', '8 parallel layers, or heads'],
  ['How many layers does the model have?', '12-layer'],
  ['How many triplets were used for training?', '684K'],
  ['Were volunteers paid?', 'No form of compensation'],
  ['What is the observer agreement?', '0.75'],
  ['What percentage of pups was ill in spring?', '35.8%'],
])('%s', async (question, words) => expect((await ask(question)).claims[0]?.text).toContain(words))

test('what others use does not affirm what the paper denies', async () => {
  const { premise } = await ask('Why does the counting use sonar?')
  expect(premise).toContain('no sonar')
})
