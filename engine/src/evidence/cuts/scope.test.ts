import { expect, test } from 'vitest'
import { amongLost, scopeLost } from './scope.ts'

const cut = (marked: string) => {
  const [claim = '', after = ''] = marked.split('|')
  return [`${claim.trim()}.`, after] as const
}

test.each([
  ['These are bells that are not tuned| by their wardens.', 'by their wardens'],
  ['Most forks are not made| for tuning old bells.', 'for tuning old bells'],
  ['The hum should not be read| as a sign of rust.', 'as a sign of rust'],
  ['Wax is unlikely to mend cracks| and dents of rims in frost.', 'and dents of rims in frost'],
  ['The bells were not rung| or waxed in winter.', 'or waxed in winter'],
  ['The three towers were comparable| regarding height and age.', 'regarding height and age'],
  ['The new bell was not competitive| with the old one.', 'with the old one'],
  ['The tone is strictly invariant| to rust.', 'to rust'],
  ['The tones in the two towers were similar| regardless of rust.', 'regardless of rust'],
  ['Wear was defined as the cracks seen| by one warden.', 'by one warden'],
  [
    'Wear was calculated as the number of cracks| over the number of bells.',
    'over the number of bells',
  ],
  ['The bells were rung| with respect to age.', 'with respect to age'],
  ['Some wardens heard the bell| and others not.', 'and others not'],
])('a claim has lost what it denies or compares: %s', (marked, lost) =>
  expect(scopeLost(...cut(marked))).toBe(lost),
)

test.each([
  'Bells were tuned| by their wardens.',
  'Wear was defined as cracks, and bells were tuned| by their wardens.',
  'Not all bells were heard| as some had cracked.',
  'The bells did not differ| with P = 0.3.',
  'The bells were not rung| for this reason.',
  'Bells with no wax were tuned| by their wardens.',
  'Some wardens heard the bell| and slept.',
])('a claim denies and compares no more without what is behind it: %s', (marked) =>
  expect(scopeLost(...cut(marked))).toBeNull(),
)

test('what is told among some is told among all that are named', () => {
  expect(amongLost(...cut('The hum did not differ among bells|, gongs and chimes.'))).toBe(
    'gongs and chimes',
  )
  expect(amongLost(...cut('The hum did not differ among bells, gongs| and chimes.'))).toBe(
    'and chimes',
  )
  expect(amongLost(...cut('The hum differed among bells| and the towers were shut.'))).toBeNull()
  expect(amongLost(...cut('The hum differed among bells and gongs|, and rose.'))).toBeNull()
})
