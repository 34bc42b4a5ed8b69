import { expect, test } from 'vitest'
import { concededDoubt, concededGroup } from './concessions.ts'

const lostOf = (marked: string) => {
  const [before = '', claim = ''] = marked.split('|')
  return concededGroup(claim, before)
}

test.each([
  'Although 40% of the treated ringers went deaf, |the risk of sleep is 2.6%.',
  'Even though a third of wardens leave the tower, |rust is the commonest cause of cracks.',
  'However, the log shows that while the pitch was the same in men, |a trend was seen (P = 0.07).',
  'Although hum was lower in wax-exposed mice than before, |levels of tin were increased.',
  'Whereas wardens given wax slept, |the scores fell.',
])('a figure is of the group that the concession before it names: %s', (marked) =>
  expect(lostOf(marked)).not.toBeNull(),
)

test.each([
  ['no group is named', 'Although wax is cheap, |the risk of rust is 2.6%.'],
  ['the claim names its own', 'Although many wardens slept, |the risk was 2.6% in ringers.'],
  ['the claim has its place', 'Although most wardens slept, |the rate rose in Ghent.'],
  ['nothing is found of a group', 'Although many wardens like wax, |bells are cast of bronze.'],
  ['others were studied', 'Although most wardens slept, |older studies told of higher rates.'],
  ['it is a reason', 'Because most wardens slept, |the risk was 2.6%.'],
])('a main clause stands alone where %s', (_, marked) => expect(lostOf(marked)).toBeNull())

const doubtOf = (marked: string) => {
  const [before = '', claim = ''] = marked.split('|')
  return concededDoubt(claim, before)
}

test.each([
  'Although the difference was no longer seen after a year, |waxed bells rang 40% longer.',
  'Although not statistically significant, |there was a gain of tone in the cold.',
  'Although we did not find a significant effect on our main outcome, |hum was longer in May.',
  'Despite the small sample size, |our results suggest that wax keeps rust away.',
  'Although the gain did not last, |waxed bells rang longer than plain bells.',
  'While this difference was not significant, |the risk of cracks was lower with wax.',
  'While the wax group was older, |the risk of cracks was lower with wax.',
  'Although the oil group had been younger, |cracks were fewer with oil than with tin.',
])('a finding is told with what makes it doubtful: %s', (marked) =>
  expect(doubtOf(marked)).not.toBeNull(),
)

test.each([
  ['another thing is granted', 'Although wax is cheap, |waxed bells rang 40% longer.'],
  ['two are set beside each other', 'While rust did not rise significantly, |the hum was longer.'],
  ['groups are compared', 'While the wax group was older, |the oil group was heavier.'],
  ['no finding is compared', 'Although the wax group was older, |it was rung with wax.'],
  ['the claim denies', 'Although the gain was not significant, |it was no artefact of the wax.'],
  ['it is a reason', 'Because the gain did not last, |waxed bells were rung again.'],
])('a main clause stands without its concession where %s', (_, marked) =>
  expect(doubtOf(marked)).toBeNull(),
)
