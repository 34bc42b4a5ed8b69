import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { readQuestion } from '../question/question.ts'
import { answer } from './answer.ts'
import { contradictedPremise } from './premise-numbers.ts'

const paper = documentFromSections({
  title: 'Voles in hedges',
  abstract:
    'Voles live in hedges. In 31 hedges of two valleys we counted voles and ticks over one summer.',
  sections: [
    {
      heading: 'Introduction',
      paragraphs: [
        'Weanling mice showed reduced thyrin in the dark, and owls kept with lamps showed reduced thyrin too (Fern et al. 2005).',
        'Harvest is known to harm voles in many lands.',
      ],
    },
    {
      heading: 'Related work',
      paragraphs: [
        'Ames and Lund [4] compared traps with nets. Although mixed traps catch a little more voles than nets, this difference was not statistically significant.',
      ],
    },
    {
      heading: 'Methods',
      paragraphs: [
        'Thirteen hedges were excluded from the counting because their owners could not be reached. The counting was run again to see whether excluded hedges matter, (1) all hedges of the north excluded, (2) all hedges of the south excluded.',
        'Our traps build on brushwood, replacing the wooden boxes most commonly used for voles. Rather than opening the vole burrow, we dig beside it.',
        'The trap is composed of a stack of five identical boxes.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'Our interviews revealed 26 separate fears of the owners, of which 16 were known, that is, 10 were new (38%). We named fears by valley.',
        'Our traps significantly outperformed the nets (at the 0.05 level).',
        'We observed increased thyrin levels in voles under lamps in both sexes.',
        'Tick burden in voles was higher in Arden (22.8%) than in Norden (4.3%). The total adjusted tick burden in voles was somewhat lower (9.2%) than in shrews (11.6%).',
      ],
    },
  ],
})
const ask = (question: string) => answer(paper, question)

test.each([
  'Why were thirteen hedges excluded from the counting?',
  'Why were 13 hedges excluded?',
  'Why were 26 fears named?',
  'Why do the traps use 5 boxes?',
  'Why do they dig beside the voles?',
  'Why was tick burden lower in voles than in shrews?',
  'Why did thyrin increase?',
])('what the paper says is not called a false premise: %s', async (question) => {
  expect((await ask(question)).premise).toBeUndefined()
})

test('the number that is asked for leads where it stands with its things', async () => {
  expect((await ask('Why were 13 hedges excluded?')).answer).toContain('Thirteen hedges')
})

test.each([
  [
    'Why was tick burden higher in voles than in shrews?',
    'The question says “higher in voles than in shrews”; the passage says “voles was somewhat lower (9.2%) than in shrews”.',
  ],
  [
    'Why did thyrin decrease?',
    'The question says “decrease”; the passage says “increased thyrin”.',
  ],
  [
    'Why was the difference to the nets not significant?',
    'The question says “not significant”; the passage says “significantly outperformed”.',
  ],
])('the paper’s own word against the premise comes first: %s', async (question, premise) => {
  const given = await ask(question)
  expect(given.premise).toBe(premise)
  expect(given.answer).not.toContain('Arden')
})

test('what came out in the work of others is no answer on this paper’s tests', async () => {
  const { claims } = await ask(
    'Is the difference between traps and nets statistically significant?',
  )
  expect(claims[0]?.text).toContain('Our traps significantly outperformed')
  expect(claims.map(({ text }) => text).join('\n')).not.toContain('mixed traps')
})

const numberNote = (question: string, passage: string, paper = passage) =>
  contradictedPremise(readQuestion(question), [{ text: passage }], [{ text: paper }])?.premise ??
  null

test.each([
  ['Why were 14 plots excluded?', 'The model was run (1) excluding all plots in towns.', ''],
  ['Why were 26 fears listed?', 'Of these fears 10 were new (38%). Listed are all.', ''],
  [
    'Why were 14 plots flooded?',
    'In towns 9 plots were flooded.',
    'In all, fourteen plots were flooded.',
  ],
  ['Why were 14 plots flooded?', 'In towns 9 plots were mown.', ''],
])('no other value of the same thing: %s %s', (question, passage, paper) => {
  expect(numberNote(question, passage, paper)).toBeNull()
})

