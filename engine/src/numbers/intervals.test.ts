import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { slice } from '../text/span.ts'
import { numberNotes, numberStatements } from './number-notes.ts'

const paperOf = (words: string) =>
  documentFromSections({
    title: 'Naps and memory for words',
    sections: [{ heading: 'Results', paragraphs: [words] }],
  })
const kinds = (words: string) =>
  numberStatements(paperOf(words)).map(({ kind, agrees }) => [kind, agrees])
const findings = (words: string) => numberNotes(paperOf(words)).map(({ text }) => text)

test.each([
  'Naps helped (OR 1.45, 95% CI 1.10–1.92).',
  'Naps helped by 3.1 points (95% confidence interval [CI], 1.2 to 5.0).',
  'Words were known by 30.0% (12 of 40; 95% CI, 16.6% to 46.5%).',
  'Words were lost, β = −0.20, 95% CI [−0.31, −0.09].',
  'The rate was 0·56 (95% CI 0·32-0·99).',
  'Naps took 8.41 hours (95% confidence interval CI: 7.15–9.67 hours).',
  'Naps had an odds ratio of 1.45 (CI 95% 1.10–1.92).',
])('“%s”: the estimate lies in its interval', (words) => {
  expect(kinds(words)).toContainEqual(['interval', true])
  expect(findings(words)).toEqual([])
})

test.each([
  [
    'Naps helped (OR 1.45, 95% CI 1.60–2.30).',
    'These numbers do not agree: 1.45 lies outside the confidence interval beside it, 1.60–2.30.',
  ],
  [
    'Naps helped (HR 1.88; 95% CI 1.42 to 1.49, p<0.001).',
    'These numbers do not agree: 1.88 lies outside the confidence interval beside it, 1.42 to 1.49.',
  ],
  [
    'Naps helped (odds ratio 1.45, 95% CI 1.10–1.92, p = 0.31).',
    'These numbers do not agree: the 95% confidence interval 1.10–1.92 does not hold 1, a ratio of no effect, and the paper prints p = 0.31.',
  ],
  [
    'Naps helped (mean difference 0.4, 95% CI −0.9 to 1.7; P < .01).',
    'These numbers do not agree: the 95% confidence interval −0.9 to 1.7 holds 0, a difference of no effect, and the paper prints P < .01.',
  ],
  [
    'Naps helped (odds ratio 1.45, 95% CI 1.25–1.68, p > 0.001).',
    'These numbers do not agree: 1.45 with the 95% confidence interval 1.25–1.68 has p below 0.001, and the paper prints p > 0.001.',
  ],
  [
    'Naps helped (OR = 2.1, 95% CI 0.02–0.6).',
    'These numbers do not agree: 2.1 lies outside the confidence interval beside it, 0.02–0.6.',
  ],
  [
    'Naps helped (odds ratio 3, 95% CI 1.10–1.92).',
    'These numbers do not agree: 3 lies outside the confidence interval beside it, 1.10–1.92.',
  ],
  [
    'Naps changed little (−2.6 points; 95% CI −1.1, 2.8).',
    'These numbers do not agree: −2.6 lies outside the confidence interval beside it, −1.1, 2.8.',
  ],
  [
    'Naps helped (RR = 1.19, 95% CI 1.20–2.08).',
    'These numbers do not agree: 1.19 lies outside the confidence interval beside it, 1.20–2.08.',
  ],
])('“%s” does not add up', (words, note) => {
  expect(findings(words)).toEqual([note])
})

test.each([
  ['its sign is in the words', 'Losses fell by 3.2 kg (95% CI −5.1 to −1.3).'],
  ['a percentage beside shares', 'Union was seen in 38.7% (95% CI, 0.21 to 0.57).'],
  ['the number before is a p', 'Naps helped (p = 0.007, 95% CI 0.70–3.90).'],
  ['the number before is a size', 'It was 1.10 nM (N = 83; 95% CI: 0.95–1.28).'],
  ['the number before is a whole', 'It was seen in 12 of 99 (95% CI 17 to 47).'],
  ['the number before is an error', 'It was b = 0.40, SE = 0.12, 95% CI [0.17, 0.62].'],
  ['the interval is of a difference', 'It was 45.2% versus 35.1% (95% CI 1.2 to 19.0).'],
  ['the interval is of a rate', 'There were 2.3 adults per 100 (95% CI = 1.1, 3.5).'],
  ['the p may be larger than a bound far above', 'It was OR 1.10, 95% CI 0.90–1.34, P > 0.01.'],
  ['the p is in powers of ten', 'It was OR = 1.19, 95% CI = 1.13–1.26; P = 1.46 × 10(-10).'],
  [
    'the p is of an interaction',
    'It was HR 0.93; 95% CI, 0.85 to 1.02; P = 0.014 for the interaction.',
  ],
  ['the p is near what the interval has', 'It was RR 0.47, 95% CI 0.22–1.03, P = 0.040.'],
])('nothing is told where %s', (_, words) => {
  expect(findings(words)).toEqual([])
})

