import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { leastSure } from '../explanation.ts'
import { readQuestion } from '../question/question.ts'
import { answer } from './answer.ts'
import { onlyRestates } from './restating.ts'

test.each([
  ['Why did the counts of gulls fall?', 'The counts of gulls fell.', true],
  ['Why did the counts of gulls fall?', 'The counts of gulls fell because of nets.', false],
  ['Why did the counts of gulls fall?', 'Nets kept gulls from the pier, and counts fell.', false],
  ['What did the counts of gulls do?', 'The counts of gulls fell.', false],
  [
    'Why should counts of gulls be trusted?',
    'Considering the calm days, counts of gulls should be trusted.',
    false,
  ],
])('%s: %s', (question, text, isSo) => {
  expect(onlyRestates(readQuestion(question), text)).toBe(isSo)
})

const tell = (...sentences: string[]) =>
  documentFromSections({
    title: 'Gulls on a pier',
    abstract: 'We counted gulls on a pier over a summer and a winter.',
    sections: [{ heading: 'Results', paragraphs: sentences }],
  })
const fell = 'The counts of ringed gulls fell in winter.'

test('a reason leads before what only says it over again', async () => {
  const reason = 'Fewer ringed gulls came in winter owing to the nets that the harbour put up.'
  const { claims } = await answer(
    tell(fell, reason),
    'Why did the counts of ringed gulls fall in winter?',
  )
  expect(claims[0]?.text).toBe(reason)
})

test('what only says it over again is told as unsure', async () => {
  const given = await answer(tell(fell), 'Why did the counts of ringed gulls fall in winter?')
  expect(given.refused || (given.chance ?? 1) < leastSure).toBe(true)
})
