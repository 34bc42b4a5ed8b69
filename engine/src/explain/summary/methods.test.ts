import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'

const title = 'No change of lead in the feathers of gulls'
const introduction =
  'In this study, mass spectrometry was utilized to measure lead in feathers of gulls that hatched from 1948 to 1993.'
const paper = (abstract: string, methods: readonly string[], opening = introduction) =>
  documentFromSections({
    title,
    abstract,
    sections: [
      { heading: 'Introduction', paragraphs: ['Lead is found in many birds.', opening] },
      { heading: 'Methods', paragraphs: [...methods] },
    ],
  })
const told = async (document: ReturnType<typeof paper>, claimsPerSection = 4) => {
  const { methods } = await explain(document, { claimsPerSection })
  return methods.map(({ text }) => text)
}
const plain =
  'Gulls live for long in harbour towns. We present a case in which lead in the feathers of gulls stays the same for life. Others have seen it change within a year.'

test('where the abstract does not say how it was done, the introduction may', async () => {
  const methods = await told(
    paper(plain, ['Vials were rinsed with water and were dried in an oven.']),
  )
  expect(methods).toContain(introduction)
})

test('of many steps, those on what the paper is on are told', async () => {
  const methods = await told(
    paper(
      plain,
      [
        'Empty vials were measured with a balance. Lead in the feathers of gulls was measured with a lamp.',
      ],
      'It harms them.',
    ),
    1,
  )
  expect(methods.join()).toContain('Lead in the feathers of gulls was measured')
})

test.each([
  'Using an oven, we obtain a large reduction of lead in the feathers of gulls.',
  'Here, we discuss lead in the feathers of gulls that were measured in an oven.',
  'The lead of feathers was found to range from 1 up to 33 parts using an oven.',
  'We observed that lead was measured in the feathers of most gulls.',
  'The lead of feathers was estimated to be 33% using an oven.',
  'Below we briefly describe each dataset of feathers collected and refer readers to its makers.',
])('what was seen, and where to read more, is no method: %s', async (words) => {
  expect(await told(paper(plain, [words]))).not.toContain(words)
})

test('what the abstract concludes is no method, though it is based on one', async () => {
  const abstract = `${plain} Feathers of 40 gulls were measured with a lamp. Our findings were based on the evaluation of feathers and of blood, and both were consistent.`
  const methods = await told(paper(abstract, []))
  expect(methods.join()).toContain('40 gulls were measured')
  expect(methods.join()).not.toContain('based on the evaluation')
})

test('what the abstract says was done before it says "we" is the method', async () => {
  const done = 'Feathers of 40 gulls were measured using a lamp mounted on a table.'
  const abstract = `Background: Gulls live for long in harbour towns. Methods: ${done} Results: Using lead as a measure, we showed that it stays the same for life.`
  expect((await told(paper(abstract, []))).join()).toContain('Feathers of 40 gulls were measured')
})

test('by what means the whole was done is its method, in the abstract and in an introduction', async () => {
  const done =
    'Using gulls of well-characterized colonies that were caught with nets, we asked how lead moves.'
  expect((await told(paper(`${plain} ${done}`, [], 'It harms them.'))).join()).toContain(done)
  expect((await told(paper(plain, [], done))).join()).toContain(done)
})

test('what an abstract says was done needs no word of design to be told', async () => {
  const done =
    'Using feathers of gulls that were caught in 40 towns, we asked how lead moves in time.'
  const steps = [
    'Vials were randomized by an assistant and were rinsed with water. Feathers were dried in an oven.',
  ]
  expect(await told(paper(`${plain} ${done}`, steps, 'It harms them.'), 1)).toEqual([done])
})

test.each([
  'We can see in Figure 1 an example of a feather of a gull measured with a lamp.',
  'Table 3 exhibits the lamp by which lead was measured in the feathers of gulls.',
  'Owing to an anticipated loss of gulls that were recruited, we planned to include 75 feathers of gulls.',
  'The accuracy of the lamp by which lead was measured in feathers of 40 gulls is near perfect.',
  'In the previous sections, we discussed how lead was measured in the feathers of gulls.',
  'The current version of our lamp was trained on feathers of gulls and gives about 75% accuracy.',
  'This study of gulls was conducted in accordance with the recommendations of the bird council.',
])('where it is to be seen, and what a part of it reached, is no method: %s', async (words) => {
  expect(await told(paper(plain, [words], 'It harms them.'))).not.toContain(words)
})

test('an estimate that an abstract gives is no method of the whole', async () => {
  const estimate = 'Lead in feathers of gulls was estimated to be 33% using a lamp and an oven.'
  const methods = await told(paper(`${plain} ${estimate}`, [], 'It harms them.'))
  expect(methods).not.toContain(estimate)
})

test('of how many questions a form consists is no sample', async () => {
  const form = 'The first part of the form consisted of 13 questions on feathers of gulls.'
  const sample = 'The flock consisted of 70 birds, 35 of which were gulls with feathers.'
  const methods = await told(paper(plain, [form, sample], 'It harms them.'), 1)
  expect(methods).toEqual([sample])
})

test.each([
  'Note: Lead in the feathers of gulls was calculated by dividing the lead of all birds by their weight.',
  'We will now define our measure of lead in the feathers of gulls, using a mass spectrometer.',
  'We also used a lamp, which outperforms mass spectrometry of lead in the feathers of gulls.',
])('a note, what is now to be told and what beat others are no steps: %s', async (words) => {
  expect((await told(paper(plain, [words]))).join()).not.toContain(words)
})

test('a second test of numbers gives way to who and what was measured', async () => {
  const tests = [
    'Lead in the feathers of gulls was compared between towns with the chi-square test of counts.',
    'A logistic regression model was used to estimate lead in the feathers of gulls by age.',
    'The fit of the model of lead in the feathers of gulls was assessed with the Hosmer-Lemeshow test.',
  ]
  const sample = 'We collected feathers of 40 gulls from roofs in five harbour towns in May.'
  const methods = await told(paper(plain, [[...tests, sample].join(' ')], 'It harms.'), 2)
  expect(methods.filter((text) => tests.includes(text))).toHaveLength(1)
  expect(methods).toContain(sample)
})

test('the main steps are told before those that only make sure of them', async () => {
  const main = 'To study how lead spreads, ten feathers of gulls were placed in water for a week.'
  const side = [
    'A control experiment was also performed with clean water and the same lamp.',
    'To confirm these readings, the lamp was calibrated with a second lamp.',
  ]
  const methods = await told(paper(plain, [[side[0], main, side[1]].join(' ')], 'It harms them.'))
  expect(methods).toContain(main)
  for (const step of side) expect(methods).not.toContain(step)
})
