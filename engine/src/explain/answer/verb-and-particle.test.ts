import { expect, test } from 'vitest'
import { readQuestion } from '../question/question.ts'
import { candidate } from './candidate.fixture.ts'
import { particleFirst } from './verb-and-particle.ts'

const beside = 'Hulls of larch float higher than the hull of pine.'
const started = 'Starting from a hull of oak, we bend the planks.'
const initialized = 'We initialize the wood from oak.'
const lead = (question: string, texts: readonly string[], isOthers = false) =>
  particleFirst(
    readQuestion(question),
    texts.map((text) => candidate(text)),
    () => isOthers,
  )[0]?.text

test('what says the verb with its particle comes before what does not say the verb', () => {
  const question = 'Which wood does the hull start from?'
  expect(lead(question, [beside, started])).toBe(started)
  expect(lead(question, [beside, initialized])).toBe(initialized)
})

test('it does not before what says the verb, where the particle is another, or of others', () => {
  const question = 'Which wood does the hull start from?'
  const told = 'At the start the hull is of pine.'
  expect(lead(question, [told, started])).toBe(told)
  expect(lead(question, [beside, 'We start by bending planks.'])).toBe(beside)
  expect(lead(question, [beside, started], true)).toBe(beside)
  expect(lead('Why does the hull start from oak?', [beside, started])).toBe(beside)
})
