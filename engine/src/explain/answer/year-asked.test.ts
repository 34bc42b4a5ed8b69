import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { isUnsure } from '../explanation.ts'
import { readQuestion } from '../question/question.ts'
import { answer } from './answer.ts'
import { candidate } from './candidate.fixture.ts'
import { ofAnotherYear, yearsAsked } from './year-asked.ts'

const paper = documentFromSections({
  title: 'Counts of hares on two moors',
  sections: [
    { heading: 'Methods', paragraphs: ['Hares were counted from a cart on two moors in spring.'] },
    {
      heading: 'Results',
      paragraphs: [
        'In 2003 there were 120 hares on the northern moor. On the southern moor a total of 77 hares was counted in 2006. In 2005 we saw 23 stoats.',
      ],
    },
  ],
})

test('a number of the year that is asked for leads', async () => {
  const given = await answer(paper, 'How many hares were there in 2006?')
  expect(given.claims[0]?.text).toContain('77 hares')
  expect(isUnsure(given)).toBe(false)
})

test.each([
  'How many hares were there in 2005?',
  'How many stoats were seen in 2003?',
  'How many hares were there in 2001?',
])('a number of another year is told as unsure, or not at all: %s', async (question) => {
  const given = await answer(paper, question)
  expect(given.refused || isUnsure(given)).toBe(true)
})

test.each([
  ['How many hares were there in 2006?', [2006]],
  ['Which team won SemEval 2010?', []],
  ['How many hares were there in the 1980s?', []],
  ['What did Moss et al. 2004 find?', []],
  ['What was found by Moss (2004)?', []],
])('%s asks of the years %j', (question, years) => {
  expect(yearsAsked(question)).toEqual(years)
})

test.each([
  ['In 2003 there were 120 hares.', true],
  ['Hares were counted from 2003 to 2008.', false],
  ['Hares were counted in 2005/06.', false],
  ['There were 120 hares (Moss, 2003).', false],
])('what is told of another year: %s', (text, isOther) => {
  const misses = ofAnotherYear(readQuestion('How many hares were there in 2006?'))
  expect(misses?.(candidate(text))).toBe(isOther)
})
