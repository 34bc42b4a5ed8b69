import { expect, test } from 'vitest'
import { relativeLost, relativeRestLost, restrictionLost } from './relatives.ts'

/** A sentence as a claim and what stands behind it. */
function cut(marked: string): [string, string] {
  const [claim = '', after = ''] = marked.split('|')
  return [`${claim}.`, after]
}

test.each([
  ['A tone is the product of a tower| that sways.', 'that sways'],
  ['The wardens deal with the bells| which cannot be rung, and sleep.', 'which cannot be rung'],
  ['The wardens say| that bells ring.', 'that bells ring'],
  ['The wardens mend things such as bells| that hang in towers.', 'that hang in towers'],
  ['The bell was so old for the wardens| who rang it.', 'who rang it'],
  ['We rang in towers| in which nobody lives.', 'in which nobody lives'],
])('which things are meant is lost: %s', (marked, lost) =>
  expect(relativeLost(...cut(marked))).toBe(lost),
)

test.each([
  'The wax gave rise to a new tone| that we call its hum.',
  'The tone was so low| that nobody heard it.',
  'The tone was low|, which nobody heard.',
  'The tone was low| and that of gongs was high.',
])('nothing is lost: %s', (marked) => expect(relativeLost(...cut(marked))).toBeNull())

test('what is counted is limited by what it is said of', () => {
  expect(restrictionLost(...cut('We rang all bells| that still hang.'))).toBe('that still hang')
  expect(relativeLost(...cut('We rang all bells| that still hang.'))).toBeNull()
})

test.each([
  ['Rust makes for 10% of all complaints| reaching the town hall.', 'reaching the town hall'],
  ['Rust was found in all bells| hanging by the sea.', 'hanging by the sea'],
])('what is counted is limited by what it does: %s', (marked, lost) =>
  expect(restrictionLost(...cut(marked))).toBe(lost),
)

test.each([
  'Rust was found in all bells| following the frost.',
  'We rang all of the bells| using ropes.',
  'All bells in the tower were rung| waking the town.',
])('what is counted is not limited: %s', (marked) =>
  expect(restrictionLost(...cut(marked))).toBeNull(),
)

test.each([
  ['Lost bells are bells that are listed| but not found in towers.', 'but not found in towers'],
  ['We asked wardens who had slept| and were not warned.', 'and were not warned'],
  [
    'We rang the bells that hang in towers (Ghent)| and were cast by hand.',
    'and were cast by hand',
  ],
])('the clause that tells which things are meant goes on: %s', (marked, lost) =>
  expect(relativeRestLost(...cut(marked))).toBe(lost),
)

test.each([
  'We found that bells rang| and were heard.',
  'The bell that rang is old| and was sold.',
  'The wardens woke| and were warned.',
  'We chose bells that hang in towers| and weighed them.',
])('the clause that tells which things are meant is whole: %s', (marked) =>
  expect(relativeRestLost(...cut(marked))).toBeNull(),
)
