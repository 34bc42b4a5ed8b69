import { describe, expect, it } from 'vitest'
import { documentFromSections } from '../engine/src/document/from-sections.ts'
import type { Block } from '../engine/src/document/paper-document.ts'
import { slice } from '../engine/src/text/span.ts'
import { holdsPlace, placeInBlock } from '../eval/answer-places.ts'
import { holdsAnswer } from '../eval/question-sets.ts'

const raw = 'Doses were 5 mg.\nAfter 5 days\n\n  the dose was 5  mg again, in mice.'
const document = documentFromSections({
  title: 'Doses',
  sections: [{ heading: 'Article', paragraphs: [raw] }],
})
const block = document.blocks.at(-1) as Block
const placeOf = (words: string, from = 0) => {
  const start = raw.indexOf(words, from)
  return placeInBlock(document, block, raw, { start, end: start + words.length })
}

describe('where annotated words stand', () => {
  it('is found in text that is spaced otherwise', () => {
    const place = placeOf('After 5 days\n\n  the dose')
    expect(place && slice(document.text, place)).toBe('After 5 days the dose')
  })

  it('is the very place of several with the same words', () => {
    const [first, second] = [placeOf('5'), placeOf('5', raw.indexOf('was'))]
    expect(first && second && first.start < second.start).toBe(true)
    expect(second && document.text.slice(second.start, second.start + 10)).toBe('5 mg again')
  })

  it('leaves white space at the ends out, and is null for nothing else', () => {
    const place = placeOf(' days\n\n')
    expect(place && slice(document.text, place)).toBe('days')
    expect(placeOf('\n\n  ')).toBeNull()
  })

  it('is null where the block does not hold the words', () => {
    expect(
      placeInBlock(document, block, `${raw} And more.`, { start: raw.length, end: raw.length + 9 }),
    ).toBeNull()
  })
})

describe('a passage holds an answer', () => {
  const place = { start: 100, end: 120 }

  it('with at least half of its words, whole words or not', () => {
    expect(holdsPlace({ start: 0, end: 110 }, place)).toBe(true)
    expect(holdsPlace({ start: 0, end: 109 }, place)).toBe(false)
    expect(holdsPlace({ start: 120, end: 150 }, place)).toBe(false)
  })

  it('when at least half of it is the answer', () => {
    const long = { start: 100, end: 300 }
    expect(holdsPlace({ start: 80, end: 120 }, long)).toBe(true)
    expect(holdsPlace({ start: 80, end: 119 }, long)).toBe(false)
  })

  it('by place where the set tells it: the same words elsewhere do not count', () => {
    const second = placeOf('5', raw.indexOf('was'))
    const asked = { question: 'What was the dose?', gold: ['5'] }
    const [doses, again] = ['Doses were 5 mg.', 'After 5 days the dose was 5 mg again, in mice.']
      .map((text) => ({ text, start: document.text.indexOf(text) }))
      .map(({ text, start }) => ({ text, span: { start, end: start + text.length } }))
    if (!doses || !again || !second) throw new Error('the sentences are in the text')
    expect(holdsAnswer(asked, [doses])).toBe(true)
    expect(holdsAnswer({ ...asked, places: [second] }, [doses])).toBe(false)
    expect(holdsAnswer({ ...asked, places: [second] }, [doses, again])).toBe(true)
  })
})
