import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'

const abstract =
  'Sleep is short in nurses. We asked whether tea helps, and it did so in most of them.'
const told = async (methods: readonly string[]) => {
  const document = documentFromSections({
    title: 'Tea for the sleep of nurses',
    abstract,
    sections: [
      { heading: 'Introduction', paragraphs: ['Many nurses work by night.'] },
      { heading: 'Methods', paragraphs: [...methods] },
    ],
  })
  return (await explain(document)).methods.map(({ text }) => text)
}
const sampled = 'Blood was collected from 80 nurses of two wards and was measured with a lamp.'
const analysed = 'Statistical analysis was performed using the SPSS 13.0 software package.'
const arms = 'The nurses were randomly assigned (1:1) to receive green tea or warm water.'

test.each([
  arms,
  'All eligible nurses were divided randomly into either a tea group or a control group.',
  'Eighty nurses were randomised by a clerk to green tea or placebo.',
  'Nurses (n = 329) were randomized to green tea or placebo in a parallel group study.',
  'Patients (n = 20 per group) were gently woken at dawn and treated twice per day either with placebo or with tea.',
  'The patients were divided into two groups that received tea or water for two weeks.',
  'The nurses were randomised using a table made by a computer into a tea group and a water group.',
  'Nurses were assigned to one of two equal groups by simple randomisation to receive tea or water.',
  'Randomly chosen letters aside, nurses were allocated at random to tea or usual care.',
])('who was allotted what in a trial comes first: %s', async (words) => {
  expect((await told([sampled, words, analysed]))[0]).toBe(words)
})

test('how much of it they were given is told with it, and it is not what everybody was given', async () => {
  const dose = 'Nurses in the tea group received 300 ml of green tea every evening.'
  const all = 'All nurses received 20 mg of iron before the tests began.'
  const methods = await told([sampled, arms, all, dose, analysed])
  expect(methods.slice(0, 2)).toEqual([arms, dose])
  expect(methods).not.toContain(all)
})

test('where the arms are not named, what set them apart follows', async () => {
  const thin = 'All nurses were randomly assigned to one of three groups.'
  const apart = 'Each group received other leaflets: none at all, one on tea, or one on sleep.'
  expect((await told([sampled, `${thin} ${apart}`, analysed])).slice(0, 2)).toEqual([thin, apart])
})

test.each([
  'We randomly split all records into train (70%), dev (10%) and test (20%) sets.',
  'Cups were randomly assigned to each counter by the two clerks of the ward.',
  'In the trial reported by Palmer, nurses were randomized to receive tea or placebo.',
])(
  'what is put at random, and a trial of others, is no allocation of this one: %s',
  async (words) => {
    expect((await told([sampled, words, analysed]))[0]).not.toBe(words)
  },
)

test('how things have come to stand is no method, and the first outcome is', async () => {
  const known = 'Undoubtedly, training sets of nurses have reduced errors by impressive amounts.'
  const outcome = 'The primary outcome was the number of hours slept in the second week.'
  const methods = await told([known, outcome, 'Cups were weighed and were recorded by a clerk.'])
  expect(methods).toContain(outcome)
  expect(methods).not.toContain(known)
})

test.each([
  'Compared to a regression of sleep, it has a fast runtime for 40 nurses enrolled in a registry.',
  'Developers, as well as the broader public, should converge on standardized evaluations of sleep using metrics.',
  'Data sets on the sleep of nurses have been created with people enrolled in different registries.',
  'Our current understanding of the data on sleep is mostly limited to interviews of a few wards.',
  'Our model is also capable of using multiple samples of blood for the different nurses.',
  'We have not included in our experiments those 30 samples that were collected in less than a second.',
  'It is possible for a nurse and her 30 samples to be included in a registry of another ward.',
])('what is known, can be, ought to be or was not done is no method: %s', async (words) => {
  expect(await told([sampled, words, analysed])).not.toContain(words)
})

test('what experiments show is no method', async () => {
  const shown =
    'Our experiments with people enrolled in a registry show that sleep is learned well.'
  expect(await told([shown])).toEqual([])
})

test('a share that came out is no sample', async () => {
  const share = 'The tea group included 29 nurses with long sleep; their share was 93.5% (58/62).'
  expect(
    await told([arms, share, 'Of the ward, 128 nurses were enrolled in this study.']),
  ).not.toContain(share)
})

test('what was measured first is told before how it was computed, and what was examined in a model is not it', async () => {
  const outcome = 'The primary outcome of the study was the length of sleep in the second week.'
  const model =
    'The effect of tea on the primary outcomes was examined in a regression that took wards into account.'
  const methods = await told([arms, sampled, model, outcome, analysed])
  expect(methods).toContain(outcome)
  expect(methods).not.toContain(analysed)
  expect(await told([arms, model, outcome])).toContain(outcome)
})

test.each([
  'The trial had a double-blind, cross-over design and ran in two wards.',
  'The study was single-blind and was conducted in three homes.',
])('of what kind the trial was is told beside who got what: %s', async (kind) => {
  const others = [
    'Cups were washed and were weighed by a clerk before the study.',
    'Rooms were measured and were darkened in the second week.',
  ]
  expect(await told([arms, ...others, kind, analysed])).toContain(kind)
})

test.each([
  'On the last day, nurses who were initially randomized to water received the same words as all others.',
  'If the nurse was randomized to tea, a clerk gave her 20 mg of leaves in a bag.',
])('what was done to those who were randomised is not the lot itself: %s', async (words) => {
  expect((await told([words, arms, sampled]))[0]).toBe(arms)
})

test('who they were is told of those of whom only the number is', async () => {
  const lot = 'The nurses were randomly assigned to a tea (n = 40) or a water group (n = 40).'
  const who = 'Eighty nurses of two wards who slept less than six hours were recruited by mail.'
  const steps = [
    'Cups were weighed and were recorded by a clerk using a balance.',
    'Rooms were measured and were recorded by a clerk using a lamp.',
    'Doors were assessed and were recorded by a clerk using a rule.',
  ]
  expect(await told([lot, ...steps, who, analysed])).toContain(who)
})

test('what is given in sessions is told with who got it', async () => {
  const course = 'The tea therapy comprised six sessions of 45 minutes that were held every week.'
  const all = 'All nurses were weighed on a scale and were asked for their age.'
  expect((await told([arms, all, course])).slice(0, 2)).toEqual([arms, course])
})

test.each([
  'The sample size of 80 nurses was determined for adequate power using a formula.',
  'The results of the first survey indicated that 60 nurses recruited by mail were tired.',
  'To evaluate efficacy and safety of tea in a randomised trial of 80 nurses.',
  'Assuming that a fifth would be lost to follow-up, 270 nurses should have been recruited by mail.',
  'Written consent was obtained from 80 parents of the nurses before they were enrolled.',
  'Institutional review board approval was obtained for the 80 nurses recruited by mail.',
  'During the blinded weeks, 61% of nurses in the tea group reported a headache that was recorded.',
])('how many had to be asked, what came out, and an aim, are no method: %s', async (words) => {
  expect(await told([arms, words, sampled, analysed])).not.toContain(words)
})
