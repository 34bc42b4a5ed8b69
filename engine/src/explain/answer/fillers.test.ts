import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'
import { noveltyScorer } from '../summary/novelty-score.ts'
import { readSentences } from '../text/sentence.ts'

const explained = (sections: Record<string, string[]>) =>
  explain(
    documentFromSections({
      title: 'Counting bees',
      abstract:
        'Bees are many. In this paper we present a new counter of bees and count those of two towns.',
      sections: Object.entries(sections).map(([heading, paragraphs]) => ({ heading, paragraphs })),
    }),
  )
const texts = (claims: readonly { readonly text: string }[]) => claims.map(({ text }) => text)

test.each([
  [
    'Model',
    'From now on, we use the term swarm when speaking about the size of all bees, and we save the term hive for a box.',
  ],
  ['Model', 'We use Lb(x) when the parameter of the mean of the bees is zero.'],
  [
    'Experiments',
    'Numerical counting involves reading statistical statements, often confidence intervals.',
  ],
  [
    'Vignette: building a counter of bees',
    'Mara collected 40 documents on hives, and the list was then used to train a model on them.',
  ],
  ['Methods', 'See Figure 2 for an example on how 40 hives in two towns are represented.'],
])('under %s no method: %s', async (heading, words) => {
  const { methods } = await explained({ [heading]: [words] })
  expect(texts(methods).join('\n')).not.toContain(words.slice(-30))
})

test.each([
  'Our study showed that the time of counting was inversely related to the number of bees.',
  'The present study demonstrated that the share of bees increased with the age of the garden.',
  'During the second iteration, we introduced one new category and 9 kinds of bees below it.',
  'Cameras promise to change the way we develop gardens for bees and people of the towns.',
])('no news: %s', async (words) => {
  const { whatsNew } = await explained({ Introduction: ['Bees are counted.', words] })
  expect(texts(whatsNew)).toEqual([])
})

test('news are told once, in short forms or spelled out', async () => {
  const { whatsNew } = await explained({
    Introduction: [
      'Gardens have maps, and old garden maps (OGMs) fade.',
      'For linking OGMs and bees, we present a new approach called Bee Garden Linking.',
      'We present an approach for linking hand-made old garden maps and bees.',
    ],
  })
  expect(texts(whatsNew)).toHaveLength(1)
})

test('what a paper draws on is less news than what it brings', () => {
  const document = documentFromSections({
    title: 'Counting bees',
    sections: [
      {
        heading: 'Introduction',
        paragraphs: [
          'In this study, we draw on this frame and see whether the bees come back.',
          'In this study, we widen that frame and see whether the bees come back.',
        ],
      },
    ],
  })
  const sentences = readSentences(document)
  const [drawn = 0, brought = 0] = sentences.map(noveltyScorer(sentences))
  expect(drawn).toBeLessThan(brought - 1)
})

test('a finding that is said to be new is news', async () => {
  const words =
    'Our study shows for the first time that the number of bees increased with the age of gardens.'
  const { whatsNew } = await explained({ Discussion: [words] })
  expect(texts(whatsNew)).toEqual([words])
})
