import { expect, test } from 'vitest'
import { languageNotRead } from './language-not-read.ts'

test('a paper in another language is named as not read by the embedded engine', () => {
  expect(languageNotRead('embedded', 'pt')).toBe('Portuguese')
  expect(languageNotRead('embedded', 'pt-BR')).toBe('Brazilian Portuguese')
  expect(languageNotRead('embedded', 'not a language')).toBe('a language other than English')
})

test('English, an unknown language and outside engines bring no notice', () => {
  expect(languageNotRead('embedded', 'en')).toBeNull()
  expect(languageNotRead('embedded', 'en-GB')).toBeNull()
  expect(languageNotRead('embedded', 'eng')).toBeNull()
  expect(languageNotRead('embedded', undefined)).toBeNull()
  expect(languageNotRead('anthropic', 'pt')).toBeNull()
})
