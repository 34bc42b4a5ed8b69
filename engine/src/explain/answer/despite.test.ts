import { expect, test } from 'vitest'
import { readQuestion } from '../question/question.ts'
import { candidate } from './candidate.fixture.ts'
import { doubted, isLikelySaid, shownDespite } from './despite.ts'

const near = (text: string, own: number) => candidate(text, { score: 1, role: 'results', own })
const unmet = { lacking: 'no passage gives a reason for that', isSign: true } as const

test('what lacks but a sign is shown where the paper so likely says it, as unsure', () => {
  const passages = [near('This finding is odd, as earlier work found the reverse.', 0.6)]
  const question = readQuestion('Why is the finding of short nights odd?')
  expect(shownDespite(question, passages, unmet, 0.8)).toEqual(passages)
  expect(shownDespite(question, passages, unmet, 0.4)).toBeNull()
  expect(shownDespite(question, passages, { lacking: 'no passage says “longer”' }, 0.8)).toBeNull()
  expect(isLikelySaid(doubted(0.8))).toBe(false)
})

test('a count is shown where the passage that leads has a figure, and nowhere else', () => {
  const question = readQuestion('How many gull cases were reported to the harbour office?')
  const shown = (text: string) => shownDespite(question, [near(text, 0.9)], unmet, 0.8)?.length ?? 0
  expect(shown('At least 8,098 cases of sick gulls were reported to the harbour office.')).toBe(1)
  expect(shown('Cases by TIDE-12 were reported to the harbour office in 2012 [3].')).toBe(0)
  expect(shown('To the harbour office gulls were reported.')).toBe(0)
})
