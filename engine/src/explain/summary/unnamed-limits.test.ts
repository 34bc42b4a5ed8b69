import { expect, test } from 'vitest'
import { announcesLimits } from './announced-limits.ts'
import { limitsOf } from './limits-of.fixture.ts'

test.each([
  'Some study limitations deserve attention.',
  'Several shortcomings of the present study have to be mentioned here.',
  'There are a number of factors that limit the interpretation of the data.',
  'We see the following limitations to the study.',
  'Of course, this study has its limitations.',
  'As in any QOL analysis, the data need to be interpreted with caution bearing in mind the study limitations.',
  'Strengths aside, limitations may apply to the present study.',
  'On the other hand, the study protocol has several weaknesses that should be taken into account.',
])('that limits follow names none: %s', (words) => {
  expect(announcesLimits(words)).toBe(true)
})

test.each([
  'One of the limitations of this study is its small sample.',
  'The major limitations were the short summer and the old drones.',
  'The design and the 24-h period impose limitations on the results.',
  'Besides the few nests, a number of additional limitations are noteworthy.',
  'A limitation of this study is noted.',
  'The gulls had limitations.',
])('a limit that is named is told: %s', (words) => {
  expect(announcesLimits(words)).toBe(false)
})

test('what such an announcement brings is told in its place', async () => {
  const announced = 'Some study limitations deserve attention.'
  const told = ['The nests were not measured at night.', 'The drones were flown by one of us only.']
  expect(await limitsOf([announced, ...told].join(' '), 'Discussion')).toEqual(told)
})

test.each([
  'In our study, we did not encounter any complications with the drones.',
  'We attempted to adjust for the differences between towns that our study could not avoid.',
  'Notwithstanding these limitations, our study shows that gulls like flat roofs only.',
  'The count of our study can be generalized to other towns; however plain this may seem, it has, to our knowledge, not been treated in the literature.',
])('what went well, or was made good, is no limit: %s', async (words) => {
  expect(await limitsOf(words, 'Discussion')).toEqual([])
})
