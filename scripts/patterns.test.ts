import { expect, test } from 'vitest'
import { checkedPatterns, growthOf, nameOf, shippedPatterns, writtenPatterns } from './patterns.ts'

test('a pattern with two ways to read the same letters is found where it is written', async () => {
  const source = 'const a = /^(?:\\w+ ?)+;$/, b = [/^(?:a|[ab])*c$/], c = /^(?:\\w+ )+;$/'
  const found = await Promise.all(writtenPatterns('some.ts', source).map(growthOf))
  expect(found).toEqual(['exponential', 'exponential', 'linear'])
})

test('no pattern that ships takes exponential time, whatever it reads (T11)', async () => {
  const checked = checkedPatterns()
  const patterns = shippedPatterns()
  expect(patterns.length).toBeGreaterThan(2_300)
  // A list that lags far behind makes this slow: check-patterns.ts brings it up to date.
  const unknown = patterns.filter((pattern) => !checked.has(nameOf(pattern)))
  const exponential: string[] = []
  for (const pattern of unknown)
    if ((await growthOf(pattern)) === 'exponential')
      exponential.push(`${pattern.file}: /${pattern.source.slice(0, 160)}/`)
  expect(exponential).toEqual([])
})
