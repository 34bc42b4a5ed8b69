import { describe, expect, test } from 'vitest'
import { column, say } from './pdf-writer.fixture.ts'
import { left, parse, right, wordsOf } from './small-pdf.fixture.ts'

describe('footnotes leave the sentence whole', () => {
  const small = { size: 7 }
  const broken = (notes: string) =>
    parse(
      { content: column(20, 400, right) },
      {
        content:
          say(20, 412, 'our models') +
          say(69, 416, '19', { size: 6 }) +
          column(20, 400, left) +
          column(20, 340, left.slice(0, 3)) +
          notes,
      },
      { content: column(20, 400, left.slice(3)) },
    )
  test.each([
    [
      'numbered in brackets',
      column(20, 90, ['(19) A note says something of it.', '(20) So does the next one.'], small),
      ['(19) A note says something of it.', '(20) So does the next one.'],
    ],
    [
      'whose raised numbers were read as rows',
      say(20, 93, '1', { size: 6 }) +
        say(24, 90, 'https://example.org/a', { size: 6.8 }) +
        say(20, 83, '2', { size: 6 }) +
        say(24, 80, 'https://example.org/b', { size: 6.8 }),
      ['1 https://example.org/a', '2 https://example.org/b'],
    ],
  ])('%s', async (_, notes, expected) => {
    const document = await broken(notes)
    expect(document.text).toContain(left.join(' '))
    expect(wordsOf(document, 'footnote')).toEqual(expected)
  })
  test('the rest of a note stands at the foot of the next page', async () => {
    const document = await parse(
      {
        content: column(20, 400, left) + say(20, 90, '* A note that has much to say and', small),
      },
      {
        content:
          column(20, 400, left.slice(0, 3)) +
          say(20, 100, 'goes on below the text of the next page for a while.', small) +
          say(20, 90, '* And a second note.', small),
      },
      { content: column(20, 400, left.slice(3)) },
    )
    expect(wordsOf(document, 'footnote')).toEqual([
      '* A note that has much to say and goes on below the text of the next page for a while.',
      '* And a second note.',
    ])
    expect(document.text).toContain(left.join(' '))
  })
})
