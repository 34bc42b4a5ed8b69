import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'
import type { ReplicationItem } from '../explanation.ts'

async function row(
  item: ReplicationItem,
  sections: Record<string, string[]>,
): Promise<string | null> {
  const document = documentFromSections({
    title: 'Lamps against winter sadness',
    sections: Object.entries(sections).map(([heading, paragraphs]) => ({ heading, paragraphs })),
  })
  const { replicationChecklist } = await explain(document)
  const found = replicationChecklist.find((entry) => entry.item === item)
  return found?.status === 'stated' ? found.text : null
}

test.each<[ReplicationItem, string, string]>([
  [
    'preregistration',
    'Discussion',
    'Our lamps did what was seen in the randomized DAYLIGHT trial (NCT02151981).',
  ],
  ['data', 'Results', 'Demographic and clinical data of the participants are provided in Table 1.'],
  ['data', 'Methods', 'Primer sequences were kindly provided by A. Lund at the harbour clinic.'],
  ['data', 'Results', 'Follow-up data were available for 15 of the 20 subjects in the lamp group.'],
  [
    'data',
    'Introduction',
    'Such designs bridge the time until data are available from a larger trial.',
  ],
  [
    'hyperparameters',
    'Methods',
    'We needed 20 children per group with an α error of 5% and a dropout rate of 30% in two years.',
  ],
  [
    'hyperparameters',
    'Methods',
    'Assuming a dropout rate of 14%, we needed 50 patients in each of both groups.',
  ],
  [
    'exclusions',
    'Methods',
    'Persistent feelings of tiredness and low mood were also inclusion criteria.',
  ],
  [
    'exclusions',
    'Discussion',
    'This variable was excluded from the list of candidate variables as it was not feasible.',
  ],
  ['hyperparameters', 'Discussion', 'Fourth, we observed a low dropout rate of 5% (n = 4/76).'],
  ['hyperparameters', 'Methods', 'The anticipated dropout rate was set to 33%, as in the towns.'],
  [
    'data',
    'Methods',
    'Since long-term data are available only for the harbour, we predict what happens there.',
  ],
  ['data', 'Results', 'Of 140 persons, 135 for whom the sleep data were available were analysed.'],
  [
    'sample-size',
    'Methods',
    'The pairs of lamps were tested. 20 All broken samples were retested.',
  ],
  [
    'sample-size',
    'Results',
    'The remaining 79 pairs contain lamps that were taken from longer rows.',
  ],
  [
    'sample-size',
    'Methods',
    'In May the harbour added 12289 new cases (not previously included in the counts) to those studied.',
  ],
  ['compute', 'Methods', 'After the run-in period, 43 persons were let into the core study.'],
  ['licence', 'Discussion', 'In that country the lamp is imported under special license by shops.'],
  ['data', 'Discussion', 'Only a limited number of lamp materials are available from shops [17].'],
  ['data', 'Introduction', 'Only limited data comparing lamps with candles are available [7].'],
  ['data', 'Methods', 'Supervision of the data abstraction was provided onsite by the clerk.'],
  ['data', 'Results', 'Data were available on all outcomes of the lamps.'],
  ['data', 'Methods', 'This larger corpus of lamps was kindly provided to us by the harbour.'],
  [
    'sample-size',
    'Methods',
    'Knowledge of the participants was collected by a questionnaire with twenty questions.',
  ],
  [
    'sample-size',
    'Methods',
    'Every participant had to complete 10 survey sites, each with a picture of a lamp.',
  ],
  ['sample-size', 'Methods', 'Slices were taken from postnatal day 12-18 mice under a lamp.'],
  [
    'exclusions',
    'Results',
    'For the regression, independent variables linked with the mean age of lamps were excluded.',
  ],
  [
    'sample-size',
    'Methods',
    'Then 50 mL of 56 SDS sample buffer were added, and taken to the lamps.',
  ],
  ['sample-size', 'Methods', 'The gene of the lamp contains an 18 base pair repeat as drawn.'],
  ['compute', 'Methods', 'Sleepers had 1.5 Tesla MRI of one hand before the run of 12 months.'],
])('%s is not what a trial says in passing (%s): %s', async (item, heading, words) => {
  expect(await row(item, { Methods: ['Lamps were lit at six.'], [heading]: [words] })).toBeNull()
})

