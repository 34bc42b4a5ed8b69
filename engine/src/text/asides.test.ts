import { expect, test } from 'vitest'
import { asidesIn } from './asides.ts'
import { expectLinear } from './growth.fixture.ts'
import { slice } from './span.ts'

const asidesOf = (text: string) => asidesIn(text).map((span) => slice(text, span))

test.each([
  'It grew (Fig. 3A, left) by a third.',
  'It grew (see Tables 2 and S1) by a third.',
  'It grew (p = 0.02) by a third.',
  'It grew (95% CI 1.2–3.4) by a third.',
  'It grew (n = 12) by a third.',
  'It grew (74 of 554) by a third.',
  'The lag phase (LP) was short.',
  'We rang 271 bells (104 morning, 60 noon and 107 evening) by hand.',
])('one aside in: %s', (text) => expect(asidesOf(text)).toEqual([text.match(/\(.*\)/)?.[0]]))

test('the spread of a mean is an aside, without its unit', () =>
  expect(asidesOf('It was 65.2 ± 23.2 m high.')).toEqual([' ± 23.2']))

test.each(['SD', 'SEM', 's.d.', 'standard error'])('as is its name: %s', (name) =>
  expect(asidesOf(`The mean height ± ${name} was 65.2 ± 23.2 m.`)).toEqual([
    ` ± ${name}`,
    ' ± 23.2',
  ]),
)

test('another sum is none', () => expect(asidesOf('It was set to x ± SDR at noon.')).toEqual([]))

test.each([
  'It grew (in two of three towers) by a third.',
  'It grew (all except S1) by a third.',
  'It grew (July 2010) by a third.',
  'It grew (5 mg per day) by a third.',
  'It grew (not in Ghent, Fig. 3) by a third.',
  'Some grew (2 not, 3 only) by a third.',
  'Some grew (2 in mice, 3 in rats) by a third.',
])('no aside in: %s', (text) => expect(asidesOf(text)).toEqual([]))

test('the letter of a number is an aside, and not of a bound or of another letter', () => {
  expect(asidesOf('A row of N = 6 planks (with m_1=7 nails) where k < 3 and p = q.')).toEqual([
    'N =',
    'm_1=',
  ])
  expect(asidesOf('It fell to x + y = 3, where 2 = 2 and ab = 4.')).toEqual(['y ='])
})

test.each([
  ['parts', (size: number) => `(${'12 bells, '.repeat(size)}xyz)`],
  ['letters', (size: number) => 'k_aa '.repeat(size * 4)],
  ['figures', (size: number) => `(${'p 1 SD = of '.repeat(size)}xyz)`],
  ['references', (size: number) => `(Fig. ${'1-1, A. '.repeat(size)}xyz)`],
  ['open brackets', (size: number) => '('.repeat(size * 10)],
])('takes linear time for %s', (name, make) =>
  expectLinear((size) => asidesIn(make(size)), 200, name),
)
