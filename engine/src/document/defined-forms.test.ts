import { expect, test } from 'vitest'
import { definedForms } from './defined-forms.ts'
import { documentFromSections } from './from-sections.ts'

const formsOf = (...paragraphs: string[]) =>
  definedForms(
    documentFromSections({ title: '', sections: [{ heading: 'Text', paragraphs }] }),
  ).map(({ short, long }) => `${short}: ${long}`)

test.each([
  ['The limit of detection (LD) was low.', ['LD: limit of detection']],
  ['The mean visit time (hereafter MVT) was short.', ['MVT: mean visit time']],
  ['The mean visit time (MVT, in minutes) was short.', ['MVT: mean visit time']],
  ['Long evening towers (LETs) were built.', ['LET: Long evening towers']],
  [
    'PONV (postoperative nausea and vomiting) was rare.',
    ['PONV: postoperative nausea and vomiting'],
  ],
  [
    'MVT: mean visit time; LD, limit of detection; NA, none.',
    ['LD: limit of detection', 'MVT: mean visit time'],
  ],
  ['It was logged by MediaStore (MDS).', ['MDS: MediaStore']],
  ['It was logged in the towns (MDS).', []],
  [
    'The mean wait (MW) of boats. The MW of rowers (MWR) was long.',
    ['MWR: mean wait of rowers', 'MWR: MW of rowers', 'MW: mean wait'],
  ],
])('%s', (text, forms) => expect(formsOf(text)).toEqual(forms))

test('a short form of two things is none of them; one that is written in two ways is one', () => {
  expect(formsOf('The mean wait (MW) was long.', 'The molecular weight (MW) was high.')).toEqual([])
  expect(
    formsOf('The mean wait (MW) was long.', 'Table 2. MW, molecular weight; n, count.'),
  ).toEqual([])
  expect(formsOf('Mean-wait (MW) was long.', 'The mean waits (MWs) were long.')).toEqual([
    'MW: Mean wait',
  ])
})
