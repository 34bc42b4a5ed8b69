import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'
import type { ReplicationItem } from '../explanation.ts'

/** What the checklist says of an item in a paper of these words under "Methods": null where it finds nothing. */
async function row(item: ReplicationItem, words: string) {
  const { replicationChecklist } = await explain(
    documentFromSections({
      title: 'Swimming before breakfast',
      sections: [{ heading: 'Methods', paragraphs: [`Many people swim early. ${words}`] }],
    }),
  )
  const found = replicationChecklist.find((entry) => entry.item === item)
  return found?.status === 'stated' ? { text: found.text, isMet: found.unmet !== true } : null
}

test.each([
  'Conclusive data have not been provided so far.',
  'Hence data for 63 swimmers were available in the harbour study.',
  'Diary data were available for almost all swimmers.',
  'The recorded data were made available to the swimmer as a chart.',
  'Reading materials have been shown to help but limited advice is available on when to swim.',
  'If data from several harbours are available, a better picture can be had.',
  'Direct data with other pools are available in few towns.',
  'As lap data were not available to us, we were unable to tell how far they swam.',
])('that there are data gives them to nobody: %s', async (words) => {
  expect(await row('data', words)).toBeNull()
})

test.each([
  'The data are available from the corresponding author.',
  'All lap times and data have been deposited in Dryad.',
  'Data of all swims are publicly available.',
  'The data that we used are included within the article.',
  'The dataset can be accessed at https://swim.example/laps.',
])('data that others can have are stated: %s', async (words) => {
  expect(await row('data', words)).toEqual({ text: words, isMet: true })
})

test.each<[ReplicationItem, string]>([
  ['code', 'The randomization code could be broken if treatment had to be provided at once.'],
  ['code', 'A script for these telephone calls was provided.'],
  ['code', 'Laps were timed with the SWIMMER software (http://swimmer.sourceforge.net).'],
  ['seeds', 'For the drink we took 30 g seed of carrot in 2 cups of water.'],
  ['hyperparameters', 'We used alpha = 0.05 to define an interaction.'],
  ['hyperparameters', 'We chose a level of α = 5 %.'],
  ['ethics', 'All events were reviewed by an independent adjudication committee.'],
  ['ethics', 'These procedures have been approved by the infection control committee.'],
  ['ethics', 'In animal experiments the drinks helped the standard clearance of salt.'],
  ['hyperparameters', 'We used a list of swimmers (n = 192) of the harbour.'],
  ['sample-size', 'The short scale consists of six out of these 18 questions on the cold.'],
  ['exclusions', 'The effect on speed was restricted to men of over 40 years.'],
  ['exclusions', 'The only covariate of the women was age, which was included in all models.'],
  ['exclusions', 'Differences of age were not considered in the study design.'],
  ['preregistration', 'All patients were prospectively registered at the harbour clinic.'],
  ['sample-size', 'The water scale includes 10 questions on how cold it felt.'],
  ['sample-size', 'A rating scale (1–10) assessed the subjective warmth after each swim.'],
  ['sample-size', 'Scores until (day 49) participants were analysed with a paired test.'],
  [
    'sample-size',
    'In a previous analysis of 900 swimmers by others, patients were included early.',
  ],
  ['sample-size', 'A total of 2798 cases have been reported worldwide.'],
])('words like those of the item state nothing: %s: %s', async (item, words) => {
  expect(await row(item, words)).toBeNull()
})

test.each<[ReplicationItem, string]>([
  ['sample-size', 'The study comprised 60 women, 30 for each group.'],
  ['sample-size', 'Fifteen female artistic swimmers and 20 male ones took part in the study.'],
  ['sample-size', 'Forty-five case reports of cold swimmers were selected.'],
  ['ethics', 'All animal experiments were made under the guidelines of the harbour.'],
  ['exclusions', 'The key exclusion criterion was a cold in the last weeks.'],
  ['exclusions', 'We excluded infants if they were afraid of water.'],
  ['exclusions', 'Our analyses were made in May and were limited to patients who swam.'],
  ['ethics', 'Before the first swim, patient consent was taken.'],
])('and these state it: %s: %s', async (item, words) => {
  expect(await row(item, words)).toEqual({ text: words, isMet: true })
})

test('a trial that was not registered is told as such', async () => {
  const words = 'By mistake the trial was not registered in the Swim Trial Registry.'
  expect(await row('preregistration', words)).toEqual({ text: words, isMet: false })
})

test('how many there were comes before how many were planned', async () => {
  const planned = 'A sample size of 90 patients was calculated for a power of 80%.'
  const there = 'In all 84 patients were enrolled.'
  expect((await row('sample-size', `${planned} ${there}`))?.text).toBe(there)
  expect((await row('sample-size', planned))?.text).toBe(planned)
})
