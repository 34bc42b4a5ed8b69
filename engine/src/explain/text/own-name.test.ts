import { expect, test } from 'vitest'
import { ownName } from './own-name.ts'

test.each([
  ['Long swims of beginners: results from the SWIM study', 'SWIM'],
  ['Cold water in spring (the HARBOUR-2 trial)', 'HARBOUR-2'],
])('a study is called by the name that its title has: %s', (title, name) => {
  expect(ownName({ title }, [])).toBe(name)
})

test('the phase of a trial is no name', () => {
  expect(ownName({ title: 'Cold water in a phase III trial' }, [])).toBeUndefined()
})
