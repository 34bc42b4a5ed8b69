import { expect, test } from 'vitest'
import { unsaidIsotope } from './isotopes.ts'

const paper =
  'We measured carbon-14 (14C) and δ18O in shells. Quartz tubes were baked in oxygen for 15 h, and 13 curves were drawn.'

test.each([
  ['Why was nitrogen-15 measured?', 'nitrogen-15'],
  ['Why was oxygen-17 measured?', 'oxygen-17'],
  ['Why was carbon-13 measured?', 'carbon-13'],
])('%s', (question, isotope) => {
  expect(unsaidIsotope(question, paper)).toBe(isotope)
})

test.each([
  'Why was carbon-14 measured?',
  'Why was oxygen-18 measured?',
  'Why was Covid-19 measured?',
  'Why was oxygen used?',
])('what the paper names by a sign, or names no isotope, is not unsaid: %s', (question) => {
  expect(unsaidIsotope(question, paper)).toBeNull()
})
