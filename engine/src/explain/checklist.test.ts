import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { explain } from './explain.ts'
import type { ReplicationItem } from './explanation.ts'

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
])('methods state it as well: %s', async (words, items) => {
  expect(await stated('Experiments', words)).toEqual(items)
})

test.each([
  'Studies were carried out at the Animal Core at the research centre of the university.',
  'Analyses were performed in another programme (R Core Team 2017) by two people.',
  'We used the open-source toolkit of others for the tagging of all words.',
  'In 1982, the right to strike was excluded from the constitution of the country.',
  'On average, each query required the readers to go through 76 papers.',
  'Any matches that are outliers could be removed from the sample of matches.',
  'Samples were separated first and every six seconds transferred to a column for six hours.',
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
