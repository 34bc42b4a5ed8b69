import { expect, test } from 'vitest'
import { unsaidName } from './distinct-names.ts'
import { readQuestion } from './question.ts'

test("what a name has is asked of the name: “GullNet 7B's”", () => {
  const { stems } = readQuestion("What is GullNet 7B's score?")
  expect(new Set(stems)).toEqual(new Set(readQuestion('What is the score of GullNet 7B?').stems))
})

test.each([
  ['Who may enter the KL.11 trial?', null],
  ['Who may enter the KL-11 trial?', null],
  ['Who may enter the KL.12 trial?', 'KL.12'],
])('a name may have its number behind a point: %s', (question, unsaid) => {
  expect(unsaidName(question, 'The KL.11 trial lets all in.')).toBe(unsaid)
})
