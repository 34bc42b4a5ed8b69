import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'

const title = 'Zinc lozenges in patients with common colds'
const paper = (abstract: string | null, sections: Record<string, string[]> = {}) =>
  documentFromSections({
    title,
    ...(abstract !== null && { abstract }),
    sections: Object.entries(sections).map(([heading, paragraphs]) => ({ heading, paragraphs })),
  })
const summary = async (...given: Parameters<typeof paper>) =>
  (await explain(paper(...given))).tldr.map(({ text }) => text).join('\n')

const known = 'Background: Zinc lozenges are widely used by patients with colds.'
const done = 'Methods: A total of 210 patients were randomized to zinc or placebo for seven days.'
const finding = 'Zinc lozenges were significantly associated with shorter colds than placebo.'

test.each([
  'The present study was designed to assess the effect of zinc lozenges in patients with colds.',
  'The purpose of this study was to develop a lozenge of zinc and to examine it in patients with common colds.',
])('how it was to be looked into is no summary where it is said what came out: %s', async (aim) => {
  expect(await summary(`${known} ${aim} ${done} Results: ${finding}`)).toContain(finding)
})

const aim = 'This study examined zinc lozenges in patients with common colds.'

test('a conclusion that one thing can do as well as another is a finding', async () => {
  const conclusion =
    'Conclusions: Zinc lozenges can provide relief from colds that was comparable to that of vapour.'
  const told = await summary(`${known} ${aim} ${done} Results: Nausea was rare. ${conclusion}`)
  expect(told).toContain('comparable to that of vapour')
})

test.each([
  'Conclusions: Relief of patients with common colds is an enormous task, considering their number.',
  'Conclusions: These findings are in reference to patients with common colds who had not taken zinc lozenges before.',
])('what holds of the task, or qualifies what was found, is no finding: %s', async (words) => {
  expect(await summary(`${known} ${aim} ${done} Results: ${finding} ${words}`)).toContain(finding)
})

test('without an abstract, what is concluded stands before what the introduction cites of others', async () => {
  const told = await summary(null, {
    Introduction: [
      'Zinc lozenges have been shown to shorten common colds in patients of all ages (Meyer, 2004). Zinc lozenges were first described in patients with common colds (Lund, 1984).',
    ],
    Conclusion: [
      'Zinc lozenges were shown to be as safe as placebo in patients with common colds of one winter.',
    ],
  })
  expect(told).toContain('as safe as placebo')
})

test('taking part in a contest, and another article of the issue, are not what a paper is', async () => {
  const made =
    'Our system scores zinc lozenges in patients with common colds by the length of colds.'
  const told = await summary(
    `This report is about our participation in the contest on common colds in patients. ${made} Scores were sent for two runs of the contest.`,
  )
  expect(told).toBe(made)
})

const aimed = 'The aim of this study was to compare zinc lozenges with placebo in common colds.'
const introduction = [
  `Zinc is a metal that is sold in many shops of the town. Lozenges are sucked slowly by patients. ${aimed} All patients of one clinic were asked.`,
]

test('without an abstract, what is concluded stands before a mere aim', async () => {
  const concluded =
    'In conclusion, zinc lozenges did not shorten common colds in patients more than placebo did.'
  expect(
    await summary(null, {
      Introduction: introduction,
      Discussion: [`Colds were short in that winter. ${concluded}`],
    }),
  ).toContain('did not shorten common colds')
})

test('what is concluded beside the topic, or holds of a kind of thing, does not', async () => {
  for (const beside of [
    'In conclusion, the established forms were able to correctly record all that was said.',
    'The main advantage of zinc lozenges in patients is that they are sold in all towns.',
  ])
    expect(await summary(null, { Introduction: introduction, Conclusion: [beside] })).toContain(
      'aim of this study',
    )
})

test('a need that a treatment lowers is an outcome, and no call for more', async () => {
  const conclusion =
    'Conclusions: Zinc lozenges in patients with common colds diminished the need for sprays by half.'
  expect(
    await summary(`${known} ${aimed} ${done} Results: Nausea was rare. ${conclusion}`),
  ).toContain('diminished the need')
})
