import { expect, test } from 'vitest'
import { statementTokens } from './statement-tokens.ts'

const keysOf = (words: string) => statementTokens(words).map(({ key }) => key)

test('a percentage is the same in its three spellings', () => {
  expect(keysOf('4 per cent of bells')).toEqual(keysOf('4% of bells'))
  expect(keysOf('4 percent of bells')).toEqual(keysOf('4% of bells'))
  expect(keysOf('one per centre')).not.toEqual(keysOf('one percent re'))
})
