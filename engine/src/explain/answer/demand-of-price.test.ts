import { expect, it } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { readQuestion } from '../question/question.ts'
import { answer } from './answer.ts'
import { candidate } from './candidate.fixture.ts'
import { byCost } from './demand-of-price.ts'

const paper = documentFromSections({
  title: 'Sensors for beehives',
  sections: [
    {
      heading: 'Sensors',
      paragraphs: [
        'The cost of a hive sensor is a concern of every beekeeper who buys sensors. A hive sensor of the second kind sells at $35 in shops. The wireless relay costs more than a hive does. The cost of training was twelve hours on one machine.',
        'Beekeepers had free access to 12 sensors. All beekeepers received $25 at the first visit and $50 at the last one.',
      ],
    },
  ],
})

it.each(['What does a hive sensor cost?', 'What is the cost of a hive sensor?'])(
  '%s is answered by a sum of money',
  async (question) => {
    const { claims } = await answer(paper, question)
    expect(claims[0]?.text).toContain('$35')
  },
)

it('no sum, no answer; what is paid in time is answered by time', async () => {
  expect(await answer(paper, 'What does the wireless relay cost?')).toMatchObject({
    refused: true,
    reason: expect.stringContaining('sum of money'),
  })
  const { claims } = await answer(paper, 'What was the cost of training?')
  expect(claims[0]?.text).toContain('twelve hours')
})

it('who was paid received a sum of money', async () => {
  const { claims } = await answer(paper, 'How much were the beekeepers paid?')
  expect(claims[0]?.text).toContain('$25')
})

it('a price in a paper without sums of money is one of its terms', async () => {
  const code = documentFromSections({
    title: 'Knots of rope',
    sections: [
      {
        heading: 'Knots',
        paragraphs: [
          'The cost of a long splice grows with the number of strands that are laid anew. We tied 40 splices of each sort.',
        ],
      },
    ],
  })
  expect((await answer(code, 'What is the cost of the long splice?')).claims[0]?.text).toContain(
    'grows with',
  )
  expect(await answer(code, 'How much did the long splice cost?')).toMatchObject({ refused: true })
})

it('how much it cost is told by a sum, and by no other figure', () => {
  const once = candidate('Reduced cost of hives (S6) was named by 3 of them.')
  const sum = candidate('The move of a hive came to $40 in all.')
  const asked = readQuestion('How much did the move of the hives cost?')
  expect(byCost(asked, [once, sum])).toEqual([sum, once])
  expect(byCost(asked, [once])).toHaveProperty('lacking')
  expect(byCost(readQuestion('How much did the training cost rise?'), [once])).toEqual([once])
})
