import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { readQuestion } from '../question/question.ts'
import { topicOf } from '../question/question-coverage.ts'
import { candidate } from './candidate.fixture.ts'
import { byDistance } from './demand-of-distance.ts'
import { byAmount } from './demands-of-wording.ts'
import { isCellAsked, isEvident, tellsOfOthers } from './evident.ts'

const paper = { ...documentFromSections({ title: 'Gulls', sections: [] }), authors: ['Ann Hughes'] }

test('what counts the things asked for is evident, whatever else says it', () => {
  const question = readQuestion('How many interviews were conducted?')
  const told = candidate('In total, we conducted nine interviews.', { own: 1 })
  expect(isEvident(paper, question, told)).toBe(true)
  const elsewhere = readQuestion('How many interviews were conducted in Norway?')
  expect(isEvident(paper, elsewhere, { ...told, own: 0.5 })).toBe(false)
  const models = candidate('We tried it on 13 open chat models.', { own: 0.4 })
  expect(isEvident(paper, readQuestion('How many chat models were studied?'), models)).toBe(true)
  expect(isEvident(paper, readQuestion('How many models were studied?'), models)).toBe(false)
  const uncounted = candidate('All nine of us conducted interviews.', { own: 1 })
  expect(isEvident(paper, question, uncounted)).toBe(false)
  expect(isEvident(paper, readQuestion('Who conducted interviews?'), told)).toBe(false)
})

test('outpatients are patients for sure, and adults are not', () => {
  const question = readQuestion('How many patients were interviewed?')
  const evident = (text: string) => isEvident(paper, question, candidate(text, { own: 0.7 }))
  expect(evident('We held interviews with 60 outpatients at the door.')).toBe(true)
  expect(evident('We held interviews with 60 adults at the door.')).toBe(false)
})

test('a sentence that begins with who wrote another paper tells of others', () => {
  const tells = (question: string, text: string) =>
    tellsOfOthers(paper, readQuestion(question), text)
  expect(tells('What was the detection limit?', 'Awad et al. detected the virus.')).toBe(true)
  expect(tells('What was the detection limit?', 'Hughes et al. detected the virus.')).toBe(false)
  expect(tells('What did Awad find?', 'Awad et al. detected the virus.')).toBe(false)
  expect(tells('What did earlier work detect?', 'Awad et al. detected the virus.')).toBe(false)
  expect(tells('What was the detection limit?', 'As in Awad et al., it was low.')).toBe(false)
})

test.each([
  ['How far did tagged gulls fly per day?', 'Tagged gulls flew 12 km per day.', true],
  ['How far did tagged gulls fly per day?', 'The tagged flock held 65.2 gulls per day.', false],
  ['How far do the results hold?', 'The results hold for 65 gulls.', true],
])('%s is answered by %s: %s', (asked, text, isSo) => {
  expect('lacking' in byDistance(readQuestion(asked), [candidate(text)])).toBe(!isSo)
})

test.each([
  ['The migration cost US$3.14 per gull.', true],
  ['The migration cost 40 thousand euros.', true],
  ['A lower cost of the migration (S6, [12]) was named once.', false],
])('an amount is a number of its own: %s', (text, isSo) => {
  const asked = readQuestion('How much did the migration cost?')
  const told = candidate(text)
  expect(topicOf(asked, [told]).missing.size).toBe(0)
  expect('lacking' in byAmount(asked, [told])).toBe(!isSo)
})

test('a cell is evident where its row and its column are asked for', () => {
  const told = 'Ferry 7B · Old in Table 2: KNOTS 12.5%.'
  expect(isCellAsked(readQuestion("What is Ferry 7B's score on KNOTS?"), told)).toBe(true)
  expect(isCellAsked(readQuestion("What is Ferry 7B's score on TONS?"), told)).toBe(false)
  expect(isCellAsked(readQuestion("What is Barge 7B's score on KNOTS?"), told)).toBe(false)
  expect(isCellAsked(readQuestion('What is KNOTS?'), 'KNOTS is 12.5.')).toBe(false)
})
