import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import type { PaperDocument } from '../document/paper-document.ts'
import { parseReference } from '../document/parse-reference.ts'
import { checkPasted } from './check-pasted.ts'

const sections = documentFromSections({
  title: 'Bells of Ghent',
  abstract: 'We rang twelve bells of bronze in the old tower.',
  sections: [
    {
      heading: '1 Introduction',
      paragraphs: [
        'Rust is common in old towers [1, 3]. Wax keeps ropes dry (Bell and Cole, 1999; Dunn 2001).',
      ],
    },
    {
      heading: '2 Results',
      paragraphs: [
        'Nine bells cracked in the second winter. The cracks of old bells are listed in Table 2.',
        'Three gongs were quiet in fog and loud in frost.',
        'Although gongs were tried before (in Bruges [Ames et al., 2012] and Ypres [Dunn, 2001]), our bells are the first to be heard beyond the river.',
        'Small bells ring clear in snow [1], whereas large bells ring dull in rain [2]. Ropes were found to rot in salt air (Dunn 2001), and there is still no bell of tin in Ghent.',
        'Bells of tin weighed 40 kg on average (Figure 3A). Those of lead weighed 90 kg (Figure 3B).',
        'The lightest of all bells weighed 12 kg. All weights are in Table 2, and all tones in Table 3.',
      ],
    },
  ],
})
const paper: PaperDocument = {
  ...sections,
  authors: ['Ada Gray', 'Ames, Bo', 'C Hill'],
  year: 2019,
  references: [
    'Bell B. Rust in towers. Tower J 1990; 2: 1–9.',
    'Gray A, Ames B. Older bells of Ghent. Tower J 2018; 8: 1–9.',
    'Cole C. Damp towers. Tower J 1991; 3: 1–9.',
  ].map((raw, at) => ({ ...parseReference(raw), label: String(at + 1) })),
}
const told = (words: string, document = paper) => checkPasted(document, words)

test.each([
  'Nine bells cracked in the second winter (Gray et al., 2019).',
  'Nine bells cracked in the second winter (Gray, Ames, et al. 2019).',
  'Nine bells cracked in the second winter. (Gray and colleagues)',
  // In print a year after it was online.
  'Nine bells cracked in the second winter (see Gray et al., 2020; Table 2).',
  'Nine bells cracked in the second winter (Results section).',
  'Nine bells cracked in the second winter [Section 2].',
  'Nine bells cracked in the second winter, as shown in Table 2.',
  // These sections have no pages.
  'Nine bells cracked in the second winter (p. 3).',
  'Gray et al. (2019) found that nine bells cracked in the second winter.',
  'Wax keeps ropes dry (Bell &amp; Cole, 1999).',
  'Wax keeps ropes dry (Dunn, 2001).',
  'Rust is common in old towers [3].',
  'Rust is common in old towers (Cole, 1991).',
  'Small bells ring clear in snow [1].',
  'Small bells ring clear in snow (Bell, 1990).',
  'Small bells ring clear in snow [1], whereas large bells ring dull in rain [2].',
  'Small bells ring clear in snow, whereas large bells ring dull in rain [1][2].',
  'Ropes were found to rot in salt air (Dunn, 2001).',
  'Bells of tin weighed 40 kg on average (Figure 3A).',
  'Bells of tin weighed 40 kg on average (Fig. 3).',
  'Nine bells cracked in the second winter【4†source】.',
  'Nine bells cracked in the second winter [cite: 3].',
  '&quot;Nine bells cracked in the second winter&quot;.',
  // The number is of the reader's list.
  'Nine bells cracked in the second winter [7].',
])('a note that is true is no word of its sentence: %s', (words) =>
  expect(told(words).kind).toMatch(/verbatim|located/),
)

test.each([
  ['Nine bells cracked in the second winter (Bell, 1990).', '(Bell, 1990)'],
  ['Nine bells cracked in the second winter (Gray et al., 2011).', '(Gray et al., 2011)'],
  // Another work of the same authors.
  ['Nine bells cracked in the second winter (Gray and Ames, 2018).', '(Gray and Ames, 2018)'],
  ['Nine bells cracked in the second winter (Ames et al., 2019).', '(Ames et al., 2019)'],
  ['Nine bells cracked in the second winter (Gray and Ames, 2019).', '(Gray and Ames, 2019)'],
  ['Nine bells cracked in the second winter (Gray et al., 2018).', '(Gray et al., 2018)'],
  ['Nine bells cracked in the second winter (Table 3).', '(Table 3)'],
  ['Three gongs were quiet in fog and loud in frost (Table 2).', '(Table 2)'],
  ['Nine bells cracked in the second winter (Methods).', '(Methods)'],
  ['Nine bells cracked in the second winter (Gray et al., 2019) (Table 4).', '(Table 4)'],
  ['Wax keeps ropes dry (Dunn, 1999).', '(Dunn, 1999)'],
  // What is cited for the other half of the sentence.
  ['Small bells ring clear in snow [2].', '[2]'],
  ['Small bells ring clear in snow (Gray and Ames, 2018).', '(Gray and Ames, 2018)'],
  ['Small bells ring clear in snow [2], whereas large bells ring dull in rain [1].', '[2, 1]'],
  ['There is still no bell of tin in Ghent (Dunn, 2001).', '(Dunn, 2001)'],
  ['Bells of tin weighed 40 kg on average (Figure 3B).', '(Figure 3B)'],
  ['Our bells are the first to be heard beyond the river (Dunn, 2001).', '(Dunn, 2001)'],
  // Its paragraph names two tables, and it neither.
  ['The lightest of all bells weighed 12 kg (Table 3).', '(Table 3)'],
  ['Rust is common in old towers [2].', '[2]'],
  ['Rust is common in old towers (Gray and Ames, 2018).', '(Gray and Ames, 2018)'],
])('one that is not true is named: %s', (words, note) => {
  const verdict = told(words)
  expect(verdict.kind).toBe('unverified')
  expect(verdict.changed?.map(({ claim }) => claim)).toEqual([note])
})

test('what others found is not the paper’s own, unless they are cited as well', () => {
  expect(told('Wax keeps ropes dry (Gray et al., 2019).').kind).toBe('unverified')
  const named = 'Wax keeps ropes dry (Bell and Cole, 1999; Dunn 2001)'
  expect(told(`${named} (Gray et al., 2019).`).kind).toBe('verbatim')
})

test('a page is one that the words stand on', () => {
  const region = { page: 2, x: 0, y: 0, width: 1, height: 1 }
  const printed: PaperDocument = {
    ...paper,
    pages: [1, 2].map((number) => ({ number, width: 1, height: 1, lines: [] })),
    blocks: paper.blocks.map((block) => ({ ...block, regions: [region] })),
  }
  expect(told('Nine bells cracked in the second winter (p. 2).', printed).kind).toBe('verbatim')
  expect(told('Nine bells cracked in the second winter (pp. 2–3).', printed).kind).toBe('verbatim')
  expect(told('Nine bells cracked in the second winter (p. 1).', printed).kind).toBe('unverified')
})

test.each([
  'Ten bells cracked in the second winter (Gray et al., 2019).',
  'Nine bells cracked in the second winter (in Ghent).',
  'Nine bells cracked in the second winter (p < 0.05).',
  'Gray et al. (2012) found that nine bells cracked in the second winter.',
  '❌ Nine bells cracked in the second winter.',
  'Nine bells cracked in the second winter 🚫',
])('a note proves nothing: %s', (words) => expect(told(words).kind).toBe('unverified'))
