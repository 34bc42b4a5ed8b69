import { describe, expect, test } from 'vitest'
import { column, say } from './pdf-writer.fixture.ts'
import { extentsOf, left, onePage, parse, right } from './small-pdf.fixture.ts'

describe('front matter', () => {
  const title = say(60, 470, 'A Small Paper about Words', { size: 18, font: 'F2' })
  const abstract = say(20, 360, 'Abstract', { size: 12, font: 'F2' }) + column(20, 344, left)

  test('institutions, addresses and raised marks are no authors', async () => {
    const document = await onePage(
      title +
        say(20, 445, 'Ada Lovelace') +
        say(84, 450, '1', { size: 6 }) +
        say(90, 445, 'and Mary Jo Boole') +
        say(20, 430, 'Department of Physics') +
        say(20, 418, 'Old Bridge Accelerator Facility') +
        say(20, 406, '12000 Harbour Avenue, Green Hills, VA 23606') +
        say(20, 394, 'ada@lovelace.example') +
        abstract,
    )
    expect(document.authors).toEqual(['Ada Lovelace', 'Mary Jo Boole'])
  })

  test('a name in bold ends where the institution beside it begins', async () => {
    const document = await onePage(
      title +
        say(20, 440, 'Ada Lovelace', { font: 'F2' }) +
        say(102, 440, 'Future Engines Project') +
        say(20, 426, 'Alan Turing', { font: 'F2' }) +
        say(92, 426, 'Bletchley') +
        abstract,
    )
    expect(document.authors).toEqual(['Ada Lovelace', 'Alan Turing'])
  })

  test('a name that holds the letters of "road", and one cut behind its particle at a line’s end', async () => {
    const bold = { font: 'F2', size: 11 }
    const document = await onePage(
      say(20, 470, 'A Title of Some Words', { size: 18 }) +
        say(20, 440, 'Matt Broadhead and Ada Lovelace', bold) +
        say(260, 440, 'Ana Cristina Franco da', bold) +
        say(20, 425, 'Silva and Alan Turing', bold) +
        say(20, 400, 'Abstract', { font: 'F2', size: 12 }) +
        column(20, 380, left),
    )
    expect(document.authors).toEqual([
      'Matt Broadhead',
      'Ada Lovelace',
      'Ana Cristina Franco da Silva',
      'Alan Turing',
    ])
  })
  test('“Abstract.” at the beginning of a line heads the abstract, and its letters keep their places', async () => {
    const document = await onePage(
      say(20, 470, 'A Title of Some Words', { size: 18 }) +
        column(20, 430, ['Abstract. It tells what the paper is about.', 'It ends here.']) +
        say(20, 360, '1 Introduction', { font: 'F2', size: 12 }) +
        column(20, 340, left),
    )
    const { abstract, sections, text } = document
    expect(
      sections.map(({ heading }) => heading && text.slice(heading.start, heading.end)),
    ).toEqual([null, 'Abstract', '1 Introduction'])
    expect(abstract && text.slice(abstract.start, abstract.end)).toBe(
      'It tells what the paper is about. It ends here.',
    )
    expect(extentsOf(document, 'It tells')[0]?.[0]).toBeGreaterThan(60)
  })
  test('the abstract of a cover ends where the title page comes again', async () => {
    const front = (y: number) =>
      say(20, y, 'A Title of Some Words', { size: 18 }) + say(20, y - 30, 'Ada Lovelace')
    const abstract = say(20, 380, 'Abstract', { font: 'F2', size: 12 }) + column(20, 360, left)
    const again = column(20, 360, left)
    const document = await parse(
      { content: front(470) + abstract },
      { content: front(430) + again },
      {
        content: say(20, 470, '1 Introduction', { font: 'F2', size: 12 }) + column(20, 440, right),
      },
    )
    const { text } = document
    expect(document.abstract && text.slice(document.abstract.start, document.abstract.end)).toBe(
      left.join(' '),
    )
  })
  test('keywords are no part of an abstract that has no heading', async () => {
    const document = await onePage(
      say(20, 470, 'A Title of Some Words', { size: 18 }) +
        column(20, 430, ['Abstract. It tells what the paper is about.', 'It ends here.']) +
        say(20, 390, 'Keywords: words, numbers') +
        say(20, 360, '1 Introduction', { font: 'F2', size: 12 }) +
        column(20, 340, left),
    )
    const { abstract } = document
    expect(abstract && document.text.slice(abstract.start, abstract.end)).not.toContain('Keywords')
    expect(document.text).toContain('Keywords: words')
  })
  test('a list of authors runs over the end of a line, also inside a name', async () => {
    const document = await onePage(
      title +
        say(20, 440, 'Ada Lovelace, Alan Turing, Mary Boole, Johann Sebastian') +
        say(20, 428, 'Bach, Grace Hop-') +
        say(20, 416, 'per, Emil Post, and Edsger Dijkstra') +
        abstract,
    )
    expect(document.authors).toContain('Johann Sebastian Bach')
    expect(document.authors).toContain('Grace Hopper')
    expect(document.authors).not.toContain('Johann Sebastian')
  })
  test('a title that is printed again is no section', async () => {
    const document = await onePage(
      title +
        abstract +
        say(20, 284, 'A Small Paper about Words', { size: 14, font: 'F2' }) +
        column(20, 268, right),
    )
    expect(document.sections.flatMap(({ heading }) => heading ?? [])).toHaveLength(1)
  })
})
