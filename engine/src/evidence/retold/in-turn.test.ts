import { expect, test } from 'vitest'
import { verdictOn } from './paper-of.fixture.ts'

const loud =
  'The mean loudness of waxed and plain bells was 46.7 (3.1) and 51.2 (2.9) dB, respectively.'
const cracks =
  'Cracks were found in 12% and 25% of the treated and the untreated bells, respectively.'
const hum =
  'Humming lasted 3.4 and 5.1 minutes in the wax group and the control group, respectively.'
const apart = 'Humming lasted 3.4 minutes in the wax group and 5.1 minutes in the control group.'
const rose = 'Rims and lips of the bells were 3 and 5 mm thick in spring and autumn, respectively.'
const before =
  'The scores of rust and dust were respectively 20.6 (6.7) and 13.5 (6.6) in the old towers.'

test.each([
  [loud, 'The mean loudness of waxed bells was 46.7 dB and that of plain bells was 51.2 dB.'],
  [cracks, 'Cracks were found in 12% of the treated bells and 25% of the untreated bells.'],
  [cracks, 'Cracks were found in 12% of the treated bells and in 25% of the untreated bells.'],
  [cracks, 'Cracks were found in 12% of the treated and 25% of the untreated bells.'],
  [hum, apart],
  [apart, hum],
  [apart, 'Humming lasted 3.4 and 5.1 minutes in the wax and control groups, respectively.'],
  [before, 'The scores of rust and dust were 20.6 and 13.5, respectively, in the old towers.'],
  [
    'The mean (SD) tone was 46.7 (9.1) and 51.2 (8.8) Hz in the wax and control groups, respectively (p = 0.03).',
    'The mean tone was 46.7 Hz in the wax group and 51.2 Hz in the control group.',
  ],
])('two pairs, in turn or each by itself: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('located')
})

const three = 'Cracks were seen in 12%, 9% and 5% of bells, gongs and chimes, respectively.'
const weighed = 'The weight of bells, gongs and chimes was 12, 9 and 5 kg, respectively.'
const replies = 'Response rates were 45%, 28%, and 12% in Ghent, Bruges, and Lille, respectively.'
const old = 'The hum of old wax and oil bells lasted 3 and 5 minutes, respectively.'

test.each([
  [three, 'Cracks were seen in 12% of bells, 9% of gongs and 5% of chimes.'],
  [weighed, 'The weight of bells was 12 kg, of gongs 9 kg and of chimes 5 kg.'],
  [replies, 'The response rate was 45% in Ghent, 28% in Bruges and 12% in Lille.'],
  [replies, 'The response rate was 28% in Bruges.'],
  [three, 'Cracks were seen in 5% of chimes.'],
  [hum, 'Humming lasted 5.1 minutes in the control group.'],
])('three in turn, or one of them: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('located')
})

test.each([
  [three, 'Cracks were seen in 12% of bells, 5% of gongs and 9% of chimes.'],
  [three, 'Cracks were seen in 9% of chimes.'],
  [replies, 'The response rate was 45% in Bruges.'],
  [hum, 'Humming lasted 5.1 minutes in the wax group.'],
  // Old oil bells, perhaps.
  [old, 'The hum of oil bells lasted 5 minutes.'],
  [
    'At noon, the hum of bells and gongs lasted 3 and 5 s, respectively.',
    'The hum of gongs lasted 5 s.',
  ],
])('another in turn: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('unverified')
})

test.each([
  [loud, 'The mean loudness of waxed bells was 51.2 dB and that of plain bells was 46.7 dB.'],
  [loud, 'The mean loudness of plain bells was 46.7 dB and that of waxed bells was 51.2 dB.'],
  [cracks, 'Cracks were found in 25% of the treated bells and 12% of the untreated bells.'],
  [cracks, 'Cracks were found in 12% of the untreated bells and 25% of the treated bells.'],
  [hum, 'Humming lasted 5.1 minutes in the wax group and 3.4 minutes in the control group.'],
  [hum, 'Humming lasted 3.4 minutes in the control group and 5.1 minutes in the wax group.'],
  [apart, 'Humming lasted 5.1 and 3.4 minutes in the wax and control groups, respectively.'],
  [
    apart,
    'Humming lasted 3.4 and 5.1 minutes in the control group and the wax group, respectively.',
  ],
  // Of which two of four things the numbers are is not told here.
  [rose, 'Rims were 3 mm thick in spring and lips were 5 mm thick in autumn.'],
  [before, 'The scores of rust and dust were 13.5 and 20.6, respectively, in the old towers.'],
  [
    'The mean (SD) tone was 46.7 (9.1) and 51.2 (8.8) Hz in the wax and control groups, respectively (p = 0.03).',
    'The mean tone was 9.1 Hz in the wax group and 8.8 Hz in the control group.',
  ],
  // It may be chance.
  [
    'Cracks were found in 12% and 25% of the treated and the untreated bells, respectively (p = 0.3).',
    'Cracks were found in 12% of the treated bells and 25% of the untreated bells.',
  ],
])('other pairs: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('unverified')
})
