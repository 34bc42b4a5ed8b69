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
        'Brushwood suppressed the fever of voles in two valleys. The level of light was low.',
        'The tilt of the lids was set to $2\\times 3$ degrees. The width of lids was 4 cm in May. The width of lids was 5 cm in June.',
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
  [
    'Why did brushwood raise the level of fever?',
    'The question says “brushwood raise the level of fever”; the passage says “suppressed the fever”.',
  ],
  [
    'Why was the tilt of lids set to 0.7?',
    'The question speaks of 0.7; the passage says $2\\times 3$.',
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
  'Why were nets heavier than sieves when they were wet?',
  'Why did owls raise the level of fever?',
  'Why was the width of lids 7 cm?',
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
