import { expect, it } from 'vitest'
import { withoutCourtesies } from './courtesies.ts'

it.each([
  ['Can you tell me what the dose was?', 'What was the dose?'],
  ['hello! could you please explain to me how the traps were set', 'How were the traps set?'],
  ['Hi, I have a question about this paper. Which lake was it? Thanks!', 'Which lake was it?'],
  ['I was wondering whether the fish had grown.', 'Had the fish grown?'],
  ['I wonder: did the fish grow?', 'Did the fish grow?'],
  ['Do you know if the eggs were counted?', 'Were the eggs counted?'],
  ['I’d like to know why they chose carp', 'Why did they chose carp?'],
  ['Please answer: How many carp were caught? Thank you very much.', 'How many carp were caught?'],
  ['According to the authors, why did the carp die?', 'Why did the carp die?'],
  ['How many carp died according to this paper?', 'How many carp died?'],
  ['In this study, how many carp were caught?', 'How many carp were caught?'],
  ['Which carp were caught in this paper?', 'Which carp were caught?'],
  ["What's the p-value?", 'What is the p-value?'],
  ['whats the p-value?', 'What is the p-value?'],
  ['I am writing an essay on lakes. Which fish were caught?', 'Which fish were caught?'],
  ['2) how many carp were caught', 'How many carp were caught?'],
  ['Q1: Which lake was it?', 'Which lake was it?'],
  ['🐟 which lake was it??', 'Which lake was it?'],
  ["I'd be interested in how the nets were set", 'How were the nets set?'],
  ['We would be very curious to know why they set nets.', 'Why did they set nets?'],
  ['so basically how many carp were caught lol', 'How many carp were caught?'],
  ['Just curious, which lake was it?', 'Which lake was it?'],
  ['My first question is how the nets were set.', 'How were the nets set?'],
  ['whatis the dose?', 'What is the dose?'],
  ['howmany carp were caught?', 'How many carp were caught?'],
  ['Which lake was it? Best regards, Ada Tench', 'Which lake was it?'],
  ["Which lake was it? I couldn't find it anywhere.", 'Which lake was it?'],
  ['Which lake was it? Please answer briefly.', 'Which lake was it?'],
])('reads what is asked in %j', (typed, asked) => {
  expect(withoutCourtesies(typed)).toBe(asked)
})

it.each([
  'What was the dose?',
  'Can carp learn?',
  'Tell me about the limitations',
  'Please summarize the methods',
  'I read that carp lost weight. Is this true?',
  'How many carp were caught in the lake?',
  'Did the authors explain why the carp died?',
  'SO2 in the lake?',
  'What did the carp show? Did I see it?',
  'Thanks',
  'please',
])('leaves %j as it is', (asked) => {
  expect(withoutCourtesies(asked)).toBe(asked)
})

it.each(['so, ', '1. ', 'so basically ', '? please answer ', 'thanks Ada ', '?!,. '])(
  'takes no longer for a long text of %j',
  (part) => {
    const before = performance.now()
    withoutCourtesies(part.repeat(4_000))
    expect(performance.now() - before).toBeLessThan(1_000)
  },
)

it('takes no longer for a long text of courtesies', () => {
  const long = 'please tell me '.repeat(4_000)
  expect(withoutCourtesies(long)).toContain('tell me')
})
