import { expect, test } from 'vitest'
import { isCommonWord, isPatternedPassword } from './patterned-password.ts'

test.each([
  '87654321',
  '987654321',
  '00000000',
  '88888888',
  '123123123',
  '12341234',
  'aaaaaaaa',
  'AbCdEfGh',
  'xxxxxxxx',
  '1234567890',
  '56789012',
  'zyxwvuts',
  'QWERTYUIOP',
  'lkjhgfdsa',
  'qwertzuiop',
  'azertyuiop',
  'abcabcab',
])('%s is a run or a repetition', (password) => {
  expect(isPatternedPassword(password)).toBe(true)
})

test.each(['a mosaic of nine claims', '12345678x', 'abcdefg1', 'trout-trout', '31415926'])(
  '%s is neither',
  (password) => {
    expect(isPatternedPassword(password)).toBe(false)
  },
)

test.each(['password1', 'Password123!', '1qwerty1', 'letmein!!', 'PASSW0RD99'])(
  '“%s” is a common word',
  (password) => {
    expect(isCommonWord(password)).toBe(true)
  },
)

test.each(['passwordless mosaic', 'a mosaic of claims', '12345678', 'monkeys-and-dragons'])(
  '“%s” is no common word',
  (password) => {
    expect(isCommonWord(password)).toBe(false)
  },
)
