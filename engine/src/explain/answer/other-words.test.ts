import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { readQuestion } from '../question/question.ts'
import { answer } from './answer.ts'
import { candidate } from './candidate.fixture.ts'
import { bySubject } from './demand-of-subject.ts'

const paper = documentFromSections({
  title: 'Warm baths against stiff knees',
  abstract:
    'Warm baths are said to help stiff knees. We compared baths with rest in two arms. Overall stiffness score (OSS) was the main outcome.',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'It involves 63 children (37 males and 26 females) from two towns. The severity of stiffness was categorized as mild, moderate or severe with the Bender test. Following matching, 48 of 60 children in the bath arm were retained.',
        'Children were asked to avoid stairs. The protocol was published on a server of the town. The Lua implementation of the timer is available under the MIT license. The functions of the timer are written in Python 3.',
        'Interviewers had spoken to 41 fathers of the children. For eligibility 70 families were assessed. Later teams failed to replicate the diary of baths.',
        'Handling of missing baths. When a bath was missed the last score was carried forward.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'Stiff knees are a large problem because of their frequency. The mood of children with warm baths was lifted and raised further by rest, since warmth calms. Median OSS for baths was not reached. Baths improved sleep in both arms. Warm baths had been tried in a mouse model. A reason for the lower number of baths of older children could be that older children have less time.',
        'OSS: overall stiffness score; BT: Bender test; KP: knee pain; n: number.',
      ],
    },
  ],
})
const ask = (question: string) => answer(paper, question)

test.each([
  ['How many boys were included?', '37 males'],
  ['How many fathers did interviewers speak to?', 'spoken to 41 fathers'],
  ['How many families were screened?', '70 families were assessed'],
  ['Was the diary of baths reproduced?', 'failed to replicate'],
  ['How was the severity graded?', 'categorized as mild'],
  ['How many children were left after matching?', '48 of 60 children'],
  ['Were children told to avoid stairs?', 'asked to avoid stairs'],
  ['Was the median overall stiffness score reached?', 'Median OSS for baths was not reached'],
  ['Did baths worsen sleep?', 'Baths improved sleep'],
  ['Under what licence is the code published?', 'under the MIT license'],
  ['In which languages was the timer programmed?', 'Python 3'],
  ['Why do older children have fewer baths?', 'less time'],
  ['How did they handle missing baths?', 'carried forward'],
  ['Were warm baths tried in mice?', 'mouse model'],
  ['Why do stiff knees pose a problem?', 'because of their frequency'],
  ['Why do warm baths raise the mood of children?', 'since warmth calms'],
])('a paper answers in other words than the question’s: %s', async (question, words) => {
  const { refused, claims } = await ask(question)
  expect(refused).toBe(false)
  expect(claims[0]?.text).toContain(words)
})

test.each([
  ['Did baths worsen asthma?', 'asthma'],
  ['How many nurses were told to avoid stairs?', 'nurses'],
  ['Did baths reduce smoking?', 'smoking'],
])('a word that names what is asked for still refuses: %s', async (question, word) => {
  const { refused, reason } = await ask(question)
  expect(refused).toBe(true)
  expect(reason).toContain(word)
})

test('what short forms stand for answers no other question', async () => {
  const { claims } = await ask('Did the Bender test measure knee pain?')
  expect(claims.map(({ text }) => text).join()).not.toContain('BT: Bender')
})

test('of a trial as a whole a passage may speak without naming it, of its parts none may', () => {
  const text = 'Blinding proved difficult as the baths differed.'
  const said = candidate(text, { role: 'methods' })
  const met = (question: string) =>
    bySubject(readQuestion(question), [said], text, { kin: new Map() } as never)
  expect(met('Was the trial blinded?')).toEqual([said])
  expect(met('Were the nurses blinded?')).toHaveProperty('lacking')
})
