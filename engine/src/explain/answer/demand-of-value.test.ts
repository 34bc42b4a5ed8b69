import { expect, test } from 'vitest'
import { readQuestion } from '../question/question.ts'
import { candidate } from './candidate.fixture.ts'
import { byValue, lacksValue } from './demand-of-value.ts'

const first = (question: string, ...texts: string[]) =>
  byValue(
    readQuestion(question),
    texts.map((text) => candidate(text)),
  )[0]?.text

test.each([
  ['What was the dose?', 'The dose was not titrated.', 'Each goat was given 20 mg of zinc a day.'],
  ['What dose of zinc was given?', 'The dose was raised weekly.', 'The dose was 4 drops.'],
  [
    'At what temperature were the eggs kept?',
    'The temperature was checked at noon on 12 days.',
    'Eggs were kept at a temperature of 37 °C.',
  ],
  [
    'How often were the classes?',
    'Of 73 walkers, 38 (52%) came to all of the classes.',
    'The classes were held every third month.',
  ],
  [
    'How many times a day were the goats fed?',
    'The 12 goats were fed for 5 days.',
    'The goats were fed twice per day.',
  ],
  ['How many times per week did they meet?', 'They met in 8 weeks.', 'They met weekly.'],
  ['How old were the sheds?', '14 sheds were mended.', 'Sheds were 40 to 60 years old.'],
  ['What was the weight of the rams?', 'Weight was noted by two nurses.', 'Rams weighed 41 kg.'],
])('%s is not answered by “%s”', (question, none, value) => {
  expect(first(question, none, value)).toBe(value)
  expect(lacksValue(readQuestion(question), candidate(none))).toBe(true)
  expect(lacksValue(readQuestion(question), candidate(value))).toBe(false)
})

test.each([
  'What was the effect of the dose?',
  'What dose response was seen?',
  'What was the distance measure?',
  'At which distances was sight clear?',
  'How often was the nurse right?',
  'How often are bonds signalled by a word?',
])('no value is asked for by: %s', (question) => {
  expect(lacksValue(readQuestion(question), candidate('It was not told.'))).toBe(false)
})

test('a share of those who got it is no dose', () => {
  const asked = readQuestion('What was the dose?')
  expect(lacksValue(asked, candidate('A total of 554 (57.1%) goats received salt.'))).toBe(true)
  expect(lacksValue(asked, candidate('Goats received 5 mL of brine.'))).toBe(false)
})

test('what was given is a dose, of a paper that calls it none', () => {
  const ranked = [
    candidate('Bran is safe in a single-dose test.', { role: 'discussion' }),
    candidate('Goats received 40 g of bran a day.', { role: 'methods', own: 0, wide: 0 }),
  ]
  expect(byValue(readQuestion('What was the dose?'), ranked)[0]?.text).toContain('40 g')
})
