import { expect, test } from 'vitest'
import { readQuestion } from '../question/question.ts'
import { contradictedPremise, counted } from './premise-numbers.ts'

const premiseOf = (question: string, texts: readonly string[], title = '') => {
  const passages = texts.map((text) => ({ text }))
  return contradictedPremise(readQuestion(question), passages, passages, title)?.premise ?? null
}

const margin = 'On the hay of Arden the rake beats the best fork by more than 2.0 SWATH'
test('by how much one thing is above another is not how much it is', () => {
  expect(premiseOf('Why did the rake reach 35 SWATH on Arden?', [`${margin}.`])).toBeNull()
  expect(
    premiseOf('Why did the rake reach 35 SWATH on Arden?', [
      'On Arden the rake is 2.0 SWATH better than the fork.',
    ]),
  ).toBeNull()
  expect(
    premiseOf('Why did the rake reach 35 SWATH on Arden?', [
      'On Arden the rake brings an improvement of 2.0 SWATH.',
    ]),
  ).toBeNull()
})

test('of a margin and a score the score is told', () => {
  const told = [`${margin}, reaching a new SWATH score of 28.4.`]
  expect(premiseOf('Why did the rake reach 35 SWATH on Arden?', told)).toBe(
    'The question speaks of 35; the passage says 28.4.',
  )
  expect(premiseOf('Why did the rake reach 28.4 SWATH on Arden?', told)).toBeNull()
})

test('who asks by how much is not told how much it is', () => {
  const told = ['On Arden the rake beats the fork with a SWATH score of 28.4.']
  expect(premiseOf('Why does the rake beat the fork by 3.0 SWATH on Arden?', told)).toBeNull()
})

test('what people counted is no difference', () => {
  expect([...counted('The stacks were counted by 12 observers.').keys()]).toContain('observ')
})

test('a single one is one, behind a name', () => {
  const told = ['We dried the hay in a single Arden V kiln for two nights.']
  expect(premiseOf('Why was the hay dried in eight kilns?', told)).toBe(
    'The question speaks of 8; the passage says a single one.',
  )
  expect(premiseOf('Why was the hay dried in a single kiln?', told)).toBeNull()
})

test('what the title names the work speaks of itself as “we”', () => {
  const told = ['We dry the hay in a single kiln.']
  const question = 'Why did SWATHER dry hay in eight kilns?'
  expect(premiseOf(question, told, 'SWATHER: drying of hay')).toContain('a single one')
  expect(premiseOf(question, told, 'Drying of hay')).toBeNull()
  expect(premiseOf(question, ['Ames dried hay in a single kiln.'], 'SWATHER: hay')).toBeNull()
})

test('parts by a compound name are not the things', () => {
  const told = ['The stack has N = 6 equal layers.', 'Each part of the stack has two sub-layers.']
  expect(premiseOf('Why does the stack have 8 layers?', told)).toBe(
    'The question speaks of 8; the passage says 6.',
  )
})

test('a verb behind the counted things is not counted', () => {
  const told = ['Three mills refused to be weighed.', 'We wrote to twelve mills.']
  expect(premiseOf('Why did the two mills refuse?', told)).toBe(
    'The question speaks of 2; the passage says 3.',
  )
  expect(premiseOf('Why did the three mills refuse?', told)).toBeNull()
})
