import { expect, test } from 'vitest'
import { slice } from '../text/span.ts'
import { analyzeFigures } from './figures.ts'
import { analyzeMath } from './math.ts'
import { beePaper } from './paper.fixture.ts'
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

test('figures are told by their captions and by the sentences that mention them', async () => {
  const { figures } = await analyzeFigures(paper)
  const figure = figures.find(({ id }) => id === 'f1')
  expect(figure?.title).toBe('Figure 1: Bar chart of missed visits by light')
  expect(figure?.visualPattern).toBe('bar chart')
  expect(figure?.description.map(({ text }) => text)).toEqual([
    'Bar chart of missed visits by light.',
    'Bars show means over gardens.',
  ])
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
