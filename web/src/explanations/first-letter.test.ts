import { documentFromSections } from '@tessera/engine'
import { expect, test } from 'vitest'
import { letterToRaise } from './first-letter.ts'

const paper = documentFromSections({
  title: 'BellTools: hearing what rings',
  sections: [
    {
      heading: 'Tools',
      paragraphs: [
        'We made a toolkit for bells. belltools reads their sounds. However, belltools is slow. However, tolling is not. Tolling bells ring. However, clangs are heard. Thus, we rest. Hence, mRNA and k-means and x are named. So a bell rings.',
      ],
    },
  ],
})

/** What is shown of a claim with these words, which the paper has. */
function shown(text: string): string {
  const start = paper.text.indexOf(text)
  const first = letterToRaise(paper, { text, spans: [{ start, end: start + text.length }] })
  return first.toUpperCase() + text.slice(first.length)
}

test.each([
  ['tolling is not.', 'Tolling is not.'],
  ['we rest.', 'We rest.'],
  ['a bell rings.', 'A bell rings.'],
])(
  'words from within a sentence begin with a capital that the paper gives them: %s',
  (text, as) => {
    expect(shown(text)).toBe(as)
  },
)

test.each([
  'belltools reads their sounds.',
  'belltools is slow.',
  'clangs are heard.',
  'mRNA and k-means',
  'k-means and x',
  'x are named.',
  'We made a toolkit',
])('the paper’s own small letter stays, and its own capital: %s', (text) => {
  expect(shown(text)).toBe(text)
})
