import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'
import { unsaidCompound } from './compounds.ts'

const paper =
  'We used a beam size of 4. The model keeps hidden states. The pressure in the blood of ringers rose. The rates of decay differed. HR was 60.'

describe('a measure of something that a paper does not speak of', () => {
  test.each([
    ['What is the hidden size?', 'hidden size'],
    ['What hidden size does the model use?', 'hidden size'],
    ['What was the mean muscle temperature?', 'muscle temperature'],
  ])('%s: %s', (question, compound) =>
    expect(unsaidCompound(question, paper, 'The model keeps hidden states h_2.')).toBe(compound),
  )

  test.each([
    ['as it stands', 'What is the beam size?'],
    ['the other way round', 'What was the mean blood pressure?'],
    ['in the plural', 'What is the decay rate?'],
    ['by its letters', 'What was the heart rate?'],
    ['a word that names no thing', 'What is the total size?'],
    ['not asked for itself', 'What could explain the high learning rate?'],
  ])('nothing is unsaid: %s', (_, question) =>
    expect(unsaidCompound(question, paper, '')).toBeNull(),
  )

  test('nor where the passage gives a figure of the thing', () => {
    const lead = 'We kept a vocabulary of 16K tokens.'
    expect(unsaidCompound('What is the vocabulary size?', paper, lead)).toBeNull()
    expect(unsaidCompound('What is the vocabulary size?', paper, '')).toBe('vocabulary size')
  })
})

test('it is refused, not answered with another', async () => {
  const document = documentFromSections({
    title: 'A model of bells',
    sections: [{ heading: 'Model', paragraphs: [paper] }],
  })
  expect(await answer(document, 'What is the hidden size of the model?')).toMatchObject({
    refused: true,
    reason: expect.stringContaining('“hidden size”'),
  })
  expect(await answer(document, 'What is the beam size of the model?')).toMatchObject({
    refused: false,
  })
})
