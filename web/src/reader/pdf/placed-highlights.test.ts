import { describe, expect, test, vi } from 'vitest'
import { passageClaim } from '../blocks/words.tsx'
import type { Highlight } from '../highlight.ts'
import { createPassageFinder } from './passage-finder.ts'
import { lookInIdleMoments, sortOut } from './placed-highlights.ts'

const read = [
  'Anchors hold in calm water.',
  'Three-part anchors recovered 97.4% of the passages.',
  'Only the web page says this sentence about the weather.',
].join('\n\n')
// Another order, a hyphen at a line's end, ligatures; one sentence is not there.
const pages =
  'A ﬁrst page.\nThree-part anchors recov-\nered 97.4% of the passages. Anchors hold in calm water.'

function highlight(words: string, more: Partial<Highlight> = {}): Highlight {
  const start = read.indexOf(words)
  if (start === -1) throw new Error(`The text does not say: ${words}`)
  const span = { start, end: start + words.length }
  return { claim: words.slice(0, 5), kind: 'findings', span, quiet: false, ...more } as Highlight
}
const calm = highlight('Anchors hold in calm water.')
const three = highlight('Three-part anchors recovered 97.4% of the passages.')
const weather = highlight('Only the web page says this sentence about the weather.')

async function looked(highlights: readonly Highlight[], to = pages) {
  const finder = createPassageFinder(read, to)
  await new Promise<void>((done) => {
    lookInIdleMoments(finder, highlights, () => {
      if (highlights.every(({ span }) => finder.known(span) !== undefined)) done()
    })
  })
  return sortOut(finder, highlights, read, to)
}

describe('highlights of a text on the pages of a PDF that was read by itself', () => {
  test('stand on the same words there; what the pages do not say is lost, not guessed', async () => {
    const { placed, lost } = await looked([calm, three, weather])
    expect(placed.map(({ words }) => words)).toEqual([
      'Anchors hold in calm water.',
      'Three-part anchors recov-\nered 97.4% of the passages.',
    ])
    expect(lost).toEqual([{ claim: 'Only ', words: read.slice(weather.span.start) }])
  })

  test('stand on the letters of formulas, which a PDF writes in letters of their own', () => {
    const said = 'Let α denote the share of h letters.'
    const printed = 'Before. Let 𝛼 denote the share of ℎ letters. After.'
    const finder = createPassageFinder(`${said} More follows.`, printed)
    const place = finder.find({ start: 0, end: said.length })
    expect(place && printed.slice(place.start, place.end)).toBe(
      'Let 𝛼 denote the share of ℎ letters.',
    )
  })

  test('are in neither list before they were looked for', () => {
    const finder = createPassageFinder(read, pages)
    expect(sortOut(finder, [calm, weather], read, pages)).toEqual({ placed: [], lost: [] })
  })

  test('quiet ones that are lost are not listed: they were not shown', async () => {
    const { lost } = await looked([{ ...weather, quiet: true }])
    expect(lost).toEqual([])
  })

  test('a passage that is jumped to is looked for at once', () => {
    const finder = createPassageFinder(read, pages)
    const target = { ...three, claim: passageClaim }
    expect(sortOut(finder, [target], read, pages).placed).toHaveLength(1)
  })

  test('of the text of the pages itself stand where they stand, with nothing to wait for', () => {
    const finder = createPassageFinder(read, read)
    const { placed } = sortOut(finder, [calm, three, weather], read, read)
    expect(placed.map(({ onPages }) => onPages)).toEqual([calm.span, three.span, weather.span])
  })

  test('a stopped search goes no further', () => {
    vi.useFakeTimers()
    const finder = createPassageFinder(read, pages)
    const onSome = vi.fn()
    lookInIdleMoments(finder, [calm], onSome)()
    vi.runAllTimers()
    vi.useRealTimers()
    expect([onSome.mock.calls.length, finder.known(calm.span)]).toEqual([0, undefined])
  })
})
