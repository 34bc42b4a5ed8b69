import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { slice } from '../text/span.ts'
import { verifyClaim } from './verify.ts'

const paper = documentFromSections({
  title: 'Watering basil',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'A dry pot is a nuisance: the plant is told to wait. A drowned pot is a dead plant, because nobody can dry it again. A hidden pot is a loss, because the gardener is shown pots that nobody watered.',
        'Evening watering saved 72.6%, because a cooled pot no longer dries.',
        'In the first summer the gardeners on the south side lost 8.1% of the plants that stood in the sun, and nobody counted again.',
        'The window box is filled with seven layers of sand.',
        'The balcony box is also filled with seven layers of sand.',
        'For six of the seven balconies, shade was a main gain (all balconies except S1).',
        'Evening watering speeds the growth of basil, and also reduces the loss of water during summer.',
        'The plants were counted by hand in the late 1970s and 1980s in all of the boxes. The growth of the young plants is told by Q^{2s}(L_0) in what follows.',
        'None of the eight pots were watered by the gardeners of the north.',
        'The share of dry leaves was counted on Fridays. Reaching full height (FH) as a young plant requires five waterings.',
        'In this review we weighed 7.5 kg of sand and 4.5 kg of clay for the pots of the cellar.',
        '31 gardeners dug – the most of them by hand.',
        'The wardens did turn off the lamps of the cellar in May.',
        'The schedule was tried on basil from one nursery only; the light that fell on the pots was not measured.',
      ],
    },
  ],
})
const judged = (claim: string) => verifyClaim(paper, claim)

test.each([
  [
    'a number that is spelled out',
    'Thirty-one gardeners dug, and the most of them by hand.',
    ['entity-mismatch'],
    [{ claim: 'and', paper: '' }],
  ],
  [
    'who tells it',
    'The wardens, the authors write, did not turn off the lamps of the cellar in May.',
    ['negation'],
    undefined,
  ],
  [
    'who did it',
    'The authors weighed 4.5 kg of sand and 7.5 kg of clay for the pots of the cellar.',
    ['number-mismatch'],
    [
      { claim: '4.5', paper: '7.5' },
      { claim: '7.5', paper: '4.5' },
    ],
  ],
] as const)('%s is not blamed beside what differs', (_, claim, problems, changed) => {
  const verdict = judged(claim)
  expect(verdict.problems).toEqual(problems)
  expect(verdict.changed).toEqual(changed)
})

test('a claim with no word of its own has words left out, and no other number', () => {
  const verdict = judged('None of the pots were watered by the gardeners of the north.')
  expect(verdict).toMatchObject({ problems: ['words-left-out'], omitted: ['eight'] })
})

test.each([
  // Words of two sentences: nothing was compared word by word, so nothing more is said.
  ['A dry pot is a dead plant.', ['not-found']],
  ['A drowned pot is not a dead plant.', ['negation']],
  ['Evening watering saved 73.6%.', ['number-mismatch']],
  ['The schedule was tried on basil from one nursery.', ['hedge-dropped']],
  ['Pots of every kind are dear.', ['not-found']],
  // One sentence with its middle left out is not put together from several.
  [
    'In the first summer the gardeners on the south side lost 8.1% of the plants, and nobody counted again.',
    ['words-left-out'],
  ],
  // A share of fewer things than the claim speaks of.
  ['The gardeners on the south side lost 8.1% of the plants.', ['hedge-dropped']],
  ['The cellar box is filled with seven layers of sand.', ['entity-mismatch']],
  // Words of the sentence in their order: none of them is another.
  ['Evening watering reduces the loss of water during summer.', ['words-left-out']],
  // Sentences that have not come to their verb say nothing.
  ['The share of dry leaves.', ['words-left-out']],
  ['Reaching full height.', ['words-left-out']],
  // A decade is no year, nor a power a number.
  [
    'The plants were counted by hand in the late 1970s and 1980.',
    ['number-mismatch', 'hedge-dropped'],
  ],
  ['The growth of the young plants is told by Q^{2.', ['unit-mismatch']],
] as const)('%s is unverified because of %j and of nothing else', (claim, problems) => {
  expect(judged(claim)).toMatchObject({ kind: 'unverified', problems })
})

