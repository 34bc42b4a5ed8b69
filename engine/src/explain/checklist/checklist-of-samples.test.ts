import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'
import type { ReplicationItem } from '../explanation.ts'

async function rows(
  item: ReplicationItem,
  sections: Readonly<Record<string, string>>,
): Promise<string[]> {
  const document = documentFromSections({
    title: 'Bees of two towns',
    sections: Object.entries(sections).map(([heading, words]) => ({
      heading,
      paragraphs: [words],
    })),
  })
  const { replicationChecklist } = await explain(document)
  return replicationChecklist
    .filter((row) => row.item === item && row.status === 'stated')
    .map(({ text }) => text)
}

test.each([
  'For each garden, 1000 randomized trials were performed and the results were averaged.',
  'Among total 118, 000 sentences on bees, each one is a true or a false one.',
  'We undertook a retrospective chart review of 86 patients with bees at home.',
  'The mice were separated into 4 groups of 7 mice each before the bees were let in.',
  'For every garden, 60 random runs have been made with bees of one kind.',
  'With more noise, we run 30 test cases with the bees of one garden.',
  'We use a set of 175 unsafe prompts on bees for evaluating the gardeners.',
  'We randomised 240 night porters of the town to bees or to no bees for six weeks.',
  'Twenty-five nurses were enrolled in each group of bees.',
  'In total, 52 beekeepers from both towns were recruited between May and June.',
  'The work was done on three dozen rats, and with the bees of one garden.',
  'The questions on bees were answered by nearly two thousand students.',
  'The newspapers came as corpora which contain about 200M words on bees.',
])('how many were studied is stated: %s', async (words) => {
  expect(await rows('sample-size', { Methods: words })).toEqual([words])
})

test.each([
  'Each of the pictures of bees is annotated by ten people of the town.',
  'In both cases, we use AdaBoost (with 200 shallow decision trees) for training.',
  'The plates with bees were observed in an AE 1000 cool image analyzer of the town.',
  'Even if we had randomised 920 beekeepers as planned, no bee would have been seen.',
  'Around 15 beekeepers a year with hives of their own could be enrolled, hence it took three years.',
  'The gardens of bees were randomised, and we interviewed for 30 minutes in each.',
  'He evaluated it on a training set of 870,000 words of a newspaper on bees.',
])('who annotated, and what a method is made of, is no sample: %s', async (words) => {
  expect(await rows('sample-size', { Methods: words })).toEqual([])
})

test('who took part comes before how many were planned, and before one of the groups', async () => {
  const planned = 'A sample size of 237 adults was needed for 90% power to see the bees.'
  const group = 'The intervention group (adults with bees, N = 65) received a book on bees.'
  const took = 'The two towns managed to recruit 143 adults for the study of bees.'
  const sections = { Methods: planned, Bees: group, Results: took }
  expect(await rows('sample-size', sections)).toEqual([took])
})

test('what a model was trained on comes before what it was evaluated on', async () => {
  const evaluated = 'We construct a data set consisting of 230 papers on bees to test it.'
  const trained =
    'To train our model, we use the papers (Lund et al., 2018) of both towns, about 146K papers.'
  expect(await rows('sample-size', { Evaluation: evaluated, Experiments: trained })).toEqual([
    trained,
  ])
})

test('two surveys of different years are both told', async () => {
  const first = 'In a survey in 2007 a total of 654 adults were sampled in the two towns.'
  const second = 'In 2010, a second survey was conducted with 313 adults and 449 pupils.'
  expect(await rows('sample-size', { Methods: `${first} ${second}` })).toEqual([first, second])
  const again = 'Of those adults, 240 were sampled in the first town of the two.'
  expect(await rows('sample-size', { Methods: `${first} ${again}` })).toEqual([first])
})

test.each([
  'The main analysis was confined to gardeners with known age.',
  'From these queries, we sampled some and manually filtered out overly broad topics.',
  'Then 25 bees were watched at random, only using the ones that could be tracked.',
  'We downloaded the reviews of gardens and filtered out non-garden reviews.',
  'Six gardeners withdrew before randomisation, so that the others saw the bees.',
  'In total, 23 (11%) gardeners with bees were lost to follow-up before the winter.',
  'Excluding missing and erroneous data, 106 forms in total were eligible for analysis.',
])('what was left out is stated: %s', async (words) => {
  expect(await rows('exclusions', { Methods: words })).toEqual([words])
})

test.each([
  'We excluded sex because we could not see the sex of the bees in the field.',
  'We exclude names from the similarity calculation of the articles at this stage.',
  'Two makers withdrew from the market when the bees of the town had gone.',
])('a variable, or a step of a method, leaves nobody out: %s', async (words) => {
  expect(await rows('exclusions', { Methods: words })).toEqual([])
})

test('what was left out is told with the sentence that it points back at', async () => {
  const told = 'Not all bees could be known again. We omitted these observations in the analysis.'
  expect(await rows('exclusions', { Results: told })).toEqual([told])
})

