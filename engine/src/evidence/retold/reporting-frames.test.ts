import { expect, test } from 'vitest'
import { inPapersFrames } from './reporting-frames.ts'

const told = (sentence: string, claim: string) => inPapersFrames(sentence, claim, () => false)

test('results are those of the study, named or not', () => {
  const sentence = 'The results of the present study indicate that bells crack.'
  expect(told(sentence, 'The results indicate that bells crack.')).toBe(sentence)
  expect(told(sentence, 'Our findings indicate that bells crack.')).toBe(sentence)
})

test('the results of another study are not', () => {
  const claim = 'The results indicate that bells crack.'
  for (const whose of ['their study', 'that study', 'the study by Ames', 'a study'])
    expect(told(`The results of ${whose} indicate that bells crack.`, claim)).toBe(claim)
})

test('what tests showed the study showed, where it does not tell of others', () => {
  const sentence = 'Experimental results show that bells crack.'
  expect(told(sentence, 'The authors found that bells crack.')).toBe(sentence)
  const claim = 'The authors found that bells crack.'
  expect(inPapersFrames(sentence, claim, () => true)).toBe(claim)
})