test.each([
  [
    'a claim that counts a part loses no exception',
    'For six of the seven balconies, shade was a main gain.',
  ],
  [
    'a bracket that is left out',
    'For six of the seven balconies, shade was a main gain (all balconies except S1).',
  ],
])('not refused: %s', (_, claim) => expect(judged(claim).problems).toEqual([]))

test('a short sentence with words of one sense is located where it stands', () => {
  const paper = documentFromSections({
    title: 'Tests',
    sections: [
      { heading: 'Methods', paragraphs: ['All our trials on mint were performed by hand.'] },
    ],
  })
  expect(verifyClaim(paper, 'All our trials on mint were carried out by hand.').kind).toBe(
    'located',
  )
  expect(verifyClaim(paper, 'All our trials on mint were filmed by hand.').kind).toBe('unverified')
})

test.each([
  ['one “not” more', 'The bells of Ghent were not heard in Bruges.', ['negation']],
  ['one “no” less', 'The bells of Ghent were heard and rain fell.', ['negation']],
  [
    'a “not” for a “no”',
    'In short, clear tones of the bells were not heard in the wind.',
    ['entity-mismatch'],
  ],
  ['“never” for “not yet”', 'Gongs have never been heard in Bruges.', ['entity-mismatch']],
  ['a “not” for a prefix', 'The old rims were not stable.', ['entity-mismatch']],
  ['a denial around it', 'The wax helps the bells of Bruges.', ['negation', 'words-left-out']],
])('only what differs by one denial is a denial: %s', (_, claim, problems) => {
  const bells = documentFromSections({
    title: 'Bells',
    sections: [
      {
        heading: 'Results',
        paragraphs: [
          'The bells of Ghent were heard in Bruges. In short, no clear tones of the bells were heard in the wind. Gongs have not yet been heard in Bruges. The old rims were unstable. The bells of Ghent were not heard and rain fell. We saw no sign that the wax helps the bells of Bruges.',
        ],
      },
    ],
  })
  expect(verifyClaim(bells, claim)).toMatchObject({ kind: 'unverified', problems })
})

test('a clause with its own reason can be quoted without it', () => {
  expect(judged('Evening watering saved 72.6%.').kind).not.toBe('unverified')
})

test('only words of the clause that the claim speaks of are named as left out', () => {
  expect(judged('The schedule was tried on basil from one nursery.').omitted).toEqual(['only'])
  expect(judged('Light that fell on the pots was measured.').omitted).toEqual(['not'])
})

test('what a relative clause denies is not said of the words before it', () => {
  expect(judged('The gardener is shown pots.').problems).not.toContain('negation')
})

test('the word that was left out is named and stands in the passage shown', () => {
  const { omitted, spans } = judged('The schedule was tried on basil from one nursery.')
  expect(omitted).toContain('only')
  expect(spans[0] && slice(paper.text, spans[0])).toContain('only')
})

test('the head of a subject that was cut off is named, and stands in the passage shown', () => {
  const bells = documentFromSections({
    title: 'Bells',
    sections: [
      { heading: 'Results', paragraphs: ['In Ghent, filing of the rim reduced the hum of bells.'] },
    ],
  })
  const { kind, problems, omitted, spans } = verifyClaim(bells, 'The rim reduced the hum of bells.')
  expect({ kind, problems, omitted }).toEqual({
    kind: 'unverified',
    problems: ['words-left-out'],
    omitted: ['filing of'],
  })
  expect(spans[0] && slice(bells.text, spans[0])).toContain('filing of')
})

test('nothing is called left out when the claim is wrong in another way', () => {
  expect(judged('Evening watering saved 73.6%.').omitted).toBeUndefined()
})

