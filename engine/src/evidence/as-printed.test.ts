import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { verifyClaim } from './verify.ts'

const paper = documentFromSections({
  title: 'Bells',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'We used a single-model tower for task-specific English-to-German bells of the old town. The ringers don’t mind the frost of the old harbour.',
        'According to the definition of Peach [28], the rims of bells are cracked in winter.',
        'Here, as in the older books on bells, and with thanks to Peach [28], rims of old bells are said to be cracked in every winter and mended by founders in spring.',
        'Bells were cast by hand with β_1 = 0.9, β_2 = 0.98 and ϵ = 10^-9. The clapper weighs 12 kg in all of the towers.',
      ],
    },
  ],
})

test.each([
  [
    'hyphens of what is left out',
    'We used a tower for task-specific bells of the old town.',
    { omitted: ['single-model', 'English-to-German'] },
  ],
  ['an apostrophe', 'The ringers mind the frost of the old harbour.', { omitted: ['don’t'] }],
  [
    'hyphens of what was replaced, on both sides',
    'We used a single-model tower for task-bound English-to-German bells of the old town.',
    { changed: [{ claim: 'task-bound', paper: 'task-specific' }] },
  ],
  [
    'a bracket that was opened',
    'According to the authors, the rims of bells are cracked in winter.',
    { changed: [{ claim: 'authors', paper: 'definition of Peach [28]' }] },
  ],
  [
    'the word that a preposition is of',
    'We all know rims of old bells are said to be cracked in every winter and mended by founders in spring.',
    { changed: [{ claim: 'We all know', paper: 'thanks to Peach [28]' }] },
  ],
  [
    'a relation with both of its sides',
    'Bells were cast by hand with β2 = 0.98.',
    { problems: ['words-left-out'], omitted: ['β_1 = 0.9'] },
  ],
])('words are quoted as the paper prints them: %s', (_, claim, told) => {
  expect(verifyClaim(paper, claim)).toMatchObject({ kind: 'unverified', ...told })
})

test.each([
  ['a unit alone', 'The clapper weighs 12 in all of the towers.', 'unit-mismatch'],
  [
    'a relation alone',
    'Bells were cast by hand with β_1 0.9, β_2 = 0.98 and ϵ = 10^-9.',
    'comparison',
  ],
])('what is left out is no word: %s', (_, claim, problem) => {
  expect(verifyClaim(paper, claim).problems).toContain(problem)
})
