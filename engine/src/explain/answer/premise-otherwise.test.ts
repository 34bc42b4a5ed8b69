import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Lamps against moths in orchards',
  abstract:
    'We hung lamps in orchards for two summers. The lamps caught 98% of the marked moths, and each lamp burned all night.',
  sections: [
    {
      heading: 'Introduction',
      paragraphs: ['In cities, lamps raised the number of bats (Fern et al. 2005).'],
    },
    {
      heading: 'Results',
      paragraphs: [
        'Most growers (28 of 40) finished the survey, and 31 of 40 growers were women.',
        'There was no significant difference in the harvest of pears between lit and dark orchards.',
        'Pheromone traps were emptied in the evening, with decreased rain in wet weeks; wasps avoided the traps in wet weeks. Nights with rain had lower numbers of beetles in the lit orchards.',
        'The growers did not clean the glass of lamps during the first summer. It is not known whether owls avoid lamps.',
        'The daily share of hornets was higher in spring than in summer and autumn, with no difference between the latter seasons.',
        'Weights of apples increased in the lit orchards. In the hills no change in the weights of apples was seen.',
      ],
    },
  ],
})
const ask = (question: string) => answer(paper, question)

test.each([
  [
    'Why did the lamps miss half of the marked moths?',
    'The question says “half of the marked”; the passage says “98% of the marked”.',
  ],
  ['How come the lamps missed most of the marked moths?', '98% of the marked”'],
  ['Why were most growers men?', '31 of 40 growers'],
  ['Why did none of the growers finish the survey?', '“Most growers”'],
  ['Why did the harvest of pears get worse in lit orchards?', '“no significant difference”'],
  ['How much worse was the harvest of pears in lit orchards?', '“no significant difference”'],
  ['Why were beetle numbers higher on rainy nights in lit orchards?', 'lower numbers”'],
  ['When did the growers clean the glass of the lamps that first summer?', '“not clean the glass'],
  ['Since growers cleaned the glass of lamps, how did they reach it?', '“not clean the glass'],
])('a premise that a passage takes back in other words is named: %s', async (question, said) => {
  const given = await ask(question)
  expect(given.refused).toBe(false)
  expect(given.premise).toContain(said)
})

test.each([
  'Why did the lamps catch most of the marked moths?',
  'Why did the lamps catch nearly all marked moths?',
  'Why did most growers finish the survey?',
  'Why did some growers finish the survey?',
  'How did they light each lamp’s wick?',
  'Why did the weights of apples increase?',
  'Why did bats grow during those wet weeks of rain?',
  'Why do owls avoid lamps?',
  'Why did the daily share of hornets change between the seasons?',
  'Why did wasps miss a difference in the harvest of pears in lit orchards?',
  'Why did lamps lower the number of bats in cities?',
  'Why did lit and dark orchards not differ in the harvest of pears?',
  'How do lit orchards differ from dark orchards?',
])('what the paper says, or leaves open, is not called false: %s', async (question) => {
  expect((await ask(question)).premise).toBeUndefined()
})
