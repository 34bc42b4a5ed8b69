import { expect, test } from 'vitest'
import { limitsOf } from './limits-of.fixture.ts'

const limits = (words: string, heading = 'Counting nests') => limitsOf(words, heading)

test.each([
  'Both kinds of roofs gave as many nests, but time constraints did not permit a count of each roof.',
  'Work remains to be done in applying the count to roofs that no drone can reach.',
  'The count by night is probably too small to collect gulls that come home late.',
  'Our nest counter has no way to tell a young gull from an old one.',
  'Our counting algorithm strongly depends on daylight and fails to count these nests.',
  'Given the small size of the nests, only the larger roofs gave enough eggs to weigh them.',
  'For simplicity, only the first 200 roofs of a town were used in all of the counts.',
])('what the work could not do or left out is a limit anywhere: %s', async (words) => {
  expect(await limits(words)).toEqual([words])
})

test.each([
  'Work remains to be done by all those who count nests (Lund, 2012).',
  'Gulls have no way to tell a roof of this town from a roof of another.',
  'For simplicity, gulls nest on roofs that they already know from the year before.',
])('what others have to do, and what gulls lack, is none: %s', async (words) => {
  expect(await limits(words)).toEqual([])
})

test.each([
  'Our count relied upon letters of wardens, which leads to some uncertainty about the age of nests.',
  'We took the weights of another town, as no local weights were available for the eggs.',
  'Gulls that nest on ships are not covered by our count of the nests of this town.',
])('what nothing stood for is a limit where it is discussed: %s', async (words) => {
  expect(await limits(words, 'Discussion')).toEqual([words])
})

test.each(['Finally, the results presented here are limited to towns by the sea.'])(
  'what was too little, and how far results reach, is a limit: %s',
  async (words) => {
    expect(await limits(words, 'Discussion')).toEqual([words.replace(/^\w+, /, '')])
  },
)

test('that a number was small is a limit beside one that is called so', async () => {
  const named = 'A limitation of our study is that eggs were not weighed.'
  const small = 'The number of animals in the harbour group was small to tell towns apart.'
  expect(await limits(`${named} ${small}`, 'Discussion')).toContain(small)
})

test('what the data do not tell is a limit beside what they show', async () => {
  const words = 'These data show that gulls come home, but do not address whether they stay there.'
  expect(await limits(words)).toEqual([words])
  const gulls = 'The cries of young gulls do not show whether they are hungry.'
  expect(await limits(gulls)).toEqual([])
})

test('a small effect is no small sample', async () => {
  const words =
    'Even a modest effect size may be of use to gulls, although eggs need to be counted too.'
  expect(await limits(words, 'Discussion')).toEqual([])
})

test.each([
  'It remains to include the eggs of small gulls in the count.',
  'It is necessary to investigate whether the share of nests holds inland.',
])('what is left to be done is told where no limit is: %s', async (words) => {
  expect(await limits(words, 'Conclusion')).toEqual([words])
})

test('a proof that remains to be given is none', async () => {
  expect(await limits('It remains to show that the share is even.', 'Conclusion')).toEqual([])
})

test('“it” of nothing goes on about nobody’s work', async () => {
  const source = 'The nests were counted from boats as is usual (Lund, 2012).'
  const words = 'It was not possible to determine the age of all the gulls.'
  expect(await limits(`${source} ${words}`, 'Methods')).toEqual([words])
})

test('a section on what others only state in their imprint is read', async () => {
  const words = 'We only counted nests on flat roofs, which is a limitation of our study.'
  expect(await limits(words, 'Disclosure of nests')).toEqual([words])
  expect(await limits(words, 'Disclosures')).toEqual([])
})

test('what a field calls a limitation is no section on limits', async () => {
  const words = 'The share of gulls with eggs is limited by the size of a roof.'
  expect(await limits(words, 'Egg limitation in small gulls')).toEqual([])
  expect(await limits(words, 'Limitations of our study')).toEqual([words])
})

test.each([
  'Weaknesses of the trial were its open design and the choice of two roofs.',
  'Weaknesses: the use of one observer, and the short season.',
  'Potential weaknesses were the short season and the single observer.',
  'Another weakness included the counting of nests by the students of the town.',
])('weaknesses are limits as a limitation is one: %s', async (words) => {
  expect(await limits(words, 'Discussion')).toHaveLength(1)
})
