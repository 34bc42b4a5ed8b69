import { expect, it } from 'vitest'
import { asAsked } from './asked-order.ts'

it.each([
  ['whether the dose was raised', 'Was the dose raised?'],
  ['if they weighed the carp', 'Did they weighed the carp?'],
  ['what this paper is about', 'What is this paper about?'],
  ['How the nets were set?', 'How were the nets set?'],
  ['Why authors set nets?', 'Why did authors set nets?'],
  ['in what way the nets were set', 'in what way the nets were set'],
  ['where the carp came from', 'Where did the carp came from?'],
  ['How come the nets were set?', 'Why were the nets set?'],
  ['how come that carp can learn', 'Why can carp learn?'],
  ['how long the nets had been out', 'How long had the nets been out?'],
])('asks %j outright', (indirect, direct) => {
  expect(asAsked(indirect)).toBe(direct)
})

it.each([
  'How were the nets set?',
  'which nets were set',
  'What is the main finding?',
  'How many authors took part?',
  'Which researchers set the nets?',
])('leaves %j as it is', (direct) => {
  expect(asAsked(direct)).toBe(direct)
})
