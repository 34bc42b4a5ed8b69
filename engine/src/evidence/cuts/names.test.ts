import { expect, test } from 'vitest'
import { isFirstName, nameLost } from './names.ts'

/** A sentence with a bar where a claim ends in it. */
function lostOf(marked: string): string | null {
  const [claim = '', after = ''] = marked.split('|')
  return nameLost(`${claim.trim()}.`, after)
}

test.each([
  ['We read more of the bells than Tower| Central (OA), the next.', 'Central (OA)'],
  ['The wax binds to the ACE2| receptor of bells.', 'receptor of bells'],
  ['The oldest bell is that of tower| l, which rings.', 'l'],
  [
    'Bells are a field for natural sound| processing (NSP) in towers.',
    'processing (NSP) in towers',
  ],
  ['The bell is louder than Llano| 7B in old towers.', '7B in old towers'],
  ['The bell is louder than Llano 1| 34B in old towers.', '34B in old towers'],
])('a claim is cut within a name: %s', (marked, lost) => expect(lostOf(marked)).toBe(lost))

test.each([
  'The bells hang in Ghent| and Bruges.',
  'The bells are told in the list of Gray| 1990.',
  'The bells are told in Table 2| Bells and gongs.',
  'The bells hang in Ghent| (Fig. 2) and Bruges.',
  'The wax binds to ACE2| in old bells.',
  'The wax binds to ACE2|, the receptor of bells.',
  'The bells hang in the tower| ringing (RNG) all day.',
])('a claim ends with a name: %s', (marked) => expect(lostOf(marked)).toBeNull())

const text = 'Bells are heard unlike gongs, and rose with the mark of frost.'
test.each([
  'Pieter| Gray and colleagues weighed bells.',
  'Mary J.| Gray et al. weighed bells.',
  'Ann| Gray’s bells were old.',
])('a claim begins behind a first name: %s', (marked) => {
  const [before = '', claim = ''] = marked.split('| ')
  expect(isFirstName(before, claim, text)).toBe(true)
})
test.each([
  'Unlike| Gray and colleagues weighed bells.',
  'Only| Gray et al. weighed bells.',
  'Hardly| Gray and colleagues weighed bells.',
  'Rose| Gray and colleagues weighed bells.',
  'Unlike Mary| Gray and colleagues weighed bells.',
  'Big Bell| Tower rang.',
  'Bronze| Gongs and bells rang.',
  'New| Ghent fell.',
])('or behind something else: %s', (marked) => {
  const [before = '', claim = ''] = marked.split('| ')
  expect(isFirstName(before, claim, text)).toBe(false)
})
