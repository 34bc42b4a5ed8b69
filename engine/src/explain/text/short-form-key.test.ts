import { expect, test } from 'vitest'
import { candidate } from '../answer/candidate.fixture.ts'
import { orderCandidates } from '../answer/rank-candidates.ts'
import { readQuestion } from '../question/question.ts'
import { isShortFormKey } from './short-form-key.ts'

test.each([
  'MVPA, moderate-to-vigorous intensity physical activity.',
  'CI confidence interval',
  'SD = standard deviation of the mean.',
  'PPDH post-dural puncture headache Hypotension: the pressure dropped',
])('%s is a line of a key', (text) => {
  expect(isShortFormKey(text)).toBe(true)
})

test.each([
  'DNA was sequenced twice.',
  'MP participated in the plan of the method and its maths.',
  'PSPC and placebo supplements were prepared by a company.',
  'Gulls nest on roofs.',
])('%s is none', (text) => {
  expect(isShortFormKey(text)).toBe(false)
})

test('of two passages that fit alike, the key comes first for what letters stand for alone', () => {
  const key = candidate('FWP fast walking of postmen Hats: blue and of felt.')
  const told = candidate('Walking fast was seen in postmen.', { span: { start: 90, end: 123 } })
  const first = (question: string) => {
    const described = [key, told].map((one) => ({ ...one, candidate: one, row: [] }))
    return orderCandidates(readQuestion(question), described, [])[0]?.text
  }
  expect(first('Was there fast walking of postmen?')).toBe(told.text)
  expect(first('What does FWP stand for?')).toBe(key.text)
})
