import { expect, test } from 'vitest'
import { isCommonPassword, isPatternedPassword } from './patterned-password.ts'

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

test.each([
  'password1',
  'Password123!',
  '1qwerty1',
  'letmein!!',
  'PASSW0RD99',
  'football 1',
  'football2024',
  'Foot ball #7',
  'summer2024',
  '!! May-2024 !!',
  '31december',
  'dragon 120487',
  'password12345678',
  'I love you 4',
])('“%s” is a common password in disguise', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'passwordless mosaic',
  'a mosaic of claims',
  '12345678',
  'monkeys-and-dragons',
  'football in the summer of 2024',
  'dragon 4150283',
  '2024',
  '🧩🦉🌍🎻🪴🍋🧭🪁',
])('“%s” is none', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})

test.each([
  ['mosaic', 'Mosaic 1999', true],
  ['abc123', '(abc123)', true],
  ['mosaic', 'a mosaic of nine claims', false],
  ['1234', '8351234', false],
])('of a list with “%s”, “%s” is refused: %s', (listed, password, isRefused) => {
  expect(isCommonPassword(password, (said) => said === listed)).toBe(isRefused)
})
