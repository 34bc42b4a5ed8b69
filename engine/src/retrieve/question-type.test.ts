import { expect, it } from 'vitest'
import { questionType } from './question-type.ts'

it.each([
  ['When were the nests opened?', 'when'],
  ['On the second site, when was the fence built?', 'when'],
  ['In which year did the flood happen?', 'when'],
  ['Does the drug help when it is given late?', 'yes-no'],
  ['What happens when the valve fails?', 'which'],
  ['Where were the nests opened?', 'where'],
  ['Are there models where the loss is constant?', 'yes-no'],
  ['What does BLEU mean?', 'definition'],
  ['What was the mean age?', 'how-many'],
  ['Who opened the nests?', 'who'],
  ['By whom was the fence built?', 'who'],
  ['Did patients who slept recover?', 'yes-no'],
  ['How did the authors explain the effect of sex?', 'why'],
  ['What was the main reason for moving?', 'why'],
])('%s asks for %s', (question, type) => {
  expect(questionType(question)).toBe(type)
})
