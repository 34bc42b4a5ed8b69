import { describe, expect, test } from 'vitest'
import { column, say } from './pdf-writer.fixture.ts'
import { left, onePage, parse } from './small-pdf.fixture.ts'

describe('what is no text', () => {
  const body = (page: number) =>
    column(
      20,
      400,
      left.map((line) => `${line} ${'abcdefgh'[page]}`),
    )
  test('running heads and page numbers', async () => {
    const pages = [0, 1, 2].map((page) => ({
      content:
        say(20, 480, 'Journal of Tests 12 (2024)') + body(page) + say(200, 20, String(page + 7)),
    }))
    const document = await parse(...pages)
    expect(document.text).not.toContain('Journal')
    expect(document.text).not.toMatch(/\b[789]\b/)
  })
  test('a head that carries the page’s number and differs from page to page', async () => {
    const heads = [
      '56 A. Author and B. Author',
      'A Title in Short 57',
      '58 A. Author and B. Author',
    ]
    const pages = heads.map((head, page) => ({ content: say(20, 450, head) + body(page) }))
    const document = await parse(...pages)
    expect(document.text).not.toMatch(/Author|Title|5[678]/)
  })
  test('a small head that stands on one page only, far above its text', async () => {
    const head = say(20, 480, 'A Title in Short That Only One Page Bears', { size: 7 })
    const document = await parse({ content: body(0) }, { content: head + body(1) })
    expect(document.text).not.toContain('Short')
  })
  test('a page number that stands higher than a foot', async () => {
    const document = await parse({ content: body(0) + say(200, 75, '1') })
    expect(document.text).not.toContain('1')
  })
  test('a count of pages, wherever it stands', async () => {
    const counted = (page: number) => ({
      content: body(page) + say(200, 320 - page, `${page} de 2`),
    })
    const document = await parse(counted(1), counted(2))
    expect(document.text).not.toMatch(/\d/)
    const other = await parse(counted(1), counted(2), { content: body(3) })
    expect(other.text).toContain('2 de 2')
  })
  test('a banner at the top of a page is no heading in the middle of a sentence', async () => {
    const banner = say(150, 450, 'Office of Words', { font: 'F2', size: 14 })
    const [first, ...rest] = [left.slice(0, 3), ...left.slice(3)]
    const document = await parse(
      { content: column(20, 400, [...left, ...left, ...(first as string[])]) },
      { content: banner + column(20, 400, rest as string[]) },
    )
    expect(document.text).toContain(left.join(' '))
    expect(document.sections.filter(({ heading }) => heading !== null)).toEqual([])
    expect(document.text).toContain('Office of Words')
  })
  test('headings with numbers at the top of their pages are none', async () => {
    const heads = ['2 Methods', '3 Results']
    const pages = heads.map((head, page) => ({
      content: say(20, 450, head, { font: 'F2', size: 12 }) + body(page),
    }))
    const document = await parse({ content: body(7) }, ...pages)
    expect(document.text).toContain('2 Methods')
    expect(document.text).toContain('3 Results')
  })
  test('numbers of a table at the foot of a page stay, though other numbers stand there on the next', async () => {
    const row = (name: string, ...cells: string[]) =>
      say(20, 40, name) + cells.map((cell, at) => say(120 + at * 70, 40, cell)).join('')
    const document = await parse(
      { content: body(0) + row('Grey herons', '0.969', '111.50', '<0.001', '12') },
      { content: body(1) + row('Black storks', '0.821', '137.00', '<0.001', '15') },
      { content: body(2) + say(200, 20, '3') },
    )
    for (const cell of ['0.969', '111.50', '12', '0.821', '137.00', '15'])
      expect(document.text).toContain(cell)
    expect(document.text.match(/<0\.001/g)).toHaveLength(2)
    expect(document.text).not.toMatch(/\b3\b/)
  })
  test('line numbers of a manuscript', async () => {
    const lines = Array.from(
      { length: 12 },
      (_, index) => `${left[index % 5]} ${'x'.repeat(index)}`,
    )
    const numbers = lines.map((_, index) =>
      say(5, 400 - index * 12, String(index + 1), { size: 6 }),
    )
    const document = await onePage(column(40, 400, lines) + numbers.join(''))
    expect(document.text).not.toMatch(/\d/)
  })
  test.each([
    ['white', say(20, 300, 'hidden order', { before: '1 g' })],
    ['render mode 3', say(20, 300, 'hidden order', { before: '3 Tr' })],
    ['tiny', say(20, 300, 'hidden order', { size: 1 })],
    ['off the page', say(900, 300, 'hidden order')],
    ['transparent', say(20, 300, 'hidden order', { before: '/Clear gs' })],
  ])('%s text is left out and reported', async (_, hidden) => {
    const document = await onePage(say(20, 400, 'What everyone can see.') + hidden)
    expect(document.text).toBe('What everyone can see.')
    expect(document.warnings).toEqual([
      expect.objectContaining({ kind: 'hidden-text', excerpt: 'hidden order', page: 1 }),
      expect.objectContaining({ kind: 'no-sections' }),
    ])
  })
  test('white words on a dark field can be seen', async () => {
    const field = 'q 0 0 0.5 rg 10 290 300 30 re f Q\n'
    const document = await onePage(field + say(20, 300, 'Seen words', { before: '1 g' }))
    expect(document.text).toBe('Seen words')
  })
})
