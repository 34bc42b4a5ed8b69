import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'

const summary = async (
  abstract: string | null,
  sections: Record<string, string> = {},
  title = 'Zinc lozenges in patients with common colds: a randomised trial',
) => {
  const document = documentFromSections({
    title,
    ...(abstract !== null && { abstract }),
    sections: Object.entries(sections).map(([heading, text]) => ({ heading, paragraphs: [text] })),
  })
  return (await explain(document)).tldr.map(({ text }) => text).join('\n')
}
const known = 'Zinc lozenges are widely used by patients with colds in many towns.'
const done = 'A total of 210 patients were randomized to zinc or placebo for seven days.'
const finding = 'We conclude that zinc lozenges shorten common colds of patients by a day.'

test.each([
  'We wanted to implement zinc lozenges in our town with comparisons between patients with colds.',
  'We present the results of a randomised, single-centre study of zinc lozenges in patients with common colds.',
])('what was wanted or announced gives way to what came out: %s', async (asked) => {
  expect(await summary(`${known} ${asked} ${done} ${finding}`)).toBe(finding)
})

test('what was found before this work is not what came of it', async () => {
  const earlier =
    'We recently showed that zinc lozenges shorten common colds of patients in randomised trials.'
  expect(await summary(`${known} ${earlier} ${done} ${finding}`)).toBe(finding)
})

test('what nearly every study promises gives way to what came out', async () => {
  const promise =
    'This study provides a better understanding of zinc lozenges in patients with common colds.'
  const result =
    'Colds of patients were significantly shorter with zinc lozenges than with placebo.'
  expect(await summary(`${known} ${done} ${result} ${promise}`)).toBe(result)
})

test('that there are some results gives way to what came out', async () => {
  const some =
    'We derive some general results about colds, as well as results that apply to zinc lozenges.'
  const result = 'We show that zinc lozenges shorten the common colds of patients in winter.'
  expect(await summary(`${known} ${some} ${done} ${result}`)).toBe(result)
})

test('a sentence on both arms stands by itself', async () => {
  const aim = 'The aim of this study was to compare zinc with steam in patients with common colds.'
  const both = 'Both zinc lozenges and steam significantly shortened the common colds of patients.'
  expect(await summary(`${known} ${aim} ${done} ${both}`)).toBe(both)
})

test('a step of the procedure, a hope or what else came out is no finding of the whole', async () => {
  const aim = 'The aim of this study was to compare zinc lozenges with placebo in common colds.'
  const beside =
    'All zinc lozenges of patients with common colds were tested for their weight. We also found that patients with common colds liked zinc lozenges. Zinc lozenges in patients with common colds need to be studied in larger trials.'
  const told = 'Zinc lozenges significantly shortened the common colds of patients.'
  expect(await summary(`${known} ${aim} ${done} ${told} ${beside}`)).toBe(told)
})

test('where its abstract tells no finding, the conclusions of a paper do', async () => {
  const aim = 'The aim of this study was to compare zinc lozenges with placebo in common colds.'
  const conclusion =
    'Zinc lozenges have not been able to shorten the common colds of patients in one winter.'
  expect(await summary(`${known} ${aim} ${done}`, { Conclusions: conclusion })).toBe(conclusion)
})

const introduction = `${known} Zinc was first sold in shops of the town. The present study aimed to compare zinc lozenges with placebo in common colds.`

test('without abstract and conclusions, a discussion tells what the paper found', async () => {
  const found =
    'Our findings showed that zinc lozenges shorten the common colds of most patients by one day.'
  const others = 'Zinc lozenges were shown to shorten common colds in patients before [3].'
  const discussion = `${others} ${found} Colds of the nose were not asked for.`
  expect(await summary(null, { Introduction: introduction, Discussion: discussion })).toBe(found)
})

test('what a review goes through is what it is', async () => {
  const asked = 'This article reviews the use of zinc lozenges in patients with common colds.'
  expect(
    await summary(`${known} ${asked} Shops and doctors are told of.`, { Conclusion: finding }),
  ).toBe(asked)
})

test('a task that was explored without an abstract gives way to what was found on it', async () => {
  const asked = 'In this work we have explored the task of scoring noses in photographs.'
  const found =
    'We have trained models on noses, and found out that photographs do not help in scoring noses.'
  const told = await summary(
    null,
    {
      Introduction: 'Noses are scored by hand. Photographs are many.',
      Conclusions: `${asked} ${found}`,
    },
    'Scoring Noses in Photographs',
  )
  expect(told).toBe(found)
})

test('what the authors saw before this work is not its summary', async () => {
  const earlier =
    'Our previous results showed that zinc lozenges shorten the common colds of patients in towns.'
  const asked = 'We examined whether zinc lozenges are safe in patients with common colds.'
  const told = await summary(`${known} ${earlier} ${asked} Nausea was rare in the end.`)
  expect(told).not.toContain('previous results')
})

test('an age that narrows a finding leaves it one', async () => {
  const aim = 'The aim of this study was to compare zinc lozenges with placebo in common colds.'
  const told =
    'We found that zinc lozenges shortened common colds of old patients (age ≥ 70 years).'
  expect(await summary(`${known} ${aim} ${done} ${told}`)).toBe(told)
})

test('what is only to be explored, or reported, gives way to what the paper says it has shown', async () => {
  const toCome = 'In this work we will explore zinc lozenges in patients with common colds.'
  const shown =
    'In this work we have shown how zinc lozenges can be used to shorten common colds of patients.'
  const speculates =
    'We speculate that zinc lozenges for common colds of patients do better by night.'
  expect(
    await summary(`${known} ${toCome} ${done}`, { Conclusion: `${shown} ${speculates}` }),
  ).toBe(shown.replace('In this work ', ''))
})

test('what an essay without an abstract opens with is not its summary', async () => {
  const opening = 'Zinc lozenges of the town were first sold in a shop by the river in 1962.'
  const told = await summary(null, {
    'Old cures': `${opening} Many patients of the town bought them.`,
    'New cures':
      'Nurses were shown to reduce colds of patients by zinc lozenges at home. Reviews of colds were found to differ from town to town.',
  })
  expect(told).not.toContain(opening)
})
