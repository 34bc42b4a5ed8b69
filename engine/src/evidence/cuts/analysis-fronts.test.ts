import { expect, test } from 'vitest'
import { verdictOn } from '../retold/paper-of.fixture.ts'
import { frontLost } from './fronts.ts'

const claim = 'the waxed bells cracked less often.'

test.each([
  'By week 12, ',
  'However, by the end of the trial, ',
  'Beyond day 30, ',
  'Starting at month 3, ',
  'From day 30 until the end of the winter, ',
  'Indeed, models showed that, from month 3 to month 5, ',
  'Two weeks postoperatively, ',
  'Restricting the analysis to old towers, ',
  'Limited to old towers, ',
  'Ignoring the broken ones, ',
  'Adjusting for weight, ',
  'Averaged over the three best runs, ',
  'Evaluated on the development towers, ',
  'Looking only at Ghent, ',
  'Per protocol, ',
  'By per-protocol analysis, ',
  'Numerically, ',
  'Using the best of five seeds, ',
  'Using a lower threshold, ',
  'Regarding old towers, ',
  'With respect to frost, ',
  'By the post-operative 7th day, ',
  'By age 4 y, ',
  'Based on a per protocol analysis, ',
  'Including all bells in the count, ',
  'Combining the results of both towers, ',
  'Using weight as a covariate, ',
])('when, or for what part of the data, it was found is not left out: %s', (before) =>
  expect(frontLost(claim, before)).not.toBeNull(),
)

test.each([
  ['Using wax, ', claim],
  ['By means of wax, ', claim],
  ['Overall, ', claim],
  ['With respect to method, ', 'we strove for better wax.'],
  ['As for the cracking of waxed bells, ', claim],
  ['Ignoring the broken ones, ', 'we weighed 40 bells.'],
])('a means, a deed or what the claim names itself limits nothing: %s%s', (before, told) =>
  expect(frontLost(told, before)).toBeNull(),
)

test('what was measured with one means was not so with all', () => {
  const rate = 'the rate of cracks was very low.'
  expect(frontLost(rate, 'Using wax, ')).toBe('Using wax')
  expect(frontLost(rate, 'Using a Cox regression, ')).toBeNull()
})

test('a front with a bracket of several parts is a front', () => {
  const sentence =
    'In the old towers (built in 1400 and 1500 in Ghent and Bruges, respectively) the tone fell by 16.5% (p < 0.01), while in the new towers this was 8.5%.'
  expect(verdictOn(sentence, 'The tone fell by 16.5% (p < 0.01).')).toBe('unverified')
})
