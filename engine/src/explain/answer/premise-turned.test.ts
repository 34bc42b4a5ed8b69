import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Voles in hedges',
  abstract: 'Voles live in hedges. We counted voles, ticks and owls over one summer.',
  sections: [
    {
      heading: 'Introduction',
      paragraphs: [
        'Earlier traps were heavy. In cities, nets caught voles faster than sieves (Fern et al. 2005).',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'The brushwood traps give a twofold speed-up over the boxes. We found that nets were not heavier than sieves.',
        'Tick burden was no different between male voles and female voles. The feeding of owls lowered the density of ticks in old hedges.',
        'If lamps were cheaper than candles, they might be used.',
      ],
    },
  ],
})
const ask = (question: string) => answer(paper, question)

test.each([
  [
    'Why are the brushwood traps slower than the boxes?',
    'the passage says “brushwood traps give a twofold speed-up over the boxes”',
  ],
  ['Why were nets heavier than sieves?', 'the passage says “were not heavier than sieves”'],
  [
    'Why did male voles have more tick burden than female voles?',
    'the passage says “no different”',
  ],
  [
    'Why did feeding of owls raise the density of ticks near villages?',
    'the passage says “lowered the density”',
  ],
])('a refusal gives way to what turns the premise: %s', async (question, said) => {
  const given = await ask(question)
  expect(given).toMatchObject({ refused: false })
  expect(given.premise).toContain(said)
})

test.each([
  'Why are candles cheaper than lamps?',
  'Why were sieves faster than nets?',
  'Why were lamps brighter than candles?',
])('what was supposed, or is told of others, turns nothing: %s', async (question) => {
  expect((await ask(question)).premise).toBeUndefined()
})

test('a refused comparison is given back as it was asked', async () => {
  expect((await ask('Why were owls more hungry than voles?')).reason).toBe(
    'The paper does not seem to say: “hungry” does not occur in it.',
  )
  expect((await ask('Why were owls more heavy than voles?')).reason).toContain(
    '“owls more heavy than voles”',
  )
})
