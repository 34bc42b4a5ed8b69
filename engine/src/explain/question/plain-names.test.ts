import { expect, test } from 'vitest'
import { readQuestion } from './question.ts'

test("what a name has is asked of the name: “GullNet 7B's”", () => {
  const { stems } = readQuestion("What is GullNet 7B's score?")
  expect(new Set(stems)).toEqual(new Set(readQuestion('What is the score of GullNet 7B?').stems))
})
