import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { readSentences } from '../text/sentence.ts'
import { findingScore } from './finding-score.ts'
import { wordedFrom } from './wording.ts'

const scoreOf = (words: string) => {
  const document = documentFromSections({
    title: 'Gulls on roofs',
    abstract: 'We counted gulls.',
    sections: [{ heading: 'Results', paragraphs: [words] }],
  })
  const told = readSentences(document).find(({ role }) => role === 'results')
  return told ? findingScore(told) : Number.NaN
}

test.each([
  'None of the gulls free of mites in spring caught them in the seven months of the survey.',
  'All eggs taken from the roofs of the harbour were tested negative by both tests.',
  'The factors with the strongest effect on the flock of the harbour were hour, season and wind.',
  'The dominant category was noise, with cries at dawn being named by most helpers.',
  'For six of the seven towns, the fish market was a main driver of nesting.',
  'The lead of feathers was determined by a lamp and was found to closely match that of the air.',
  'With the lamp, we were able to achieve results on nests as good as those of helpers.',
  'The number of gulls in the harbour varied considerably over the year of the survey.',
])('a finding needs no test and no comparison: %s', (words) => {
  expect(scoreOf(words)).toBeGreaterThanOrEqual(wordedFrom.results)
})

test.each([
  'At a distance of 300 steps, 72 gulls were continuously observed for 10 weeks from the roof.',
  'The counts of all nests on roofs was achieved by using a drone with lamps of k = 3 kinds.',
  'In all the following figures: the crosses form the curve of the mean count of nests.',
  'Results are displayed in Table 1 for all the roofs of the harbour town.',
  'Data on nests were available for 88 of 98 roofs (89.6%).',
])('how it was done, and where it is seen, is no finding: %s', (words) => {
  expect(scoreOf(words)).toBeLessThan(wordedFrom.results)
  expect(scoreOf(words)).not.toBe(0)
})

test('inequalities are no account of who took part', () => {
  const found = 'Socio-demographic gaps in nesting varied widely: they were higher for gulls.'
  expect(scoreOf(found)).toBeGreaterThanOrEqual(wordedFrom.results)
})
