import { expect, test } from 'vitest'
import { licenceWords } from './licence-words.ts'

test.each([
  ['CC-BY-4.0', 'CC BY 4.0'],
  ['CC-BY', 'CC BY'],
  ['CC-BY-NC-ND-3.0', 'CC BY-NC-ND 3.0'],
  ['CC0', 'CC0'],
  ['CC0-1.0', 'CC0 1.0'],
  ['CC-MARK-1.0', 'Public Domain Mark 1.0'],
  ['CC-PDM-1.0', 'Public Domain Mark 1.0'],
  ['CC-PDDC', 'Public Domain Dedication'],
  ['MIT', 'MIT'],
  ['apache-2.0', 'Apache 2.0'],
  ['lgpl-3.0', 'LGPL 3.0'],
  ['GPL-3.0-only', 'GPL 3.0'],
  ['gpl-v3', 'GPL 3'],
])('%s is %s', (code, words) => {
  expect(licenceWords(code)).toBe(words)
})

test.each([
  'Public domain',
  'arXiv’s licence to distribute',
  'Licence of elsevier.com',
  'CC BY 4.0',
  'Unknown',
])('words stay: %s', (words) => {
  expect(licenceWords(words)).toBe(words)
})
