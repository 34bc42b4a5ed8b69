import { documentFromSections } from '@tessera/engine'
import { describe, expect, it } from 'vitest'
import { quoteAround, whereOf } from './quote-around.ts'

const document = documentFromSections({
  title: 'Anchors That Hold',
  abstract: 'A quotation is only as good as the place it points to.',
  sections: [
    {
      heading: '2 Method',
      paragraphs: [
        'Searching survives almost everything, until the words occur twice. This note shows that anchors hold after four rounds of revision, and says when they do not.',
      ],
    },
  ],
})
const spanOf = (words: string) => {
  const start = document.text.indexOf(words)
  return { start, end: start + words.length }
}

describe('quoteAround', () => {
  it('shows at most 32 characters on either side, cut at whole words', () => {
    const found = quoteAround(document.text, spanOf('anchors hold after four rounds of revision'))
    expect(found).toEqual({
      before: '…twice. This note shows that ',
      quote: 'anchors hold after four rounds of revision',
      after: ', and says when they do not.',
    })
  })

  it('does not reach into the next paragraph', () => {
    const found = quoteAround(document.text, spanOf('the place it points to'))
    expect(found?.after).toBe('.')
  })

  it('has nothing to show for a span that is not in the text', () => {
    const end = document.text.length
    expect(quoteAround(document.text, { start: end - 2, end: end + 1 })).toBeNull()
    expect(quoteAround(document.text, { start: 5, end: 5 })).toBeNull()
  })
})

describe('whereOf', () => {
  it('names the section, the abstract or the title', () => {
    expect(whereOf(document, spanOf('anchors hold'))).toMatch(/Method|§2/)
    expect(whereOf(document, spanOf('the place it points to'))).toBe('Abstract')
    expect(whereOf(document, spanOf('Anchors That'))).toBe('Title')
  })

  it('names the page on which the passage begins, not that of its paragraph', () => {
    const line = (words: string) => ({
      span: spanOf(words),
      x: 0,
      y: 0,
      width: 9,
      height: 9,
      edges: [],
    })
    const pages = [
      { number: 2, width: 600, height: 800, lines: [line('Searching survives')] },
      { number: 3, width: 600, height: 800, lines: [line('This note shows that anchors hold')] },
    ]
    const printed = { ...document, pages }
    expect(whereOf(printed, spanOf('Searching survives'))).toMatch(/, p\. 2$/)
    expect(whereOf(printed, spanOf('anchors hold'))).toMatch(/, p\. 3$/)
  })
})
