import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'
import { namesAim } from './aim-cues.ts'

const ofTrial = 'Zinc lozenges for common colds of adults: a randomised controlled trial'
const done = 'Methods: A total of 210 patients were randomized to zinc or placebo for seven days.'
const result = 'Results: Colds lasted 6.1 days with zinc lozenges and 6.3 days with placebo.'
const conclusion =
  'Conclusions: Zinc lozenges did not shorten the common colds of adults any more than placebo.'
const told = `Background: Common colds are frequent. ${done} ${result} ${conclusion}`
const finding = 'Zinc lozenges did not shorten the common colds of adults'

const summary = async (abstract: string, concluded?: string, title = ofTrial) => {
  const sections = concluded ? [{ heading: 'Conclusion', paragraphs: [concluded] }] : []
  const { tldr } = await explain(documentFromSections({ title, abstract, sections }))
  return tldr.map(({ text }) => text).join('\n')
}

test.each([
  'We conducted a novel randomised trial of zinc lozenges for the common colds of adults comparing the length of colds with lozenges and with placebo.',
  'In this analysis, we built a prediction model to determine which adults have common colds that are shorter with zinc lozenges.',
  'In conclusion, we aimed to develop zinc lozenges for adults that would shorten common colds in a controlled trial.',
  'We present the first randomised, controlled study to analyse zinc lozenges for common colds of adults.',
  'The results of this controlled trial demonstrate the need for lozenges of zinc that shorten the common colds of adults.',
])(
  'a design, an aim or a need that a conclusion tells of does not come before a finding: %s',
  async (words) => {
    expect(await summary(told, words)).toContain(finding)
  },
)

test.each([
  'We developed a programme of zinc lozenges delivered by nurses to shorten the common colds of adults.',
  'Because adults with common colds have been seen in studies of patients, we focused on observing the common colds of adults before and after the zinc lozenge programme.',
])('in a trial, nor does what was made or watched for it: %s', async (why) => {
  const failed =
    'We failed to show any differences between the groups in the length of common colds.'
  const abstract = `Common colds of adults are a burden to patients. ${why} A total of 210 patients were randomized to the programme or usual care for seven days. Common colds lasted 6.1 days in the programme group and 6.3 days in the control group (P = 0.4). ${failed}`
  const title =
    'Effectiveness of a zinc lozenge programme for adults with common colds: a randomised trial'
  expect(await summary(abstract, undefined, title)).toBe(failed)
})

test('a hope that is to be confirmed does not come before what was seen', async () => {
  const seen =
    'There was no difference in the length of common colds between zinc lozenges and placebo.'
  const hope = 'Zinc lozenges may benefit adults with common colds and this must be confirmed.'
  const abstract = `Background: Common colds are frequent. ${done} Results: ${seen} Conclusions: ${hope}`
  expect(await summary(abstract)).toContain(seen)
})

test.each([
  '',
  'Despite the many common colds of adults, experience with zinc lozenges in controlled trials is limited.',
])(
  'an aim below the label of the conclusions, where the paper ran in, is an aim: %s',
  async (wanting) => {
    const ranIn = `Common colds of adults are frequent. ${wanting} This study aimed to evaluate the effect of zinc lozenges on the common colds of adults.`
    expect(await summary(`${told} ${ranIn}`)).toContain(finding)
  },
)

test('less need to do a thing is no aim', () => {
  expect(namesAim('Zinc lozenges reduced the need to use sprays.')).toBe(false)
  expect(namesAim('To know more about colds, we need to compare zinc with placebo.')).toBe(true)
})
