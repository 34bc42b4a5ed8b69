import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { isUnsure } from '../explanation.ts'
import { readQuestion } from '../question/question.ts'
import { answer } from './answer.ts'
import { candidate } from './candidate.fixture.ts'
import { ofOtherStudies } from './own-work-asked.ts'

const paperOf = (...methods: string[]) =>
  documentFromSections({
    title: 'Moss baths for stiff knees: a randomised trial',
    sections: [
      {
        heading: 'Introduction',
        paragraphs: [
          'Stiff knees are common. Earlier trials of moss enrolled only women, because women were thought to bathe longer (Lind and Orre, 2011).',
        ],
      },
      { heading: 'Methods', paragraphs: ['Baths were taken at noon for a week.', ...methods] },
      { heading: 'Results', paragraphs: ['Knees were less stiff after the baths of moss.'] },
    ],
  })
const question = 'Why did the trial enroll only women?'

test('why this trial was so is not told by what other trials were', async () => {
  const told = 'We enrolled only women because men were at sea.'
  const { claims } = await answer(paperOf(told), question)
  expect(claims[0]?.text).toBe(told)
})

test('and told as unsure where nothing else tells it', async () => {
  const given = await answer(paperOf(), question)
  expect(given.refused || isUnsure(given)).toBe(true)
})

test('who asks of earlier trials is told of them', async () => {
  const given = await answer(paperOf(), 'Why did earlier trials enroll only women?')
  expect(given.claims[0]?.text).toContain('Earlier trials')
  expect(isUnsure(given)).toBe(false)
})

test('what they did is told by what stands in no source', () => {
  const misses = ofOtherStudies(readQuestion('Did they train their own nurses?'), () => false)
  expect(misses?.(candidate('In [4], several ways to train nurses are compared.'))).toBe(true)
  expect(misses?.(candidate('Nurses were trained as in [4].'))).toBe(false)
  expect(ofOtherStudies(readQuestion('How are nurses trained?'), () => false)).toBeNull()
})