test.each<[ReplicationItem, string]>([
  ['preregistration', 'Brazilian Clinical Trials Registry: RBR-5VWJ4Y for this trial of lamps.'],
  ['preregistration', 'The trial of lamps was kept by the registry of Japan (UMIN000004242).'],
  ['preregistration', 'International Standard Trial Number (ISRCTN): 35739639 of the lamps.'],
  ['preregistration', 'It was registered with EudraCT Number 2004-001150-88 by the harbour.'],
  ['licence', 'The programs for the lamps can be had under CECILL license at the harbour site.'],
  [
    'exclusions',
    'We count all towns by month, and manually remove towns where most lamps were never lit.',
  ],
])('%s is stated: %s', async (item, words) => {
  expect(await row(item, { Methods: [words] })).not.toBeNull()
})

test('who took part comes before who was screened, and who was left out before who was let in', async () => {
  const methods = {
    Methods: [
      'After giving consent for screening, 32 individuals were interviewed at the clinic.',
      'Inclusion criteria were low mood in two winters and a home without lamps.',
    ],
    Results: [
      'There were 24 patients enrolled in the study of lamps, 14 of them with lamps.',
      'Two patients were excluded from the analysis since their lamps broke.',
    ],
  }
  expect(await row('sample-size', methods)).toContain('24 patients')
  expect(await row('exclusions', methods)).toContain('lamps broke')
})

test('who was left out comes before that the criteria were met, and before who was let in', async () => {
  const results = {
    Results: ['All 76 screened sleepers met the eligibility criteria of the study.'],
  }
  const told = 'Sleepers who were pregnant or had lamps of their own were not eligible.'
  expect(await row('exclusions', { Methods: [told], ...results })).toBe(told)
  const listed = 'Exclusion criteria were lamps at home and work at night in two winters.'
  const letIn = 'Eligibility criteria were low mood and a home near the harbour.'
  expect(await row('exclusions', { Methods: [letIn, listed], ...results })).toBe(listed)
})

test('"they were excluded" is told with who they are, and a heading may join its criteria by a stroke', async () => {
  const told =
    'We included sleepers from the harbour. They were excluded if they had lamps of their own.'
  expect(await row('exclusions', { Methods: [told] })).toBe(told)
  const listed = 'Sleepers with lamps of their own, or without a bed in the harbour town.'
  expect(await row('exclusions', { 'Inclusion/exclusion criteria': [listed] })).toBe(listed)
})

test('an aim, and what a sample was estimated from, come after who took part', async () => {
  const took = 'We enrolled 48 patients from the harbour.'
  const aim = 'The objectives of the study were to test if lamps help 90 patients with sadness.'
  const estimated = 'To estimate the sample size, we analyzed studies of 14 patients with lamps.'
  expect(await row('sample-size', { Abstract: [aim], Methods: [estimated], Results: [took] })).toBe(
    took,
  )
})

test('criteria may be listed at length', async () => {
  const listed = `Exclusion criteria included: ${'a lamp of their own within 5 years of the first night, '.repeat(14)}or sadness.`
  expect(listed.length).toBeGreaterThan(700)
  expect(await row('exclusions', { Methods: [listed] })).toBe(listed)
})

test('the law under which a registry holds data stands for consent', async () => {
  const law =
    'The lamp registry holds its records under Section 251 of the NHS Act 2006 of the land.'
  expect(await row('ethics', { Discussion: [law] })).toBe(law)
})
