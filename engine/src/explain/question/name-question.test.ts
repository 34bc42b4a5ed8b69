import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { readSentences } from '../text/sentence.ts'
import { nameStatements, namesAsked } from './name-question.ts'

const paper = documentFromSections({
  title: 'Catching eels',
  abstract: 'The proposed Fast Eel Trap (FET) algorithm catches eels in the dark.',
  sections: [
    {
      heading: 'Introduction',
      paragraphs: [
        'A modern variant of the drift methods called Slow Reed Drift (SRD) was presented by Fern and Moss [20].',
      ],
    },
  ],
})

test('what the method is called is said of the paper’s own, and not of another’s', () => {
  const thing = namesAsked('What is the method called?')
  const spans = nameStatements(readSentences(paper), thing ?? '')
  expect(spans.map(({ start, end }) => paper.text.slice(start, end))).toEqual([
    'The proposed Fast Eel Trap (FET) algorithm catches eels in the dark.',
  ])
})
