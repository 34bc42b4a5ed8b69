import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { documentFromSections } from '../../document/from-sections.ts'
import { slice } from '../../text/span.ts'
import { answer } from '../answer/answer.ts'
import { explain } from '../explain.ts'
import type { ReplicationItem } from '../explanation.ts'

/** Which checklist items a paper with one paragraph under that heading states. */
async function stated(heading: string, paragraph: string): Promise<ReplicationItem[]> {
  const document = documentFromSections({
    title: 'A paper',
    sections: [
      { heading: 'Methods', paragraphs: ['We describe here what was done in the work.'] },
      { heading, paragraphs: [paragraph] },
    ],
  })
  const { replicationChecklist } = await explain(document)
  return replicationChecklist
    .filter(({ status }) => status === 'stated')
    .map(({ item }) => item)
    .toSorted()
}

test.each<[string, ReplicationItem[]]>([
  ['The code of the engine is part of our repository, in the folder engine.', ['code']],
  ['The articles are open-access publications that are not redistributed with it.', ['data']],
  ['SciCorpus and MedCorpus are available from their authors.', ['data']],
  ['All runs used one seed, and the experiment runs on one processor core.', ['compute']],
])('a section on availability states it in its own words: %s', async (words, items) => {
  expect(await stated('Data and code availability', words)).toEqual(items)
})

test.each<[string, ReplicationItem[]]>([
  ['We use α = 0.1 in every experiment of the paper.', ['hyperparameters']],
  ['Fitting took about 4 hours on a desktop computer in every case.', ['compute']],
  ['Data, code, and a web demo will be released publicly.', ['code', 'data']],
  ['We manually filtered out papers that no reader could open.', ['exclusions']],
  ['A total of 720 serum samples were collected from the birds of three farms.', ['sample-size']],
  ['We took the sentences of 20 research articles, all with at least 80 lines.', ['sample-size']],
  ['We interviewed a convenience sample of outpatients (n = 98) as they left.', ['sample-size']],
  ['The models were trained with a learning rate of 1e-5 in all of the runs.', ['hyperparameters']],
])('methods state it as well: %s', async (words, items) => {
  expect(await stated('Experiments', words)).toEqual(items)
})

test.each<[string, ReplicationItem[]]>([
  ['Permission for catching the birds was obtained from the authorities of the town.', ['ethics']],
  ['The study was approved by the Scientific Board of the Faculty of Gardens.', ['ethics']],
  [
    'All mice were kept in accordance with the Guide for the Care and Use of Laboratory Animals.',
    ['ethics'],
  ],
  ['The preamble told of the aims and requested consent for the recording of talks.', ['ethics']],
  [
    'The lenses of old birds (n = 23) were taken with a small round knife of steel.',
    ['sample-size'],
  ],
  ['All pairs (n = 9–11 pairs per treatment) were fed clean frozen shrimps.', ['sample-size']],
  ['The genome had been completed by us before (GenBank Accession No. AY842951).', ['data']],
  ['The sequence of the gene is available online [GenBank accession no. EF432310].', ['data']],
  ['We read the genes and discarded sequences that had no end.', ['exclusions']],
  ['If no answer is among the pages, the question is discarded.', ['exclusions']],
  ['The network was then tuned on all of the pictures for 4 epochs.', ['hyperparameters']],
  ['There were 90 infants admitted to the unit of the hospital in the town.', ['sample-size']],
  ['In all 56 adult patients were studied, 28 in each group of the two.', ['sample-size']],
  ['All birds of the control group (n = 30) were fed twice on every day.', ['sample-size']],
  ['The dogs were looked at by two of us with their owners’ consent.', ['ethics']],
  ['The work received approval from the Institutional Review Board.', ['ethics']],
])('a statement is found by other wordings, too: %s', async (words, items) => {
  expect(await stated('Animals', words)).toEqual(items)
})

