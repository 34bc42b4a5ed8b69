import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { joinedParts } from './given-parts.ts'
import { verifyClaim } from './verify.ts'

/** The verdict on what stands between the marks "[" and "]" of a paper's one paragraph. */
function verdictOn(marked: string) {
  const text = marked.replace(/[[\]]/g, '')
  const paper = documentFromSections({
    title: 'Lamps',
    sections: [{ heading: 'Results', paragraphs: [text] }],
  })
  const offset = paper.text.indexOf(text)
  const spans: { start: number; end: number }[] = []
  let at = offset
  for (const sign of marked) {
    if (sign === '[') spans.push({ start: at, end: at })
    else if (sign === ']') spans.push({ start: spans.pop()?.start ?? 0, end: at })
    else at++
  }
  return { verdict: verifyClaim(paper, joinedParts(paper.text, spans), spans), spans }
}

test('a sentence without its bracket is verbatim, by its two parts', () => {
  const { verdict, spans } = verdictOn('[We tried hinged lamps] (HL)[, and riders liked them.]')
  expect(verdict).toMatchObject({ kind: 'verbatim', score: 1, problems: [] })
  expect(verdict.spans).toEqual(spans)
})

test.each([
  ['a bracket that denies', '[Lamps helped riders] (but not walkers) [to see the road.]'],
  ['a bracket that limits', '[Lamps helped riders] (in mice) [to see the road.]'],
  ['words', '[Lamps helped riders] in winter [to see the road.]'],
  ['the head of its subject', 'Loss of [the hinged lamp] (HL) [reduced the fear of riders.]'],
  ['the second of two', '[Riders chose between the lamps] (HL) [of the town] and the candles.'],
  ['the end of a sentence', '[Lamps helped riders] (HL). Candles (CL) [did as well.]'],
])('what leaves out %s is not verbatim by its parts', (_what, marked) => {
  expect(verdictOn(marked).verdict.kind).not.toBe('verbatim')
})

test('other words than those of its parts are not proved by them', () => {
  const text = 'We tried hinged lamps (HL), and riders liked them.'
  const paper = documentFromSections({
    title: 'Lamps',
    sections: [{ heading: 'Results', paragraphs: [text] }],
  })
  const start = paper.text.indexOf(text)
  const spans = [
    { start, end: start + 21 },
    { start: start + 26, end: start + text.length },
  ]
  expect(verifyClaim(paper, joinedParts(paper.text, spans), spans).kind).toBe('verbatim')
  const other = verifyClaim(paper, 'We tried hinged lamps, and riders hated them.', spans)
  expect(other.kind).toBe('unverified')
})
