import { expect, test } from 'vitest'
import { verifyClaim } from '../evidence/verify.ts'
import { slice } from '../text/span.ts'
import { documentFromSections } from './from-sections.ts'
import { beginsSentence, smallNames } from './small-names.ts'

const paper = documentFromSections({
  title: 'BellTools: hearing what rings',
  sections: [
    {
      heading: 'Tools',
      paragraphs: [
        'We made a toolkit for bells. belltools reads their sounds. It is told by mRNA. mRNA is long.',
        'and the rest of a paragraph that was broken. The end is near.',
      ],
    },
  ],
})

test('a name that begins sentences small parts them', () => {
  expect(paper.sentences.map((span) => slice(paper.text, span)).slice(0, 2)).toEqual([
    'We made a toolkit for bells.',
    'belltools reads their sounds.',
  ])
})

test('the names of a document are those that begin its sentences, not its broken paragraphs', () => {
  expect([...smallNames(paper)]).toEqual(['belltools', 'mRNA'])
})

test.each([
  ['belltools’ reader', true],
  ['(belltools is free)', true],
  ['The bells', true],
  ['3 bells', true],
  ['and the rest', false],
  ['bells', false],
])('%s begins a sentence: %s', (words, begins) => {
  expect(beginsSentence(words, smallNames(paper))).toBe(begins)
})

test('a claim of two sentences is parted before the name', () => {
  const claim = 'belltools reads their sounds. mRNA is long.'
  expect(verifyClaim(paper, claim).kind).toBe('verbatim')
})
