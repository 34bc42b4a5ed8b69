import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { readQuestion } from '../question/question.ts'
import { readSentences } from '../text/sentence.ts'
import { candidatesOf } from './candidates.ts'
import { spelledFor } from './spelled-candidates.ts'

const stemsOf = (spelled: string, asked: string) => {
  const paper = documentFromSections({
    title: 'Gulls',
    sections: [{ heading: 'Results', paragraphs: [spelled, 'The risk of FIB was 0.7% by day.'] }],
  })
  const told = spelledFor(paper, readQuestion(asked), candidatesOf(paper, readSentences(paper)))
  return told.find(({ text }) => text.includes('0.7%'))?.stems
}

test('initials that a paper never explains stand for what it spells out elsewhere', () => {
  const asked = 'What is the risk of fog-induced blindness?'
  expect(stemsOf('Risks of lamps are glare and fog induced blindness.', asked)).toContain('blind')
  expect(stemsOf('Risks of lamps are glare and fear in boats.', asked)).not.toContain('blind')
  expect(
    stemsOf('Fear in boats (FIB) is a risk. So is fog induced blindness.', asked),
  ).not.toContain('blind')
})
