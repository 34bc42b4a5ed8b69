import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { readSentences } from '../text/sentence.ts'
import { othersTold } from './told-of-others.ts'

const paper = documentFromSections({
  title: 'Tides and the sleep of coastal towns',
  sections: [
    {
      heading: 'Introduction',
      paragraphs: [
        'Sleep is short by the sea (1). Towns are loud at night (2). Ships wake those who sleep (3). Lamps are bright at the pier (4,5). Sleepers who wore masks showed a significant decrease in snoring and fear (9). In a town with masks (19) snoring decreased by much.',
      ],
    },
    { heading: 'Methods', paragraphs: ['Masks were handed to women (20).'] },
    {
      heading: 'Results',
      paragraphs: [
        'A marked decrease in snoring, in fear and in the number of bad dreams came about from the first to the last of all nights.',
      ],
    },
  ],
})

test('a number in brackets is a source where an introduction has several', () => {
  const sentences = readSentences(paper)
  const isOthers = othersTold(paper, sentences)
  const told = sentences.filter(isOthers).map(({ text }) => text)
  expect(told.some((text) => text.includes('(9)'))).toBe(true)
  expect(told.some((text) => text.includes('(19)'))).toBe(true)
  expect(told.some((text) => text.includes('A marked decrease'))).toBe(false)
  // What was done and found counts by such numbers.
  expect(told.some((text) => text.includes('handed to women (20)'))).toBe(false)
})

test('elsewhere it is a number', () => {
  const other = documentFromSections({
    title: 'Tides and the sleep of coastal towns',
    sections: [
      { heading: 'Introduction', paragraphs: ['Sleep is short by the sea. Towns are loud.'] },
      { heading: 'Results', paragraphs: ['Masks were handed to women (20).'] },
    ],
  })
  const sentences = readSentences(other)
  expect(sentences.filter(othersTold(other, sentences))).toEqual([])
})
