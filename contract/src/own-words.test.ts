import { expect, test } from 'vitest'
import { isMadeOfOwnWords } from './own-words.ts'

const jane = { email: 'jm.smith@quill.example', firstName: 'Jane Mary', lastName: 'O’Brien-Smith' }
const jose = { email: 'x@quill.example', firstName: 'José', lastName: 'Álvarez' }

test.each([
  ['janemary1', jane],
  ['Jane Mary', jane],
  ['mary-jane-99', jane],
  ['obriensmith!', jane],
  ['quill2024', jane],
  ['tessera123', jane],
  ['jose-alvarez', jose],
  ['JOSÉÁLVAREZ', jose],
  ['Jose\u0301 12345', jose],
])('%j is made of own words', (password, own) => {
  expect(isMadeOfOwnWords(password, own)).toBe(true)
})

test.each([
  ['jane likes mosaics', jane],
  ['1234567890', jane],
  ['jos-alvare', jose],
  ['janemary1', jose],
])('%j is not', (password, own) => {
  expect(isMadeOfOwnWords(password, own)).toBe(false)
})
