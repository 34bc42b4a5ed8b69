import { expect, test } from 'vitest'
import { describeFont } from './fonts.ts'

test('a font is read once for all pages that use it', () => {
  let asked = 0
  const font = {
    get name() {
      asked++
      return 'ABCDEF+CMBX10'
    },
  }
  const first = describeFont(font)
  const times = asked
  expect(first).toMatchObject({ name: 'CMBX10', bold: true })
  expect(describeFont(font)).toBe(first)
  expect(asked).toBe(times)
})

test('what is no font counts as plain upright text', () => {
  expect(describeFont(null)).toMatchObject({ name: '', bold: false, italic: false, em: 1 })
})
