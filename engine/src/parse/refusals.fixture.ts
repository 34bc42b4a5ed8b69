import { expect } from 'vitest'
import { ParseError, type ParseProblem } from '../document/parse-error.ts'
import { coreMs } from '../text/growth.fixture.ts'

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

/**
 * Runs something and expects it to take no more time of its core than this, in milliseconds. On a machine that
 * is busy with other things a core is slower: the best of three tries counts.
 */
export function within<Result>(limitMs: number, run: () => Result): Result {
  let result: { value: Result } | undefined
  const tryOnce = () =>
    coreMs(() => {
      result = { value: run() }
    })
  let best = tryOnce()
  for (let tries = 0; tries < 2 && best >= limitMs; tries++) best = Math.min(best, tryOnce())
  expect(best).toBeLessThan(limitMs)
  return (result as { value: Result }).value
}
