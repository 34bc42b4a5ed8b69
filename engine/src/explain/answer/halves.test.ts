import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import type { Claim } from '../../evidence/claim.ts'
import { answer } from './answer.ts'
import { answered } from './given.ts'
import { joinHalves } from './halves.ts'

const paper = documentFromSections({
  title: 'Gulls on a pier',
  abstract: 'We ringed 140 gulls on a pier.',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'In total, 140 gulls were ringed on the pier. Their mean wingspan was 98 cm.',
        'Bread was used as bait, because gulls prefer it to fish.',
      ],
    },
  ],
})
const ask = (question: string) => answer(paper, question)

test('each half of a question is answered by its own passage', async () => {
  const given = await ask('How many gulls were ringed and what was the mean wingspan?')
  expect(given.claims.slice(0, 2).map(({ text }) => text)).toEqual([
    expect.stringContaining('140 gulls'),
    expect.stringContaining('98 cm'),
  ])
  expect(given.answer).toContain('98 cm')
  expect(given).not.toHaveProperty('note')
})

test.each([
  [
    'How many gulls were ringed and which enzyme was measured?',
    '140 gulls',
    'which enzyme was measured?',
  ],
  [
    'Which enzyme was measured and how many gulls were ringed?',
    '140 gulls',
    'Which enzyme was measured?',
  ],
])('%s names the half that the paper does not answer', async (question, words, half) => {
  const given = await ask(question)
  expect(given).toMatchObject({ refused: false, question })
  expect(given.answer).toContain(words)
  expect(given.note).toContain(`Not answered: “${half}” The paper does not seem to say`)
})

test('a question of two halves is refused where neither is answered', async () => {
  const given = await ask('Which enzyme was measured and who sequenced the genome?')
  expect(given).toMatchObject({ refused: true, claims: [] })
})

test('what is asked of two things at once is answered of each', async () => {
  const given = await ask('How many gulls and which bait were used?')
  expect(given.answer).toContain('140 gulls')
  expect(given.answer).toContain('Bread was used as bait')
})

test('a half that means nothing without the other is named, and the other answered', async () => {
  const given = await ask('How many gulls were ringed, and did that slow their enzymes?')
  expect(given).toMatchObject({ refused: false })
  expect(given.answer).toContain('140 gulls')
  expect(given.note).toContain('Not answered: “did that slow their enzymes?”')
})

test.each([
  { chances: [0.6, 0.5], chance: 0.5, unsure: [] },
  { chances: [0.6, 0.2], chance: 0.6, unsure: ['Other?'] },
  { chances: [undefined, 0.2], chance: undefined, unsure: ['Other?'] },
  { chances: [0.3, 0.2], chance: 0.2, unsure: [] },
])('a joined answer is as sure as its halves: %o', ({ chances, chance, unsure }) => {
  const [one, other] = ['One?', 'Other?'].map((question, at) => {
    const text = `${question} 140 gulls were ringed.`
    const spans = [{ start: 100 * at, end: 100 * at + text.length }]
    const verdict = { kind: 'verbatim', score: 1, spans, problems: [], checker: '1' } as const
    const claim: Claim = { text, section: 'answer', spans, verdict }
    const known = chances[at]
    return { ...answered({ question }, [claim]), ...(known !== undefined && { chance: known }) }
  })
  const given = one && other ? joinHalves('Both?', [one, other], 3) : null
  expect(given?.chance).toBe(chance)
  expect(given?.note).toBe(
    unsure.length === 0 ? undefined : 'Unsure: “Other?” is answered by the closest words found.',
  )
})

test('a passage that answers both halves is told once, and what is to be read on of both is told once', () => {
  const claimOf = (text: string, start: number): Claim => {
    const spans = [{ start, end: start + text.length }]
    const verdict = { kind: 'verbatim', score: 1, spans, problems: [], checker: '1' } as const
    return { text, section: 'answer', spans, verdict }
  }
  const both = claimOf('In total, 140 gulls with a wingspan of 98 cm were ringed.', 0)
  const bait = claimOf('Bread was used as bait.', 100)
  const fish = claimOf('Gulls prefer bread to fish.', 200)
  const half = (question: string, claims: readonly Claim[]) => ({
    ...answered({ question }, claims),
    readOn: [
      { start: 90, end: 190 },
      { start: 300, end: 400 },
    ],
  })
  const given = joinHalves('Both?', [half('One?', [both, bait]), half('Other?', [both, fish])], 3)
  expect(given?.answer).toBe(both.text)
  expect(given?.claims).toEqual([both, bait, fish])
  expect(given?.readOn).toEqual([{ start: 300, end: 400 }])
})