test.each<[string, string, ReplicationItem[]]>([
  [
    'Ethical Considerations',
    'The authors foresee no harm from the work of this paper.',
    ['ethics'],
  ],
  ['7. Ethics statement', 'Nobody was asked anything for this work on old stones.', ['ethics']],
  ['Data availability', 'All relevant numbers are within the paper.', ['data']],
  [
    'Exclusion criteria',
    'Birds with a broken wing or with a ring of another town.',
    ['exclusions'],
  ],
  ['Ethics', 'Human subjects: the details would be listed here where they are needed.', []],
  ['Ethics of gardening', 'Gardeners have long thought about what they owe to bees.', []],
  ['Trial registration', 'The registration number is not available for this old study.', []],
])('a section of that name states it: %s, %s', async (heading, words, items) => {
  expect(await stated(heading, words)).toEqual(items)
})

test('a caption states seeds and sample sizes as well; the sections searched are those that were', async () => {
  const paper = (caption: string) => {
    const builder = documentBuilder('sections', '1')
    builder.section({ heading: '1 Introduction', level: 1 })
    builder.add('paragraph', 'Bees are counted in many gardens of the two towns.')
    builder.section({ heading: '2 Results', level: 1 })
    builder.section({ heading: '2.1 Gardens', level: 2 })
    builder.add('paragraph', 'The bees were many in all of the gardens of both towns.')
    builder.addFigure({ id: 'f', label: 'Figure 1', caption })
    builder.section({ heading: 'Tables', level: 1 })
    return builder.finish({ title: 'Bees', authors: [] })
  }
  const row = async (caption: string, wanted: ReplicationItem) =>
    (await explain(paper(caption))).replicationChecklist.find(({ item }) => item === wanted)
  const runs = 'Figure 1. All values are means of 5 runs with different random seeds.'
  expect((await row(runs, 'seeds'))?.text).toContain('different random seeds')
  expect((await row(runs, 'code'))?.searched).toEqual(['1 Introduction', '2 Results'])
  expect((await row(runs, 'sample-size'))?.searched).toEqual(['2 Results'])
  const bees = 'Figure 1. Bees by garden. N = 6 birds in every one of them.'
  expect((await row(bees, 'sample-size'))?.status).toBe('stated')
  const seeded = 'Algorithm 1 Seed guided search. The search begins at the seed.'
  expect((await row(seeded, 'seeds'))?.status).toBe('not-found')
})

test.each([
  'Studies were carried out at the Animal Core at the research centre of the university.',
  'Analyses were performed in another programme (R Core Team 2017) by two people.',
  'We used the open-source toolkit of others for the tagging of all words.',
  'In 1982, the right to strike was excluded from the constitution of the country.',
  'On average, each query required the readers to go through 76 papers.',
  'Any matches that are outliers could be removed from the sample of matches.',
  'Samples were separated first and every six seconds transferred to a column for six hours.',
  'Test scripts check what is expected, as provided by a testing framework for all of them.',
  'We adapted the code provided in the replication package of an older tool for our purpose.',
  'Papers cannot be rejected simply for not including code that is available to the authors.',
  'A loose momentum of the particle of 0.9 GeV is seen, where d is the hidden dimension in R.',
  'Users can customise each part by tweaking hyperparameters or loading a different set of weights.',
  'The disease affects more than 46 million patients worldwide and is estimated to grow further.',
  'The basis was expanded, with N = 10 and N = 20 wave functions for each of the analysed states.',
  'Six sessions are created by randomly sampling 6 papers from what the search gave back to us.',
  'The engine can process 995 questions per second, with 100 passages collected for every question.',
  'A volume of 120 μL of processed sample was collected and then fixed by frozen methanol at once.',
  'Permission to reproduce the picture was granted by the authorities of the museum.',
  'Primers were designed for the gene (GenBank accession no. DQ677879) of other fish.',
  'All of the word n-grams (n = 10) of the text were looked at in the models.',
  'The thermode was set at a temperature of 44 degrees by one of us.',
  'The runtime of the other tool is excluded from the table of the runs.',
  '8.55 (1.04) 8.60 (1.84) .993 Group 2.55 (n = 19) 1.93 (2.19) .552 Group 87.91 (n = 17) 90.50 Words.',
  'The statue was downloaded under a Creative Commons License from a museum.',
])('what others made, or other things of that name, state nothing: %s', async (words) => {
  expect(await stated('Experiments', words)).toEqual([])
})

