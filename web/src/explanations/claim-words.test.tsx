import { documentFromSections, type Equation, type PaperDocument, type Span } from '@tessera/engine'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ClaimWords } from './claim-words.tsx'
import { PanelContext, type PanelTools } from './panel-context.ts'
import { Proof } from './proof.tsx'

afterEach(cleanup)

const sentence =
  'Its width d_v grows with the load, so the weight is \\frac{w}{d_v}, where w is measured.'
const plain = documentFromSections({
  title: 'Hives',
  sections: [{ heading: 'Scales', paragraphs: [sentence] }],
})
const spanOf = (words: string): Span => {
  const start = plain.text.indexOf(words)
  return { start, end: start + words.length }
}
const equation = (id: string, words: string): Equation => ({
  ...{ id, span: spanOf(words), display: false },
  mathml: `<math><mi>${id}</mi></math>`,
})
const paper: PaperDocument = {
  ...plain,
  equations: [equation('width', 'd_v'), equation('fraction', '\\frac{w}{d_v},')],
}

function shown(part: 'claim' | 'proof', words: string, document = paper): HTMLElement {
  const tools: PanelTools = {
    ...{ document, isAbstract: false, addressOf: () => '' },
    ...{ jump: () => undefined, goToFigure: () => undefined },
  }
  const start = document.text.indexOf(words)
  const span = { start, end: start + words.length }
  return render(
    <PanelContext value={tools}>
      {part === 'claim' ? (
        <ClaimWords claim={{ text: words, spans: [span] }} />
      ) : (
        <Proof span={span} />
      )}
    </PanelContext>,
  ).container
}
const formulasOf = (box: HTMLElement) => [...box.querySelectorAll('math')].map((m) => m.textContent)

test('the surroundings of a passage have their formulas drawn, too', () => {
  const box = shown('proof', 'grows with the load, so the weight is')
  expect(formulasOf(box)).toEqual(['width', 'fraction'])
  expect(box.querySelector('.quote__text')?.textContent).toBe(
    'Its width width grows with the load, so the weight is fraction where w is…',
  )
})

test('a formula is drawn where a claim ends before the comma that closes it', () => {
  const words = 'so the weight is \\frac{w}{d_v}'
  expect(formulasOf(shown('claim', words))).toEqual(['fraction'])
  cleanup()
  // The comma is the formula's: it does not stand there twice.
  expect(shown('proof', words).querySelector('.quote__text')?.textContent).toMatch(
    /is fraction where w is/,
  )
})

test('a full stop stays on the line of the formula before it', () => {
  const ends = { ...paper, equations: [equation('fraction', '\\frac{w}{d_v}')] }
  const box = shown('claim', 'the weight is \\frac{w}{d_v}, where', ends)
  expect(box.querySelector('.kept')?.textContent).toBe('fraction,')
  expect(box.textContent).toBe('the weight is fraction, where')
})

test('of a formula that a claim cuts in two nothing is drawn', () => {
  expect(formulasOf(shown('claim', 'so the weight is \\frac{w}'))).toEqual([])
})

test('a claim of several parts of a sentence has the formulas of each', () => {
  const parts = [
    'Its width d_v grows with the load',
    'so the weight is \\frac{w}{d_v},',
    'where w is measured.',
  ]
  const tools: PanelTools = {
    ...{ document: paper, isAbstract: false, addressOf: () => '' },
    ...{ jump: () => undefined, goToFigure: () => undefined },
  }
  const drawn = (text: string) =>
    render(
      <PanelContext value={tools}>
        <ClaimWords claim={{ text, spans: parts.map(spanOf) }} />
      </PanelContext>,
    ).container
  const joined = drawn(parts.join(' '))
  expect(formulasOf(joined)).toEqual(['width', 'fraction'])
  expect(joined.textContent).toBe(
    'Its width width grows with the load so the weight is fraction where w is measured.',
  )
  // What is told in other words stays as it is told.
  const told = `The width d_v says: ${parts.join(' ')}`
  expect(drawn(told).textContent).toBe(told)
})

test('of one sentence at most 20 formulas are drawn, the others are its words (T12)', () => {
  const words = Array.from({ length: 24 }, (_, n) => `h${n + 10}`)
  const many = documentFromSections({
    title: '',
    sections: [{ heading: '', paragraphs: [`We weigh ${words.join(' ')} again.`] }],
  })
  const opening = many.text.indexOf('h10')
  const equations = words.map((id, n) => ({
    ...{ id, display: false, mathml: `<math><mi>${id}</mi></math>` },
    span: { start: opening + 4 * n, end: opening + 4 * n + 3 },
  }))
  const claim = many.text.slice(many.text.indexOf('We weigh'), many.text.indexOf('.') + 1)
  const shownWords = shown('claim', claim, { ...many, equations })
  expect(shownWords.querySelectorAll('math')).toHaveLength(20)
  expect(shownWords.textContent).toBe(claim)
})
