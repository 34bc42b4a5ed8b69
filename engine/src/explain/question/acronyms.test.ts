import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'
import { unsaidAcronym } from './acronyms.ts'

const paper =
  'Bells and the Board of Historic Towers (BHT). We weighed the body mass index of ringers who ring. The SLR-CoV bells differ from the STR bells.'

describe('an acronym that a paper neither prints nor spells out', () => {
  test.each([
    ['What is the advantage of the NDV bells?', 'NDV'],
    ['Does the WHO ring them?', 'WHO'],
    ['How many ABCs are there?', 'ABC'],
  ])('%s: %s', (question, name) => expect(unsaidAcronym(question, paper)).toBe(name))

  test.each([
    ['printed', 'What did the BHT say?'],
    ['printed within a name', 'What are SLR bells?'],
    ['spelled out', 'What was the BMI of the ringers?'],
    ['a word for a kind of thing', 'Which GPU was used?'],
    ['a question all in capitals', 'WHAT ARE THE RESULTS OF NDV?'],
    ['none', 'What are the bells made of?'],
  ])('nothing is unsaid: %s', (_, question) => expect(unsaidAcronym(question, paper)).toBeNull())
})

test('a question about it is refused and says which', async () => {
  const document = documentFromSections({
    title: 'Vectors of bells',
    sections: [
      { heading: 'Results', paragraphs: ['The VSV vector has a number of appealing qualities.'] },
    ],
  })
  const asked = (name: string) =>
    answer(document, `What are the appealing qualities of the ${name} vector?`)
  expect(await asked('VSV')).toMatchObject({ refused: false })
  expect(await asked('NDV')).toMatchObject({
    refused: true,
    reason: expect.stringContaining('“NDV”'),
  })
})
