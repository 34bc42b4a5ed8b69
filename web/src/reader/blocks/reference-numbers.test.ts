import type { PaperDocument } from '@tessera/engine'
import { expect, test } from 'vitest'
import { referenceNumbers } from './reference-numbers.ts'

/** The text holds the entries at the end; each citation stands where its words first occur. */
function numbersOf(
  text: string,
  citations: Record<string, string>,
  entries: Record<string, string>,
) {
  const spanOf = (words: string) => {
    const start = text.indexOf(words)
    return { start, end: start + words.length }
  }
  return Object.fromEntries(
    referenceNumbers({
      text,
      marks: Object.entries(citations).map(([words, target]) => ({
        kind: 'citation',
        span: spanOf(words),
        target,
      })),
      references: Object.entries(entries).map(([id, words]) => ({
        id,
        span: spanOf(words),
        raw: words,
        authors: [],
      })),
    } as unknown as Pick<PaperDocument, 'text' | 'references' | 'marks'>),
  )
}

test('entries that print no number get the one that the text cites them by', () => {
  expect(
    numbersOf(
      'Shown [1] and [2]. Ada (1843). Ben (1901).',
      { '[1]': 'a', '[2]': 'b' },
      {
        a: 'Ada (1843).',
        b: 'Ben (1901).',
      },
    ),
  ).toEqual({ a: '1', b: '2' })
})

test('entries that print their own keep it alone, and names in the text are no numbers', () => {
  expect(numbersOf('Shown [1]. [1] Ada.', { '[1]': 'a' }, { a: '[1] Ada.' })).toEqual({})
  expect(numbersOf('Shown (Ada 1843). Ada.', { 'Ada 1843': 'a' }, { a: 'Ada.' })).toEqual({})
})
