import { expect, test } from 'vitest'
import { candidatesOf } from '../answer/candidates.ts'
import { beePaper } from '../text/paper.fixture.ts'
import { readSentences } from '../text/sentence.ts'
import { readQuestion } from './question.ts'
import { topicOf } from './question-coverage.ts'

const paper = beePaper()
const candidates = candidatesOf(paper, readSentences(paper))
const topic = (question: string) => topicOf(readQuestion(question), candidates)

test('the absence of a word that papers of every field use tells less than that of a field’s own', () => {
  const general = topic('How accurate were the visits that the camera missed in total?')
  const special = topic('How accurate were the visits that the lexicon missed in total?')
  expect(general.known).toBeGreaterThan(0.6)
  expect(special.known).toBeLessThan(general.known)
  expect(special.ownWords).toBeLessThan(general.ownWords)
})

test('a slip of the pen is kin to the word that was meant, a short or a general word is not', () => {
  expect(topic('How many visits did lavendder receive?').missing).not.toContain('lavendd')
  expect(topic('What did the lexicon say?').missing).toContain('lexicon')
  expect(topic('Were there buds?').missing).toContain('bud')
})

test.each([
  ['Were the visits deliberately missed, whichever the camera?', []],
  ["Couldn't they say what went wrong with the camera?", []],
  ['Did the family visit the camera?', ['famili']],
])(
  'how something was, and small words, are nothing that a paper must say: %s',
  (question, missing) => {
    expect([...topic(question).missing]).toEqual(missing)
  },
)

test('a question in general words alone says nothing of its field', () => {
  expect(topic('What methods were used for the analysis?').ownWords).toBe(0.75)
})

test('what a paper is about it says often, what it mentions once it hardly says', () => {
  const about = topic('How many visits were there?')
  const unsaid = topic('How many zofenoprils were there?')
  expect(about.heard).toBeGreaterThan(0.3)
  expect(unsaid.heard).toBe(0)
  expect(unsaid.rarest).toBe(0)
  expect(topic('What methods were used for the analysis?').rarest).toBe(0.6)
})