test('one sentence that states code and licence is quoted for the licence by its own words', async () => {
  const { replicationChecklist } = await explain(
    documentFromSections({
      title: 'A note',
      sections: [
        {
          heading: 'Code availability',
          paragraphs: ['The code is part of the public repository, under the Apache-2.0 licence.'],
        },
      ],
    }),
  )
  const texts = (item: string) => replicationChecklist.find((row) => row.item === item)?.text
  expect(texts('code')).toContain('public repository')
  expect(texts('licence')).toBe('under the Apache-2.0 licence')
})

test('settings in a table are stated by its cells, each with its place', async () => {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Architecture', level: 1 })
  builder.add('paragraph', 'The parts of the model are told in the table that stands below here.')
  builder.addTable({
    id: 't',
    label: 'Table 1',
    caption: 'Table 1: Model architecture.',
    rows: [
      ['Parameter', 'Value'],
      ['n_layers', '12'],
      ['batch_size', '64'],
    ].map((row, y) => row.map((content) => ({ content, header: y === 0 }))),
  })
  const paper = builder.finish({ title: 'A model', authors: [] })
  const { replicationChecklist } = await explain(paper)
  const found = replicationChecklist.find(({ item }) => item === 'hyperparameters')
  expect(found?.text).toBe('Value in Table 1: n_layers 12; batch_size 64.')
  expect(found?.status).toBe('stated')
  expect(found?.spans.map((span) => slice(paper.text, span))).toEqual([
    'Value',
    'n_layers',
    '12',
    'batch_size',
    '64',
  ])
  expect((await answer(paper, 'What hyperparameters were used?')).answer).toBe(found?.text)
})

test.each<[string, ReplicationItem[]]>([
  ['We make our tool, the pictures and all of the garden data available in an archive.', ['data']],
  ['The answers of the gardeners are available in our replication package [5].', ['data']],
  ['We make the following resources publicly available: facts on bees, and pictures.', ['data']],
  ['We evaluate the tool with four open-source projects of two towns.', ['sample-size']],
  ['The gene raised the risk among its carriers: n = 7,120, with a ratio of 1.1.', ['sample-size']],
])('what was not found although it is stated: %s', async (words, items) => {
  expect(await stated('Experiments', words)).toEqual(items)
})

test.each([
  'As is seen, a reader that was trained using only 1,000 examples already outperforms it.',
  'An archive of the survey of 18 families of bees has been provided in File 3 of the journal.',
  'We provide details of all data and of what was done with them in the garden.',
  'If you obtained IRB approval, you should clearly say this in the text.',
])('no sample, data or approval of the paper: %s', async (words) => {
  expect(await stated('Experiments', words)).toEqual([])
})

test('the number of an example is not that of the paper', async () => {
  const words =
    'Many gardens are counted by the public. For example, the first garden project was Old Bees, a count of hives.'
  const joined = 'Over 2,500 volunteers participated in the project for three years.'
  expect(await stated('Methods', joined)).toEqual(['sample-size'])
  expect(await stated('Methods', `${words} ${joined}`)).toEqual([])
})

