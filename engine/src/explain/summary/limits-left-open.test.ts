import { expect, test } from 'vitest'
import { limitsOf } from './limits-of.fixture.ts'

const limits = (words: string, heading = 'Discussion') => limitsOf(words, heading)

test.each([
  'We can’t tell how many gulls were young, as we don’t have rings for them.',
  'The way in which gulls choose a roof needs further investigation.',
  'It remains unclear how gulls find the roofs of last year.',
  'The number of nests may be overestimated because of differences in the light of the harbours.',
  'As the counts were open, there was the potential for bias by the helpers.',
  'A change of drones precluded comparisons of the counts over the years.',
])('what is left open is a limit: %s', async (words) => {
  expect(await limits(words)).toEqual([words])
})

test.each([
  'The nests of terns have not been considered in most counts of harbours (Meyer, 2010).',
  'The way in which terns choose a roof needs further investigation (Lund, 2012).',
])('what others left open is none: %s', async (words) => {
  expect(await limits(words)).toEqual([])
})

test('a technique of the paper is its own where a word stands before its name', async () => {
  const words =
    'The only limitation of this counting technique is that storms might keep the drones away.'
  expect(await limits(words, 'Drones')).toEqual([words])
})

test('what is left to others is told with the sentence that says what it is', async () => {
  const words =
    'Gulls may choose a roof by the smell of the harbour. We did not test drones by night, and we need to explore this idea further in future work.'
  expect(await limits(words)).toEqual([words])
})

test.each([
  'Several limitations need to be mentioned, which we order as Lund et al.⁴³ do.⁴⁴',
  'GullCount is not without its limitations.',
])('what only announces limits names none: %s', async (words) => {
  const named = 'Our drones did not fly by night, when most gulls are at home.'
  expect(await limits(`${words} ${named}`)).toEqual([named])
})

test.each([
  'The counts of the north rose with the ferries whose arrival was not controlled by the harbours.',
  'This is similar to the nests found by Lund et al. although we did not use any boats.',
])(
  'what others did not control, and what is like theirs all the same, is none: %s',
  async (words) => {
    expect(await limits(words)).toEqual([])
  },
)

test('existing counts that have limits announce none of the paper', async () => {
  const words =
    'Existing counts are not without their limitations. Some cover a small number of roofs.'
  expect(await limits(words)).toEqual([])
})

test.each([
  'Our counts are in line with a count from boats (Lund, 2012). However, in this latter work only a limited number of roofs could be seen and we did not trust it.',
  'Note that leaving out the boats introduces no new problems since we only considered flat roofs.',
])('what a cited work lacked, and what does no harm, is no limit: %s', async (words) => {
  expect(await limits(words)).toEqual([])
})
