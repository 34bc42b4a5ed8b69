import { documentFromSections, parseHtml } from '@tessera/engine'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DocumentIndexContext, indexDocument } from './document-index.ts'
import { ReadingText } from './reading-text.tsx'

afterEach(() => vi.restoreAllMocks())

// Each formula is as high as a line, and stands below the one before.
const lineHeight = 20
let scrolled = 0

/** @param length of a formula's source */
function show(count: number, length = 0) {
  scrolled = 0
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(0, (Number(this.dataset.start) / 2) * lineHeight - scrolled, 9, lineHeight)
  })
  const words = Array.from({ length: count }, (_, n) => String.fromCodePoint(0x4e00 + n))
  const paper = documentFromSections({
    title: '',
    sections: [{ heading: '', paragraphs: [words.join(' ')] }],
  })
  const opening = paper.text.indexOf(words[0] as string)
  const equations = words.map((word, n) => {
    const start = opening + 2 * n
    const span = { start, end: start + 1 }
    return {
      id: `e${n}`,
      span,
      display: false,
      mathml: `<math><mi>${word}</mi>${' '.repeat(length)}</math>`,
    }
  })
  const marks = equations.map(({ id, span }) => ({ kind: 'math' as const, span, target: id }))
  const { container } = render(
    <DocumentIndexContext value={indexDocument({ ...paper, equations, marks })}>
      <ReadingText highlights={[]} />
    </DocumentIndexContext>,
  )
  const drawn = () => [...container.querySelectorAll('math')].map(({ textContent }) => textContent)
  return { words, drawn, text: () => container.textContent }
}

async function scrollTo(line: number): Promise<void> {
  scrolled = line * lineHeight
  await act(async () => {
    fireEvent.scroll(window)
    await new Promise((done) => requestAnimationFrame(done))
  })
}

test('of very many formulas at most 500 are drawn at once, those about the place that is read (T12)', async () => {
  const { words, drawn, text } = show(700)
  expect(drawn()).toEqual(words.slice(0, 500))
  await scrollTo(400)
  expect(drawn()).toEqual(words.slice(150, 650))
  await scrollTo(699)
  expect(drawn()).toEqual(words.slice(200))
  await scrollTo(0)
  expect(drawn()).toEqual(words.slice(0, 500))
  expect(text()).toContain(words.join(' '))
})

test('while the page is printed all are drawn, but for those that no view affords (T12)', async () => {
  const { words, drawn } = show(700)
  await scrollTo(400)
  fireEvent(window, new Event('beforeprint'))
  expect(drawn()).toEqual(words)
  act(() => void fireEvent(window, new Event('afterprint')))
  expect(drawn()).toEqual(words.slice(150, 650))
  cleanup()
  const long = show(700, 4_000)
  fireEvent(window, new Event('beforeprint'))
  expect(long.drawn().length).toBeGreaterThan(450)
  expect(long.drawn().length).toBeLessThan(500)
})

test('a list of references that did not come with the text is said to be missing, and no other', () => {
  const missing = (html: string) => {
    cleanup()
    const { container } = render(
      <DocumentIndexContext value={indexDocument(parseHtml(html))}>
        <ReadingText highlights={[]} />
      </DocumentIndexContext>,
    )
    return container.textContent?.includes('The references did not come with the text.')
  }
  const page = (list: string) =>
    `<article><h1>Hives</h1><section><h2>Scales</h2><p>We weighed 412 hives in two winters.</p></section><section id="bib" class="ltx_bibliography"><h2>References</h2><ul class="ltx_biblist">${list}</ul></section></article>`
  expect(missing(page(''))).toBe(true)
  expect(missing(page('<li id="bib.1" class="ltx_bibitem">A. Bee. Hives. 1999.</li>'))).toBe(false)
})

test('a few lines further the same are drawn, and of 500 all, wherever is read', async () => {
  const many = show(700)
  await scrollTo(400)
  const before = many.drawn()
  await scrollTo(430)
  expect(many.drawn()).toEqual(before)
  cleanup()
  const few = show(500)
  await scrollTo(499)
  expect(few.drawn()).toEqual(few.words)
})
