import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { verifyClaim } from '../verify.ts'

const introduction = [
  'Old bells of the coast ring a tone lower in winter [3], and ropes of hemp last longer in Ghent (Gray, 1990).',
  'Gongs are flat bells that are rung with a stick of soft wood.',
]
const related = [
  'One of the early works on ropes is that of Gray and colleagues [4].',
  'The authors compare ropes of hemp and wool in eight towers.',
  'The study concludes that hemp is the better rope for towers.',
  'With the best of ropes, the authors report a mean age of nine years.',
  'In their evaluation on three towers, their approach reached the age of twelve years.',
  'Ropes of that kind were changed by hand in less than an hour.',
  'We weigh ropes of both kinds by the year, unlike the work of Gray.',
  'The study is of towers by the sea and in the hills.',
]
const results = [
  'The bells were asked after with the Short Ringer Interview [7] in the spring of that year.',
  'The wax was mended by hand in all of the towers of the town.',
  'One warden remarked that ropes were a sore topic in Ghent.',
  'We expected that (1) the tone of bells would fall in winter, and (2) the hum would be lower in the hills.',
  'P3 put his view of it so: “A bell without a rope is a pot.',
  'But the ropes may last for a year, wardens of the coast said.',
  'Bells were rung in the towers of the hills for a year (Ames et al., 2015).',
  'The authors hypothesized that the hum of bells is lowered by rust.',
  'We rang them all. We heard them all. We were glad of it. We slept.',
  'The authors of songs were asked to sing them in the old tower.',
]
const thanks = 'The authors would like to thank the wardens for the ropes (Ames et al., 2015).'
const paperOf = (ours: string) =>
  documentFromSections({
    title: 'Ringers',
    sections: [
      { heading: 'Introduction', paragraphs: introduction },
      { heading: 'Appendix', paragraphs: [thanks] },
      { heading: 'Related work', paragraphs: [related.join(' ').replaceAll('We ', ours)] },
      {
        heading: 'Results',
        paragraphs: [...results.slice(0, 6), results.slice(6).join(' ')].map((it) =>
          it.replaceAll('We ', ours),
        ),
      },
    ],
  })
const paper = paperOf('We ')
const kindOf = (claim: string) => verifyClaim(paper, claim).kind

describe('that the paper says so is not said of', () => {
  test.each([
    [
      'what is cited',
      'The authors report that old bells of the coast ring a tone lower in winter.',
    ],
    [
      'what is cited, by another name',
      'According to the study, old bells of the coast ring a tone lower in winter.',
    ],
    [
      'what is cited, behind it',
      'Old bells of the coast ring a tone lower in winter, the authors write.',
    ],
    [
      'what others are told to have done',
      'According to the study, ropes of that kind were changed by hand in less than an hour.',
    ],
    ['what one of those asked said', 'The authors state that ropes were a sore topic in Ghent.'],
    ['what is quoted', 'The authors write that a bell without a rope is a pot.'],
    ['what is said behind it', 'According to the authors, the ropes may last for a year.'],
    ['what was expected', 'The authors found that the hum would be lower in the hills.'],
  ])('%s', (_, claim) => expect(kindOf(claim)).toBe('unverified'))
})

describe('that the paper says so is said of', () => {
  test.each([
    [
      'what is known',
      'According to the study, gongs are flat bells that are rung with a stick of soft wood.',
    ],
    [
      'what names its source, too',
      'The authors report that old bells of the coast ring a tone lower in winter [3], and ropes of hemp last longer in Ghent (Gray, 1990).',
    ],
    [
      'what a source was used for',
      'The authors report that the bells were asked after with the Short Ringer Interview in the spring of that year.',
    ],
    [
      'what was done',
      'In this study, the wax was mended by hand in all of the towers of the town.',
    ],
    [
      'who said it',
      'The authors report that one warden remarked that ropes were a sore topic in Ghent.',
    ],
  ])('%s', (_, claim) => expect(kindOf(claim)).not.toBe('unverified'))
})

describe('“the authors” of a sentence are others', () => {
  test.each([
    ['named before', related[1]],
    ['whose study it is', related[2]],
    ['behind a phrase', related[3]],
    ['whose approach it is', related[4]],
    ['cited right before', results[7]],
  ])('%s', (_, claim = '') => expect(verifyClaim(paper, claim).problems).toEqual(['elsewhere']))
})

