import { expect, test } from 'vitest'
import { inPaperPhrases } from './phrase-cues.ts'

test.each([
  [
    'Why did children drop out?',
    'The main reasons for dropout were tides.',
    'Why did children dropout?',
  ],
  [
    'What was the primary outcome?',
    'The primary endpoint was sleep.',
    'What was the primary endpoint?',
  ],
  [
    'What was the primary outcome?',
    'Primary outcomes were nights.',
    'What was the primary outcome?',
  ],
  ['What was the primary outcome?', 'Nights were counted.', 'What was the primary outcome?'],
])('%s in the words of “%s”', (question, text, asked) => {
  expect(inPaperPhrases(question, text)).toBe(asked)
})
