import { expect, test } from 'vitest'
import { verdictOn } from '../retold/paper-of.fixture.ts'

test.each([
  ['Between May and July 2010, we enrolled 40 ringers.', 'We enrolled 40 ringers.'],
  ['Between May and July 2010, we enrolled 40 ringers.', 'The authors enrolled 40 ringers.'],
  ['We enrolled 40 ringers between 3 May and 12 July 2010.', 'We enrolled 40 ringers.'],
  ['The survey was conducted in June 2012.', 'The survey was conducted.'],
])('what was done is told without its dates: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('located')
})

test.each([
  // What was found is so of that time.
  ['Between May and July 2010, we found 40 cracks.', 'We found 40 cracks.'],
  ['In 2010, 40% of the ringers were screened.', '40% of the ringers were screened.'],
  // They are some of all.
  ['In 2010, we enrolled 40 ringers, and in 2011 60 more.', 'We enrolled 40 ringers.'],
  ['In the old towers, we enrolled 40 ringers.', 'We enrolled 40 ringers.'],
  ['The ringers may in May 2010 have been deaf.', 'The ringers have been deaf.'],
])('and nothing else without where and when it was: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('unverified')
})
