import fc from 'fast-check'
import { expect, test } from 'vitest'
import { within } from '../parse/refusals.fixture.ts'
import { parseReference } from './parse-reference.ts'

const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '10.1000/',
      'arXiv:2101.',
      'https://',
      'doi:',
      '1',
      'A.',
      'Smith, ',
      ' and ',
      '. ',
      ', ',
      '(',
      '[',
      '“',
      '2020',
      'vol. ',
      'pp. ',
      '–',
      ' ',
      '\t',
      '\n',
      '&',
      '<i>',
      'et al.',
    ],
  ),
  fc.string({ minLength: 1, maxLength: 6 }),
)

// Where a pattern backtracks, a short piece that is said again and again is what makes it do so.
test('a reference of 100,000 characters costs no more than its cap, whatever it repeats (T11)', () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 4 }), piece, (pieces, end) => {
      const unit = pieces.join('')
      const raw = unit.repeat(Math.ceil(100_000 / unit.length)) + end
      expect(within(150, () => parseReference(raw)).raw).toBe(raw)
    }),
    // The second unit took twelve seconds once.
    {
      numRuns: 300,
      examples: [
        [['a '], '1'],
        [[', ', '('], '10.1000/'],
      ],
    },
  )
})
