import { expect, test } from 'vitest'
import { clippingProblems, conditionsLost } from './clipping.ts'
import { frontLost } from './fronts.ts'
import { headLost } from './heads.ts'

const claim = 'The bells are tuned by hand.'

test.each([
  'Typically, ',
  'Generally speaking, ',
  'Usually ',
  'However, ideally, ',
  'Originally, ',
  'Recently in Ghent, ',
  'In our opinion, ',
  'To some extent, ',
  'Statistically speaking, ',
  'Since the late 1990s, ',
  'While the load on the rope is low, ',
  'While hanging in the frame, ',
  'As the frost deepens, ',
  'As more towers are built, ',
  'Also, as the number of towers in a town increases, ',
  'Except in one town (i.e., in the old part, in Ghent), all results showed that ',
  'In old towers, the tone was clear, indicating that ',
  'Typically, after the frost, the tone falls, showing that ',
  'By default, ',
  'Of these, ',
  'Of the waxed bells, ',
  'Whereas in the old towers, ',
  'By convention, ',
  'From a practical point of view, this means that ',
  'In theory, it follows that ',
])('a front that limits is not left out: %s', (before) =>
  expect(frontLost(claim, before)).not.toBeNull(),
)

test('what will be in such a case is not told of all', () => {
  expect(frontLost('the bell will ring in frost.', 'In this case, ')).toBe('In this case')
  expect(frontLost('the bell rang in frost.', 'In this case, ')).toBeNull()
})

test.each([
  'However, ',
  'Of course, ',
  'Of note, ',
  'Apart from this, ',
  'Yet, ',
  'Note that, ',
  'Note that ',
  'Accordingly, ',
  'Interestingly, ',
  'Notably, ',
  'Overall, ',
  'In addition, ',
  'Finally, ',
  'First, ',
  'More generally, ',
  'All in all, ',
  'In line with this, ',
  'Not surprisingly, ',
  'As bells of wax are cheap, ',
  'As expected, ',
  'In Table 2, the results show that ',
  'The tone was clear, indicating that ',
  'In a short letter, ',
  'In his famous book [4], ',
  'In Section 3, this means that ',
])('a front that only leads on, or gives a reason, may be left out: %s', (before) => {
  expect(headLost(claim, before, claim)).toBeNull()
  expect(clippingProblems(before, '')).toEqual([])
  expect(conditionsLost(claim, before, '')).toEqual([])
})

test('what has become so, or was done, while something grew is so', () => {
  const before = 'As the number of towers grows, '
  expect(frontLost('Old bells have become rare.', before)).toBeNull()
  expect(frontLost('We rang old bells.', before)).toBeNull()
  expect(frontLost('Old bells become rare.', before)).not.toBeNull()
})

test('“yet” within a sentence begins a clause of its own', () =>
  expect(headLost(claim, 'The tower is new, yet ', claim)).toBeNull())

test('a p-value in brackets does not part a clause from the front of its sentence', () =>
  expect(
    frontLost(
      'more rang on time',
      'RESULTS: Compared with oiled bells, fewer waxed bells broke (3% v 7%; P < 0.001) and ',
    ),
  ).not.toBeNull())
