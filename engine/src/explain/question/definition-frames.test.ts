import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'

const paper = documentFromSections({
  title: 'The strength of hedges',
  abstract:
    'Hedges differ. We find that hedges show overshading, meaning that a row keeps the light from the row behind it.',
  sections: [
    {
      heading: 'Introduction',
      paragraphs: [
        'The reach and the cost of a hedge are constrained by the wind. The ability to trim to the local slack rather than to the mean slack is an advantage. Given a row of shrubs, the greatest gap between two neighbours is known as the local slack.',
        'Cuts were planned with bent shear functions (BSF). The model used three first-rank BSFs per row. We define a “first-rank” BSF as a cut in two directions of the row.',
        'To study the matter, we collected 40 rows with rationales for each cut. A rationale is a short note in which the gardener gives his grounds. The notes come from margin remarks, or marginets (Reed 2004), that stand in most plans.',
        'The yield of a hedge grew to 14 kg. The learning rate of a model was 0.1, and the reach of the tallest hedge was 3 m.',
      ],
    },
    {
      heading: 'Terms',
      paragraphs: [
        'Definition 2 (Reach [4]). Let a hedge stand in a field. The reach r(H) is the number of rows that the hedge shelters.',
        'We may define the cost c of the hedge as the number of cuts that it takes in a year.',
      ],
    },
  ],
})
const lead = async (question: string) => {
  const { refused, claims } = await answer(paper, question)
  return refused ? '' : (claims[0]?.text ?? '')
}

test.each([
  ['What is the local slack of a row?', 'is known as the local slack'],
  ['How is local slack defined?', 'is known as the local slack'],
  ['What is the reach of a hedge?', 'The reach r(H) is the number of rows'],
  ['How is the reach of the hedge defined?', 'The reach r(H) is the number of rows'],
  ['What is the cost of a hedge?', 'We may define the cost c of the hedge as'],
  ['What is meant by the cost?', 'We may define the cost c of the hedge as'],
  ['What is overshading?', 'overshading, meaning that a row'],
  ['What is a first-rank bent shear function?', 'We define a “first-rank” BSF as'],
  ['What is a rationale?', 'A rationale is a short note'],
  ['What is a marginet?', 'margin remarks, or marginets'],
])('what defines a term leads: %s', async (question, words) => {
  expect(await lead(question)).toContain(words)
})

test('a thing of something that is nowhere defined is asked for its value', async () => {
  expect(await lead('What is the learning rate of a model?')).toContain('0.1')
})

test('the formula that a definition ends in is told with it', async () => {
  const withFormula = documentFromSections({
    title: 'Slack',
    sections: [
      {
        heading: 'A',
        paragraphs: [
          'Slack is usually small in old rows of shrubs.',
          'The slack of a row at noon is defined as',
          'S = max g',
        ],
      },
    ],
  })
  const asEquation = {
    ...withFormula,
    blocks: withFormula.blocks.map((block) =>
      withFormula.text.slice(block.span.start, block.span.end) === 'S = max g'
        ? { ...block, kind: 'equation' as const }
        : block,
    ),
  }
  const { claims } = await answer(asEquation, 'How is slack defined?')
  expect(claims.map(({ text }) => text)).toEqual([
    'The slack of a row at noon is defined as',
    'S = max g',
  ])
})
