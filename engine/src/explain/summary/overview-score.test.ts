import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { readSentences } from '../text/sentence.ts'
import { overviewScorer } from './overview-score.ts'

function worth(last: string): number {
  const document = documentFromSections({
    title: 'Learning of sleep from clocks',
    abstract: `Sleep is short. We propose a method that learns sleep from clocks. ${last}`,
    sections: [{ heading: 'Introduction', paragraphs: ['Many nurses work by night.'] }],
  })
  const sentences = readSentences(document)
  const found = sentences.find(({ text }) => text === last)
  return found ? (overviewScorer(document, sentences)(found) ?? 0) : Number.NaN
}

test('what experiments show is no method of the whole work, and what was trained is', () => {
  expect(
    worth(
      'Our experiments using data of two wards show that our method learns sleep without labels.',
    ),
  ).toBe(0)
  expect(worth('The method was trained using data of two wards.')).toBeGreaterThan(0)
})
