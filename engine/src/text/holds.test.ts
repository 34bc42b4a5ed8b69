import { expect, test } from 'vitest'
import { samplePaper } from '../evidence/sample-paper.fixture.ts'
import { items } from '../explain/checklist/checklist-items.ts'
import { roleCues } from '../explain/roles/role-cues.ts'
import { holds, holdsMade } from './holds.ts'
import { neededLetters } from './needed-letters.ts'
import { slice } from './span.ts'

test.each([
  [/\bsource code\b/i, [['¦source code¦']]],
  [
    /\b(code|scripts?)\b.{0,40}\bavailable\b/i,
    [['¦available¦'], ['¦code¦', '¦scripts¦', '¦script¦']],
  ],
  [/colou?rs+ed/, [['colours', 'colors'], ['sed']]],
  [
    /(?:train|test)(?:s|ed) on (?!data)/i,
    [['trains on ', 'trained on ', 'tests on ', 'tested on ']],
  ],
  [
    /\b(?:differ\w*|than)/,
    [
      ['¦differ', '¦than'],
      ['differ', 'than'],
    ],
  ],
  [/(?=.*\bpatients?\b).*excluded/, [['¦patients¦', '¦patient¦'], ['excluded']]],
  [/(?:control)+ group/, [['control group'], ['control']]],
  [/^\W*no\. \d|^f[ao]x|\p{Lu}fold/u, [['no. 0', '«fax', '«fox', 'fold']]],
  [/p\s?[<≤]|[%&] of/, [['p <', 'p ≤', 'p<', 'p≤', '% of', '& of']]],
  [/(?:optional )?(?:twice ){0,2}/, []],
  [/a (?:mice|is)? b|\(/, [['a mice b', 'a is b', 'a  b', '(']]],
  [
    /is (?:a|an|the) (?:new|novel|better) way/,
    [
      ['new way', 'novel way', 'better way'],
      ['is a ', 'is an ', 'is the '],
      ['new', 'novel', 'better'],
    ],
  ],
  [/[^a]b|é./, []],
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
  for (const isHeld of [holds, holdsMade]) {
    expect(isHeld(pattern, 'The mice were weighed twice a day.')).toBe(false)
    expect(() => isHeld(pattern, 'The source code is there.')).toThrow('It was run.')
  }
})

test.each([
  [/kelvin/iu, 'at 3 \u212aelvin'],
  [/sources/iu, 'our \u017fourceſ'],
  [/SOURCE/i, 'a source'],
  [/colou?rs+ed/, 'it was colorssed'],
  [/a{2,}bc{0}d+/, 'aabdd'],
  [/f(?<name>oo)ba\x72|nothing/, 'foobar'],
  [/\b\bwe\b\b did/, 'we did'],
  [/^\b\d\b/, '7'],
  [/\ba\b/i, 'A'],
  [/n\b\s?=\s\d/, 'n\u00a0=\u20097'],
  [/^(?:in )?3 of\b/m, 'many\n3 of'],
  [/(?<=\bfrom )\b4/, 'from 4'],
])('%s is found in “%s”', (pattern, text) => {
  expect(pattern.test(text)).toBe(true)
  expect(holds(pattern, text)).toBe(true)
  expect(holdsMade(pattern, text)).toBe(true)
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
      const isMade = wording instanceof RegExp ? holdsMade(wording, sentence) : isThere
      if (holds(wording, sentence) !== isThere || isMade !== isThere)
        throw new Error(`${wording} and “${sentence}”: ${isThere} was expected.`)
    }
  expect(found).toBeGreaterThan(20)
})

test('a text is told the same when it is asked again among others', () => {
  const texts = Array.from(
    { length: 70 },
    (_, at) => `Of ${at} mice ${at % 3 ? 'some' : 'none'} slept.`,
  )
  const wordings = [/\bnone\b/, /\b(?:some|all) slept/, /^Of 1\d/, /\bmice\b/]
  const told = texts.map((text) => wordings.map((wording) => wording.test(text)))
  for (let round = 0; round < 2; round++)
    expect(texts.map((text) => wordings.map((wording) => holds(wording, text)))).toEqual(told)
})
