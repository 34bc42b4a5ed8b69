import type { PaperDocument } from '@tessera/engine'
import { expect, test } from 'vitest'
import { whatWasRead, whyEmpty } from './what-was-read.ts'

const read = (engine: string, language?: string, isAbstract = false) =>
  whatWasRead(engine, { document: { language } as PaperDocument, isAbstract })

test.each([
  ['ko', 'Korean'],
  ['pt', 'Portuguese'],
  ['pt-BR', 'Brazilian Portuguese'],
  ['not a language', 'a language other than English'],
])('a paper in another language was not searched by the embedded engine: %s', (code, name) => {
  const found = read('embedded', code)
  expect(found.kind).toBe('nothing')
  expect(whyEmpty(found, { paper: 'P', abstract: 'A' })).toBe(
    `This paper seems to be in ${name}. The embedded engine reads English only, so the text was not searched.`,
  )
})

test('English, an unknown language and outside engines are read', () => {
  for (const language of ['en', 'en-GB', 'eng', undefined])
    expect(read('embedded', language)).toEqual({ kind: 'paper' })
  expect(read('anthropic', 'pt')).toEqual({ kind: 'paper' })
})

test('what an abstract does not say is not said of the paper', () => {
  const words = { paper: 'The paper is silent.', abstract: 'The abstract is silent.' }
  expect(whyEmpty(read('embedded', 'en', true), words)).toBe(
    'The abstract is silent. Only the abstract was searched: the paper’s text is not here.',
  )
  expect(whyEmpty(read('embedded', 'en'), words)).toBe('The paper is silent.')
})
