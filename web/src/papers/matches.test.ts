import { expect, test } from 'vitest'
import { matchPieces } from './matches.ts'

/** The text with its matches in brackets. */
const marked = (text: string, query: string) =>
  matchPieces(text, query)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('')

test.each([
  ['Anchored or adrift', 'anchors', '[Anchored] or adrift'],
  ['Évidence et évidence', 'évidence', '[Évidence] et [évidence]'],
  ['Attention is all you need', 'attention is all you need', '[Attention] is all you [need]'],
  ['All or nothing', 'all', '[All] or nothing'],
  ['C++ (and more)', '(and', 'C++ ([and] more)'],
  ['nothing here', '???', 'nothing here'],
  ['A retracted study', '10.5555/ret', 'A retracted study'],
  ['A retracted study', 'https://doi.org/10.5555/ret', 'A retracted study'],
  ['In 1706 pages of arXiv', 'arXiv:1706.03762', 'In 1706 pages of arXiv'],
  ['A retracted study', 'study 10.5555/ret', 'A retracted [study]'],
  ['', 'x', ''],
])('%s, searched for %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected)
})

test('joined, the pieces are the text', () => {
  const text = 'Quotations — 引用 — in “changing” documents. 👩‍🔬'
  const pieces = matchPieces(text, 'quotation documents 引用')
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.filter(({ isMatch }) => isMatch).map((piece) => piece.text)).toEqual([
    'Quotations',
    '引用',
    'documents',
  ])
})
