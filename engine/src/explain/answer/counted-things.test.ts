import { expect, test } from 'vitest'
import { isPlural } from '../text/plural.ts'
import { countsThings, numberedAfter } from './counted-things.ts'

test('a number of people or papers may look like a year, and a year stays one', () => {
  expect(countsThings('Of the 2025 children enrolled, 971 were ill.', 'children')).toBe(true)
  expect(countsThings('The search found 1987 papers.', 'paper')).toBe(true)
  expect(countsThings('In 2009 patients were seen at home.', 'patient')).toBe(false)
  expect(countsThings('The 2009 outbreak was long.', 'outbreak')).toBe(false)
})

test('what was found in so many cases is counted by them', () => {
  const counted = (text: string) => numberedAfter(text, 'infect')
  expect(counted('Infections were found in 302 cases.')).toBe(true)
  expect(counted('Infections were treated in 302 cases.')).toBe(false)
  expect(counted('Infections were found in 3 towns.')).toBe(false)
})

test('a name in capitals is no plural', () => {
  expect(['gulls', 'GPUs', 'children'].every(isPlural)).toBe(true)
  expect(['SARS', 'AIDS', 'bias'].some(isPlural)).toBe(false)
})

test('a share of all counts a part', () => {
  expect(numberedAfter('Women (n = 921) were older.', 'women')).toBe(true)
  expect(numberedAfter('Women (150/921, 16.3%) were ill.', 'women')).toBe(false)
})

test('a number behind a symbol of the thing is its number', () => {
  expect(numberedAfter('We used gate_steps = 40.', 'step')).toBe(true)
  expect(numberedAfter('We used d_model = 40.', 'model')).toBe(false)
  expect(numberedAfter('We set heads number $h = 16$ for each layer.', 'head')).toBe(true)
  expect(numberedAfter('Of the heads, as h = 16 shows, one failed.', 'head')).toBe(false)
})

test.each([
  ['It ran on a single graphics card.', 'card', true],
  ['Single cards were rare.', 'card', false],
  ['A pair of wards took part.', 'ward', true],
  ['Both large wards took part.', 'ward', true],
  ['Both wards and clinics took part.', 'ward', false],
  ['No deaths occurred.', 'death', true],
  ['Eight (0.6%) older wards took part.', 'ward', true],
  ['Eight (in towns) wards took part.', 'ward', false],
  ['We saw 28/40 wards again.', 'ward', true],
  ['In 2009/10 wards were full.', 'ward', false],
  ['None of the deaths was unexpected.', 'death', true],
])('%s counts the %s: %s', (text, thing, isCounted) => {
  expect(countsThings(text, thing)).toBe(isCounted)
})

test('a share behind the name is no number of the things', () => {
  expect(numberedAfter('The number of lamps was low, for 37.1% of the wards.', 'lamp')).toBe(false)
  expect(numberedAfter('The number of lamps was 37 in all wards.', 'lamp')).toBe(true)
})
