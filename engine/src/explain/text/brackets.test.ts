import { expect, test } from 'vitest'
import { joinedParts } from '../../evidence/given-parts.ts'
import { withoutBrackets } from './brackets.ts'

const told = (sentence: string) =>
  joinedParts(sentence, withoutBrackets(sentence, { start: 0, end: sentence.length }))

test.each([
  ['We present hinged lamps (HL), which fold.', 'We present hinged lamps, which fold.'],
  ['We follow early work (Gray et al., 2019) on lamps.', 'We follow early work on lamps.'],
  ['We light streets (e.g., lanes and paths) at night (NL).', 'We light streets at night.'],
])('%s', (sentence, words) => {
  expect(told(sentence)).toBe(words)
})

test.each([
  ['a short form that the sentence goes on with', 'We fold hinged lamps (HLs) so that an HL fits.'],
  ['numbers', 'Lamps lasted longer (12 months) than candles.'],
  ['of whom it holds', 'Lamps helped riders (in winter) to see.'],
  ['what denies', 'Lamps helped riders (not walkers) to see.'],
  ['what a short form means', 'We measured the LED (light-emitting diode) at night.'],
  ['the end of a word', 'We asked the rider(s) of each street.'],
  ['marks of a list', 'We show (a) lamps and (b) candles.'],
])('%s stays', (_what, sentence) => {
  expect(told(sentence)).toBe(sentence)
})
