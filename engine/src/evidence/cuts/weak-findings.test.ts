import { expect, test } from 'vitest'
import { verdictOn } from '../retold/paper-of.fixture.ts'

test.each([
  'preliminary data',
  'post hoc analysis',
  'interim analysis',
  'per-protocol population',
  'an exploratory outcome',
  'self-reported',
  'a pilot study',
  'NS',
  'n.s.',
  'a non-significant trend',
])('a finding keeps what says how weak it is: (%s)', (weak) => {
  const found = `Wax reduced the cracks of bells by 20% (${weak}) in the towers of the north.`
  expect(
    verdictOn(found, 'Wax reduced the cracks of bells by 20% in the towers of the north.'),
  ).toBe('unverified')
  expect(
    verdictOn(
      `Wax reduced the cracks of bells by 20% (${weak}).`,
      'Wax reduced the cracks of bells by 20%.',
    ),
  ).toBe('unverified')
})

test.each(['a kind of tallow', 'called suet here', 'Figure 2'])(
  'an explanation may be left out: (%s)',
  (plain) => {
    const found = `Wax (${plain}) reduced the cracks of bells by 20% in the towers of the north.`
    const claim = 'Wax reduced the cracks of bells by 20% in the towers of the north.'
    expect(verdictOn(found, claim)).not.toBe('unverified')
  },
)

test.each([
  ['by the smith', 'Ferns were found to be toxic to sheep by Orme.'],
  ['in a cited work', 'Ferns were found to be toxic to sheep [12].'],
  ['by others', 'Ferns were found to be toxic to sheep by earlier workers in the north.'],
])('what was found %s is not told as found here', (_, found) => {
  expect(verdictOn(found, 'Ferns were toxic to sheep.')).toBe('unverified')
})

test('what was found here is', () => {
  const found = 'Ferns were found to be toxic to the sheep by testing in all towers.'
  expect(verdictOn(found, 'Ferns were toxic to the sheep by testing in all towers.')).toBe(
    'located',
  )
})
