import { expect, test } from 'vitest'
import { leavesUnnamed } from './limits-of.ts'

test.each([
  ['What are the drawbacks of RAKE?', 'The sieve is slow.', true],
  ['What are the drawbacks of RAKE?', 'RAKE is a tool.', true],
  ['What are the drawbacks of RAKE?', 'RAKE cannot be used in wet soil.', false],
  ['What are the drawbacks of RAKE in wet soil?', 'RAKE fails where it rains.', false],
  ['What are the limitations of the study?', 'The soil was wet.', false],
  ['WHAT ARE THE LIMITATIONS OF THE STUDY?', 'The soil was wet.', false],
  ['What are the weaknesses of this trial in Ghent?', 'The soil was wet.', false],
  ['What is RAKE?', 'The sieve is slow.', false],
])('%s is surely answered by “%s”: not %s', (question, text, isUnnamed) => {
  expect(leavesUnnamed(question, text)).toBe(isUnnamed)
})
