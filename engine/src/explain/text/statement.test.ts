import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'
import { isSearchString } from './statement.ts'

const odds =
  'Nests on flat roofs (OR 3.1, 95% CI 2.2–4.2), old gulls (OR 1.9; 95% CI 1.3–2.6) and nearby ports (OR = 2.7, 95% CI 1.9–3.8) were independent predictors of a second brood.'

test.each([
  odds,
  'The adjusted odds ratio (OR) was higher for gulls (OR: 2.1), terns (OR, 1.4) and herons with an OR of 1.2.',
])('an odds ratio is no sign of a search: %s', (words) => {
  expect(isSearchString(words)).toBe(false)
})

test.each([
  'Gull OR tern OR heron AND roof',
  '(“gull” OR “tern”) AND (“roof” OR “ledge”) were entered.',
])('what was typed into a search engine is: %s', (words) => {
  expect(isSearchString(words)).toBe(true)
})

test('what came out as three odds ratios is told as a result', async () => {
  const document = documentFromSections({
    title: 'Second broods of gulls on roofs',
    abstract: `Gulls sometimes nest twice in a year. We followed 700 nests of one town for three years. ${odds} In conclusion, second broods of gulls on roofs depend on warmth and on the age of the gulls.`,
    sections: [],
  })
  expect((await explain(document)).results.map(({ text }) => text)).toContain(odds)
})
