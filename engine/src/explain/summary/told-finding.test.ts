import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'
import { analyzeResults } from './results.ts'
import { tldrScores } from './tldr.ts'

const paper = (title: string, abstract: string, sections: Record<string, string[]> = {}) =>
  documentFromSections({
    title,
    abstract,
    sections: Object.entries(sections).map(([heading, paragraphs]) => ({ heading, paragraphs })),
  })
const summary = async (title: string, abstract: string, sections?: Record<string, string[]>) =>
  (await explain(paper(title, abstract, sections))).tldr.map(({ text }) => text).join('\n')
const news = async (title: string, abstract: string, sections?: Record<string, string[]>) =>
  (await explain(paper(title, abstract, sections))).whatsNew.map(({ text }) => text).join('\n')

const patients = 'Zinc lozenges in patients with common colds'
const known =
  'Zinc lozenges are widely used by patients with colds. Some studies suggest that zinc is associated with nausea in patients with colds.'
const aim =
  'The aim of this study was to assess the effect of zinc lozenges in patients with colds.'
const done = 'A total of 210 patients were randomized to zinc or placebo for seven days.'
const hope = 'These results may help clinicians to treat patients with colds.'

test.each([
  ['a conclusion', 'We conclude that zinc lozenges shorten common colds by a day.'],
  ['a result', 'Zinc lozenges were significantly associated with shorter colds than placebo.'],
  ['no effect', 'There was no difference between zinc and placebo in the length of colds.'],
])('a summary says what came out before what was asked: %s', async (_, finding) => {
  expect(await summary(patients, `${known} ${aim} ${done} ${finding} ${hope}`)).toBe(finding)
})

test('where an abstract says only what it may be good for, its aim is the summary', async () => {
  expect(await summary(patients, `${known} ${aim} ${done} ${hope}`)).toBe(aim)
})

test('advice and what remains to be done are no finding', async () => {
  const finding = 'Zinc lozenges shortened colds by one day in most patients.'
  const advice =
    'Zinc lozenges should be given to patients with common colds. Further trials of zinc lozenges in patients with common colds are needed.'
  expect(await summary(patients, `${known} ${aim} ${done} ${finding} ${advice}`)).toBe(finding)
})

test.each([
  'In post-hoc analysis, we found that zinc lozenges were associated with fewer headaches in patients with common colds.',
  'There was no significant effect of zinc lozenges in patients with other common colds.',
])('what came out beside the question is no summary: %s', async (beside) => {
  const finding = 'We found that zinc lozenges shortened common colds of most patients by one day.'
  expect(await summary(patients, `${known} ${aim} ${done} ${finding} ${beside}`)).toBe(finding)
})

test('what was made is a summary by itself', async () => {
  const made = 'We present ColdScore, a score that predicts the length of common colds.'
  const finding = 'ColdScore was significantly associated with the length of colds.'
  expect(
    await summary('A score for the length of common colds', `${known} ${made} ${finding}`),
  ).toBe(made)
})

test('in computing a question that was looked into stays the summary', async () => {
  const asked = 'In this paper, we study how language models read labels of neural networks.'
  const told = await summary(
    'How language models read labels',
    `Language models are trained on large corpora. ${asked} Our model outperforms the baseline on two benchmarks of text classification.`,
  )
  expect(told).toContain('we study how language models read labels')
})

test('but not an aim by that name', async () => {
  const told = await summary(
    'Microservices in factories',
    'Microservices are widely used in software engineering. Our goal is therefore to analyze the use of such services in software of factories. ' +
      'We conducted a case study with nine developers. Many challenges of the services in factories were found to be shared with other software.',
  )
  expect(told).toContain('Many challenges of the services')
})

test('a sentence that goes on with “also” is no summary where another may be', async () => {
  const told = await summary(
    'Labels of wet jars in museums',
    'Jars stand in the museums of the world. We show that labels of wet jars also fade. Our data show that labels of jars fade in museums where lamps burn.',
  )
  expect(told).toContain('where lamps burn')
})

