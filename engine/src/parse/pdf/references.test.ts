import { expect, test } from 'vitest'
import { column, say } from './pdf-writer.fixture.ts'
import { onePage, wordsOf } from './small-pdf.fixture.ts'

const list = [
  '[1] A. Author. A first work. 2001.',
  '[2] B. Writer. A second work that has',
  'a long title. 2002.',
]
const withEnd = (...end: string[]) =>
  onePage(say(20, 470, 'References', { size: 12, font: 'F2' }) + column(20, 454, [...list, ...end]))

test('what a journal prints of itself below the list is no part of its last entry', async () => {
  const document = await withEnd(
    'doi:10.1000/sea-4-1',
    'Cite this article as: Doe et al.: Tides. Sea 2010 4:1.',
    'Send your next paper to Sea and it is read.',
  )
  expect(document.references.map(({ raw }) => raw)).toEqual([
    '[1] A. Author. A first work. 2001.',
    '[2] B. Writer. A second work that has a long title. 2002.',
  ])
  expect(wordsOf(document, 'paragraph').join(' ')).toMatch(
    /^doi:10\.1000\/sea-4-1 Cite this article/,
  )
})

test('the DOI of an entry stays with it, and a work that is named so stays an entry', async () => {
  const document = await withEnd('doi:10.1000/xyz', '[3] C. Lee. How to cite well. 2003.')
  expect(document.references.map(({ label, doi }) => [label, doi])).toEqual([
    ['1', undefined],
    ['2', '10.1000/xyz'],
    ['3', undefined],
  ])
})

test('a number of an archive in brackets begins no entry of a list that is counted', async () => {
  const document = await withEnd('[3] C. Lee. A third work. 2003,', '[astro-ph/0006024].')
  expect(document.references.map(({ raw }) => raw).at(-1)).toBe(
    '[3] C. Lee. A third work. 2003, [astro-ph/0006024].',
  )
})
