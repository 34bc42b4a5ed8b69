import { expect, test } from 'vitest'
import { gateProblems } from './gates.ts'

const problems = (source: string, claim: string) => gateProblems(source, claim, () => true)

test.each([
  ['Both bells cracked in winter.', 'Therefore, both bells cracked in winter.'],
  ['Both bells cracked in winter.', 'Both bells thus cracked in winter.'],
  ['However, both bells cracked in winter.', 'Hence, both bells cracked in winter.'],
  ['Both bells cracked; therefore we rang none.', 'Therefore both bells cracked; we rang none.'],
])('a conclusion is added: “%s” is not “%s”', (source, claim) =>
  expect(problems(source, claim)).toEqual(['entity-mismatch']),
)

test.each([
  ['Therefore, both bells cracked in winter.', 'Both bells cracked in winter.'],
  ['Therefore, both bells cracked in winter.', 'Thus, both bells cracked in winter.'],
  ['Therefore, both bells cracked in winter.', 'Both bells accordingly cracked in winter.'],
  [
    'It froze, and therefore it is likely that bells cracked.',
    'It froze, and it is therefore likely that bells cracked.',
  ],
  ['Both bells cracked in winter.', 'However, both bells cracked in winter.'],
])('no conclusion is added: “%s” is “%s”', (source, claim) =>
  expect(problems(source, claim)).toEqual([]),
)
