import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { readQuestion } from '../question/question.ts'
import { topicOf } from '../question/question-coverage.ts'
import { answer } from './answer.ts'
import { candidate } from './candidate.fixture.ts'
import { byComparative } from './demand-of-comparison.ts'

const told = [
  'The dredge of Ruiz has a fast gear and more weight than a net.',
  'The dredge is consistently faster than the Ruiz dredge in mud.',
].map((text) => candidate(text))

test('“faster than” comes before what is fast and more than something else', () => {
  const question = readQuestion('Is the dredge faster than Ruiz?')
  const met = byComparative(question, told, '', topicOf(question, told))
  expect('lacking' in met ? met.lacking : met[0]?.text).toBe(told[1]?.text)
})

test('the first thing is what is asked of, whatever article it has', () => {
  const question = readQuestion('Is the sieve faster than Ruiz?')
  const met = byComparative(question, told, '', topicOf(question, told))
  expect(met).toHaveProperty('lacking')
})

test.each([
  'Were dredges in other harbours than Ruiz left out?',
  'Were dredges used rather than nets?',
])('%s compares nothing by a quality', (asked) => {
  const question = readQuestion(asked)
  expect(byComparative(question, told, '', topicOf(question, told))).toBe(told)
})

test('what came before goes by any word for it', () => {
  const others = [candidate('The new dredge has a better runtime than existing heavy dredges.')]
  const question = readQuestion('Is the new dredge faster than the earlier heavy ones?')
  const met = byComparative(question, others, '', topicOf(question, others))
  expect('lacking' in met).toBe(false)
})

test('what others are said to have found answers nothing of this paper', async () => {
  const paper = documentFromSections({
    title: 'Dredges of a harbour',
    sections: [
      {
        heading: 'Methods',
        paragraphs: [
          'Awad et al. detected the weed limit of the harbour with a dredge. Weed of the harbour was weighed on land.',
        ],
      },
    ],
  })
  const { claims } = await answer(paper, 'What was the weed limit of the harbour?')
  expect(claims.map(({ text }) => text).join(' ')).not.toContain('Awad')
  const asked = await answer(paper, 'What did Awad detect in the harbour?')
  expect(asked.claims[0]?.text).toContain('Awad')
})
