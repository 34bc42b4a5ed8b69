import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Counting moths at lamps',
  abstract:
    'We count moths at lamps. Moth flight is steered by a two-dimensional map in nine valleys up to 300 m deep.',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'Four lamps were lit with oil and five with gas.',
        'All wicks were trimmed with shears, two with great care.',
        'We chose this lamp in favor of bait trays as it needs no sugar.',
        'Each helper filled in a five-point scale of weariness.',
        'Children aged 30 weeks or more came with their parents.',
        'In the end we abandoned wool screens in favor of cotton nets.',
        'The nights were kept by seven trained wardens (four lodgers and three Samoans) and three boys (two twins, one cousin).',
        'For dusk, a lantern takes only oil and a match; the lamp does not need any weather forecast of the lodge.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'For another four stations, the planned route followed some lanes, but not enough to be considered a full moth route.',
        'When the moon is full the glow matters to them, and the glow of the wick is not changed by size.',
        'The count varied over the year, with fewest moths being seen during the harvest season. More wasps came before the storm, and more wasps came after the storm.',
        'There was no evidence of seasonal variation by moonlight or by wind for hawk moths.',
        'In contrast to the sugar tray we offer a steady light that gives a more even count.',
        'Unlike the wool screen, our net is more durable, though the wool screen is more durable in snow.',
      ],
    },
  ],
})
const premiseOf = async (question: string) => (await answer(paper, question)).premise

test.each([
  ['Why is moth flight steered by a three-dimensional map?', 'two-dimensional map'],
  ['Why were all lamps lit with gas?', 'Four lamps were lit with oil and five with gas'],
  [
    'Why did all stations follow a full moth route?',
    'not enough to be considered a full moth route',
  ],
  ['Why did moonlight matter for hawk moths?', 'no evidence of seasonal variation'],
  ['Why is the sugar tray more even?', 'In contrast to the sugar tray we offer'],
  [
    'Why were fewer moths seen outside the harvest season?',
    'fewest moths being seen during the harvest season',
  ],
  [
    'Why were all of the wardens Samoans?',
    'seven trained wardens (four lodgers and three Samoans)',
  ],
  ['Why does a lantern need weather forecasts at dusk time?', 'not need any weather forecast'],
  ['Why did the authors use bait trays?', 'chose this lamp in favor of bait trays'],
])('what the paper says against the premise is named: %s', async (question, said) => {
  expect((await premiseOf(question)) ?? '').toContain(said)
})

test.each([
  'Why is moth flight steered by a two-dimensional map?',
  'Why were all wicks trimmed with shears?',
  'Why were all lamps lit?',
  'Why is the wool screen more durable?',
  'Why were fewer moths seen during the harvest season?',
  'Why were more moths seen outside the harvest season?',
  'Why did more wasps come after the storm?',
  'Why does the size of the wick matter for the glow?',
  'Why did the authors use cotton nets?',
  'Why were all of the wardens trained?',
  'Why were four wardens lodgers?',
  'Why did some helpers fill in a five-point scale?',
  'What was the five-week survival of the children?',
])('what it says, or says of another thing, is not: %s', async (question) => {
  expect(await premiseOf(question)).toBeUndefined()
})
