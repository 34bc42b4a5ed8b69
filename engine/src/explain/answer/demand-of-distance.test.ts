import { expect, test } from 'vitest'
import { readQuestion } from '../question/question.ts'
import { candidate } from './candidate.fixture.ts'
import { byDistance } from './demand-of-distance.ts'

const near = candidate('Gulls of the north flew 12 km each day.', { own: 0.4 })
const counted = candidate('The gulls that flew by were 65.2 in the mean on 122 days.', { own: 0.8 })

test('how far they flew is told by a length', () => {
  const asked = readQuestion('How far did the gulls fly each day?')
  expect(byDistance(asked, [counted, near])).toEqual([near, counted])
  expect(byDistance(asked, [counted])).toHaveProperty('lacking')
})

test('how far a price fell asks for no length', () => {
  expect(byDistance(readQuestion('How far did the price fall?'), [counted])).toEqual([counted])
})
