import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { readQuestion } from '../question/question.ts'
import { answer } from './answer.ts'
import { presumedBy } from './presumed.ts'

test.each([
  ['In which year did the harbour plan name its wardens?', true],
  ['What year did the ferry sink?', true],
  ['At what age do foals stand?', true],
  ['On which day did the gulls leave?', true],
  ['During which season does the marsh flood?', true],
  ['By what time had the crews returned?', true],
  ['In which year was the harbour built?', false],
  ['In which years did the two harbours differ?', false],
  ['In which town did the gulls nest?', false],
  ['What time of day is best for counting?', false],
])('%s takes for granted that it happened: %s', (asked, isTaken) => {
  expect(presumedBy(readQuestion(asked)) !== null).toBe(isTaken)
})

const paper = documentFromSections({
  title: 'Plans of northern harbours',
  abstract: 'Harbours write plans. We read the plans of forty harbours and asked their wardens.',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'In 2019 we reported that the tidal plan of Arden did not address all the duties of wardens. The tidal plan of Norden named its wardens in 2021.',
        'The ferry crews never repaired the northern beacon. The southern beacon was repaired in 2016.',
      ],
    },
  ],
})

test.each([
  [
    'In which year did the tidal plan of Arden fully address all duties of wardens?',
    'did not address',
  ],
  ['In what year did the ferry crews repair the northern beacon?', 'never repaired'],
])('a time of what never happened is told as such: %s', async (asked, said) => {
  const { premise, claims } = await answer(paper, asked)
  expect(`${premise} ${claims[0]?.text}`).toContain(said)
  expect(premise).toBeDefined()
})

test('a time of what happened is no false premise', async () => {
  const { premise } = await answer(
    paper,
    'In which year did the tidal plan of Norden name its wardens?',
  )
  expect(premise).toBeUndefined()
})
