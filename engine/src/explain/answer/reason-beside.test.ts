import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Herring gulls on ferries',
  abstract:
    'Herring gulls follow ferries along the coast. We counted gulls on two lines for a year.',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'Gulls on the northern line were lighter than gulls of the harbour. These differences may be due to the shorter feeding time at sea.',
        'Surprisingly, adding lamps hurt the counts of the crew. One possible explanation is that lamps blind those who count.',
        'Tame gulls outnumbered wild gulls, contrary to our plan. This suggests that bread matters more than fish.',
        'Warm decks keep gulls in place after dark. Night ferries therefore present a promising alternative for counting.',
        'Ringed gulls tended to vanish in the autumn of the second year. As more than ten colonies moved south, ringed gulls of single colonies were hard to see in the autumn.',
      ],
    },
    {
      heading: 'Discussion',
      paragraphs: [
        'Counts on Sundays were high. The crew was paid by the harbour. This was because the town wanted it.',
      ],
    },
  ],
})

test.each([
  ['Why were gulls on the northern line lighter?', 'shorter feeding time', 'were lighter than'],
  ['Why did adding lamps hurt the counts?', 'lamps blind those', 'adding lamps hurt'],
  ['Why were there more tame gulls than expected?', 'bread matters', 'Tame gulls outnumbered'],
  ['Why are night ferries promising?', 'Warm decks', 'promising alternative'],
])(
  'the reason comes first, and what it is the reason of with it: %s',
  async (question, why, what) => {
    const { claims } = await answer(paper, question)
    expect(claims[0]?.text).toContain(why)
    expect(
      claims
        .slice(0, 2)
        .map(({ text }) => text)
        .join(' '),
    ).toContain(what)
  },
)

test('a reason that stands behind something else is none', async () => {
  const { claims } = await answer(paper, 'Why were counts on Sundays high?')
  expect(claims[0]?.text ?? '').not.toContain('the town wanted')
})
