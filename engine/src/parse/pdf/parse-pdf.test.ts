import { describe, expect, test } from 'vitest'
import { boxesOf } from '../../document/boxes.ts'
import type { PaperDocument } from '../../document/paper-document.ts'
import { column, say } from './pdf-writer.fixture.ts'
import { extentsOf, left, onePage, parse, right, wordsOf } from './small-pdf.fixture.ts'

describe('reading order', () => {
  const inOrder = [...left, ...right].join(' ')
  test('two columns painted one after the other', async () => {
    const document = await onePage(column(20, 400, left) + column(220, 400, right))
    expect(document.text).toContain(inOrder)
  })
  test('two columns painted line by line across the page', async () => {
    const across = left.map(
      (line, index) =>
        say(20, 400 - index * 12, line) + say(220, 400 - index * 12, right[index] ?? ''),
    )
    expect((await onePage(across.join(''))).text).toContain(inOrder)
  })
  test('the right column painted first', async () => {
    const document = await onePage(column(220, 400, right) + column(20, 400, left))
    expect(document.text).toContain(inOrder)
    expect(document.warnings.map(({ kind }) => kind)).toContain('uncertain-order')
  })
  test('a float at the top of a column, painted last, does not let the next column go first', async () => {
    const lines = Array.from({ length: 3 }, () => left).flat()
    const document = await parse({
      content:
        say(20, 450, 'Words before the float begin a sentence') +
        column(20, 360, lines) +
        column(220, 450, Array.from({ length: 3 }, () => right).flat()) +
        say(20, 410, 'Fully addressed') +
        say(20, 396, 'Source of what is drawn in the float'),
    })
    expect(document.text.indexOf('The first column')).toBeGreaterThan(
      document.text.indexOf('Source of what'),
    )
    expect(document.text).toContain(inOrder)
    expect(document.text.indexOf('the second column')).toBeGreaterThan(
      document.text.lastIndexOf('come to its lower end'),
    )
  })
  test('a sentence goes on over the page break, past the footnote', async () => {
    const notes = say(20, 60, '* A note in small letters at the foot of the page.', { size: 7 })
    const document = await parse(
      { content: column(20, 400, left) + notes },
      { content: column(20, 400, right) },
    )
    expect(wordsOf(document, 'paragraph')).toEqual([inOrder])
    expect(wordsOf(document, 'footnote')).toEqual([
      '* A note in small letters at the foot of the page.',
    ])
    const regions = document.blocks.find(({ kind }) => kind === 'paragraph')?.regions
    expect(regions?.map(({ page }) => page)).toEqual([1, 2])
  })
  test('a caption in the middle of a paragraph stands behind it', async () => {
    const content =
      column(20, 400, left) +
      say(20, 300, 'Figure 1: What the picture above shows.', { size: 8 }) +
      column(20, 270, right)
    const document = await onePage(content)
    expect(wordsOf(document, 'paragraph')).toEqual([inOrder])
    expect(document.figures.map(({ label, page }) => [label, page])).toEqual([['Figure 1', 1]])
  })
})