test('another value of the same thing, which the paper never has otherwise, is named', () => {
  expect(numberNote('Why were 14 plots flooded?', 'In towns 9 plots were flooded.')).toBe(
    'The question speaks of 14; the passage says 9.',
  )
})

test('a true premise is not accused by words that meet by chance', async () => {
  const towns = documentFromSections({
    title: 'Towns after the boom',
    sections: [
      {
        heading: 'Discussion',
        paragraphs: [
          'The council has a plan to reduce vacancy, including slowing the sale of land. Growth of towns depends on rents.',
        ],
      },
    ],
  })
  expect((await answer(towns, 'Why did growth slow down?')).premise).toBeUndefined()
})

test('a paper that counts such things more than once sets no number right', () => {
  const passages = [
    { text: 'Of the 23 ponds of the hills 20 ponds failed.' },
    { text: 'In all, 74 ponds failed.' },
  ]
  const question = readQuestion('Did 84 ponds fail?')
  expect(contradictedPremise(question, passages, passages)).toBeNull()
  const alone = contradictedPremise(question, passages.slice(1), passages.slice(1))
  expect(alone?.premise).toContain('74')
})

const baths = documentFromSections({
  title: 'Baths for stiff knees',
  abstract:
    'We compared warm baths with rest in two groups of nurses. Warm baths were not proven effective against night cramps.',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'Nurses were asked to avoid steep stairs. No adverse events were reported. Placebo arms were not included in the plan of the trial.',
        'Warm baths lowered the perceived pain and increased the calm of nurses. There was an increase in the mean grip strength in both groups. Cold pads abolished the swelling of hands. The daily log has been shown to overestimate sleep.',
        'Mild bruises were found in approximately 20% of all nurses of the trial, which is usual. In the no bath group swelling of ankles was higher than in the bath group.',
        'Singing was not effective in children, but singing was effective in nurses. It is not clear whether salt is helpful for the skin. Lamps may not be useful at night.',
      ],
    },
  ],
})
test.each([
  [
    'Why were warm baths effective against night cramps?',
    'not proven effective against night cramps',
  ],
  ['Why were adverse events reported?', 'No adverse events were reported'],
  ['Why were placebo arms included?', 'not included'],
  ['Why did warm baths increase pain?', 'lowered the perceived pain'],
  ['Why did cold pads increase the swelling?', 'abolished the swelling'],
  ['Why did grip strength decrease in both groups?', 'increase in the mean grip strength'],
  ['Why does the daily log underestimate sleep?', 'overestimate sleep'],
])(
  'a premise that the paper denies, or says the opposite of, is named: %s',
  async (question, said) => {
    const { premise = '', answer: words } = await answer(baths, question)
    expect(premise).toMatch(new RegExp(`the passage says “[^”]*${said}”`))
    expect(words).toContain(said)
  },
)

test.each([
  'Why were nurses asked to avoid steep stairs?',
  'Why were bruises found in 20% of all nurses?',
  'Why was swelling of ankles higher in the no bath group?',
  'Why was singing effective in nurses?',
  'Why is salt helpful for the skin?',
  'Why are lamps useful at night?',
  'Why were placebo arms not included?',
  'Why did warm baths increase the calm of nurses?',
])('a premise that the paper shares, or leaves open, is not accused: %s', async (question) => {
  expect((await answer(baths, question)).premise).toBeUndefined()
})

test('what a thing is compared with is not taken to be there', async () => {
  const ponds = documentFromSections({
    title: 'Nets for ponds',
    sections: [
      {
        heading: 'Results',
        paragraphs: [
          'Using coarse nets instead of sieves in Pondfish reduces the performance of Pondfish.',
        ],
      },
    ],
  })
  const given = await answer(ponds, 'Why does Pondfish perform worse than sieves?')
  expect(given.premise ?? '').not.toContain('for granted')
})
