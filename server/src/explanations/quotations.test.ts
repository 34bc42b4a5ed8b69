import { documentFromSections } from '@tessera/engine'
import { expect, test } from 'vitest'
import { checkQuotations, quote } from './quotations.ts'

const document = documentFromSections({
  title: 'A title',
  sections: [{ heading: 'Results', paragraphs: ['Accuracy was 28.4 on the test set.'] }],
})

test('a quotation is the text between its ends, and passes its own check', () => {
  const start = document.text.indexOf('28.4')
  const quoted = quote(document, [{ start, end: start + 4 }], 'results')
  expect(quoted).toEqual([{ id: 'results-1', start, end: start + 4, quote: '28.4' }])
  expect(() => checkQuotations(document.text, quoted)).not.toThrow()
})

test('a quotation that is not the words of the text is refused, wherever it points', () => {
  const start = document.text.indexOf('28.4')
  const wrong = [
    { start, end: start + 4, quote: '28.5' },
    { start: start + 1, end: start + 5, quote: '28.4' },
    { start: -1, end: 3, quote: 'A t' },
    { start: document.text.length - 1, end: document.text.length + 3, quote: '.' },
  ]
  for (const each of wrong) expect(() => checkQuotations(document.text, [each])).toThrow(RangeError)
})

test('a span outside the text cannot be quoted', () => {
  expect(() => quote(document, [{ start: 0, end: document.text.length + 1 }], 'x')).toThrow(
    RangeError,
  )
})
