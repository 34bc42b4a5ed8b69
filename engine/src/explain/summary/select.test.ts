import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { readSentences } from '../text/sentence.ts'
import { selectDiverse } from './select.ts'

test('a sentence that is told with the one that points back at it takes no place of its own', () => {
  const words = [
    'Gulls were not weighed before they left the harbour.',
    'This would ask for scales on roofs.',
    'Nests of owls were left out of the count by night.',
  ]
  const sentences = readSentences(
    documentFromSections({
      title: 'Gulls',
      sections: [{ heading: 'Discussion', paragraphs: [words.join(' ')] }],
    }),
  )
  const chosen = selectDiverse(
    sentences.map((sentence, at) => ({ sentence, score: 3 - at / 10 })),
    { most: 2, floor: 0, taken: [] },
  )
  expect(chosen.map(({ text }) => text)).toEqual(words)
})
