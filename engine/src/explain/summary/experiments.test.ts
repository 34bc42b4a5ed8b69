import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { tellsSignificance } from './experiment-cues.ts'
import { analyzeResults } from './results.ts'

interface Part {
  readonly heading: string
  readonly says: string
  readonly level?: number
}

async function experimentsOf(parts: readonly Part[]) {
  const builder = documentBuilder('sections', '1')
  for (const { heading, says, level = 1 } of parts) {
    builder.section({ heading, level })
    builder.add('paragraph', says)
  }
  builder.addFigure({ id: 'f', label: 'Figure 1', caption: 'Figure 1. Frogs.' })
  const { experiments } = await analyzeResults(builder.finish({ title: 'Ponds', authors: [] }))
  return experiments.map(({ title, methodology, keyFindings }) => ({
    title,
    methods: methodology.map(({ text }) => text),
    findings: keyFindings.map(({ text }) => text),
  }))
}

const results = {
  heading: 'Results',
  says: 'We found that small ponds held 30% more frogs than large ponds did (p = 0.01).',
}

test('a section of another name that says what a figure shows is an experiment, beside those on results', async () => {
  const seen = 'Figure 1 shows that the frogs of the north shore sing for longer than all others.'
  const told = await experimentsOf([
    { heading: 'How frogs sing', says: `Frogs were recorded at night. ${seen}` },
    { heading: 'Where frogs sleep', says: 'Figure 1 shows the places of all frogs by night.' },
    results,
  ])
  expect(told.map(({ title, findings }) => [title, findings])).toEqual([
    ['How frogs sing', [seen]],
    ['Results', [results.says]],
  ])
})

test('what a figure shows is not left out for a side remark with more numbers', async () => {
  const main = 'Apart from spring, small ponds do consistently better than large ones.'
  const side =
    'We found that the gap is 12.5% larger for the ponds of the north in the month of May (p = 0.01), and 14.5% in June.'
  const [told] = await experimentsOf([
    { heading: 'Results', says: `Figure 1 compares 5 kinds of ponds. ${main} ${side}` },
  ])
  expect(told?.findings).toEqual([main, side])
})

test('what those who were asked said is told of a section on results', async () => {
  const said = 'The nurses of both wards mentioned the lack of beds as the main problem there.'
  const told = await experimentsOf([
    { ...results, says: 'All were asked once.' },
    { heading: 'Results of the interviews', says: said },
  ])
  expect(told.map(({ findings }) => findings)).toEqual([[said]])
})

test('a reason that is counted up is no method', async () => {
  const told = async (first: string) =>
    (
      await experimentsOf([
        {
          heading: 'Results',
          says: `${results.says} ${first} Second, the data were collected from 500 ponds of one town using nets.`,
        },
      ])
    )[0]?.methods
  expect(await told('The low counts of one town have two reasons.')).toEqual([])
  expect(await told('The survey was made in three steps in one town.')).toHaveLength(1)
})

test('what was found with a p is no method', async () => {
  const grew =
    'Tadpoles grew five times as large in ponds of the south (Wilcoxon tests, p < 0.001).'
  const [told] = await experimentsOf([{ ...results, says: `${results.says} ${grew}` }])
  expect(told?.methods).toEqual([])
})

test.each([
  ['Groups did not differ by a chi-square test (p = 0.3).', true],
  ['A t-test showed that the groups differ.', true],
  ['The odds ratio was 2.1 (95% CI 1.2–3.4).', true],
  ['Ponds were compared with a t-test in R.', false],
  ['The significance of counts and of their spread was calculated using the Wilcoxon test.', false],
  ['Significantly, pond 5 is the main source of frogs.', false],
  ['Outliers were found by a chi-square inverse CDF threshold of 0.95.', false],
  ['A p < 0.05 was considered significant.', false],
  ['We report 95% confidence intervals.', false],
])('a test by its name alone tells no significance: %s', (text, tells) => {
  expect(tellsSignificance(text)).toBe(tells)
})