describe('words', () => {
  test('a line of small capitals goes on with its paragraph', async () => {
    const lines =
      say(20, 400, 'all of what is told here was learned and stored') +
      say(20, 388, 'by TEXTRUNNER', { size: 8 }) +
      say(90, 388, 'too.')
    const rest = say(20, 376, 'and some more of them were told as well.')
    expect((await onePage(lines + rest)).text).toBe(
      'all of what is told here was learned and stored by TEXTRUNNER too. and some more of them were told as well.',
    )
  })
  test.each([
    ['a statis-', 'tical test of words', 'a statistical test of words'],
    ['a state-of-the-', 'art method is best', 'a state-of-the-art method is best'],
    ['the virus COVID-', '19 is meant here', 'the virus COVID-19 is meant here'],
    ['we look at pre-', 'and post-test data', 'we look at pre- and post-test data'],
  ])('the line end "%s" / "%s"', async (first, second, joined) => {
    const document = await onePage(column(20, 400, [first, second]))
    expect(document.text).toBe(joined)
  })
  test('a hyphen that the paper uses elsewhere too is kept', async () => {
    const lines = ['The self-attention layer is', 'followed by a second self-', 'attention layer.']
    expect((await onePage(column(20, 400, lines))).text).toContain('a second self-attention layer')
  })
  test('ligatures are letters', async () => {
    const document = await onePage(say(20, 400, 'the \x01rst e\x02ect', { font: 'F4' }))
    expect(document.text).toBe('the first effect')
  })
  test('an accent painted over its letter is one letter', async () => {
    // The acute is 333/1000 wide, the e 556: TeX sets the accent over the letter's middle.
    const content = 'BT /F1 10 Tf 20 400 Td (Poincar) Tj 1.1 0 Td ET\n'
    const accent = 'BT /F1 10 Tf 1 0 0 1 55.6 400 Tm [(\\264) 444 (e)] TJ ET\n'
    expect((await onePage(content + accent)).text).toBe('Poincaré')
  })
  const raised = (x: number, words: string) => say(x, 404, words, { size: 6 })
  test('the raised number of a note is no part of the word before it', async () => {
    const document = await onePage(
      say(20, 400, 'our models') + raised(69, '3') + say(76, 400, 'are'),
    )
    expect(document.text).toBe('our models³ are')
    expect(document.marks.filter(({ kind }) => kind === 'sup')).toEqual([])
  })
  test('a power is a power; letters that are raised keep their mark', async () => {
    const content =
      say(20, 400, 'up to 10') + raised(57, '-25') + say(70, 400, 'or x') + raised(86.7, 'n+1')
    const document = await onePage(content)
    expect(document.text).toBe('up to 10⁻²⁵ or xn+1')
    expect(document.marks.map(({ kind }) => kind)).toEqual(['sup'])
  })
  test('a note’s mark stands apart from the note', async () => {
    const content =
      raised(20, '2') +
      say(23.4, 400, 'Department of Words, ') +
      raised(124, '14') +
      say(130.7, 400, 'C')
    expect((await onePage(content)).text).toBe('² Department of Words, ¹⁴C')
  })
  test('Type 3 glyphs are read and placed', async () => {
    const document = await onePage(say(20, 400, 'ok', { font: 'F5' }))
    expect(document.text).toBe('ok')
    expect(extentsOf(document, 'k')).toEqual([[25, 30]])
  })
})

describe('places', () => {
  test('edges are where the glyphs are', async () => {
    // Helvetica: H 722, i 222, space 278, M 833 thousandths.
    const document = await onePage(say(100, 400, 'Hi MM', { size: 20 }))
    const [line] = document.pages[0]?.lines ?? []
    expect(line?.edges).toEqual([100, 114.44, 118.88, 124.44, 141.1, 157.76])
    expect(line?.y).toBeLessThan(100)
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeGreaterThan(100)
  })
  test('spacing and horizontal scaling move the glyphs', async () => {
    const content = 'BT /F1 10 Tf 2 Tc 5 Tw 50 Tz 1 0 0 1 20 400 Tm (H H) Tj ET\n'
    const [line] = (await onePage(content)).pages[0]?.lines ?? []
    expect(line?.edges).toEqual([20, 23.61, 29.5, 33.11])
  })
  test('a joined word has a box on each of its lines', async () => {
    const document = await onePage(column(20, 400, ['some words and a statis-', 'tical test']))
    const word = document.text.indexOf('statistical')
    const [found] = boxesOf(document, { start: word, end: word + 'statistical'.length })
    expect(found?.page).toBe(1)
    expect(found?.boxes).toHaveLength(2)
    expect(extentsOf(document, 'tical')).toEqual([[20, 38]])
  })
  test.each([90, 180, 270] as const)(
    'a page turned by %d degrees is read and boxed as shown',
    async (rotate) => {
      const turned = { 90: '0 1 -1 0 200 100', 180: '-1 0 0 -1 300 400', 270: '0 -1 1 0 200 400' }
      const content = `BT /F1 10 Tf ${turned[rotate]} Tm (turned words) Tj ET\n`
      const document = await parse({ content, rotate })
      expect(document.text).toBe('turned words')
      const [page] = document.pages
      expect([page?.width, page?.height]).toEqual(rotate === 180 ? [440, 500] : [500, 440])
      const [x, end] = extentsOf(document, 'words')[0] ?? []
      expect(end).toBeGreaterThan(x ?? 0)
      expect(end).toBeLessThanOrEqual(page?.width ?? 0)
    },
  )
})

