import { describe, expect, it } from 'vitest'
import { documentFromSections } from './from-sections.ts'
import { whereOf } from './where.ts'

const document = documentFromSections({
  title: 'Anchors That Hold',
  abstract: 'A quotation is only as good as the place it points to.',
  sections: [
    { heading: '2 Method', paragraphs: ['This note shows that anchors hold after four rounds.'] },
  ],
})
const spanOf = (words: string) => {
  const start = document.text.indexOf(words)
  return { start, end: start + words.length }
}

describe('whereOf', () => {
  it('names the section, the abstract or the title', () => {
    expect(whereOf(document, spanOf('anchors hold'))).toMatch(/Method|§2/)
    expect(whereOf(document, spanOf('the place it points to'))).toBe('Abstract')
    expect(whereOf(document, spanOf('Anchors That'))).toBe('Title')
  })

  it.each([
    ['Encoder:', 'Encoder'],
    ['Encoder.', 'Encoder'],
    ['Encoder', 'Encoder'],
    ['ABSTRACT—', 'Abstract'],
    ['RNA', 'RNA'],
  ])('names the place by the words of “%s”', (heading, words) => {
    const paper = documentFromSections({
      title: 'T',
      sections: [{ heading, paragraphs: ['Flocks were small.'] }],
    })
    const start = paper.text.indexOf('Flocks were')
    expect(whereOf(paper, { start, end: start + 6 })).toBe(words)
  })

  it('gives a long heading whole', () => {
    const heading = 'Environmental influences on local flocks in the third and fourth winter'
    const long = documentFromSections({
      title: 'T',
      sections: [{ heading, paragraphs: ['Flocks were small.'] }],
    })
    const start = long.text.indexOf('Flocks were')
    expect(whereOf(long, { start, end: start + 6 })).toBe(heading)
  })

  it('names the pages of the paragraph, both where it runs over a break', () => {
    const region = (page: number) => ({ page, x: 0, y: 0, width: 9, height: 9 })
    const printedOn = (...pages: number[]) => ({
      ...document,
      blocks: document.blocks.map((block) => ({ ...block, regions: pages.map(region) })),
    })
    expect(whereOf(printedOn(2), spanOf('anchors hold'))).toMatch(/, p\. 2$/)
    expect(whereOf(printedOn(2, 3), spanOf('anchors hold'))).toMatch(/, pp\. 2–3$/)
  })
})
