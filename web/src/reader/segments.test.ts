import type { Mark, Span } from '@tessera/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Highlight } from './highlight.ts'
import { closesFormula, segmentsOf } from './segments.ts'

const text = 'Anchors hold when d(q, q′) stays small [3].'
const whole = { start: 0, end: text.length }
const spanOf = (words: string): Span => {
  const start = text.indexOf(words)
  return { start, end: start + words.length }
}
const light = (claim: string, words: string, quiet = false): Highlight => ({
  claim,
  kind: 'results',
  span: spanOf(words),
  quiet,
})
const mark = (kind: Mark['kind'], words: string): Mark => ({ kind, span: spanOf(words) })

describe('segmentsOf', () => {
  it('gives the whole text as one piece when nothing is marked', () => {
    expect(segmentsOf(text, whole, [], []).map((segment) => segment.text)).toEqual([text])
  })

  it('gives nothing for an empty stretch', () => {
    expect(segmentsOf(text, { start: 4, end: 4 }, [], [light('a', 'hold')])).toEqual([])
  })

  it('cuts overlapping highlights into runs that carry both where both lie', () => {
    const segments = segmentsOf(
      text,
      whole,
      [],
      [light('a', 'Anchors hold'), light('b', 'hold when')],
    )
    expect(
      segments.map((s) => [
        s.text,
        s.highlights
          .map((h) => h.claim)
          .toSorted()
          .join('+'),
      ]),
    ).toEqual([
      ['Anchors ', 'a'],
      ['hold', 'a+b'],
      [' when', 'b'],
      [text.slice(text.indexOf(' d(')), ''],
    ])
  })

  it('makes the stops and brackets that close a formula a piece of their own', () => {
    const closed = 'At d(q), 7 (by k) end at z. Then v rose.'
    const formula = (words: string): Mark => {
      const start = closed.indexOf(words)
      return { kind: 'math', span: { start, end: start + words.length } }
    }
    const marks = ['d(q)', 'k', 'z', 'v'].map(formula)
    const segments = segmentsOf(closed, { start: 0, end: closed.length }, marks, [])
    expect(segments.map((segment) => segment.text).join('|')).toBe(
      'At |d(q)|,| 7 (by |k|)| end at |z|.| Then |v| rose.',
    )
    expect(
      segments.filter((segment, at) => closesFormula(segments[at - 1], segment)).map((s) => s.text),
    ).toEqual([',', ')', '.'])
  })

  it('splits a mark where a highlight begins inside it', () => {
    const segments = segmentsOf(
      text,
      whole,
      [mark('italic', 'Anchors hold')],
      [light('a', 'hold when')],
    )
    expect(segments.filter((s) => s.marks.length === 1).map((s) => s.text)).toEqual([
      'Anchors ',
      'hold',
    ])
  })

  it('keeps a formula whole when a highlight ends inside it', () => {
    const segments = segmentsOf(text, whole, [mark('math', 'd(q, q′)')], [light('a', 'when d(q')])
    expect(segments.map((s) => s.text)).toContain('d(q, q′)')
    expect(segments.find((s) => s.text === 'd(q, q′)')?.highlights).toHaveLength(1)
  })

  it('names the loud highlight before the quiet one', () => {
    const [first] = segmentsOf(
      text,
      whole,
      [],
      [light('q', 'Anchors', true), light('l', 'Anchors hold')],
    )
    expect(first?.highlights.map((h) => h.claim)).toEqual(['l', 'q'])
  })

  it('joined, is always the text itself, and offsets always point at the words', () => {
    const span = fc
      .tuple(fc.nat(60), fc.nat(60))
      .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }))
    const kind = fc.constantFrom<Mark['kind']>('italic', 'math', 'citation', 'sup')
    fc.assert(
      fc.property(
        span,
        fc.array(fc.record({ span, kind }), { maxLength: 6 }),
        fc.array(
          fc.record({
            span,
            claim: fc.string(),
            kind: fc.constant('new' as const),
            quiet: fc.boolean(),
          }),
          { maxLength: 6 },
        ),
        (block, marks, highlights) => {
          const body = text.repeat(2)
          const inside = marks.filter(({ span: m }) => block.start <= m.start && m.end <= block.end)
          const segments = segmentsOf(body, block, inside, highlights)
          expect(segments.map((s) => s.text).join('')).toBe(body.slice(block.start, block.end))
          for (const s of segments) expect(body.slice(s.start, s.end)).toBe(s.text)
        },
      ),
    )
  })
})
