import { expect, test } from 'vitest'
import { withoutFullStop } from './full-stop.ts'

test.each([
  ['The bell rang.', 'The bell rang'],
  ['Did it ring?', 'Did it ring'],
  ['He wrote: “The bell rang.”', 'He wrote: “The bell rang'],
  ['He wrote: "It rang!"', 'He wrote: "It rang'],
  ['The bell rang for 2.5', 'The bell rang for 2.5'],
  ['They call it a “bell”', 'They call it a “bell”'],
  ['The bell rang …', 'The bell rang …'],
])('%s', (claim, open) => {
  expect(withoutFullStop(claim)).toBe(open)
})
