import { expect, test } from 'vitest'
import { verdictOn } from './paper-of.fixture.ts'

const led = 'However, in this study, waxed bells rang longer in the cold towers.'
const finding =
  'The main finding of this study was that waxed bells rang longer in the cold towers.'
const median = 'The median age of the bells was 15 years (range: 3-140 years) in the cold towers.'
const interval =
  'Humming lasted 17.5 months (95% CI, 9.7 to 21.9 months) for waxed and 15.3 months (95% CI, 11.2 to 17.4 months) for plain bells.'
const like = 'Heavier bells, like those in Ghent and Bruges, hum longer than lighter bells.'
const turning = 'Although the gain was not significant, waxed bells rang longer in the cold towers.'
const show = 'The tone did not show any significant difference between waxed and plain bells.'

test.each([
  [led, 'Waxed bells rang longer in the cold towers.'],
  [finding, 'Waxed bells rang longer in the cold towers.'],
  [median, 'The median age of the bells was 15 years in the cold towers.'],
  [interval, 'Humming lasted 17.5 months for waxed and 15.3 months for plain bells.'],
  [like, 'Heavier bells hum longer than lighter bells.'],
  [show, 'The tone did not differ significantly between waxed and plain bells.'],
  [show, 'There was no significant difference in the tone between waxed and plain bells.'],
  [
    'The mean age of the bells was 15 years here.',
    'The average age of the bells was 15 years here.',
  ],
  [
    'Gray wax, the most common treatment of old bells, did not change the tone of the bells.',
    'Gray wax did not change the tone of the bells.',
  ],
  [
    'The Ghent bell, one of the largest in the north, cracked in the second winter.',
    'The Ghent bell cracked in the second winter.',
  ],
  [
    'Hum length, defined as the time until silence, was longer in the waxed bells.',
    'Hum length was longer in the waxed bells.',
  ],
  [
    'There were no significant differences between groups in hearing loss or in sleep.',
    'The groups did not differ significantly in hearing loss or in sleep.',
  ],
  [
    'Wax use was associated with a 34% lower risk of deafness in ringers.',
    'Wax use was linked to a 34% lower risk of deafness in ringers.',
  ],
])('told without what may be left out: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('located')
})

test.each([
  ['However, in this subgroup, waxed bells rang longer in May.', 'Waxed bells rang longer in May.'],
  [
    'The main idea of this study was that waxed bells rang longer in the cold towers.',
    'Waxed bells rang longer in the cold towers.',
  ],
  [median, 'The median age of the bells was 140 years in the cold towers.'],
  [interval, 'Humming lasted 15.3 months for waxed and 17.5 months for plain bells.'],
  [like, 'Lighter bells hum longer than heavier bells.'],
  [turning, 'Waxed bells rang longer in the cold towers.'],
  [show, 'The tone differed significantly between waxed and plain bells.'],
  [show, 'The tone did not differ between waxed and plain bells.'],
  [
    'The median age of the bells was 15 years here.',
    'The average age of the bells was 15 years here.',
  ],
  [
    'Gray wax, mostly in old bells, did not change the tone of the bells.',
    'Gray wax did not change the tone of the bells.',
  ],
  [
    'The Ghent bell, one of three that were waxed, cracked in the second winter.',
    'The Bruges bell cracked in the second winter.',
  ],
  [
    'The bell, one of the gongs, and the drum cracked in the second winter.',
    'The bell and the drum cracked in the first winter.',
  ],
  [
    'There were no significant differences between groups in hearing loss or in sleep.',
    'The groups differed significantly in hearing loss or in sleep.',
  ],
  [
    'Wax use was associated with a 34% lower risk of deafness in ringers.',
    'Wax use caused a 34% lower risk of deafness in ringers.',
  ],
])('what may not be left out, or is another: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('unverified')
})