test('p may be larger than the interval has it where a paper corrects its tests', () => {
  const words = (p: string) => `Naps helped (odds ratio 1.45, 95% CI 1.10–1.92, p = ${p}).`
  expect(findings(words('0.15'))).toHaveLength(1)
  const corrected = 'We report Bonferroni corrected p values.'
  expect(findings(`${words('0.15')} ${corrected}`)).toEqual([])
  // Few papers compare so much that p is more than twenty times as large.
  expect(findings(`${words('0.93')} ${corrected}`)).toHaveLength(1)
  expect(findings(`Naps helped (OR 1.45, 95% CI 1.25–1.68, p > .001). ${corrected}`)).toHaveLength(
    1,
  )
})

test('“p > .001” where p is below it for all values that may have been rounded', () => {
  const words = (interval: string) => `Naps helped (OR 1.57, 95% CI ${interval}, p > .001).`
  expect(findings(words('1.22–2.02'))).toEqual([
    'These numbers do not agree: 1.57 with the 95% confidence interval 1.22–2.02 has p below .001, and the paper prints p > .001.',
  ])
  expect(findings(words('1.20–2.05'))).toEqual([])
  expect(findings(words('1.18–2.08'))).toEqual([])
})

test('a note quotes the estimate with its interval', () => {
  const document = paperOf('Naps helped (OR 1.45, 95% CI 1.60–2.30).')
  const [note] = numberNotes(document)
  expect(note?.spans.map((span) => slice(document.text, span))).toEqual(['1.45, 95% CI 1.60–2.30'])
  expect(note?.computation.expression).toBe('1.45 < 1.60')
})

test('both sexes and all', () => {
  expect(kinds('We asked 60 healthy participants (31 women, 29 men).')).toEqual([['total', true]])
  expect(findings('We asked 60 healthy participants (31 women, 28 men).')).toEqual([
    'These numbers do not agree: 31 and 28 are 59, and the paper prints 60.',
  ])
  expect(kinds('We asked 60 patients (31 women, 12 women later).')).toEqual([])
  expect(kinds('Of type 2 patients (31 women, 29 men) all came.')).toEqual([])
})

test('the mean of whole numbers', () => {
  const words = (mean: string) =>
    `Answers to the single item were high (M = ${mean}, SD = 1.10, n = 19).`
  expect(kinds(words('3.47'))).toEqual([['whole-mean', true]])
  expect(findings(words('3.44'))).toEqual([
    'These numbers do not agree: the mean of 19 whole numbers can be 3.42 (65 / 19) or 3.47 (66 / 19), and the paper prints 3.44.',
  ])
  // A mean of several answers of each, or of what nobody says is whole.
  expect(kinds('The single item was averaged (M = 3.44, SD = 1.10, n = 19).')).toEqual([])
  expect(kinds('Heights were alike (M = 3.44, SD = 1.10, n = 19).')).toEqual([])
})

test.each([
  [
    'Naps took 4.66 hours (95% CI: 4.69–4.63 hours) in all.',
    'These numbers do not agree: the confidence interval beside 4.66 is printed upside down, 4.69–4.63.',
  ],
  [
    'The mean score was 5.5 (95 % CI 5.7–5.3) after naps.',
    'These numbers do not agree: the confidence interval beside 5.5 is printed upside down, 5.7–5.3.',
  ],
])('an interval from its higher end to its lower is printed upside down: “%s”', (words, note) => {
  expect(findings(words)).toEqual([note])
})

test.each([
  // The end of the interval may be lost, and the number of a table glued to it.
  'Naps would be needed by 35% (95% CI 50%– 10.1371/journal.nap.1002538.t003',
  // A minus may stand before the second number.
  'Naps changed it by 0.50 (95% CI 1.02 –0.02) in all.',
  // Negative ends are often printed by their size, and those of what fell without a sign.
  'Naps changed it by −0.43 (95% CI −0.32 to −0.55) in all.',
  'Naps changed it by 0.50 (95% CI 1.02 to −0.02) in all.',
  'A nap led to a decrease of 0.10 (95% CI 0.13–0.08) in all.',
  'Naps took 4.66 hours (95% CI 4.63–4.69 hours) in all.',
  'Naps took 4.66 hours (95% CI 4.66–4.66 hours) in all.',
])('“%s” is not taken for an interval printed upside down', (words) => {
  expect(findings(words)).toEqual([])
})

test('what a paper prints upside down at several places is one note', () => {
  const said = 'Naps took 4.66 hours (95% CI 4.69–4.63 hours) in all.'
  const notes = numberNotes(paperOf(`${said} Nights took more. ${said}`))
  expect(notes.map(({ spans }) => spans.length)).toEqual([2])
})
