import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { contains } from '../text/span.ts'
import { checkStatement } from './check-statement.ts'
import { passagesOf } from './found-passages.ts'

const paper = documentFromSections({
  title: 'Bells of Ghent',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'In the last year, the bells (Fig. 2) rang every hour of the day, and nobody slept. The ropes wore out within a month.',
        'The tone of the old bells fell by 20 Hz in the winter.',
      ],
    },
  ],
})

const at = (words: string) => {
  const start = paper.text.indexOf(words)
  return { start, end: start + words.length }
}

/** Passages with what was found in brackets. */
const shown = (spans: readonly { start: number; end: number }[]) =>
  passagesOf(paper, spans).map(({ span, found }) => {
    expect(found.every((place) => contains(span, place))).toBe(true)
    let words = ''
    let from = span.start
    for (const { start, end } of found) {
      words += `${paper.text.slice(from, start)}[${paper.text.slice(start, end)}]`
      from = end
    }
    return words + paper.text.slice(from, span.end)
  })

test('what proves a sentence is shown in the whole sentence of the paper that it is of', () => {
  const { kind, spans } = checkStatement(paper, 'The bells rang every hour of the day.')
  expect(kind).toBe('located')
  expect(shown(spans)).toEqual([
    'In the last year, [the bells] (Fig. 2) [rang every hour of the day], and nobody slept.',
  ])
})

test('each sentence is shown once, in text order, with all that was found in it', () => {
  expect(shown([at('old bells fell'), at('nobody slept'), at('the bells (Fig. 2) rang')])).toEqual([
    'In the last year, [the bells (Fig. 2) rang] every hour of the day, and [nobody slept].',
    'The tone of the [old bells fell] by 20 Hz in the winter.',
  ])
})

test('places over each other are one, and what runs over two sentences is of both', () => {
  expect(shown([at('every hour of'), at('hour of the day'), at('slept. The ropes')])).toEqual([
    'In the last year, the bells (Fig. 2) rang [every hour of the day], and nobody [slept. The ropes] wore out within a month.',
  ])
})

test('a place outside the text is an error', () => {
  expect(() => passagesOf(paper, [{ start: 0, end: paper.text.length + 1 }])).toThrow(RangeError)
})
