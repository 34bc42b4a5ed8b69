import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { slice } from '../../text/span.ts'
import { analyzeFigures } from '../figures/figures.ts'
import { analyzeMath } from '../figures/math.ts'
import { beePaper } from '../text/paper.fixture.ts'
import { analyzeResults } from './results.ts'

const paper = beePaper()

test('experiments tell findings, tests as worded, and table extremes as computations', async () => {
  const { experiments } = await analyzeResults(paper)
  const [results] = experiments
  expect(results?.title).toBe('3 Results')
  const findings = results?.keyFindings ?? []
  const computed = findings.find(({ computation }) => computation)
  expect(computed?.text).toBe(
    'Highest Visits per hour in Table 1: 12.4 (Lavender); 12.4 − 8.1 = 4.3, next is Sage.',
  )
  expect(computed?.verdict.kind).toBe('supported')
  for (const { value, span } of computed?.computation?.operands ?? [])
    expect(Number(slice(paper.text, span))).toBe(value)
  const everything = experiments.flatMap((one) => [...one.keyFindings, ...one.significance])
  expect(everything.map(({ text }) => text).join('\n')).toContain('p = 0.003')
})

test('what was found is not told as how it was done', async () => {
  const crows = documentFromSections({
    title: 'Crows of a zoo',
    abstract: 'We marked crows at a zoo.',
    sections: [
      {
        heading: 'Results',
        paragraphs: [
          'We measured the wings of all crows with a ruler on two days. Of 322 marked crows, 129 individuals were observed at the zoo and significantly more in winter (p = 0.01). The number of recorded visits varied widely among 129 individuals of both years.',
        ],
      },
    ],
  })
  const { experiments } = await analyzeResults(crows)
  expect(experiments.flatMap(({ methodology }) => methodology.map(({ text }) => text))).toEqual([
    'We measured the wings of all crows with a ruler on two days.',
  ])
})

test('figures are told by their captions and by the sentences that mention them', async () => {
  const { figures } = await analyzeFigures(paper)
  const figure = figures.find(({ id }) => id === 'f1')
  expect(figure?.title).toBe('Figure 1: Bar chart of missed visits by light')
  expect(figure?.visualPattern).toBe('bar chart')
  expect(figure?.description.map(({ text }) => text)).toEqual(['Bars show means over gardens.'])
  expect(figure?.keyInsights.map(({ text }) => text).join()).toContain('missed 7% of the visits')
  const table = figures.find(({ id }) => id === 't1')
  expect(table?.visualPattern).toBe('table')
  const insights = table?.keyInsights.map(({ text }) => text).join('\n')
  expect(insights).toContain('Lavender received 12.4 visits per hour')
  expect(insights).toContain('12.4 − 8.1 = 4.3')
})

test('equations come with what leads to them, their symbols, and where they are taken up', async () => {
  const { equations } = await analyzeMath(paper)
  const [equation] = equations
  expect(equation?.expression).toBe('v = r t')
  expect(equation?.explanation[0]?.text).toBe(
    'The expected number of visits is given by\n\nv = r t\n\nwhere r denotes the visit rate per hour and t is the time in hours.',
  )
  expect(equation?.symbols.map(({ symbol }) => symbol)).toEqual(['r', 't'])
  expect(equation?.symbols[0]?.definition.text).toContain('r denotes the visit rate')
  expect(equation?.significance.map(({ text }) => text)).toEqual([
    'Equation (1) holds only in dry weather.',
  ])
})