describe('structure', () => {
  test('title, authors, abstract, headings with levels, references', async () => {
    const document = await onePage(
      say(60, 470, 'A Small Paper about Words', { size: 18, font: 'F2' }) +
        say(60, 445, 'Ada Lovelace and Alan Turing') +
        say(20, 420, 'Abstract', { size: 12, font: 'F2' }) +
        column(20, 404, ['We say in few words what others say in many.']) +
        say(20, 376, '1 Introduction', { size: 12, font: 'F2' }) +
        column(20, 360, left) +
        say(20, 284, '1.1 Method', { size: 11, font: 'F2' }) +
        column(20, 268, right) +
        say(20, 192, 'References', { size: 12, font: 'F2' }) +
        column(20, 176, [
          '[1] A. Author. A first work. 2001.',
          '[2] B. Writer. A second work that has',
          'a long title. 2002. doi:10.1000/xyz',
        ]),
    )
    expect(document.title).toBe('A Small Paper about Words')
    expect(document.authors).toEqual(['Ada Lovelace', 'Alan Turing'])
    expect(
      document.abstract && document.text.slice(document.abstract.start, document.abstract.end),
    ).toBe('We say in few words what others say in many.')
    const headings = document.sections.flatMap(({ heading, level, number }) =>
      heading ? [[level, number, document.text.slice(heading.start, heading.end)]] : [],
    )
    expect(headings).toEqual([
      [1, undefined, 'Abstract'],
      [1, '1', '1 Introduction'],
      [2, '1.1', '1.1 Method'],
      [1, undefined, 'References'],
    ])
    expect(document.references.map(({ label, doi }) => [label, doi])).toEqual([
      ['1', undefined],
      ['2', '10.1000/xyz'],
    ])
  })

  test('a table has its cells', async () => {
    const row = (y: number, cells: readonly string[]) =>
      cells.map((cell, index) => say(40 + index * 80, y, cell, { size: 9 })).join('')
    const document = await onePage(
      column(20, 450, left) +
        say(20, 370, 'Table 1: Scores of two models.', { size: 8 }) +
        row(355, ['Model', 'Small', 'Large']) +
        row(343, ['Ours', '81.2', '90.1']) +
        row(331, ['Theirs', '79.9', '88.0']) +
        column(20, 300, right),
    )
    const cells = document.tables[0]?.rows.map((cells) => cells.map(({ text }) => text))
    expect(cells).toEqual([
      ['Model', 'Small', 'Large'],
      ['Ours', '81.2', '90.1'],
      ['Theirs', '79.9', '88.0'],
    ])
    expect(document.tables[0]?.rows.map((cells) => cells[0]?.header)).toEqual([true, false, false])
    expect(extentsOf(document, '88.0')).toEqual([[200, 218]])
  })

  test('a short line in a face of its own heads the paragraphs below it', async () => {
    const paper = (line: string, words: readonly string[]) =>
      onePage(
        say(20, 420, 'Methods', { size: 12, font: 'F2' }) +
          say(20, 406, line, { font: 'F4', size: 9.4 }) +
          column(20, 394, words),
      )
    const headings = ({ sections, text }: PaperDocument) =>
      sections.flatMap(({ heading }) => (heading ? [text.slice(heading.start, heading.end)] : []))
    expect(headings(await paper('Setting of it', left))).toEqual(['Methods', 'Setting of it'])
    expect(headings(await paper('Setting of it,', left))).toEqual(['Methods'])
  })

  test('references are a section of the first level, however small their heading is', async () => {
    const section = (y: number, words: string, size: number) =>
      say(20, y, words, { size, font: 'F2' }) + column(20, y - 14, left)
    const document = await onePage(
      section(470, '1 Methods', 13) +
        section(380, '1.1 Setting', 11) +
        section(290, 'References', 11),
    )
    expect(document.sections.at(-1)?.level).toBe(1)
  })

  test('half a word behind a line’s end is no word that would keep the hyphen', async () => {
    const lines = ['What is real here is real-', 'ized, and real-', 'ized again, as it is real.']
    expect((await onePage(column(20, 400, lines))).text).toContain(
      'here is realized, and realized again',
    )
  })
})
