import { expect, test } from 'vitest'
import { withPurposes } from './purposes.ts'

test.each([
  ['We cast a tool for mending bells.', 'They cast a tool to mend bells.', 'for mending bells'],
  ['We cast a tool to mend bells.', 'They cast a tool for mending bells.', 'to mend bells'],
  ['It is a way of wax for making bells.', 'A way to make bells.', 'for making bells'],
  ['It is a loft for planning tunes.', 'A loft to plan tunes.', 'for planning tunes'],
])('a purpose is told as the paper tells it: %s', (sentence, claim, told) =>
  expect(withPurposes(sentence, claim)).toContain(told),
)

test.each([
  ['what one stops', 'We were paid for mending bells.', 'We stopped to mend bells.'],
  ['another thing', 'We cast a tool for mending gongs.', 'We cast a tool to mend bells.'],
  ['another deed', 'We cast a tool for ringing bells.', 'We cast a tool to mend bells.'],
])('%s is no such purpose', (_, sentence, claim) =>
  expect(withPurposes(sentence, claim)).toBe(claim),
)
