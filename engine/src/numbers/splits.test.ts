import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { numberStatements } from './number-notes.ts'

const paperOf = (words: string) =>
  documentFromSections({
    title: 'Letters kept',
    sections: [{ heading: 'Data', paragraphs: [words] }],
  })
const found = (words: string) =>
  numberStatements(paperOf(words)).map(({ agrees, finding }) => (agrees ? 'agrees' : finding))

test.each([
  'We split all letters into train (70%, 3177 letters), dev (10%, 454), and test (20%, 908).',
  'We took 80% for training, 10% for validation and 10% for testing.',
  'Letters were split: training set (33.4%), validation set (33.3%), test set (33.3%).',
  // What is left over is no slip.
  'We took 60% for training, 10% for validation and 20% for testing.',
])('“%s” agrees', (words) => {
  expect(found(words)).toEqual(['agrees'])
})

test.each([
  [
    'We split all letters into train (70%, 3177 letters), dev (10%, 454), and test (30%, 908).',
    '70%, 10% and 30% for training, development and testing are 110% together',
  ],
  [
    'We took 80% for training, 15% for validation and 10% for testing.',
    '80%, 15% and 10% for training, development and testing are 105% together',
  ],
])('“%s” does not', (words, finding) => {
  expect(found(words)).toEqual([finding])
})

test.each([
  // A part of a part, two splits, another thing than a share of the corpus.
  'We took 80% for training, and 20% of the training letters for validation and 20% for testing.',
  'We took 80% for training, 10% for validation and 15% of the remaining ones for testing.',
  'Letters kept were 80% in training, 75% in validation, 78% in testing and 70% in tests by hand.',
  'We split letters, and accuracy was 45% for training, 40% for validation and 38% for testing.',
  'In training (60%), validation (50%) and testing (40%) letters were lost.',
  'Accuracy rose by 60% in training. It rose by 50% in validation. It rose by 40% in testing.',
])('“%s” is not read', (words) => {
  expect(found(words)).toEqual([])
})
