import { expect, test } from 'vitest'
import { concededGroup } from './concessions.ts'

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
