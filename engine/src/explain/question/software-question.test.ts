import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'
import { readSentences } from '../text/sentence.ts'
import { softwareStatements } from './software-question.ts'

const withMethods = (methods: string) =>
  documentFromSections({
    title: 'Tides and the sleep of crabs',
    sections: [
      {
        heading: 'Introduction',
        paragraphs: ['Crabs sleep at low tide. Others have analysed such nights with MATLAB.'],
      },
      { heading: 'Methods', paragraphs: [methods] },
      { heading: 'Results', paragraphs: ['Crabs slept for 4 hours in R, the rocky part.'] },
    ],
  })
const ask = async (methods: string, question: string) =>
  (await answer(withMethods(methods), question)).claims.map(({ text }) => text)

const plain = 'Crabs were watched from a pier. '

test.each([
  ['All analysis was conducted in STATA 11.'],
  ['Quantitative data were analyzed with Microsoft Excel and Epi-Info (CDC, Atlanta).'],
  ['All statistical analyses were performed in R version 3.2.4.'],
  ['The statistical analyses were done in R.'],
  ['Tracks were drawn with the software package Lumen.'],
  ['Tracks were scored using Tidewatch version 2.1 on two days.'],
])('a program is named by name: %s', async (told) => {
  expect(await ask(plain + told, 'Which software was used?')).toEqual([told])
})

test.each([
  [
    'All the calculations were done using the public code TIDEFAST [19].',
    'Which program was used?',
  ],
  ['The simulations were run with the hydrodynamic code Torque-3.', 'What software was used?'],
  ['We used the Lumos code to solve the equations of the tide.', 'Which software did they use?'],
  ['Tides were modelled with the open-source Lumos code.', 'Which computer code was used?'],
  ['Orbits were integrated by the N-body code PEBBLE.', 'Which software was used?'],
])('a code that was run is a program: %s', async (told, asked) => {
  expect(await ask(plain + told, asked)).toEqual([told])
})

test.each([
  ['Deaths were analysed using the ICD code of the town.'],
  ['Each crab was given the code D1 and counts were computed by hand.'],
  ['Homes were analysed with the ZIP code of the pier.'],
  ['The source code of the model is in an archive.'],
])('a code that nobody runs is none: %s', (told) => {
  const paper = withMethods(plain + told)
  expect(softwareStatements(paper, readSentences(paper), 'Which software was used?')).toEqual([])
})

test('the program of the analysis comes before that of a side task', async () => {
  const side = 'Sample sizes were calculated with GPower 3.1.'
  const main = 'Data were analysed using SPSS version 22.0 (IBM, Armonk).'
  expect(await ask(`${side} ${main}`, 'Which statistical software was used?')).toEqual([main, side])
})

test('a purpose that the question names is that of the program', async () => {
  const lists = 'The randomization list was made with Visual Basic in Microsoft Access.'
  const tests = 'All tests were computed in Stata 10.1 (Stata Corp., College Station).'
  expect(await ask(`${tests} ${lists}`, 'Which software was used for randomization?')).toEqual([
    lists,
  ])
  expect(await ask(tests, 'Which software was used for randomization?')).toEqual([])
})

test('a sentence cut in a bracket is quoted up to it', async () => {
  const paper = await ask(
    'All analysis was done in STATA 11 (Stata Corp. 2009.',
    'Which software was used?',
  )
  expect(paper[0]).toBe('All analysis was done in STATA 11')
})

test.each([
  ['Scores followed the Common Terminology Criteria version 3.0 and were computed by hand.'],
  ['The number of crabs contained in R was counted on an ABI Prism 7700 detector.'],
  ['Software Engineering is taught with crabs in mind.'],
  ['We developed software with care.'],
])('no program is used in: %s', (told) => {
  const paper = withMethods(plain + told)
  expect(softwareStatements(paper, readSentences(paper), 'Which software was used?')).toEqual([])
})
