import { expect } from 'vitest'
import { ParseError, type ParseProblem } from '../document/parse-error.ts'

/** Expects a refusal of one kind, with a sentence that a reader can act on. */
export function expectRefusal(parse: () => unknown, problem: ParseProblem, sentence: RegExp): void {
  let refused: unknown
  try {
    parse()
  } catch (error) {
    refused = error
  }
  expect(refused).toBeInstanceOf(ParseError)
  const { problem: found, message } = refused as ParseError
  expect(found).toBe(problem)
  expect(message).toMatch(sentence)
  expect(message).toMatch(/^[A-Z].*\.$/)
}

/** Runs something and expects it to take no more time of its core than this, in milliseconds. */
export function within<Result>(limitMs: number, run: () => Result): Result {
  const before = process.threadCpuUsage()
  const result = run()
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1_000).toBeLessThan(limitMs)
  return result
}
