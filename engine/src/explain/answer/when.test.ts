import { expect, it } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { expectLinear } from '../../text/growth.fixture.ts'
import { readQuestion } from '../question/question.ts'
import { answer } from './answer.ts'
import { candidate } from './candidate.fixture.ts'
import { byMoment } from './demand-of-time.ts'
import { givesMoment } from './misfit.ts'
import type { RankedCandidate } from './ranked-candidate.ts'

/** What is told first of a paper on an outbreak that opens with a sentence. */
async function first(opening: string, question: string) {
  const paper = documentFromSections({
    title: 'Gnats of the coast',
    sections: [
      {
        heading: 'Introduction',
        paragraphs: [`${opening} The fever was noticed in 2009, when six sailors fell ill.`],
      },
      {
        heading: 'Methods',
        paragraphs: ['Gnats were caught with lamps in the reeds and sorted by hand.'],
      },
    ],
  })
  return (await answer(paper, question)).claims[0]?.text ?? ''
}

it('tells a year where a year is asked for', async () => {
  expect(
    await first(
      'The outbreak of marsh fever occurred in the harbour town and lasted one week.',
      'In what year did the outbreak of marsh fever occur?',
    ),
  ).toContain('in 2009')
})

it('takes the year of a source for no time', async () => {
  expect(
    await first(
      'The outbreak of marsh fever occurred in the harbour town (Harb and Oduya, 2017).',
      'When did the outbreak of marsh fever occur?',
    ),
  ).toContain('in 2009')
})

it('a date of the same thing comes before what gives no time, however well that fits', () => {
  const said = (text: string, own: number, start: number) =>
    candidate(text, { span: { start, end: start + text.length }, own, score: own, role: 'methods' })
  const timeless = said('We kept a quarter of the collected gnats.', 1, 0)
  const cited = said('Others caught gnats at night (Harb and Oduya, 2017).', 0.5, 50)
  const dated = said('Gnats were gathered from May 2018 to June 2019.', 0.3, 100)
  const first = (question: string, ...ranked: RankedCandidate[]) => {
    const met = byMoment(readQuestion(question), ranked)
    return 'lacking' in met ? met.lacking : met[0]
  }
  expect(first('When were the gnats collected?', timeless, cited, dated)).toBe(dated)
  expect(first('Which gnats were collected?', timeless, cited, dated)).toBe(timeless)
  expect(first('When were the gnats collected?', timeless, cited)).toBe(timeless)
})

it('long rows of names in brackets, which no year ends, cost no more than their length (T11)', () => {
  const named = (size: number) => givesMoment(`It rose (${'Ab'.repeat(size)} ${'Ab '.repeat(size)}`)
  expectLinear(named, 6)
  expectLinear(named, 4_000)
})
