import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { expectLinear } from '../../text/growth.fixture.ts'
import { checkStatement } from '../check-statement.ts'
import { chanceLost } from './chance.ts'

const longer = 'Nails were longer in the north than in the south'
const verdictOn = (sentence: string, claim: string) =>
  checkStatement(
    documentFromSections({
      title: 'Nails',
      sections: [{ heading: 'Results', paragraphs: [sentence] }],
    }),
    claim,
  )

test.each([
  [`${longer} (p = 0.3).`, `${longer}.`, 'p = 0.3'],
  [`${longer} (3.2 vs 3.1; P=.12).`, `${longer} (3.2 vs 3.1).`, 'P=.12'],
  [`${longer} (3.2 vs 3.1; P=.12).`, `${longer}.`, 'P=.12'],
  [
    'Wax raised the tone (p > 0.05) in all towers.',
    'Wax raised the tone in all towers.',
    'p > 0.05',
  ],
  [`${longer} (by 3 mm; 95% CI, -1 to 7 mm).`, `${longer}.`, 'CI, -1 to 7'],
  [
    'Rust was seen in 21% and 35% of the waxed and the plain nails, respectively (P = 0.21).',
    'Rust was seen in 21% and 35% of the waxed and the plain nails, respectively.',
    'P = 0.21',
  ],
  [
    'Rust was seen in 21% of the waxed nails and 35% of the plain nails; p = 0.21.',
    'Rust was seen in 21% of the waxed nails and 35% of the plain nails.',
    'p = 0.21',
  ],
  [
    'Rust was seen in 10% of nails with wax versus 12% of nails with oil (p = 0.44).',
    'Rust was seen in 10% of nails with wax versus 12% of nails with oil.',
    'p = 0.44',
  ],
  [
    'Mean tone rose by 3 Hz (95% confidence interval −1.5–7.2) in the north.',
    'Mean tone rose by 3 Hz in the north.',
    'confidence interval −1.5–7.2',
  ],
  [
    'Wax was associated with fewer cracks (odds ratio 0.81; 95% CI: 0.60–1.10).',
    'Wax was associated with fewer cracks.',
    'odds ratio 0.81; 95% CI: 0.60–1.10',
  ],
  [
    'Wax reduced cracks (HR = 0.9, 95% CI [0.7, 1.2]).',
    'Wax reduced cracks.',
    'HR = 0.9, 95% CI [0.7, 1.2',
  ],
])('what may be chance is no difference: %s', (sentence, claim, lost) => {
  const { kind, problems, omitted } = verdictOn(sentence, claim)
  expect({ kind, problems, omitted }).toEqual({
    kind: 'unverified',
    problems: ['hedge-dropped'],
    omitted: [lost],
  })
})

test.each([
  [`${longer} (p = 0.03).`, `${longer}.`],
  [`${longer} (p < 0.1).`, `${longer}.`],
  [`${longer} (p = 0.05).`, `${longer}.`],
  [
    'Nails were significantly longer in the north (p = 0.3).',
    'Nails were significantly longer in the north.',
  ],
  [`${longer} (p = 0.3).`, `${longer} (p = 0.3).`],
  [
    'Nails did not differ between north and south (p = 0.3).',
    'Nails did not differ between north and south.',
  ],
  ['Nails tended to be longer in the north (p = 0.08).', 'Nails tended to be longer in the north.'],
  ['Wax raised the tone (p = 0.3) and the hum (p = 0.01).', 'Wax raised the tone and the hum.'],
  [`${longer} (by 3 mm; 95% CI, 1 to 7 mm).`, `${longer}.`],
  [`${longer} (by 3 mm; 95% CI, 0.5 to 7 mm).`, `${longer}.`],
  ['Wax reduced cracks (HR = 0.9, 95% CI 0.7–0.98).', 'Wax reduced cracks.'],
  ['Wax reduced cracks (HR = 0.9, 95% CI 0.7–1.2; p = 0.04).', 'Wax reduced cracks.'],
  ['Wax reduced cracks (−3, 95% CI −5 to −1).', 'Wax reduced cracks.'],
  [
    'Wax reduced cracks (HR = 0.9, 95% CI 0.7–1.2).',
    'Wax reduced cracks (HR = 0.9, 95% CI 0.7–1.2).',
  ],
  ['The nails were 61 and 59 mm long (p = 0.3).', 'The nails were 61 and 59 mm long.'],
])('nothing is lost of: %s', (sentence, claim) =>
  expect(verdictOn(sentence, claim).kind).not.toBe('unverified'),
)

test('takes linear time', () => {
  expectLinear((size) => chanceLost(longer, 'p = 0.3 '.repeat(size), `(${'p'.repeat(size)}`), 200)
  expectLinear((size) => chanceLost(longer, 'HR 0.9 95% CI 0.7 to '.repeat(size), ''), 200)
  expectLinear((size) => chanceLost(longer, `HR ${'0'.repeat(size)}`, ''), 200)
})
