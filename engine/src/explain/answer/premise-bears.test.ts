import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Finding frogs by their calls',
  abstract:
    'We present Croaker, which finds frogs by their calls, and try it on several sets of calls.',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'With the exception of PondNoise, Croaker performs consistently better than Ribbit on all sets.',
        'Croaker surpasses Ribbit across all measures. Croaker was slower than Ribbit on Marsh Nights. Croaker was cheaper than Ribbit on RD.',
        'Sieves caught more tadpoles than nets, but not in ditches.',
        'Croaker outperforms Ribbit on all nights excluding Rainfall.',
        'Newts ate small flies, excluding midges, more than large ones. In all months sieves caught more tadpoles than nets.',
        'The daily share of brown frogs in the summer was no different between the ponds. Green frogs called in every pond.',
      ],
    },
  ],
})
const premiseOf = async (question: string) => (await answer(paper, question)).premise

test.each([
  ['Why does Croaker perform worse than Ribbit?', 'better than Ribbit'],
  ['Why is Croaker faster than Ribbit on Marsh Nights?', 'slower than Ribbit'],
  ['Why is Croaker costlier than Ribbit on River Dusk?', 'cheaper than Ribbit'],
  ['Why did nets catch more tadpoles than sieves in streams?', 'Sieves caught more'],
  [
    'Why did the daily share of brown frogs change between the ponds in the summer?',
    'no different',
  ],
])('what is said of the asked sets it right: %s', async (question, said) => {
  expect(await premiseOf(question)).toContain(said)
})

test.each([
  'Why does Croaker perform worse than Ribbit on PondNoise?',
  'Why did nets catch more tadpoles than sieves in ditches?',
  'Why does it do worse on Rainfall?',
])('what leaves the asked out sets nothing right: %s', async (question) => {
  expect(await premiseOf(question)).toBeUndefined()
})

test.each([
  ['Why does Croaker outperform Ribbit on PondNoise?', 'says “With the exception of PondNoise”'],
  ['Why did sieves catch more tadpoles than nets in ditches?', 'says “but not in ditches”'],
  ['Why did large newts eat midges?', 'says “excluding midges”'],
  ['Why does it do better on Rainfall?', 'says “excluding Rainfall”'],
])(
  'and the exception is named where the question takes the rule for granted: %s',
  async (question, said) => {
    expect(await premiseOf(question)).toContain(said)
  },
)

test('what is said of all sets is no word on the one that is named', async () => {
  expect(await premiseOf('Why is Croaker worse than Ribbit on Lake Dawn?')).toBeUndefined()
})

test('what is said of another kind of the things sets nothing right', async () => {
  expect(
    await premiseOf(
      'Why did the daily share of green frogs change between the ponds in the summer?',
    ),
  ).toBeUndefined()
})
