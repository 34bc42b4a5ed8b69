import { expect, it } from 'vitest'
import { verdictReasons } from './verdict-reasons.ts'

it('puts reasons into sentences and keeps what it does not know', () => {
  expect(verdictReasons({ problems: ['number-mismatch', 'new-kind'] })).toEqual([
    'Number mismatch: compare the numbers with the paper’s.',
    'new-kind',
  ])
  expect(verdictReasons({ problems: ['too-short'] })).toEqual([
    'Too short to check: give a whole sentence.',
  ])
  expect(verdictReasons({ problems: ['hedge-dropped'], omitted: ['only'] })).toEqual([
    'The paper limits what it says: name its limits, too.',
    'Left out: “only”.',
  ])
  expect(verdictReasons({ problems: ['of-table'] }).join()).toContain('of a table')
  expect(verdictReasons({ problems: [] })).toEqual([])
})

it('says “opposite” only where nothing but one denial or one comparison differs', () => {
  const words = (...problems: string[]) => verdictReasons({ problems }).join(' ')
  expect(words('negation')).toContain('The paper says the opposite')
  expect(words('comparison')).toContain('The comparison is another')
  expect(words('negation', 'words-left-out')).toMatch(/^A “not” differs\. Words of the sentence/)
  expect(words('entity-mismatch', 'comparison')).not.toContain('the other way')
})

it('names the words that differ, and the paper’s where it has some', () => {
  const changed = [
    { claim: 'dull', paper: 'bright' },
    { claim: 'always', paper: '' },
  ]
  expect(verdictReasons({ problems: ['entity-mismatch'], changed }).at(-1)).toBe(
    'Not so in the paper’s sentence: “dull” for “bright”, “always”.',
  )
})

it('says of words in another order only that', () => {
  expect(verdictReasons({ problems: ['entity-mismatch', 'reordered'] })).toEqual([
    'The sentence’s words in another order: look which belong together.',
  ])
})

it('says first what is certain, and then not that all words do not stand together', () => {
  const reasons = (kind: string, words: string[], problems = ['not-found']) =>
    verdictReasons({ problems, telling: { kind, words } })
  expect(reasons('nowhere', ['38.4'])).toEqual(['“38.4” stands nowhere in the paper’s text.'])
  expect(reasons('nowhere', ['7', 'Ghent', 'Bruges', 'Lille'])).toEqual([
    '“7”, “Ghent” and “Bruges” stand nowhere in the paper’s text.',
  ])
  expect(reasons('apart', ['310']).join()).toMatch(
    /^“310” stands in another sentence than the words beside it:/,
  )
  expect(reasons('apart', ['310', '44']).join()).toMatch(
    /^“310” and “44” stand in another sentence than the words beside them:/,
  )
  expect(reasons('denial', ['never']).join()).toContain('no “never”')
  expect(reasons('nowhere', ['7'], ['number-mismatch'])).toEqual([
    '“7” stands nowhere in the paper’s text.',
    'Number mismatch: compare the numbers with the paper’s.',
  ])
  expect(reasons('new-kind', ['7']).join()).toContain('do not stand together')
})
