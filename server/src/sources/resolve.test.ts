import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../engine/src/text/growth.fixture.ts'
import { type Meaning, resolve } from './resolve.ts'
import { cases } from './resolve-cases.fixture.ts'

function said(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'identifier': {
      const { scheme, value, version } = meaning.identifier
      return `${scheme} ${value}${version === undefined ? '' : ` v${version}`}`
    }
    case 'refused':
    case 'nothing':
      return meaning.kind
    case 'title':
      return `title "${meaning.title}"`
    case 'author':
      return `author "${meaning.author}"`
    case 'author-year':
      return `author "${meaning.author}" year ${meaning.year}${meaning.words && ` words "${meaning.words}"`}`
    case 'name-or-words':
      return `name or words "${meaning.words}"`
    case 'words':
      return `words "${meaning.words}"${meaning.year === undefined ? '' : ` year ${meaning.year}`}`
  }
}

test('the table holds at least 300 different cases', () => {
  expect(new Set(cases.map(([input]) => input)).size).toBeGreaterThanOrEqual(300)
})

describe('what a reader meant', () => {
  test.each(cases)('%s → %s', (input, expected) => {
    expect(said(resolve(input))).toBe(expected)
  })
})

test('a refusal says what to do', () => {
  expect(resolve('978-3-16-148410-0')).toEqual({
    kind: 'refused',
    message: expect.stringMatching(/book.*try the title/i),
  })
})

test('two identifiers in one text are not guessed between', () => {
  expect(resolve('doi:10.1038/nature14539 and doi:10.1002/asi.24046').kind).not.toBe('identifier')
})

test('no input makes it throw, and every meaning is short', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000, unit: 'binary' }), (text) => {
      expect(JSON.stringify(resolve(text)).length).toBeLessThan(8000)
    }),
    { numRuns: 1000 },
  )
})

test('a long line of capitals is read in linear time', { timeout: 60_000 }, () => {
  expectLinear((size) => resolve('Aa '.repeat(size)), 5_000)
  for (const [piece, end] of [
    ['Aa, ', '2017'],
    ['A.', 'x'],
    ['Aa-', '1'],
  ] as const)
    expectLinear((size) => resolve(piece.repeat(size) + end), 500, piece)
})
