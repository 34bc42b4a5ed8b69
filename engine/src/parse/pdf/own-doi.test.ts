import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { parsePdf } from './index.ts'
import { ownDoi } from './own-doi.ts'
import { column, say, writePdf } from './pdf-writer.fixture.ts'

/** Pages of lines from the top, 12 points apart, 800 points high. */
const doiOf = (pages: readonly (readonly string[])[], description = '') =>
  ownDoi({
    info: { description },
    pages: pages.map((lines) => ({
      height: 800,
      lines: lines.map((text, at) => ({ text, top: 150 + at * 12, bottom: 160 + at * 12 })),
    })),
  })

describe('the paper’s own DOI', () => {
  test.each([
    [
      'printed on the first page',
      [['A Title', 'DOI 10.1234/Abc.5', 'Words of it.']],
      '10.1234/abc.5',
    ],
    [
      'beside how the article is cited, on its last page',
      [['A Title'], ['doi:10.1234/x-14-1', 'Cite this article as: A. Author: A Title. 2014.']],
      '10.1234/x-14-1',
    ],
    ['printed twice', [['https://doi.org/10.1234/x', 'Words', 'doi:10.1234/X.']], '10.1234/x'],
  ])('%s', (_, pages, doi) => expect(doiOf(pages)).toBe(doi))

  test.each([
    [
      'a reference on the first page',
      [['A. Author. (2023). A work. A book (pp. 6–9).', 'https://doi.org/10.1234/other']],
    ],
    ['one of two that the first page prints', [['see doi:10.1234/a', 'and doi:10.1234/b']]],
    ['the data of a paper', [['Data: https://doi.org/10.5281/zenodo.123']]],
    ['one that breaks off at the line’s end', [['https://doi.org/10.1234/978-3-', '031']]],
    ['a reference on a later page', [['A Title'], ['[1] A. Author. A work. doi:10.1234/other']]],
  ])('%s is not', (_, pages) => expect(doiOf(pages)).toBeUndefined())

  test('in the file’s own description comes first', () =>
    expect(doiOf([['see doi:10.1234/a']], 'Journal 4:1. doi:10.1234/own')).toBe('10.1234/own'))
})

const title = say(20, 460, 'A Small Paper about Words', { size: 18, font: 'F2' })
const parse = (content: string, info: string) =>
  parsePdf(writePdf([{ content: title + content }], { info }), pdfjs)

test('a file’s subject and its printed year are read; an unprinted year is not believed', async () => {
  const info = '<< /Subject (Letters 4:1. doi:10.1234/own.7) /CreationDate (D:20140203) >>'
  const printed = await parse(say(20, 430, 'Letters 4 (2014)'), info)
  expect([printed.identifiers, printed.year]).toEqual([{ doi: '10.1234/own.7' }, 2014])
  expect((await parse(say(20, 430, 'Letters 4'), info)).year).toBeUndefined()
})

test('an arXiv id is the stamp’s, not a reference’s', async () => {
  const words = column(20, 430, ['A. Author. A work. arXiv:1001.00001, 2010.'])
  expect((await parse(words, '<< >>')).identifiers).toEqual({})
  const stamp = say(20, 400, 'arXiv:2002.00002v2 [cs.CL] 3 Feb 2020')
  const stamped = await parse(words + stamp, '<< >>')
  expect([stamped.identifiers, stamped.year]).toEqual([{ arxivId: '2002.00002' }, 2020])
})
