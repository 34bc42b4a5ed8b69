import { expect, test } from 'vitest'
import { inSaidChoice } from './either-or.ts'

const text = 'The virus has a single-stranded genome. This prospective study counted naïve voles.'

test.each([
  ['Is it double-stranded or single-stranded?', 'Is it single-stranded?'],
  ['Was the study prospective or retrospective?', 'Was the study prospective?'],
  ['Were the voles trained, or naive?', 'Were the voles naive?'],
  [
    'Is the genome of the virus single-stranded or a double-stranded one?',
    'Is the genome of the virus single-stranded one?',
  ],
])('of two words that are offered, the one that the paper has is asked for: %s', (asked, said) => {
  expect(inSaidChoice(asked, text)).toBe(said)
})

test.each([
  'Was it single-stranded or not?',
  'Was it circular or linear?',
  'Did voles or virus last?',
  'Prospective or retrospective?',
])('a question that offers two words of both kinds, or none, stays as it is: %s', (asked) => {
  expect(inSaidChoice(asked, text)).toBe(asked)
})
