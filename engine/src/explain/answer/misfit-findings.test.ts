import { expect, test } from 'vitest'
import { readQuestion } from '../question/question.ts'
import { candidate } from './candidate.fixture.ts'
import { fittingFirst } from './misfit.ts'

test.each([
  [
    'In which month were the fewest gulls present?',
    'Our predictions were: more gulls would be present outside of May.',
    'The flock varied, with fewest gulls being present in May.',
  ],
  [
    'When did gulls leave the pier?',
    'We expected that gulls leave the pier after storms.',
    'Gulls left the pier after the feast.',
  ],
  [
    'Which classes did the cluster analysis find?',
    'We conducted a cluster analysis on the counts of gulls (hereafter: “classes”).',
    'The cluster analysis parted gulls into “resident” and “passing” classes.',
  ],
  [
    'Which obstacle was mentioned most often?',
    'The third group held the second and third most mentioned obstacles: fog and ice.',
    'The dominant obstacle was rust, which 48 crews mentioned.',
  ],
  [
    'Which obstacle was mentioned most often?',
    'The most mentioned obstacle in this group was ice.',
    'The dominant obstacle was rust, which 48 crews mentioned.',
  ],
])('%s is led by what came out', (asked, other, told) => {
  const ranked = [candidate(other, { score: 1 }), candidate(told, { score: 0.8 })]
  const [first] = fittingFirst(readQuestion(asked), ranked, () => false)
  expect(first?.text).toBe(told)
})

test.each([
  [
    'What did the authors expect when they counted gulls?',
    'We expected that gulls leave the pier.',
  ],
  ['Which analysis was conducted?', 'We conducted a cluster analysis on the counts of gulls.'],
  ['Which obstacle was the second most often mentioned?', 'The second most mentioned was fog.'],
])('%s is answered by what was expected, done, or second', (asked, told) => {
  const ranked = [
    candidate(told, { score: 1 }),
    candidate('The most gulls were seen in May.', { score: 0.9 }),
  ]
  expect(fittingFirst(readQuestion(asked), ranked, () => false)[0]?.text).toBe(told)
})
