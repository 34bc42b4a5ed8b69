import { expect, test } from 'vitest'
import { gateProblems } from './gates.ts'
import { matchingForm } from './matching-form.ts'

const differ = (source: string, claim: string) =>
  gateProblems(matchingForm(source).text, matchingForm(claim).text, () => true)

test.each([
  ['before its name', 'We used the software package JMP here.', 'We used JMP here.'],
  ['what a program is', 'Rings were counted with SAS.', 'Rings were counted with SAS software.'],
  [
    'of its version',
    'We counted with SPSS 13.0 statistical software package at noon.',
    'We counted with SPSS 13.0 software at noon.',
  ],
  [
    'a kind of program',
    'We used the RAND function of a software spreadsheet program here.',
    'We used the RAND function of a spreadsheet program here.',
  ],
  ['what a set is', 'It was trained on the SQuAD dataset here.', 'It was trained on SQuAD here.'],
  [
    'what a test is',
    'We used the two-tailed Student’s t test here.',
    'We used the two-tailed Student’s t here.',
  ],
  ['another test', 'We used the Mann-Whitney test here.', 'We used the Mann-Whitney here.'],
])('says nothing beside its name: %s', (_, one, other) => {
  expect(differ(one, other)).toEqual([])
  expect(differ(other, one)).toEqual([])
})

test.each([
  ['another name', 'We used the software package JMP here.', 'We used SAS here.'],
  ['no name', 'The price of the software rose.', 'The price of the rose.'],
  ['a name and more', 'It was seen in the HIV test group.', 'It was seen in the HIV group.'],
  ['a group', 'It fell in the SAS group at noon.', 'It fell in the SAS at noon.'],
  ['another program', 'It was counted with SAS software.', 'It was counted with SPSS software.'],
  ['a place', 'It was heard in Ghent at noon.', 'It was heard in Ghent corpus at noon.'],
  ['another version', 'We used SPSS 13.0 software here.', 'We used SPSS 12.0 here.'],
  ['a model', 'We trained the BERT tokenizer here.', 'We trained the BERT here.'],
  ['another noun', 'We used the SAS software here.', 'We used the SAS manual here.'],
])('says something: %s', (_, source, claim) => expect(differ(source, claim)).not.toEqual([]))

test('a study that is called the present one may be told without it, and no other study is called so', () => {
  const [paper, told] = [
    'At the end of the present study 9 rang.',
    'At the end of the study 9 rang.',
  ]
  expect(differ(paper, told)).toEqual([])
  expect(differ(told, paper)).not.toEqual([])
  expect(differ('The present bells rang in it.', 'The bells rang in it.')).not.toEqual([])
})

test.each([
  ['The tone consistently rises with wax.', 'The tone rises with wax.'],
  ['Wax has invariably raised the tone.', 'Wax has raised the tone.'],
])('what is said without its steadiness says less: %s', (paper, claim) => {
  expect(differ(paper, claim)).toEqual([])
  expect(differ(claim, paper)).not.toEqual([])
})

test.each([
  ['The tone does not consistently rise.', 'The tone does not rise.'],
  ['Only wax consistently raises it.', 'Only wax raises it.'],
  ['Few bells consistently rang in tune.', 'Few bells rang in tune.'],
  ['If wax consistently helps, buy it.', 'If wax helps, buy it.'],
  ['Wax consistently and fast raised it.', 'Wax and fast raised it.'],
  ['Old bells rang more consistently in tune.', 'Old bells rang more in tune.'],
])('what is denied or asked without it says more: %s', (paper, claim) =>
  expect(differ(paper, claim)).not.toEqual([]),
)

test.each([
  ['The tone fell significantly in the cold.', 'The tone fell in the cold.'],
  ['The tone was significantly higher in May.', 'The tone was higher in May.'],
  ['The tone rose statistically significantly in May.', 'The tone rose in May.'],
])('a change that is significant is one: %s', (one, other) => {
  expect(differ(one, other)).toEqual([])
  // That it is significant says more.
  expect(differ(other, one)).not.toEqual([])
})

test.each([
  ['The tone did not fall significantly in the cold.', 'The tone did not fall in the cold.'],
  ['Only the tone fell significantly in the cold.', 'Only the tone fell in the cold.'],
  ['Age was significantly associated with tone.', 'Age was associated with tone.'],
  ['The tone fell more significantly in May.', 'The tone fell more in May.'],
])('where it is denied or told of one alone it is the point: %s', (one, other) => {
  expect(differ(one, other)).not.toEqual([])
})

test('an F1 score is an F1, and a score is not any measure', () => {
  const one = 'The model reached an F1 score of 0.81 here.'
  expect(differ(one, 'The model reached an F1 of 0.81 here.')).toEqual([])
  expect(differ(one, 'The model reached an F1 of 0.18 here.')).not.toEqual([])
  expect(differ('The bells had a tone score of 3.', 'The bells had a tone of 3.')).not.toEqual([])
})
