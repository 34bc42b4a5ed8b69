import { documentFromSections, type PaperDocument, type Span } from '@tessera/engine'
import { describe, expect, it, test } from 'vitest'
import { quoteAround, rowsOf } from './quote-around.ts'

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

/** The quotation as it is read. */
function read(paper: PaperDocument, span: Span) {
  const found = quoteAround(paper, span)
  const wordsAt = ({ start, end }: Span) => paper.text.slice(start, end)
  return (
    found && {
      before: found.opening + wordsAt(found.before),
      quote: wordsAt(span),
      after: wordsAt(found.after) + found.closing,
    }
  )
}

describe('quoteAround', () => {
  it('shows at most 32 characters on either side, cut at whole words', () => {
    const found = read(document, spanOf('anchors hold after four rounds of revision'))
    expect(found).toEqual({
      before: '…twice. This note shows that ',
      quote: 'anchors hold after four rounds of revision',
      after: ', and says when they do not.',
    })
  })

  it('does not reach into the next paragraph', () => {
    const found = read(document, spanOf('the place it points to'))
    expect(found?.after).toBe('.')
  })

  it('cuts no formula in two', () => {
    const equations = ['This note', 'when they'].map((words) => ({
      id: words,
      span: spanOf(words),
      display: false,
    }))
    const span = spanOf('after four rounds')
    expect(read(document, span)).toMatchObject({
      before: '…note shows that anchors hold ',
      after: ' of revision, and says when…',
    })
    expect(read({ ...document, equations }, span)).toMatchObject({
      before: '… shows that anchors hold ',
      after: ' of revision, and says …',
    })
  })

  it('has nothing to show for a span that is not in the text', () => {
    const end = document.text.length
    expect(quoteAround(document, { start: end - 2, end: end + 1 })).toBeNull()
    expect(quoteAround(document, { start: 5, end: 5 })).toBeNull()
  })
})

test('cells side by side in a row are one passage, and words further on another', () => {
  const text = 'Train\nBees\t79,168\t3,610\nWasps\t1,353\t694'
  const spans = ['Train', 'Bees', '79,168', 'Wasps', '694'].map((words) => {
    const start = text.indexOf(words)
    return { start, end: start + words.length }
  })
  const rows = rowsOf({ text }, spans).map(({ start, end }) => text.slice(start, end))
  expect(rows).toEqual(['Train', 'Bees\t79,168', 'Wasps', '694'])
})
