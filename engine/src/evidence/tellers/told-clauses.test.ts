import { expect, test } from 'vitest'
import { isUntold, withoutSubjects } from './told-clauses.ts'

test.each([
  'To examine how',
  'There is a need for work on how',
  'In this study, we explore how',
  'To describe how',
  'The current teaching is that',
  'There are signs that',
  'There are indications that',
  'No bell rang, and we think that',
  'This led to the proposal that',
  'Rust gives a basis for fearing that',
  'We think that',
  'We think that wax is cheap and that',
  'There is the threat that',
  'Here P is the chance that',
  'We find it plausible, though far from clear, that',
  'Tuning ensures that',
  'We filed the rim to make sure that',
  'To show that',
  'Wardens made the experience that',
  'We consider that',
  'We asked whether',
  'The bell cracks if',
])('what stands behind these words is not told as a fact: %s', (before) =>
  expect(isUntold(before)).toBe(true),
)

test.each([
  'We found that',
  'The results clearly show that',
  'Table 2 shows (see below) that',
  'We observed in all towers of Ghent that',
  'We found that wax is cheap and that',
  'It should be noted, however, that',
  'It is important to note that',
  'We were able to show that',
  'The reason is that',
  'The fact that',
  'It is clear, as told above, that',
  'The rim was so thin that',
  'Figure 3 illustrates how',
  'Above, we mention how',
  'The wardens declare that',
  'This explains why',
  'The bell rang and',
  'However,',
  '',
])('what stands behind these words is told as a fact: %s', (before) =>
  expect(isUntold(before)).toBe(false),
)

test.each([
  ['We asked whether bells, gongs, and', 'We asked whether'],
  ['We asked whether bells and', 'We asked whether'],
  ['Going by signs that the bells of Ghent [24],', 'Going by signs that'],
])('named beside the subject of a claim: %s', (before, told) =>
  expect(withoutSubjects(before)).toBe(told),
)

test.each([
  'To see whether wax works,',
  'We asked whether the bells rang, and',
  'We found that in Ghent,',
  'We rang bells, gongs, and',
  'We asked whether wax, tin or lead works,',
])('no subject beside that of a claim: %s', (before) =>
  expect(withoutSubjects(before)).toBe(before),
)
