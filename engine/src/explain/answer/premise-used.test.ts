import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { stem } from '../../text/tokens.ts'
import { answer } from './answer.ts'
import { denialOf } from './denial.ts'

const paper = documentFromSections({
  title: 'Weirs in brooks',
  abstract: 'We present a weir that holds water by stones alone, dispensing with mortar entirely.',
  sections: [
    {
      heading: 'Introduction',
      paragraphs: ['Earlier weirs used mortar, and most of them needed timber piles in the bed.'],
    },
    {
      heading: 'Methods',
      paragraphs: [
        'Our weir stands without piles. We used willow mats to seal the stones of each weir.',
        'In the second brook we did not use willow mats. Gauges were read every day.',
        'Gauges were used in each brook, as we had no gauges before.',
        'The height of our gauges is likely not optimal. Our weir is simpler than others, requiring neither sluice-based optimization nor a pump.',
        'In the first year we worked without nets. The second brook was given nets in spring.',
      ],
    },
  ],
})
const ask = (question: string) => answer(paper, question)

test.each([
  ['Why do they use mortar in the weir?', 'dispensing with mortar'],
  ['Why does the weir need timber piles?', 'without piles'],
  ['Why was mortar used?', 'dispensing with mortar'],
])('%s is told that the paper does without', async (question, said) => {
  const given = await ask(question)
  expect(given.premise).toContain(`the passage says “${said}”`)
  expect(given.answer).toContain(said)
})

test.each([
  'Why did they use willow mats?',
  'Why were gauges used?',
  'Why do they use stones?',
  'Why did they not use mortar?',
  'Why do most builders use mortar in a weir?',
  'Why do they use nets?',
  'Why do dams need mortar?',
  'Why do other weirs need mortar in their walls?',
])('%s takes nothing false for granted', async (question) => {
  expect(await ask(question)).not.toHaveProperty('premise')
})

test('what is based on a thing is denied with it, and not what only shares a word', async () => {
  const text = 'It requires neither sluice-based optimization nor a pump.'
  const denied = denialOf(text, stem('sluice'), new Set(['sluice', 'optimization'].map(stem)))
  expect(denied).toBe('neither sluice-based optimization')
  const given = await ask(
    'Since the weir requires sluice-based optimization, how long does it take?',
  )
  expect(given.premise).toContain('the passage says “neither sluice')
})
