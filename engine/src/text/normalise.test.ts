import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseRun } from './normalise.ts'

test('letters that turn, hide or fill are taken out; joiners of Persian stay (T14)', () => {
  expect(normaliseRun('a\u202eb\u202c \u2066c\u2069\u200b\u00ad\ufeffd\u0007')).toBe('ab cd')
  expect(normaliseRun('می\u200cخواهم')).toBe('می\u200cخواهم')
})

test('ligatures are letters, accents are composed, white space is one space', () => {
  expect(normaliseRun(' ﬁne\n\tcafe\u0301\u00a0')).toBe(' fine café ')
  expect(normaliseRun('e\u200b\u0301')).toBe('é')
})

test('whatever comes in, what goes out is normal already and has no control character', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = normaliseRun(text)
      expect(normaliseRun(once)).toBe(once)
      expect(once.isWellFormed()).toBe(true)
      expect(once).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
    }),
    { numRuns: 300 },
  )
})