test('a place of nearly the same words that says the claim is found behind a nearer one that does not', () => {
  const { kind, spans } = judged('The balcony box is filled with seven layers of sand.')
  expect(kind).toBe('located')
  expect(spans[0] && slice(paper.text, spans[0])).toContain('balcony box is also filled')
})

test('the clause that limits a share is named as left out', () => {
  expect(judged('The gardeners on the south side lost 8.1% of the plants.').omitted).toEqual([
    'In the first summer',
    'that stood in the sun',
  ])
})

test('a number of things is not limited by what is said of them', () => {
  expect(
    judged('A hidden pot is a loss, because the gardener is shown pots.').problems,
  ).not.toContain('hedge-dropped')
})

test('words that first stand in another sentence are found in their own', () => {
  const twice = documentFromSections({
    title: 'Basil in summer',
    sections: [
      {
        heading: 'Methods',
        paragraphs: [
          'The pots of basil were kept in the shade for 2 hours and were watered by hand in the old yard.',
          'The pots of basil were kept in the shade for 1 hour and were placed on a tray (24 × 24 cm) for 15 minutes.',
        ],
      },
    ],
  })
  const kind = (minutes: number) =>
    verifyClaim(
      twice,
      `The pots of basil were kept in the shade for one hour and were placed on a tray (24 x 24 cm) for ${minutes} min.`,
    ).kind
  expect([kind(15), kind(25)]).toEqual(['located', 'unverified'])
})

test('a sentence whose end is told in a sign, and is far from it in letters', () => {
  const short = documentFromSections({
    title: 'Basil in summer',
    sections: [
      {
        heading: 'Methods',
        paragraphs: [
          'Pots of basil were kept before use at 20°C in a stream of cool air for at least 4 hr.',
        ],
      },
    ],
  })
  const kind = (end: string) =>
    verifyClaim(
      short,
      `Pots of basil were kept before use at 20 °C in a stream of cool air for ${end}.`,
    ).kind
  expect(['≥4 h', '≤4 h', '≥5 h', '≥4 min', '>4 h'].map(kind)).toEqual([
    'located',
    'unverified',
    'unverified',
    'unverified',
    'unverified',
  ])
})

test.each([
  [
    'a word that was replaced',
    'The window box is filled with seven layers of clay.',
    [{ claim: 'clay', paper: 'sand' }],
  ],
  [
    'a word that was put in',
    'The window box is always filled with seven layers of sand.',
    [{ claim: 'always', paper: '' }],
  ],
  [
    'a number',
    'The window box is filled with eight layers of sand.',
    [{ claim: 'eight', paper: 'seven' }],
  ],
  [
    'words that were replaced in the middle of a long sentence, which are not left out',
    'In the first summer the gardeners on the north side kept 8.1% of the plants that stood in the sun, and nobody counted again.',
    [
      { claim: 'north', paper: 'south' },
      { claim: 'kept', paper: 'lost' },
    ],
  ],
])('what differs is told: %s', (_, claim, changed) => {
  const told = judged(claim)
  expect(told).toMatchObject({ kind: 'unverified', changed })
  expect(told.problems).not.toContain('words-left-out')
})

test.each([
  'In the second summer the gardeners on the west side lost 9% of the roses that stood in the shade of oaks.',
  'Pots of every kind are dear.',
])('nothing is laid beside a sentence that says too much else: %s', (claim) => {
  expect(judged(claim).changed).toBeUndefined()
})

test('halves of one sentence that changed places are told as that', () => {
  const claim = 'Water speeds the loss of basil, and also reduces the growth of evening watering.'
  expect(judged(claim).problems).toContain('reordered')
})

const ovens = documentFromSections({
  title: 'Ovens',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'Bowls were then fired in closed ovens at 900 degrees overnight. The share of cracked bowls was higher in the outworn kilns, which may be due to the worn bricks. The mean bowl height ± SD was 18.5 ± 1.4, N = 95 (range 11 to 33).',
      ],
    },
  ],
})

