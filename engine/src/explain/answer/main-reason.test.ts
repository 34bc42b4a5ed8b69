import { expect, test } from 'vitest'
import { readQuestion } from '../question/question.ts'
import { candidate } from './candidate.fixture.ts'
import { byExtreme } from './demands.ts'
import { reasonBesideFirst } from './reason-beside.ts'

const other = candidate('For some ferries, the reason was a test of the new pier.', { own: 0.6 })

test.each(['Increased speed was a main driver.', 'Speed and comfort were the primary rationales.'])(
  'the main reason has other names: %s',
  (told) => {
    const asked = readQuestion('What was the main reason for moving?')
    const reason = candidate(told, { wide: 1 })
    expect(reasonBesideFirst(asked, [other, reason], [])[0]).toBe(reason)
    // Of something else.
    const foreign = candidate(told, { wide: 0.2 })
    expect(reasonBesideFirst(asked, [other, foreign], [])[0]).toBe(other)
  },
)

test('a reason is no main one because one is asked for', () => {
  const asked = readQuestion('What was the reason for moving?')
  const main = candidate('Increased speed was a main driver.', { wide: 1 })
  expect(reasonBesideFirst(asked, [other, main], [])[0]).toBe(other)
})

test('the end of an order that is asked for leads, in its own word', () => {
  const asked = readQuestion('In which season were the fewest gulls present?')
  const more = candidate('More gulls were present than in other seasons, given food.')
  const fewest = candidate('The flock varied, with fewest birds being present in May.')
  expect(byExtreme(asked, [more, fewest])).toEqual([fewest, more])
  expect(byExtreme(asked, [more])).toEqual([more])
})
