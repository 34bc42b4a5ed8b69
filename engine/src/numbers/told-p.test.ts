import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { slice } from '../text/span.ts'
import { numberNotes } from './number-notes.ts'

const estimate = '0.412 (95% CI 0.273–0.622, '

function notes(first: string, second: string) {
  const document = documentFromSections({
    title: 'Bells',
    abstract: `Bells rang longer in towers (HR ${first}).`,
    sections: [{ heading: 'Results', paragraphs: [`The hazard ratio in towers was ${second}.`] }],
  })
  return numberNotes(document).map(({ text, spans }) => [
    text,
    ...spans.map((span) => slice(document.text, span)),
  ])
}

test('two p beside one estimate and interval are told', () => {
  expect(notes(`${estimate}p = 0.0001)`, `${estimate}p = 0.001)`)).toEqual([
    [
      'These numbers do not agree: beside the same estimate and interval one place prints p = 0.0001, and another p = 0.001.',
      '0.412 (95% CI 0.273–0.622, p = 0.0001',
      '0.412 (95% CI 0.273–0.622, p = 0.001',
    ],
  ])
})

test.each([
  ['they are the same', `${estimate}p = 0.001)`, `${estimate}P = .001)`],
  ['one is rounded', `${estimate}p = 0.0012)`, `${estimate}p = 0.001)`],
  ['one is below the other', `${estimate}p = 0.0001)`, `${estimate}p < 0.001)`],
  ['rounding may have made them differ', `${estimate}p < 0.0001)`, `${estimate}p = 0.0001)`],
  ['the interval is another', `${estimate}p = 0.0001)`, '0.412 (95% CI 0.274–0.622, p = 0.001)'],
  [
    'few digits are the same',
    '0.4 (95% CI 0.2–0.6, p = 0.0001)',
    '0.4 (95% CI 0.2–0.6, p = 0.001)',
  ],
])('nothing is told where %s', (_, first, second) => expect(notes(first, second)).toEqual([]))
