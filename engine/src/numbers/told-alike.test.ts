import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { analyzeResults } from '../explain/summary/results.ts'
import { numberStatements } from './number-notes.ts'
import { paperWith } from './table-paper.fixture.ts'

const paper = (abstract: string, results: string, discussion = 'Naps help.') =>
  documentFromSections({
    title: 'Naps of sailors',
    abstract: `We studied naps. ${abstract}`,
    sections: [
      { heading: 'Results', paragraphs: [results] },
      { heading: 'Discussion', paragraphs: [discussion] },
    ],
  })
const found = (...words: Parameters<typeof paper>) =>
  numberStatements(paper(...words)).map(({ agrees, finding }) => (agrees ? 'agrees' : finding))
const other = (one: string, two: string) =>
  `one place prints ${one}, and another prints ${two} for what seems to be the same`
const nap = 'Mean nap time rose by 42 minutes (95% CI 18 to 66).'

test.each([
  [nap, 'Mean nap time rose by 24 minutes in the hammock group.', other('42', '24')],
  [nap, 'Then the mean nap time rose by 47 minutes.', null],
  [nap, 'The mean nap time rose by 47 minutes.', other('42', '47')],
  [nap, 'The mean nap time rose by 65 minutes (p = 0.02).', other('42', '65')],
  [nap, 'Mean nap time rose by 42 minutes.', 'agrees'],
])('“%s” and “%s”', (abstract, results, finding) => {
  expect(found(abstract, results)).toEqual(finding === null ? [] : [finding])
})

test('what only the discussion says again is no other result', async () => {
  const document = paper(
    nap,
    'Mean nap time rose by 24 minutes in the hammock group.',
    'The mean rise of 42 minutes is large.',
  )
  const { numberNotes } = await analyzeResults(document)
  expect(numberNotes.map(({ text, spans }) => [text, spans.length])).toEqual([
    [`These numbers do not agree: ${other('42', '24')}.`, 2],
  ])
})

test.each([
  ['another measure', 'Median nap time rose by 24 minutes.'],
  ['another unit', 'Mean nap time rose by 24 percent.'],
  ['another way', 'Mean nap time fell by 24 minutes.'],
  ['to, not by', 'Mean nap time rose to 24 minutes.'],
  ['a group of control', 'Mean nap time rose by 24 minutes in the control group.'],
  ['a group, and no slip of the pen', 'Mean nap time rose by 65 minutes in the bunk group.'],
  ['another time', 'Mean nap time rose by 24 minutes at six weeks.'],
  ['another time in front', 'After six weeks, mean nap time rose by 24 minutes.'],
  ['a subset', 'Mean nap time rose by 24 minutes in women.'],
  ['a subset in front', 'Among cooks, mean nap time rose by 24 minutes.'],
  ['two groups', 'Mean nap time rose by 24 minutes in the bunk group and by 3 in the other.'],
  ['both are printed', 'Mean nap time rose by 24 minutes, with hammocks by 42 minutes.'],
  [
    'told of each group',
    'Mean nap time rose by 24 minutes in the bunk group. Mean nap time rose by 42 minutes in the hammock group.',
  ],
  ['of others', 'Mean nap time rose by 24 minutes [3].'],
])('nothing is told where the results tell %s', (_, results) => {
  expect(found(nap, results).filter((one) => one !== 'agrees')).toEqual([])
})

test('a rounded number is no other', () => {
  expect(found('Mean nap time rose by 42 minutes.', 'Mean nap time rose by 41.6 minutes.')).toEqual(
    ['agrees'],
  )
  expect(found('Mean nap time rose by 42 minutes.', 'Mean nap time rose by 47.6 minutes.')).toEqual(
    [other('42', '47.6')],
  )
})

test('another group in both places is another thing', () => {
  expect(
    found(
      'Mean nap time rose by 42 minutes in the hammock group.',
      'Mean nap time rose by 24 minutes in the bunk group.',
    ),
  ).toEqual([])
})

test('a table on the same that prints the number silences; one on something else does not', () => {
  const told = (rows: string[]) =>
    numberStatements(
      paperWith(rows, nap, 'Mean nap time rose by 24 minutes in the hammock group.'),
    ).map(({ finding }) => finding)
  expect(told(['Bunk | Sailors', 'Upper | 42'])).toEqual([other('42', '24')])
  expect(told(['Group | Nap time, mean', 'Hammocks | 42'])).toEqual([])
})
