import { expect, test } from 'vitest'
import { verdictOn } from './paper-of.fixture.ts'

const ofAll = 'Cracks were found in 12 of 120 bells (10%) after one winter in the tower.'
const first = 'Twelve of 120 bells (10%) cracked during the first winter in the tower.'
const people = 'Deafness was found in 12 (10%) participants after one winter in the tower.'
const women = 'Deafness was found in 12 (10%) women after one winter in the tower.'
const outOf = 'Out of the 424 towers visited, 364 (85.8%) had one or more cracked bells.'
const plain = 'Of the 1077 visits in June, 41% were made during the day, and 59% at night.'
const behind = 'About 41% of the 1077 visits in June were made during the day, and 59% at night.'
const ofThese = 'Of these 120 ringers, 109 (90%) were seen again in the autumn of that year.'
const wrong = 'Cracks were found in 12 of 120 bells (15%) after one winter in the tower.'
const place = 'Repair within three months was recorded for 8 of 26 in the north (30.8%; Table 4).'

test.each([
  [ofAll, 'Cracks were found in 10% of bells after one winter in the tower.'],
  [ofAll, 'Cracks were found in 10% of the bells after one winter in the tower.'],
  [ofAll, 'Cracks were found in 10 percent of the 120 bells after one winter in the tower.'],
  [first, '10% of bells cracked during the first winter in the tower.'],
  [first, 'Ten percent of the bells cracked during the first winter in the tower.'],
  [people, 'Deafness was found in 10% of participants after one winter in the tower.'],
  [outOf, 'Of the 424 towers visited, 85.8% had one or more cracked bells.'],
  [outOf, 'Of 424 towers visited, 364 had one or more cracked bells.'],
  [outOf, '85.8% of the 424 towers visited had one or more cracked bells.'],
  [outOf, '85.8% of the towers visited had one or more cracked bells.'],
  [ofThese, '109 of the 120 ringers were seen again in the autumn of that year.'],
  [
    '109 of the 120 ringers (90.8%) were seen again in the autumn of that year.',
    'Of the 120 ringers, 109 were seen again in the autumn of that year.',
  ],
  [plain, '41% of the 1,077 visits in June were made during the day, and 59% at night.'],
  [behind, 'Of the 1,077 visits in June, about 41% were made during the day, and 59% at night.'],
  [place, 'Repair within three months was recorded for 30.8% in the north.'],
  [
    'Cracks were found in 12 (10%) of the 120 waxed bells after one winter in the tower.',
    'Cracks were found in 10% of the waxed bells after one winter in the tower.',
  ],
  // No four words stand together here as there: its numbers tell where it is from.
  [
    'Cracks occurred in 12 of 120 waxed bells (10%) and in 30 of 118 plain bells (25.4%).',
    'Cracks occurred in 10% of waxed bells and in 25.4% of plain bells.',
  ],
])('a share, with its count or without: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('located')
})

test.each([
  [ofAll, 'Cracks were found in 12% of bells after one winter in the tower.'],
  [ofAll, 'Cracks were found in 10 of 120 bells after one winter in the tower.'],
  [ofAll, 'Cracks were found in 10% of 12 bells after one winter in the tower.'],
  [ofAll, 'Cracks were found in 10% of towers after one winter in the tower.'],
  [
    'Cracks were found in 12 (10%) of the 120 waxed bells after one winter in the tower.',
    'Cracks were found in 10% of the bells after one winter in the tower.',
  ],
  [
    'Cracks were found in 12 (15%) of the 120 waxed bells after one winter in the tower.',
    'Cracks were found in 15% of the waxed bells after one winter in the tower.',
  ],
  [ofThese, '109 of the 190 ringers were seen again in the autumn of that year.'],
  [ofThese, '90 of the 120 ringers were seen again in the autumn of that year.'],
  [first, '12% of bells cracked during the first winter in the tower.'],
  [people, 'Deafness was found in 12% of participants after one winter in the tower.'],
  // 12 women, who are 10% of all.
  [women, 'Deafness was found in 10% of women after one winter in the tower.'],
  [outOf, 'Of the 364 towers visited, 85.8% had one or more cracked bells.'],
  [outOf, '85.8% of the 364 towers visited had one or more cracked bells.'],
  [outOf, '85.8% of the bells had one or more cracked bells.'],
  [plain, '59% of the 1,077 visits in June were made during the day, and 41% at night.'],
  [behind, 'Of the 1,077 visits in June, about 59% were made during the day, and 41% at night.'],
  // The paper's own share is none of its count.
  [wrong, 'Cracks were found in 15% of bells after one winter in the tower.'],
  [place, 'Repair within three months was recorded for 30.8% in the south.'],
  [
    'Cracks occurred in 12 of 120 waxed bells (10%) and in 30 of 118 plain bells (25.4%).',
    'Cracks occurred in 25.4% of waxed bells and in 10% of plain bells.',
  ],
  // It may be chance.
  [
    'Cracks occurred in 12 of 120 waxed bells (10%) and in 20 of 100 plain bells (20%; p = 0.07).',
    'Cracks occurred in 10% of waxed bells and in 20% of plain bells.',
  ],
])('another share: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('unverified')
})
