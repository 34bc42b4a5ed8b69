import { expect, test } from 'vitest'
import { verdictOn } from './retold/paper-of.fixture.ts'

test.each([
  'The share of bells that rang was 56.6% (306/541; 95% CI: 52.3%, 60.6%) in old towers.',
  'The share of bells that rang was 56.6% (306/541, Table 2) when they were old.',
  'The share of bells that rang was 56.6% (306/541; 95% CI: 52.3%, 60.6%) and 38.6% (198/513; 95% CI: 34.4%, 42.8%) in the waxed and plain groups respectively.',
])('a bracket that is closed early does not end the sentence: %s', (sentence) =>
  expect(verdictOn(sentence, 'The share of bells that rang was 56.6% (306/541).')).toBe(
    'unverified',
  ),
)

test('what is left out of the last bracket limits nothing', () =>
  expect(
    verdictOn(
      'The share of bells that rang was 56.6% (306/541; 95% CI: 52.3%, 60.6%).',
      'The share of bells that rang was 56.6% (306/541).',
    ),
  ).toBe('located'))

test('half of two numbers in a bracket is not the whole of them', () =>
  expect(
    verdictOn(
      'The share of bells that rang was 85.5% (95% CI: 76.1, 94.8) and the tone was low.',
      'The share of bells that rang was 85.5% (95% CI: 76.1).',
    ),
  ).toBe('unverified'))
