import { expect, test } from 'vitest'
import { samplePaper } from '../evidence/sample-paper.fixture.ts'
import { items } from '../explain/checklist/checklist-items.ts'
import { roleCues } from '../explain/roles/role-cues.ts'
import { holds } from './holds.ts'
import { neededLetters } from './needed-letters.ts'
import { slice } from './span.ts'

test.each([
  [/\bsource code\b/i, [['source code']]],
  [/\b(code|scripts?)\b.{0,40}\bavailable\b/i, [['available'], ['code', 'script']]],
  [/colou?rs+ed/, [['colo']]],
  [/(?:train|test)ed? on (?!data)/i, [[' on '], ['train', 'test']]],
  [/(?=.*\bpatients?\b).*excluded/, [['patient'], ['excluded']]],
  [/(?:control)+ group/, [['control'], [' group']]],
  [/\bno\. \d{2}|[ab]cde?|\p{Lu}fold/u, []],
  [/(?:optional )?(?:twice ){0,2}/, []],
  [/a (?:mice|is) b/, []],
  [/next/g, []],
])('what %s needs is known', (pattern, lists) => {
  expect(neededLetters(pattern)).toEqual(lists)
})

test('a text without the letters is told without running the pattern', () => {
  const pattern = Object.assign(/\bsource code\b/i, {
    test: () => {
      throw new Error('It was run.')
    },
  })
  expect(holds(pattern, 'The mice were weighed twice a day.')).toBe(false)
  expect(() => holds(pattern, 'The source code is there.')).toThrow('It was run.')
})

test.each([
  [/kelvin/iu, 'at 3 \u212aelvin'],
  [/sources/iu, 'our \u017fourceſ'],
  [/SOURCE/i, 'a source'],
  [/colou?rs+ed/, 'it was colorssed'],
  [/a{2,}bc{0}d+/, 'aabdd'],
  [/f(?<name>oo)ba\x72|nothing/, 'foobar'],
])('%s is found in “%s”', (pattern, text) => {
  expect(pattern.test(text)).toBe(true)
  expect(holds(pattern, text)).toBe(true)
})

test('of every sentence and wording it says what the pattern says', () => {
  const wordings = [
    ...roleCues.map(({ pattern }) => pattern),
    ...items.flatMap(({ stated, within = [], not = /^$/ }) => [...stated, ...within, not]),
  ]
  let found = 0
  for (const span of samplePaper.sentences)
    for (const wording of wordings) {
      const sentence = slice(samplePaper.text, span)
      const isThere = wording.test(sentence)
      if (isThere) found++
      if (holds(wording, sentence) !== isThere)
        throw new Error(`${wording} and “${sentence}”: ${isThere} was expected.`)
    }
  expect(found).toBeGreaterThan(20)
})