describe('what “the authors” of others show is none of the paper’s own findings', () => {
  const ours = ' We rang bells. We waxed them. We wrote it down. We came back. We slept.'
  const found = (source: string, rest = '') =>
    verifyClaim(
      documentFromSections({
        title: 'Wax',
        sections: [
          {
            heading: 'Related work',
            paragraphs: [
              `In ${source}, the authors weigh wax of bees.${rest} Hence, the authors show that wax can be kept for years.`,
            ],
          },
          { heading: 'Methods', paragraphs: [ours] },
        ],
      }),
      'Wax can be kept for years.',
    ).problems

  test.each(['[3]', '[Gr79]', '[AMES01, Gr79]', 'BIBREF3', 'Gray et al. (2010)'])(
    'whose work is cited as %s',
    (source) => expect(found(source)).toEqual(['elsewhere']),
  )
  test.each(['[sic]', '[T4]', 'this paper'])('but not as %s', (source) =>
    expect(found(source)).toEqual([]),
  )
  test('unless the paper has come to its own', () =>
    expect(found('[3]', ' We do so, too.')).toEqual([]))
})

describe('“the authors” of a sentence are not others', () => {
  test.each([
    ['behind words of its own', related[7]],
    ['whoever they write of', results[9]],
    ['who thank others', thanks],
  ])('%s', (_, claim = '') => expect(kindOf(claim)).toBe('verbatim'))

  const letter = 'Using wax of bees, the authors propose a new tone for bells.'
  const byOne = (text: string, source: 'jats' | 'pdf' = 'jats') => ({
    ...documentFromSections({ title: 'Letter', sections: [{ heading: '', paragraphs: [text] }] }),
    authors: ['Ann Gray'],
    source,
  })
  test('but in a paper by one author, unless they thank or are named', () => {
    expect(verifyClaim(byOne(letter), letter).problems).toEqual(['elsewhere'])
    expect(verifyClaim(byOne(letter), 'The authors propose a new tone for bells.').kind).toBe(
      'unverified',
    )
    expect(verifyClaim({ ...byOne(letter), authors: ['Gray', 'Ames'] }, letter).kind).toBe(
      'verbatim',
    )
    expect(verifyClaim(byOne(letter, 'pdf'), letter).kind).toBe('verbatim')
    expect(verifyClaim(byOne(thanks), thanks).kind).toBe('verbatim')
  })

  test('in a paper that never says “we”', () =>
    expect(verifyClaim(paperOf('They '), results[7] ?? '').kind).toBe('verbatim'))
})

describe('“this study”', () => {
  const told = 'This study casts doubt on the age of the ropes.'
  const beside = 'This study asked for the hum of the ropes, unlike our own.'
  const taken = (before: string, told: string) =>
    verifyClaim(
      documentFromSections({
        title: 'Ropes',
        sections: [{ heading: 'Discussion', paragraphs: [`${before} ${told}`] }],
      }),
      told,
    ).problems

  test.each([
    'A recent study [40] of ropes heard no hum at all. At noon the towers were still.',
    'In another trial, Gray et al. (2010) rang them by hand.',
  ])('is another’s behind it: %s', (before) => expect(taken(before, told)).toEqual(['elsewhere']))

  test.each([
    'Ropes of hemp were held to be old [40].',
    'A recent study [40] heard no hum at all. Here we rang them by hand.',
    'We rang them by hand.',
  ])('is the paper’s own: %s', (before) => expect(taken(before, told)).toEqual([]))

  test.each([
    'The results from this study are clear.',
    'The findings of this study cast doubt on hemp.',
  ])('is another’s in its results, too: %s', (told) => {
    expect(taken('A new study by Ames et al. asked ringers of hemp.', told)).toEqual(['elsewhere'])
    expect(taken('Ropes of hemp were held to be old [40].', told)).toEqual([])
  })

  test('is told apart from the paper’s own in its sentence', () =>
    expect(taken('A recent study [40] of ropes heard no hum at all.', beside)).toEqual([]))
})
