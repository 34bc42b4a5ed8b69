import { expect, test } from 'vitest'
import { partsOfPassage } from './verification.ts'

/** A passage with what was found in it in brackets, as it is shown. */
function shown(marked: string): string {
  const start = 100
  const quote = marked.replace(/[[\]]/g, '')
  const found = [...marked.matchAll(/\[([^\]]*)\]/g)].map(({ index, 1: words = '' }, nth) => {
    const at = start + index - 2 * nth
    return { start: at, end: at + words.length }
  })
  return partsOfPassage({ id: 'p', start, end: start + quote.length, quote, found, where: '' })
    .map((part) => {
      const words = quote.slice(part.start - start, part.end - start)
      return part.isMarked ? `**${words}**` : words
    })
    .join('')
}

test('what was found is marked in its sentence', () => {
  expect(shown('Although it rained, [the bell rang] in May.')).toBe(
    'Although it rained, **the bell rang** in May.',
  )
  expect(shown('[The bell] (see Fig. 2) [rang in May].')).toBe(
    '**The bell** (see Fig. 2) **rang in May**.',
  )
})

test('parts with no word between them are one', () => {
  expect(shown('In May, [the bell] – [rang].')).toBe('In May, **the bell – rang**.')
})

test('a sentence that was found whole, all but its full stop, is not marked', () => {
  expect(shown('[The bell rang].')).toBe('The bell rang.')
  expect(shown('[The bell rang.]')).toBe('The bell rang.')
})
