import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { numberStatements } from './number-notes.ts'

const found = (words: string) =>
  numberStatements(
    documentFromSections({
      title: 'Naps of sailors',
      sections: [{ heading: 'Methods', paragraphs: [words] }],
    }),
  ).map(({ agrees, finding }) => (agrees ? 'agrees' : finding))

test.each([
  'Six left, so that 240 workers were randomised. Of these, 120 workers received tea and 120 received water.',
  'In all 240 nurses were randomly assigned: 130 to tea and 110 to water.',
  'Of the 240 workers, 150 (62.5%) were women and 90 (37.5%) were men.',
])('“%s” agrees', (words) => {
  expect(found(words)).toEqual(['agrees'])
})

test.each([
  [
    'Six left, so that 240 workers were randomised. Of these, 130 workers received tea and 120 received water.',
    '130 and 120 are 250, and the paper prints 240',
  ],
  [
    'In all 240 nurses were randomly assigned: 120 to tea and 110 to water.',
    '120 and 110 are 230, and the paper prints 240',
  ],
  [
    'Of the 240 workers, 150 (62.5%) were women and 98 (37.5%) were men.',
    '150 and 98 are 248, and the paper prints 240',
  ],
])('“%s” does not', (words, finding) => {
  expect(found(words)).toEqual([finding])
})

test.each([
  // Not all who were given to groups had something.
  'We say that 240 workers were randomised. Of these, 110 received tea and 100 received water.',
  'We say that 240 workers were randomised. Of these, 120 received tea and 110 received water, and 10 received neither.',
  'We say that 240 workers were randomised. Of these, 130 received tea and 120 received water; 10 received both.',
  'We say that 240 workers were randomised. Of these, 130 received tea and 120 received sugar also.',
  'We say that 240 workers were randomised. Of these, 80 were assigned to tea, 80 to milk and 90 to water.',
  'We say that 240 workers were randomised. Of these, 120 were assigned to tea and 110 to water before 10 withdrew.',
  // What was had was another thing than the groups.
  'We say that 240 workers were randomised. Of these, 200 received advice and 190 received leaflets.',
  'Of the 240 workers, 150 (62.5%) were women and 80 (33.3%) were men, and 10 of other sex.',
])('“%s” is told to be no slip', (words) => {
  expect(found(words).filter((one) => one !== 'agrees')).toEqual([])
})
