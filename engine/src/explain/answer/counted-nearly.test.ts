import { expect, test } from 'vitest'
import { readQuestion } from '../question/question.ts'
import { topicOf } from '../question/question-coverage.ts'
import { candidate } from './candidate.fixture.ts'
import { byCount } from './counting.ts'
import { shownDespite } from './despite.ts'

/** Whether what ranks first is shown for a question that no passage answers in its own words. */
function isShown(asked: string, text: string): boolean {
  const question = readQuestion(asked)
  const ranked = [{ ...candidate(text), own: 0.2 }]
  const met = byCount(question, ranked, '', topicOf(question, ranked))
  return 'lacking' in met && shownDespite(question, ranked, met, 0.5) !== null
}

test.each([
  ['How many lamps were snuffed by the storm?', 'By dawn 14 lamps had gone dark.', true],
  ['How many lamps were snuffed by the storm?', 'By dawn the lamps had gone dark.', false],
  ['How many lamps were snuffed by the storm?', 'By dawn 14 candles had gone dark.', false],
  ['How many sailors died at the reef?', 'There were 14 deaths in the first winter.', true],
  ['How many sailors drowned at the reef?', 'There were 14 deaths in the first winter.', false],
  ['How many patients liked the soup?', 'The broth pleased 62% of the patients.', true],
  ['How many participants liked the soup?', 'The broth pleased 14 (62%) older women.', true],
  ['How many nurses liked the soup?', 'The broth pleased 14 (62%) older women.', false],
])('%s – %s: %s', (asked, text, isSo) => {
  expect(isShown(asked, text)).toBe(isSo)
})

test('what is counted of somebody whom the paper never names is no answer', () => {
  const told = 'By dawn 14 lamps had gone dark.'
  expect(isShown('How many lamps did Orla snuff?', told)).toBe(false)
})
