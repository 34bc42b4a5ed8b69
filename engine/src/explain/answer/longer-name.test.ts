import { expect, test } from 'vitest'
import { readQuestion } from '../question/question.ts'
import { candidate } from './candidate.fixture.ts'
import { ofLongerName } from './longer-name.ts'

const isOfLonger = (question: string, text: string) =>
  ofLongerName(readQuestion(question))?.(candidate(text)) ?? false

test.each([
  ['Who invented TFC?', 'Later Adler introduced Floating TFC for shallow ponds.'],
  ['Who invented TFC?', 'Adler then proposed the Q-TFC of shallow ponds.'],
  ['By whom was TFC proposed?', 'Adler proposed Nested TFC, which is Floating TFC twice.'],
])('%s is not told by %s', (question, text) => {
  expect(isOfLonger(question, text)).toBe(true)
})

test.each([
  ['Who invented TFC?', 'Adler invented TFC in a pond.'],
  ['Who invented TFC?', 'The TFC of ponds goes back to Adler.'],
  ['Who invented TFC?', 'Floating TFC was made of TFC by Adler.'],
  ['Who invented Floating TFC?', 'Adler introduced Floating TFC.'],
  ['Which scanner was used?', 'Ponds were seen by a Lakeside MRI.'],
  ['Which MRI was used?', 'Ponds were seen by a Lakeside MRI.'],
  ['Who invented TFC?', 'Ponds are shallow.'],
])('%s may be told by %s', (question, text) => {
  expect(isOfLonger(question, text)).toBe(false)
})
