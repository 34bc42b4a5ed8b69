import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { readQuestion } from '../question/question.ts'
import { topicOf } from '../question/question-coverage.ts'
import { isGluedTable } from '../text/glued-table.ts'
import { answer } from './answer.ts'
import { candidate } from './candidate.fixture.ts'
import { decide } from './decisive.ts'

const paper = documentFromSections({
  title: 'Step counts of postmen',
  abstract: 'Postmen walk far. We gave badges that count steps to postmen of two towns.',
  sections: [
    {
      heading: 'Introduction',
      paragraphs: [
        'In this section, we probe the effects of badges on the mood of postmen of towns.',
      ],
    },
    {
      heading: 'Methods',
      paragraphs: [
        'Balance was scored with the four step test, which finds postmen who fall. The primary outcome measures were a fall of complaints at eight weeks and the share of postmen who became breathless at eight weeks.',
        'We expect a difference between postmen and drivers in later years, after one month of badges.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'The step test was found to be reliable and has a sensitivity of 85 % in towns of that kind. None of the postmen became breathless at the end of the eight weeks.',
        'Differences between postmen and drivers were small in the first month. The badges cheered most postmen of the towns. Postmen reported a significant improvement of walks, as they said.',
        'Table 2Badges by town of postmen Town A 12 (3.1) 14 (2.2) Town B 11 (1.1) 9 (0.4) and what badges are.',
      ],
    },
    {
      heading: 'Discussion',
      paragraphs: [
        'We did not show any statistically significant improvement in timed walks of postmen.',
      ],
    },
  ],
})
const first = async (question: string) => (await answer(paper, question)).claims[0]?.text ?? ''

test.each([
  ['Is the four step test reliable?', 'found to be reliable'],
  ['Did any postman become breathless at eight weeks?', 'None of the postmen'],
  ['Was there a difference between postmen and drivers after one month?', 'were small'],
  ['Did timed walks improve significantly?', 'did not show any'],
])(
  'a sentence that decides comes before one that is only about it: %s',
  async (question, words) => {
    expect(await first(question)).toContain(words)
  },
)

test('what is asked of a thing counts for more than the thing', () => {
  const passage = (text: string, score: number) =>
    candidate(text, { score, span: { start: Math.round(score * 1000), end: 2000 } })
  const about = passage('The four step test finds postmen who fall.', 0.6)
  const telling = passage('The test was found to be reliable.', 0.5)
  const question = readQuestion('Is the four step test reliable?')
  const topic = topicOf(question, [about, telling])
  const ordered = decide(question, [about, telling], [], '', topic)
  expect(ordered.map(({ text }) => text)).toEqual([telling.text, about.text])
  // What stands behind a small word is not asked of the thing.
  const beside = readQuestion('Is it a test of postmen for the reliable?')
  expect(decide(beside, [about, telling], [], '', topic)[0]?.text).toBe(about.text)
})

test('what ran into a table decides and defines nothing', async () => {
  expect(isGluedTable('These are shown in Table 3.Table 2Baseline features of all.')).toBe(true)
  expect(isGluedTable('Pain fell by 7.0 mm (95% CI 2.1 to 9.3), as Table 2 shows.')).toBe(false)
  expect(await first('Are badges good for postmen?')).not.toContain('Table 2')
})
