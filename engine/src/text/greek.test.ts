import { expect, test } from 'vitest'
import { greekName } from './greek.ts'

test.each([
  ['α', 'alpha'],
  ['Α', 'alpha'],
  ['beta', 'beta'],
  ['constructor', 'constructor'],
  ['αβ', 'αβ'],
])('%s is called %s', (word, name) => expect(greekName(word)).toBe(name))
