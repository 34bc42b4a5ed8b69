import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import type { PaperDocument } from '../document/paper-document.ts'
import { slice } from '../text/span.ts'
import { citationsIn } from './tellers/citations.ts'
import { verifyClaim } from './verify.ts'

const plain = documentFromSections({
  title: 'Bells and their foundries',
  sections: [
    {
      heading: 'Introduction',
      paragraphs: [
        'Tower bells [3, 4], hand bells (Gray et al., 2010; see Ames, 2011a) and gongs [5–7] differ in their partials. Large bells (over 900 kg) [8] are not tuned at the rim by any foundry. The survey of bells ended early (July 2010) in two towers of the city, and the other nine towers were visited again in the following year. Clappers wear out,12 so that rims are turned every 30 years. Finally, ropes of hemp [9] last for ten years in dry towers. Hardly any ropes of wire [10] last for ten years in dry towers.',
      ],
    },
    { heading: 'Results', paragraphs: ['Nothing else was found in the tower.'] },
  ],
})
const mark = plain.text.indexOf('12 so')
const document: PaperDocument = {
  ...plain,
  marks: [{ kind: 'citation', target: 'r12', span: { start: mark, end: mark + 2 } }],
}
const judged = (claim: string) => verifyClaim(document, claim)
const wordsOf = ({ spans }: ReturnType<typeof judged>) =>
  spans.map((span) => slice(document.text, span))

describe('a sentence quoted without its citations', () => {
  test('is located, in the parts that are left', () => {
    const verdict = judged('Tower bells, hand bells and gongs differ in their partials.')
    expect(verdict).toMatchObject({ kind: 'located', problems: [], score: 1 })
    expect(wordsOf(verdict)).toEqual([
      'Tower bells',
      ', hand bells',
      'and gongs',
      'differ in their partials.',
    ])
  })

  test('a number set high is a citation where the paper says so', () => {
    const claim = 'Clappers wear out, so that rims are turned every 30 years.'
    expect(wordsOf(judged(claim))).toEqual([
      'Clappers wear out,',
      'so that rims are turned every 30 years.',
    ])
  })

  test('the number of a note is left out behind a mark, whatever word stands before that', () => {
    const noted = documentFromSections({
      title: 'Bells',
      sections: [
        {
          heading: 'Introduction',
          paragraphs: ['We introduce B2E,¹ a list of 81 bells. '],
        },
      ],
    })
    const verdict = verifyClaim(noted, 'We introduce B2E, a list of 81 bells.')
    expect(verdict).toMatchObject({ kind: 'located', problems: [] })
    expect(verifyClaim(noted, 'We introduce B2E, a list of 82 bells.').kind).toBe('unverified')
  })

  test('is located where it begins behind a word that leads on', () => {
    const verdict = judged('Ropes of hemp last for ten years in dry towers.')
    expect(verdict).toMatchObject({ kind: 'located', problems: [] })
    expect(judged('Ropes of wire last for ten years in dry towers.').kind).toBe('unverified')
  })

  test.each([
    ['other brackets stay', 'Large bells are not tuned at the rim by any foundry.'],
    ['a date is no citation', 'The survey of bells ended early in two towers of the city'],
    ['other words', 'Tower bells, hand bells and drums differ in their partials.'],
    ['what denies it is cut off', 'tuned at the rim by any foundry.'],
    ['a number', 'Clappers wear out, so that rims are turned every 40 years.'],
  ])('not so: %s', (_, claim) => expect(judged(claim).kind).toBe('unverified'))

  test('words of another section are elsewhere', () => {
    const start = document.text.indexOf('Nothing else')
    const verdict = verifyClaim(
      document,
      'Tower bells, hand bells and gongs differ in their partials.',
      [{ start, end: start + 12 }],
    )
    expect(verdict.problems).toEqual(['elsewhere'])
  })
})

test('citations are found with the space before them, and nothing else', () => {
  const all = citationsIn(document, { start: 0, end: document.text.length })
  expect(all.map((span) => slice(document.text, span))).toEqual([
    ' [3, 4]',
    ' (Gray et al., 2010; see Ames, 2011a)',
    ' [5–7]',
    ' [8]',
    '12',
    ' [9]',
    ' [10]',
  ])
})

test.each([
  ['words-left-out', 'nine'],
  ['number-mismatch', 'ten'],
] as const)('a shortened sentence with its own or another number: %s', (problem, number) => {
  const claim = `The survey of bells ended early in two towers of the city, and ${number} towers were visited again in the following year.`
  expect(judged(claim).problems).toEqual([problem])
})

describe('what stands in a sentence only to be passed over', () => {
  const entry = 'Clapper. 2008–2023. Clapper. https://clapper.example.'
  const made = documentFromSections({
    title: 'Bells',
    sections: [
      {
        heading: 'Methods',
        paragraphs: [
          'For example, CLAPPER (Clapper, 2008–2023), a widely used program of the north coast, rings nine models³ of bells to find the tone of each.',
          'Hoists of the hill broke more ropes (Ghent, 1990–1995), though none of them was old in spring.',
          'In a survey of towers (Ames and Bell, 1996a; 1996b; 1996c), Ames and Bell described the beams of every loft in a single table.',
          'The frame is built of a row of N = 6 planks, and we gave the joints an angle of value ϵ_lt = 0.1 [36].',
          'Rafters sagged where the load was above M = 8 casks, and where k < 7 of the nails had rusted through.',
          'Trestles, a ladder, and lamps were lost in the storm of that year.',
          'Purlins, a few of them in no good state, were kept in the crypt below.',
          'Corbels, an ornament of patients and monks, were cut from soft stone.',
        ],
      },
      { heading: 'References', paragraphs: [entry] },
    ],
  })
  const start = made.text.indexOf(entry)
  const span = { start, end: start + entry.length }
  const listed: PaperDocument = {
    ...made,
    references: [{ id: 'r1', authors: [], raw: entry, span }],
  }
  const kindOf = (claim: string) => verifyClaim(listed, claim).kind

  test.each([
    'CLAPPER, a widely used program of the north coast, rings nine models of bells to find the tone of each.',
    'CLAPPER rings nine models of bells to find the tone of each.',
    'Ames and Bell described the beams of every loft in a single table.',
    'The frame is built of a row of 6 planks.',
    'The authors gave the joints an angle of value 0.1.',
  ])('is left out: %s', (claim) => expect(kindOf(claim)).toBe('located'))

  test.each([
    'CLAPPER rings ten models of bells to find the tone of each.',
    'CLAPPER, a rarely used program of the north coast, rings nine models of bells to find the tone of each.',
    'CLAPPER rings nine models of gongs to find the tone of each.',
    'Ames and Bell described the beams of no loft in a single table.',
    'The frame is built of a row of 7 planks.',
    'The authors gave the joints an angle of value 36.',
    'Rafters sagged where 7 of the nails had rusted through.',
    'Trestles and lamps were not lost in the storm of that year.',
    'Purlins were kept in the crypt below.',
    'Corbels were cut from soft stone.',
  ])('and nothing else: %s', (claim) => expect(kindOf(claim)).toBe('unverified'))

  test('a bracket of a place and its years is a citation only where the references have it', () => {
    const all = citationsIn(listed, { start: 0, end: start })
    const words = all.map((one) => slice(listed.text, one))
    expect(words).toContain(' (Clapper, 2008–2023)')
    expect(words).not.toContain(' (Ghent, 1990–1995)')
  })
})
