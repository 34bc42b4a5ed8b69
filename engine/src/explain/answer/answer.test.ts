import { expect, test } from 'vitest'
import { slice } from '../../text/span.ts'
import { beePaper } from '../text/paper.fixture.ts'
import { answer } from './answer.ts'

const paper = beePaper()

test.each([
  ['How many gardens were recruited?', '40 gardens'],
  ['What fraction of visits did BeeWatch miss?', '7%'],
  ['When were images recorded?', 'May to September 2023'],
  ['How were visit rates compared?', 'mixed-effects regression'],
  ['Was consent obtained from garden owners?', 'Written consent'],
  ['What are the limitations?', 'limited to two towns'],
  ['What is this paper about?', 'We present BeeWatch'],
  ['Where can I find the code?', 'github.com/example/beewatch'],
  ['What was found?', 'BeeWatch found 93% of the visits'],
  ['What is the system called?', 'We present BeeWatch'],
  ['What is the name of the camera?', 'We present BeeWatch'],
])('%s', async (question, words) => {
  const given = await answer(paper, question)
  expect(given.refused).toBe(false)
  expect(given.claims.map(({ text }) => text).join('\n')).toContain(words)
  expect(given.answer).toBe(given.claims[0]?.text)
  expect(given.claims.length).toBeLessThanOrEqual(3)
  for (const { text, spans } of given.claims) {
    const span = spans[0]
    expect(span && slice(paper.text, span)).toBe(text)
  }
})

test.each([
  'What was the blood pressure of the patients?',
  'Which programming language won the championship in France?',
  'How many neural network layers does the transformer have?',
])('refuses what the paper does not say: %s', async (question) => {
  const given = await answer(paper, question)
  expect(given).toMatchObject({ refused: true, claims: [], evidence: [] })
  expect(given.reason).toMatch(/^The paper does not seem to say/)
  expect(given.searched).toContain('3 Results')
})

test.each(['', '   ', '???', '🐝🐝🐝', '42', 'the of and'])(
  'asks for a question instead of %j',
  async (input) => {
    const given = await answer(paper, input)
    expect(given.refused).toBe(true)
    expect(given.reason).toMatch(/^Please/)
  },
)

test('a question of 5,000 words is answered or refused like any other', async () => {
  const given = await answer(paper, 'camera '.repeat(5000))
  expect(typeof given.refused).toBe('boolean')
})

test('a number that the passage contradicts is named', async () => {
  const given = await answer(paper, 'Why were 500 gardens recruited in two towns?')
  expect(given.premise).toBe('The question speaks of 500; the passage says 40.')
})

test('which comes first is computed from the cells of the column', async () => {
  const [claim] = (await answer(paper, 'Which plant received the most visits per hour?')).claims
  expect(claim?.verdict.kind).toBe('supported')
  expect(claim?.text).toContain('12.4 (Lavender)')
})
