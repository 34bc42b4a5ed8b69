import { expect, test } from 'vitest'
import { shortAbstract, shortAuthors } from './card-text.ts'

test('two authors are named, more become et al.', () => {
  expect(shortAuthors(['Ada', 'Ben'])).toBe('Ada, Ben')
  expect(shortAuthors(['Ada', 'Ben', 'Cy'])).toBe('Ada, Ben, et al.')
  expect(shortAuthors([])).toBe('')
  expect(shortAuthors(['A', 'B', 'C', 'D'], 3)).toBe('A, B, C, et al.')
})

test('an abstract is cut to at most 200 characters, where a word ends', () => {
  const short = 'x'.repeat(200)
  expect(shortAbstract(short)).toBe(short)
  const long = shortAbstract('seven12 '.repeat(40))
  expect(long).toBe(`${'seven12 '.repeat(24)}seven12…`)
  expect(long.length).toBeLessThanOrEqual(201)
  expect(shortAbstract('x'.repeat(300))).toBe(`${'x'.repeat(200)}…`)
})
