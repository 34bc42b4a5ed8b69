import { expect, test } from 'vitest'
import { anchorQuote } from '../anchor/anchor-quote.ts'
import { slice } from '../text/span.ts'
import { toAnnotation } from './annotation.ts'
import { checkSpan } from './check-span.ts'
import { samplePaper } from './sample-paper.fixture.ts'

test('an annotation finds its way back by its quotation alone, for every sentence', () => {
  for (const span of samplePaper.sentences) {
    const text = slice(samplePaper.text, span)
    const [target] = toAnnotation(samplePaper, { text, spans: [span] }).target
    const [quote, position] = target?.selector ?? []
    expect(quote).toMatchObject({ type: 'TextQuoteSelector', exact: text })
    expect(position).toMatchObject({ ...span, textHash: samplePaper.textHash })
    if (quote?.type !== 'TextQuoteSelector') continue
    expect(anchorQuote(samplePaper.text, quote.exact, quote)).toEqual({ kind: 'found', span })
  }
})

test('a span that does not hold its words is an error', () => {
  expect(() => checkSpan({ text: 'abc' }, { start: 0, end: 4 })).toThrow(/outside text of length 3/)
  expect(() => checkSpan({ text: 'abc' }, { start: 1, end: 1 })).toThrow(/empty/)
  expect(() => checkSpan({ text: 'abc' }, { start: 0, end: 2 }, 'bc')).toThrow(/does not hold/)
  expect(checkSpan({ text: 'abc' }, { start: 1, end: 3 }, 'bc')).toBe('bc')
})