test('an aim is not news', async () => {
  const intro = {
    Introduction: ['In this paper, we aim to analyze differences in the use of labels on jars.'],
  }
  expect(
    await news(
      'Jars',
      'Labels of jars fade in all museums. We present a reader of words on jars. The reader is small and reads at night.',
      intro,
    ),
  ).toBe('')
})

test('what a list of contributions says is news, and its announcement is none', async () => {
  const listed = {
    Introduction: [
      'We introduce jarlib, a toolkit for reading the labels of jars. Its contributions include (1) lamps, a library for the light under which jars are read, and (2) lids, a set of readers for labels that were written on lids of jars and boxes.',
      'The main contributions of this work can be summarized as follows.',
    ],
  }
  const told = await news(
    'jarlib: a toolkit',
    'Labels fade. We introduce jarlib, a toolkit.',
    listed,
  )
  expect(told).toContain('Its contributions include (1) lamps')
  expect(told).not.toContain('as follows')
})

test('the means by which the thing works are news before what is shown beside it', async () => {
  const told = await news(
    'LabelNet 7',
    'We introduce LabelNet 7, a reader of faded labels. Our model leverages grouped ink for faster reading of labels.',
    {
      Introduction: [
        'As a demonstration of its adaptability, we present a reader of lids made from LabelNet 7.',
      ],
    },
  )
  expect(told).toContain('Our model leverages grouped ink')
  expect(told).not.toContain('reader of lids')
})

test('the results as a whole are the paper’s own', async () => {
  const known_ =
    'If a survey shows that the prevalence of worms was lowered to less than 1% or that of eggs to less than 2%, the district conducts a second survey.'
  const found = 'We found that 13% of 554 districts failed the survey.'
  const { overallSummary } = await analyzeResults(
    paper('Surveys of worms', `Worms are treated with drugs. ${known_} ${found}`),
  )
  const told = overallSummary.map(({ text }) => text)
  expect(told).toContain(found)
  expect(told).not.toContain(known_)
})

test('what others found is no finding of an experiment, and what agrees with them is one', async () => {
  const own =
    'Herons were significantly heavier in winter, by 12% (Figure 2), which agrees with earlier counts [7].'
  const { experiments } = await analyzeResults(
    paper('Herons', 'Herons eat eels. We counted herons.', {
      Results: [
        own,
        'Counts at inland lakes revealed 40% fewer herons and significantly lighter eels in winter [16].',
      ],
    }),
  )
  const told = experiments.flatMap(({ keyFindings }) => keyFindings.map(({ text }) => text))
  expect(told.join('\n')).toContain('heavier in winter')
  expect(told.join('\n')).not.toContain('inland lakes')
})

const outcome =
  'Shortages of staff and of equipment were identified as constraints of the care of patients.'
const detail = 'The ward of the north took 41% of the 1,077 patients, which was more than expected.'

test('what an abstract says came out is a result, and one of the whole', async () => {
  const document = paper(
    'Care of patients in a hospital',
    `Care of patients varies. METHODS: We interviewed patients and nurses of a hospital. RESULTS: ${outcome} CONCLUSION: We conclude that care of patients in a hospital depends on its staff.`,
    { Results: [detail] },
  )
  const { results } = await explain(document)
  const { overallSummary } = await analyzeResults(document)
  expect(results.map(({ text }) => text)).toContain(outcome)
  expect(overallSummary.map(({ text }) => text)).toContain(outcome)
})

test('what holds of the field is no result, wherever an abstract says it', async () => {
  const known_ = 'More common is knowledge of care that is important to all of the patients.'
  const { overallSummary } = await analyzeResults(
    paper(
      'Care of patients in a hospital',
      `Care of patients varies. METHODS: We interviewed patients of a hospital. RESULTS: ${outcome} CONCLUSION: ${known_}`,
    ),
  )
  expect(overallSummary.map(({ text }) => text)).toEqual([outcome])
})

test('what the authors need to know is no summary where they say what they did', () => {
  const title = 'Remaining challenges of labels as perceived by museums'
  const need =
    'Particularly, we need to understand the current challenges museums are facing with labels.'
  const score = (sentence: string) => tldrScores(title, ['Labels fade.', sentence])[1] ?? 0
  expect(score(need.replace('need to', 'tried to'))).toBeGreaterThan(score(need) + 1)
})
