import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { slice } from '../text/span.ts'
import { checkStatement } from './check-statement.ts'
import { sortedOut } from './sorted-out.ts'

const paper = documentFromSections({
  title: 'The bells of Ghent',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'We cast the small bells for a total of 120 days or 14 weeks. The large bells were cast for 310 days (44 weeks).',
        'Table 2: The new mould achieves better tones than older moulds at a fraction of the cost. On the tower of Bruges our mould sets a new record of 61.5 points after 12 days.',
        'About 4.5 million visitors heard them, and 37% of these came again. In cRIM tests the frost of the harbour reaches the bells in winter.',
        'The rims are unstable, so the founders mend them in spring. The ropes of the tower are made of hemp from Lille [27].',
        'The rope wears by 10⁻⁵ of its length a day, and its core by 10^-7. Nine hundred and eighteen ropes were kept from Sept. 3 to Dec. 19.',
      ],
    },
  ],
})

function told(statement: string) {
  const verdict = sortedOut(paper, statement, checkStatement(paper, statement))
  return {
    kind: verdict.kind,
    problems: verdict.problems,
    telling: verdict.telling,
    changed: verdict.changed,
    shown: verdict.spans.map((span) => slice(paper.text, span)),
  }
}

test('the sentence shown is the one that shares the numbers and most words', () => {
  expect(told('The small bells were cast for 120 days, or 14 weeks.').shown[0]).toMatch(
    /^We cast the small bells/,
  )
})

test('a number is not set against a word', () => {
  const { problems, changed, shown } = told('The new mould achieves 61.5 tones than older moulds.')
  expect(problems).not.toContain('number-mismatch')
  expect(changed).toBeUndefined()
  expect(shown.join()).toContain('61.5 points')
})

test('a number is set against a number, spelled or not', () => {
  const { problems, changed } = told('The large bells were cast for 320 days (44 weeks).')
  expect(problems).toEqual(['number-mismatch'])
  expect(changed).toEqual([{ claim: '320', paper: '310' }])
})

describe('what stands nowhere is told first', () => {
  test.each([
    ['a number', 'The mould reached 71.5 points in Bruges.', ['71.5']],
    ['a small number', 'The rope wears by 0.0003 of its length a day.', ['0.0003']],
    ['hundreds', 'Some 917 ropes were kept.', ['917']],
    ['a month', 'The ropes were kept until the end of October.', ['October']],
    ['a number with what it is counted in', 'Some 46 million visitors came.', ['46 million']],
    ['a number in words', 'The founders rested for sixteen days.', ['sixteen']],
    ['a name', 'The bells were heard by founders from Antwerp.', ['Antwerp']],
    ['no part of a word', 'The bells are struck in winter by Ram.', ['Ram']],
    ['both', 'The founders of Antwerp cast 99 bells.', ['99', 'Antwerp']],
    ['a number beside another', 'The large bells were cast for 320 days (44 weeks).', ['320']],
  ])('%s', (_, statement, words) => {
    expect(told(statement).telling).toEqual({ kind: 'nowhere', words })
  })

  test.each([
    ['in other notation', 'Some 4,500,000 visitors came to hear the bells.'],
    ['as a power of ten', 'The rope wears by 0.00001 of all its length.'],
    ['as a typed power of ten', 'A rope wears by 10^{-5} of it, and the core by 0.0000001.'],
    ['as hundreds in words', 'Some 918 of the ropes were kept in the cellar.'],
    ['as a month in short', 'Ropes were kept between September and December.'],
    ['in a short form', 'Some 4.5M visitors came to hear the bells.'],
    ['as a share', 'A share of 0.37 of the visitors came back.'],
    ['in words', 'It took fourteen weeks until the small bells were done.'],
    ['as a part of a name', 'The bells were struck in RIM tests by the founders.'],
    ['at the beginning of a sentence', 'Founders from Ghent like old moulds.'],
    ['in a headline', 'Founders Mend Rims Of Hungry Towers'],
    ['in a longer number', 'The founders mended one hundred and sixteen of them.'],
    ['in an ordinal', 'The founders mended them on the 19th day.'],
  ])('not what stands there: %s', (_, statement) => {
    expect(told(statement).telling?.kind).not.toBe('nowhere')
  })
})

test('a number of another sentence is told, and that sentence is shown', () => {
  const { telling, shown } = told('For 310 days the founders mend the unstable rims of bells.')
  expect(telling).toEqual({ kind: 'apart', words: ['310'] })
  expect(shown).toHaveLength(2)
  expect(shown[1]).toContain('310 days')
})

test.each([
  ['a denial', 'The frost never comes near the bells of the harbour in winter.', 'denial', 'never'],
  [
    'a denial, as it is written',
    'In winter, bells of any harbour may rest: frost doesn’t come.',
    'denial',
    'doesn’t',
  ],
  [
    'a comparison',
    'The harbour frost is stronger near the bells in winter.',
    'comparison',
    'stronger',
  ],
])('what the nearest sentence does not have: %s', (_, statement, kind, word) => {
  expect(told(statement).telling).toEqual({ kind, words: [word] })
})

test.each([
  ['a prefix denies as well', 'The rims are not stable, and founders mend these each spring.'],
  ['a small number counts anything', 'Two of the founders mend the rims of bells in spring.'],
  ['nor does one of the statement’s own', 'In spring the founders mend rims of bells [99, 310].'],
  ['the number of a reference counts nothing', 'Of the 27 founders some mend rims in spring.'],
])('nothing is told where nothing is certain: %s', (_, statement) => {
  expect(told(statement).telling).toBeUndefined()
})

test('what is proven stays as it is', () => {
  const verdict = checkStatement(
    paper,
    'The rims are unstable, so the founders mend them in spring.',
  )
  expect(sortedOut(paper, 'The rims are unstable.', verdict)).toBe(verdict)
})

test('the nearest sentence is shown beside what is too short to check, and nothing is told of it', () => {
  expect(told('Hemp ropes.')).toMatchObject({
    problems: ['too-short'],
    telling: undefined,
    shown: [expect.stringContaining('hemp')],
  })
})