test('that criteria were applied comes after what they are', async () => {
  const applied =
    'Birds were chosen by the following inclusion and exclusion criteria for both of the towns.'
  const named = 'Birds were excluded if there was nobody who would count the bees.'
  expect(await rows('exclusions', { Methods: `${applied} ${named}` })).toEqual([named])
})

function withTable(caption: string, cells: readonly (readonly string[])[]) {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Reading', level: 1 })
  builder.add('paragraph', 'The readers answer what they are asked, as the table below tells.')
  builder.addTable({
    id: 't',
    label: 'Table 1',
    caption,
    rows: cells.map((row, y) => row.map((content) => ({ content, header: y === 0 }))),
  })
  return builder.finish({ title: 'A reader', authors: [] })
}

test('of links without their addresses a table states whose data sets they are', async () => {
  const of = async (columns: readonly string[], cells: readonly string[]) => {
    const table = withTable('Table 1: The data sets of this work.', [columns, cells])
    return (await explain(table)).replicationChecklist.find(({ item }) => item === 'data')?.text
  }
  expect(
    await of(['Dataset', 'Source', 'Accessed via'], ['Bees', 'Fern et al. (2023)', 'Link']),
  ).toBe('Source in Table 1: Bees Fern et al. (2023).')
  expect(await of(['Dataset', 'Accessed via'], ['Bees', 'Link'])).toBe(
    'No statement of data was found.',
  )
})

test('what a development part holds is a sample, before a smaller test', async () => {
  const parts =
    'We used the development parts of Bees [2], with 619 papers, and of Wasps, with 694.'
  const document = documentFromSections({
    title: 'A reader',
    sections: [
      {
        heading: 'Methods',
        paragraphs: [`${parts} The Ants at hand, with 75 questions, are a second, smaller test.`],
      },
    ],
  })
  const { replicationChecklist } = await explain(document)
  expect(replicationChecklist.find(({ item }) => item === 'sample-size')?.text).toBe(parts)
})

test('a table states how many each data set trains on, and where data sets can be had', async () => {
  const of = async (item: ReplicationItem, table: ReturnType<typeof withTable>) =>
    (await explain(table)).replicationChecklist.find((row) => row.item === item)?.text
  const sizes = withTable('Table 1: Number of questions in each data set.', [
    ['Dataset', 'Train', 'Test'],
    ['Bees', '79,168', '3,610'],
    ['Wasps', '1,353', '694'],
  ])
  expect(await of('sample-size', sizes)).toBe('Train in Table 1: Bees 79,168; Wasps 1,353.')
  const twice = withTable(
    'Table 1: Number of questions. The two columns of Train denote all of them and those that we used.',
    [
      ['Dataset', 'Train', 'Train', 'Test'],
      ['Bees', '79,168', '58,880', '3,610'],
      ['Wasps', '1,353', '1,125', '694'],
    ],
  )
  expect(await of('sample-size', twice)).toBe(
    'Train in Table 1: Bees 79,168 and 58,880; Wasps 1,353 and 1,125. The two columns of Train denote all of them and those that we used.',
  )
  const places = withTable('Table 1: The data sets of this work.', [
    ['Dataset', 'Link', 'Licence'],
    ['Bees', 'https://bees.example/data', 'MIT'],
  ])
  expect(await of('licence', places)).toBe('Licence in Table 1: Bees MIT.')
  expect(await of('data', places)).toBe('Link in Table 1: Bees https://bees.example/data.')
  const scores = withTable('Table 1: Accuracy in each data set.', [
    ['Dataset', 'Train', 'Test'],
    ['Bees', '79', '61'],
  ])
  expect(await of('sample-size', scores)).toBe('No statement of sample size was found.')
})

const birds =
  'To compare both towns, we used a dataset of 18 bird pairs from an old register (Fern et al., 2014).'

test('two data sets of different size are both told', async () => {
  const other =
    'For the whole land we assembled a dataset of 7,918 bird families (Lund et al., 2016).'
  const told = await rows('sample-size', { Results: `${birds} ${other}` })
  expect(told.toSorted()).toEqual([birds, other].toSorted())
})

test.each([
  'The dataset of about 18 bird pairs was also used by two schools that took part.',
  'After this sorting, we used a dataset of 9 bird pairs that both schools collected.',
])('the same data set again, or what is left of it, is no other: %s', async (words) => {
  expect(await rows('sample-size', { Results: `${birds} ${words}` })).toHaveLength(1)
})

test('the whole is told before a part of it', async () => {
  const whole = 'Children of both towns were selected from the schools near the bees (n = 91).'
  const found = await rows('sample-size', {
    Abstract: 'A total of 33 of the 91 children had been stung by bees.',
    Results: whole,
  })
  expect(found).toEqual([whole])
})

test('those of a source are not those studied', async () => {
  const theirs = 'The error of the scale was 0.2 g, based on weights of bees in 199 subjects [15].'
  expect(await rows('sample-size', { Results: theirs })).toEqual([])
})

test('who was left out comes before what the criteria were set for', async () => {
  const whom = 'Children were excluded if they had hives of their own in the town.'
  const why = 'Exclusion criteria were set to help avoid any bias of those who like bees.'
  expect(await rows('exclusions', { Methods: `${why} ${whom}` })).toEqual([whom])
})
