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
