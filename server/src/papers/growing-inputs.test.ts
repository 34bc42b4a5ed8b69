import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText, sniffKind } from '../platform/parsing/sniff.ts'
import { parseIdentifier } from '../sources/identifiers.ts'

const piece = fc.oneof(
  fc.constantFrom(
    '10.1000/',
    'arxiv:',
    'https://doi.org/',
    'doi:',
    '[',
    ']',
    '.pdf',
    'v1',
    '/',
    '%2F',
    ' ',
    '.',
    ')',
    '<',
    '<!',
    '<!--',
    '<meta ',
    '<?xml ',
    '"',
    '[]>',
  ),
  fc.string({ minLength: 1, maxLength: 5 }),
)
const grown = fc
  .tuple(
    fc.array(piece, { minLength: 1, maxLength: 4 }),
    fc.constantFrom(290, 10_000, 100_000),
    piece,
  )
  .map(([pieces, length, end]) => {
    const unit = pieces.join('')
    return unit.repeat(Math.floor(length / unit.length) + 1).slice(0, length) + end
  })

function milliseconds(run: () => unknown): number {
  const before = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

test('an identifier is read or not in 50 ms, however long it is and whatever it repeats (T11)', () => {
  fc.assert(
    fc.property(grown, (text) => {
      expect(milliseconds(() => parseIdentifier(text))).toBeLessThan(50)
    }),
    { numRuns: 1_000 },
  )
})

test('what a file is is found in 200 ms, whatever 100,000 characters it begins with (T11)', () => {
  fc.assert(
    fc.property(grown, (text) => {
      const bytes = Buffer.from(text)
      const sniff = () => {
        try {
          return sniffKind(bytes)
        } catch (error) {
          return (error as Error).message
        }
      }
      expect(milliseconds(() => decodeText(bytes))).toBeLessThan(200)
      expect(milliseconds(sniff)).toBeLessThan(200)
    }),
    { numRuns: 500 },
  )
})
