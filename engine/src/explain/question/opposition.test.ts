import { expect, test } from 'vitest'
import { oppositionIn } from './opposition.ts'

const found = oppositionIn(
  'Why does the sieve have a lower yield?',
  'Pooling gives a much higher yield.',
)

test.each([
  ['The sieve gives a lower yield.', true],
  ['Of all ways the sieve gives the lowest yield.', true],
  ['Of all ways pooling gives the highest yield.', false],
])('the lowest of all is lower, too: %s', (text, isSo) => {
  expect(found?.said).toBe('higher yield')
  expect(found?.isAffirmedBy(text)).toBe(isSo)
})
