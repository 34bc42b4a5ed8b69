import { expect, test } from 'vitest'
import { readQuestion } from '../question/question.ts'
import { topicStems } from '../text/words.ts'
import { byChoice } from './demand-of-choice.ts'
import type { RankedCandidate } from './ranked-candidate.ts'

const ranked = [
  'More fever was seen in sheep of the coast than in sheep of the hills.',
  'Fever was looked for in sheep and in goats.',
  'Fever was higher in sheep than in goats.',
].map((text, at) => ({
  text,
  kind: 'paragraph',
  own: 1 - 0.1 * at,
  stems: new Set(topicStems(text)),
  around: new Set<string>(),
})) as unknown as RankedCandidate[]

function leadOf(question: string): string | undefined {
  const met = byChoice(readQuestion(question), ranked)
  return 'lacking' in met ? met.lacking : met[0]?.text
}

test.each(['Which of sheep and goats had more fever?', 'Which had more fever, sheep or goats?'])(
  '%s is answered by what tells the one from the other',
  (question) => {
    expect(leadOf(question)).toBe('Fever was higher in sheep than in goats.')
  },
)

test.each(['Which sheep had fever?', 'Which of sheep and cows had more fever?'])(
  '%s keeps what leads',
  (question) => {
    expect(leadOf(question)).toBe(ranked[0]?.text)
  },
)
