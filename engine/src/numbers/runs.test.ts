import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { expectLinear } from '../text/growth.fixture.ts'
import { slice } from '../text/span.ts'
import { numberNotes, numberStatements } from './number-notes.ts'
import { paperWith } from './table-paper.fixture.ts'

const paperOf = (abstract: string, ...paragraphs: string[]) =>
  documentFromSections({
    title: 'Letters kept',
    abstract,
    sections: [{ heading: 'Results', paragraphs }],
  })
const notes = (document: ReturnType<typeof paperOf>) =>
  numberNotes(document).map(({ text, spans }) => [
    text,
    ...spans.map((span) => slice(document.text, span)),
  ])
const told = (here: string, there: string) => [
  `These numbers do not agree: one place prints ${here}, and another prints ${there} for what seems to be the same.`,
  here,
  there,
]
const sailors = 'Letters of sailors in the north were kept'

test('one number of a run that two sentences print in the same order is another', () => {
  const abstract = `${sailors} 2.24 (95% CI 1.66–3.03) times as often.`
  const body = (ratio: string) =>
    `${sailors} more often than those of cooks: ${ratio} (CI: 1.66 to 3.03) times.`
  expect(notes(paperOf(abstract, body('2.24')))).toEqual([])
  expect(notes(paperOf(abstract, body('2.42')))).toEqual([told('2.24', '2.42')])
  expect(notes(paperOf(abstract, body('3.24')))).toEqual([told('2.24', '3.24')])
  // That the right number stands elsewhere does not mend it, and it is told once.
  const elsewhere = 'In the south of the country the ratio was 2.24.'
  expect(notes(paperOf(abstract, body('2.42'), elsewhere))).toEqual([told('2.24', '2.42')])
  expect(notes(paperOf(`${abstract} ${abstract}`, body('2.42'), body('2.42')))).toHaveLength(2)
})

test('one number of a run that a row of a table prints is another', () => {
  const rows = (ratio: string) => [
    'Letters of | Ratio, by age',
    `Sailors | ${ratio} (1.66, 3.03)`,
    'Cooks | 1.10 (0.90, 1.29)',
  ]
  const abstract = 'The ratio by age of letters of sailors was 2.24 (1.66–3.03).'
  expect(notes(paperWith(rows('2.24'), abstract))).toEqual([])
  expect(notes(paperWith(rows('2.26'), abstract))).toEqual([told('2.24', '2.26')])
})

test('a small number that only one of two sentences prints is left out of their runs', () => {
  const head = `${sailors}: of 11,399 in all, 56.1 (49.2%) by ship.`
  const body = `${sailors}, all 11,399 of them in 18 harbours, and 76.1 (49.2%) by ship.`
  expect(notes(paperOf(head, body))).toEqual([told('56.1', '76.1')])
  expect(notes(paperOf(body, head))).toEqual([told('76.1', '56.1')])
  // But not where both print one there, and not the same.
  const kept = (harbours: number, count: string) =>
    `${sailors}, all 11,399 of them in ${harbours} harbours, ${count} by ship and 12.5 by boat.`
  expect(notes(paperOf(kept(18, '56.1'), kept(18, '76.1')))).toEqual([told('56.1', '76.1')])
  expect(notes(paperOf(kept(12, '56.1'), kept(18, '76.1')))).toEqual([])
  const ratio = (ends: string, p: string) =>
    `${sailors}: 7,584 of them ${ends} as often (p = ${p}), and 3,965 seldom.`
  expect(
    notes(paperOf(ratio('1.09 (1.02–1.16)', '0.017'), ratio('1.08 (1.02–1.13)', '0.004'))),
  ).toEqual([])
})

test('less will do for long numbers in nearly the same words', () => {
  const words = 'Letters of old sailors written in the northern harbours'
  expect(
    notes(paperOf(`${words} were 37.78% and 39.90% of all.`, `${words} were 37.78% and 39.70%.`)),
  ).toEqual([told('39.90', '39.70')])
  expect(
    notes(paperOf(`${words} were 37.78% and 39.90% of all.`, 'Cooks sent 37.78% and 39.70%.')),
  ).toEqual([])
})

const abstract = `${sailors} 2.24 (1.66–3.03) times as often.`
test.each([
  ['two digits are others', abstract, `${sailors} 2.35 (1.66–3.03) times as often.`],
  ['both sentences print it', abstract, `${sailors} 2.27 (1.66–3.03) times, not 2.24 times.`],
  ['another thing is told', abstract, 'Crates of lemons were 2.27 (1.66–3.03) times as dear.'],
  [
    'one end of the interval is another, too',
    `${sailors} 27.1 [22.1–40.3] against 46.4 [42.0–50.8] times.`,
    `${sailors} 27.4 [19.5–43.3] against 46.4 [42.0–50.8] times.`,
  ],
  [
    'both ends of its interval are others',
    `${sailors} 46.4 [42.0–50.8] against 27.1 [22.1–40.3] times.`,
    `${sailors} 46.4 [42.0–50.8] against 27.4 [19.5–43.3] times.`,
  ],
  [
    'the numbers have other names',
    `${sailors} 50.9 ± 167.2 times against 14.9 ± 114.9 times (t = 1.16).`,
    `${sailors} 50.9 ± 167.2 times against 14.9 ± 114.9 times (F = 1.36).`,
  ],
  [
    'they are a unit of the last decimal apart',
    `${sailors} 1.15 times (CI 0.99–1.35, p = 0.075).`,
    `${sailors} 1.15 times (CI 0.99–1.34, p = 0.075).`,
  ],
  [
    'only years, levels and small numbers are equal',
    `${sailors} 2.24 times in 1901, 1902 and 1903 (95% CI).`,
    `${sailors} 2.27 times in 1901, 1902 and 1903 (95% CI).`,
  ],
])('nothing is told where %s', (_, head, body) => {
  expect(notes(paperOf(head, body))).toEqual([])
})

test('a unit of the last decimal is told where more around it is equal', () => {
  const words = (end: string) => `${sailors} 10.9 against 15.7 times (1.81; 1.51–${end}).`
  expect(notes(paperOf(words('2.16'), words('2.17')))).toEqual([told('2.16', '2.17')])
})

test('runs are compared in a time that grows with them', () => {
  const prose = (size: number, other: string) => `${'It was 1.23, 4.56. '.repeat(size)}${other}`
  expectLinear(
    (size) => numberStatements(paperOf(prose(size, 'It was 7.89.'), prose(size, 'It was 7.88.'))),
    400,
  )
  const list = '1.23, '.repeat(300)
  const lists = (size: number, end: string) => `It was ${list}${end}. `.repeat(size)
  expectLinear((size) => numberStatements(paperOf(lists(size, '4.56'), lists(size, '4.58'))), 4)
})
