import { expect, test } from 'vitest'
import { withDifferent } from './counted-different.ts'
import { verdictOn } from './paper-of.fixture.ts'

const sentence = 'Sixty bells were randomly allocated to three different groups.'

test('three groups are three different ones', () => {
  expect(verdictOn(sentence, 'Sixty bells were randomly allocated to three groups.')).toBe(
    'located',
  )
  expect(verdictOn(sentence, 'Sixty bells were randomly allocated to four groups.')).toBe(
    'unverified',
  )
})

test('but not where the sentence tells of others, too, or says how they differ', () => {
  const both = 'The three groups rang in three different groups of towers.'
  expect(withDifferent(both, 'The three groups rang.')).toBe('The three groups rang.')
  const differ = 'The two towers had significantly different bells.'
  expect(withDifferent(differ, 'The two towers had bells.')).toBe('The two towers had bells.')
})