test('an article is not told as what differs, where words stand in another order', () => {
  const told = verifyClaim(ovens, 'The bowls were fired at 900 degrees overnight in closed ovens.')
  expect(told.problems).toContain('reordered')
  expect(told.changed).toBeUndefined()
})

test('a word of the sentence in the place of another is told, and is no other order', () => {
  const told = verifyClaim(ovens, 'The share of cracked bowls was higher in the worn kilns.')
  expect(told.problems).not.toContain('reordered')
  expect(told.changed).toEqual([{ claim: 'worn', paper: 'outworn' }])
})

test('which spread a mean has compares nothing, and may be left out', () => {
  expect(verifyClaim(ovens, 'The mean bowl height was 18.5 ± 1.4.').kind).toBe('located')
  expect(verifyClaim(ovens, 'The mean bowl height was 18.5 ± 1.6.').kind).toBe('unverified')
})

test('what was left out of the middle is named', () => {
  const claim =
    'In the first summer the gardeners on the south side lost 8.1% of the plants, and nobody counted again.'
  expect(judged(claim)).toMatchObject({ omitted: ['that stood in the sun'] })
})

test('what another word replaced is not told as left out, too', () => {
  const words = 'The frost of the coast may crack the old pots in the winter.'
  const frost = documentFromSections({
    title: 'Frost',
    sections: [{ heading: 'Results', paragraphs: [words] }],
  })
  const told = verifyClaim(frost, words.replace('may', 'would'))
  expect(told.changed).toEqual([{ claim: 'would', paper: 'may' }])
  expect(told.omitted).toBeUndefined()
})

test.each([
  [
    'The authors filled a row of pots with nine men of the south.',
    ['words-left-out'],
    ['at the fair of the western gardens'],
  ],
  ['The authors lost plants.', ['hedge-dropped'], ['in the sun']],
])('who tells it is not blamed where words are left out: %s', (claim, problems, omitted) => {
  const told = documentFromSections({
    title: 'Pots',
    sections: [
      {
        heading: 'Methods',
        paragraphs: [
          'We filled a row of pots at the fair of the western gardens with nine men of the south.',
          'We lost plants in the sun.',
        ],
      },
    ],
  })
  expect(verifyClaim(told, claim)).toMatchObject({ kind: 'unverified', problems, omitted })
})

describe('two arms that changed places', () => {
  const trial = documentFromSections({
    title: 'Basil',
    sections: [
      {
        heading: 'Results',
        paragraphs: [
          'Although most pots were full, 12 pots (21%) in the shade group grew two leaves compared with only four (8%) in the sun group.',
          'Compared with those watered by hand in the old house, fewer pots watered by hose were lost to frost in the first week of May (3% v 7%).',
          'The changes were seen with 29 (51%) pots in the shade group showing growth of leaves and 22 (38%) showing growth of stems.',
          'Those watered by hand in the old house were counted in June.',
        ],
      },
    ],
  })
  const judgedOf = (claim: string) => verifyClaim(trial, claim)

  test('are words in another order, and none is left out', () => {
    const { problems, omitted } = judgedOf(
      '12 pots (21%) in the sun group grew two leaves compared with only four (8%) in the shade group.',
    )
    expect(problems).toContain('reordered')
    expect(omitted).toBeUndefined()
  })

  test('are not stitched of other sentences that have some of the words, too', () => {
    const lost = 'were lost to frost in the first week of May'
    expect(judgedOf(`Fewer pots watered by hand in the old house ${lost}.`).problems).toEqual([
      'reordered',
    ])
    expect(judgedOf(`Those watered by hand in the old house ${lost}.`).problems).toEqual([
      'words-left-out',
    ])
  })

  test('with their numbers: these are named before other words', () => {
    const { problems, changed } = judgedOf(
      '29 (38%) pots in the shade group showed growth of leaves and 22 (51%) showed growth of stems.',
    )
    expect(problems).toContain('number-mismatch')
    expect(changed?.slice(0, 2)).toEqual([
      { claim: '38', paper: '51' },
      { claim: '51', paper: '38' },
    ])
  })
})