test.each<[string, string, ReplicationItem, boolean]>([
  ['Methods', 'In general, ethical clearance was not sought for the counts.', 'ethics', false],
  ['Methods', 'The board answered that the count did not need IRB approval.', 'ethics', false],
  [
    'Methods',
    'Answer: [NA] Justification: the IRB review committee was not asked.',
    'ethics',
    false,
  ],
  ['Ethics', 'There are two areas where the counting of bees could cause harm.', 'ethics', false],
  ['Ethics', 'All gardeners gave their consent to the counts in their gardens.', 'ethics', true],
  ['Methods', 'The protocol of the count was approved by the ethics committee.', 'ethics', true],
  [
    'Data availability',
    'The data are the town’s and so are not publicly available.',
    'data',
    false,
  ],
  ['Data availability', 'The data are available upon request from the town.', 'data', true],
])('words on an item may say that there is none: %s, %s', async (heading, words, item, met) => {
  const paper = documentFromSections({
    title: 'Bees of two towns',
    sections: [{ heading, paragraphs: [words] }],
  })
  const row = (await explain(paper)).replicationChecklist.find((entry) => entry.item === item)
  expect(row?.status).toBe('stated')
  expect(row?.unmet).toBe(met ? undefined : true)
})

test('settings are stated by the sentence that gives most of them', async () => {
  const paper = documentFromSections({
    title: 'A model of bees',
    sections: [
      {
        heading: 'Training',
        paragraphs: [
          'The big model for wasps used a dropout rate of 0.1, instead of 0.3.',
          'We used the Adam optimizer with a = 0.9, b = 0.98 and c = 0.1 for the rest.',
        ],
      },
    ],
  })
  const { replicationChecklist } = await explain(paper)
  const row = replicationChecklist.find(({ item }) => item === 'hyperparameters')
  expect(row?.text).toContain('Adam optimizer')
})

test('a licence is found in an imprint that stands behind the last reference', async () => {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Gardens', level: 1 })
  builder.add('paragraph', 'The bees were many in all of the gardens of both towns.')
  builder.section({ heading: 'References', level: 1 })
  builder.add('reference', 'Lund, M. 2010. Bees under a licence of the town. Gardens 4: 1-9.')
  builder.add(
    'reference',
    'upon request. This is an open-access article distributed under the terms of the Creative Commons Attribution License.',
  )
  const { replicationChecklist } = await explain(builder.finish({ title: 'Bees', authors: [] }))
  const row = replicationChecklist.find(({ item }) => item === 'licence')
  expect(row?.status).toBe('stated')
  expect(row?.text).toMatch(/^This is an open-access article/)
})

test.each([
  ['CC-PDM-1.0', 'declares Public Domain Mark 1.0.'],
  ['©2020 Bees Ltd. All rights reserved.', 'declares ©2020 Bees Ltd. All rights reserved.'],
])(
  'the licence that a file alone declares is told by its name, in a sentence: %s',
  async (license, told) => {
    const builder = documentBuilder('sections', '1')
    builder.section({ heading: 'Gardens', level: 1 })
    builder.add('paragraph', 'The bees were many in all of the gardens of both towns.')
    const { replicationChecklist } = await explain(
      builder.finish({ title: 'Bees', authors: [], license }),
    )
    const row = replicationChecklist.find(({ item }) => item === 'licence')
    expect(row?.text).toBe(`No sentence states a licence; the paper’s file ${told}`)
  },
)

test('a sentence that ends with "no" is not joined with the next', async () => {
  const document = documentFromSections({
    title: 'Bees',
    sections: [
      {
        heading: 'Data',
        paragraphs: [
          'All our answers to the survey were no. The data are available at https://bees.example/data.',
        ],
      },
    ],
  })
  const { replicationChecklist } = await explain(document)
  expect(replicationChecklist.find(({ item }) => item === 'data')?.text).toBe(
    'The data are available at https://bees.example/data.',
  )
})

test('a sentence that begins with a name that is spelled small states its item', async () => {
  const document = documentFromSections({
    title: 'beekit: counting bees',
    sections: [
      {
        heading: 'Gardens',
        paragraphs: [
          'Bees were many in the gardens. beekit is open source and its code is available at https://github.com/bees/beekit.',
        ],
      },
    ],
  })
  const { replicationChecklist } = await explain(document)
  expect(replicationChecklist.find(({ item }) => item === 'code')?.text).toMatch(/^beekit is/)
})
