import { expect, test } from 'vitest'
import { verdictOn } from '../retold/paper-of.fixture.ts'
import { sharedTellingLost } from './shared-telling.ts'

const claim = 'The tone was lower in waxed bells.'

test.each([
  'Gray and colleagues compared wax and oil [20] and indicated that wax is cheap and ',
  'Gray et al. showed that wax is cheap, and ',
  'It has been reported that wax is cheap and the ',
  'We suspect that wax is cheap and ',
])('what is joined to a clause of others, or to a guess, is told as it is: %s', (before) =>
  expect(sharedTellingLost(claim, before)).not.toBeNull(),
)

test.each([
  ['We found that wax is cheap and ', claim],
  ['The number of bells that were cast was noted and ', claim],
  ['Gray et al. showed that wax is cheap, and ', 'In our towers the tone was lower.'],
  ['Gray et al. showed that wax is cheap, but we found that oil is cheap and ', claim],
  ['Gray et al. showed that wax is cheap, and ', 'Another study found the tone lower.'],
])('what the paper tells itself is its own: %s%s', (before, told) =>
  expect(sharedTellingLost(told, before)).toBeNull(),
)

test('a finding of others behind "and" is refused without them', () =>
  expect(
    verdictOn(
      'Gray and colleagues compared wax and oil and indicated that wax is cheap and the tone was lower in waxed bells.[20]',
      claim,
    ),
  ).toBe('unverified'))
