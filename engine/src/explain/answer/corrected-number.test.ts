import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { tensInFigures } from '../../text/numbers.ts'
import { answer } from './answer.ts'

const paperOf = (...methods: string[]) =>
  documentFromSections({
    title: 'Tides and the sleep of coastal towns',
    sections: [
      { heading: 'Introduction', paragraphs: ['Sleep is short by the sea, and boats are loud.'] },
      { heading: 'Methods', paragraphs: methods },
      { heading: 'Results', paragraphs: ['Nights were longer at low tide than at high tide.'] },
    ],
  })
const premiseOf = async (question: string, ...methods: string[]) =>
  (await answer(paperOf(...methods), question)).premise

const flow =
  'A total of 133 patients were screened and randomized, of which 105 completed and 28 discontinued the study.'

test.each([
  [
    'Were 27 gulls sampled?',
    'We sampled 72 gulls at the pier. Later 40 gulls and 32 gulls were weighed.',
    '27',
    '72',
  ],
  ['Were 134 patients randomized?', flow, '134', '133'],
  ['Why did 29 patients discontinue the study?', flow, '29', '28'],
  [
    'Did 129 cases get confirmed?',
    'Of 23,646 suspected cases, 119 (0.5%) were confirmed by tests.',
    '129',
    '119',
  ],
  [
    'Were 89 657 tumours with known stage analysed?',
    'Stage was available on 88 657 of 98 942 tumours.',
    '89 657',
    '88 657',
  ],
  [
    'Why were 60 children included?',
    'In total 105 children were included in the study of tides.',
    '60',
    '105',
  ],
])('%s is set right by: %s', async (question, told, asked, right) => {
  expect(await premiseOf(question, 'Crabs were left out.', told)).toBe(
    `The question speaks of ${asked}; the passage says ${right}.`,
  )
})

test.each([
  [
    'no count of other things',
    'Were 27 gulls sampled?',
    'We sampled 72 crabs near the gulls at the pier.',
  ],
  [
    'no part',
    'Were 60 children included?',
    'Of the children 14 children in the first group needed a boat.',
  ],
  [
    'no plan',
    'Were 38 gulls included?',
    'We would have needed 83 gulls for sufficient statistical power.',
  ],
  [
    'not where two counts may be meant',
    'Were 60 gulls weighed?',
    'At first 25 gulls were weighed. Twenty-six gulls were weighed later.',
  ],
])('%s sets a number right', async (_, question, told) => {
  expect(await premiseOf(question, 'Crabs were left out.', told)).toBeUndefined()
})

test('tens in words are numbers', () => {
  expect(tensInFigures('Twenty-five gulls and seventy crabs in the twentieth year')).toBe(
    '25 gulls and 70 crabs in the twentieth year',
  )
})
