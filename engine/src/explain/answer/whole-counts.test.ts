import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'
import { severalCounted, thingsCounted } from './counted-things.ts'

const paperOf = (...methods: string[]) =>
  documentFromSections({
    title: 'Tides and the sleep of coastal towns',
    sections: [
      {
        heading: 'Introduction',
        paragraphs: ['Sleep is short by the sea. Storms woke 500 people in one town [4].'],
      },
      { heading: 'Methods', paragraphs: methods },
      { heading: 'Results', paragraphs: ['Nights were longer at low tide than at high tide.'] },
    ],
  })
const first = async (question: string, ...methods: string[]) => {
  const { refused, claims } = await answer(paperOf(...methods), question)
  return refused ? null : claims[0]?.text
}

test.each([
  ['How many children were studied?', 'Participants were 37,801 children born by the sea.'],
  ['How many children took part?', 'At the pier 771 children were randomized to three groups.'],
  [
    'How many people took part?',
    'A total of 133 patients were screened, of which 28 discontinued.',
  ],
  ['How many papers were used?', 'The sample consists of 20 research articles on the tides.'],
  ['How many documents were used?', 'The sample consists of 20 research articles on the tides.'],
  ['How many companies participated?', 'We interviewed staff of 9 companies from diverse domains.'],
  [
    'How many centres took part?',
    'The study had a double-blind design and included 14 Italian centers.',
  ],
  [
    'How many children were included?',
    'A total of 105 Society of Tides I and II children, aged 1-6 years, were included.',
  ],
  [
    'How many tokens does the corpus contain?',
    'The resulting corpus contains 16.4B tokens of tidal text.',
  ],
  [
    'How many predictors were identified?',
    'The study identified three significant and independent predictors of sleep.',
  ],
  ['How many adults took part?', 'In all 54,279 adults participated in the survey of the tides.'],
  ['How many children took part?', 'Seventy infants of the coast were included in the study.'],
  ['How many couples were randomized?', 'One hundred thirty dyads were randomized to two tides.'],
  ['How many tumours were included?', 'In total 98 942 tumours were included in our tables.'],
])('%s is told by what counts them all: %s', async (question, told) => {
  expect(await first(question, 'Crabs were left out.', told)).toBe(told)
})

test.each([
  [
    'How many patients were interviewed?',
    'The staff comprised 14 cleaners and three patient attendants.',
  ],
  ['How many patients were included?', 'In total 76 mice were included in our study of tides.'],
  [
    'How many passages does the corpus contain?',
    'Table 2 compares different passage lengths in our corpus.',
  ],
  ['How many models were evaluated?', 'All layers of the model have d_model = 512 in our study.'],
  [
    'How many people took part?',
    'We needed at least 450 participants for sufficient statistical power.',
  ],
  ['How many children died?', 'At the pier 771 children were randomized to three groups.'],
  ['How many children were vaccinated?', 'Participants were 37,801 children born by the sea.'],
])('%s is not told by: %s', async (question, told) => {
  expect(await first(question, 'Crabs were left out.', told)).not.toBe(told)
})

test('all who took part are told before what ranks higher by the words', async () => {
  const told = 'In all 112 adolescent girls of the coast participated in the study.'
  const others = [
    'The mean cost for one girl was 25 dollars.',
    'Part of the girls took 12 steps each.',
    'If a town had more than 1750 girls, we chose houses until the number of girls reached 1750.',
  ]
  expect(await first('How many girls took part?', ...others, told)).toBe(told)
})

test('what a count is bound to may stand in the title alone', async () => {
  const told = 'We obtained a sequence counting 30,847 lamps.'
  const question = 'How many lamps does the sleep of towns contain?'
  expect(await first(question, 'Crabs were left out.', told)).toBe(told)
})

test('all who were randomized are told by who was, whatever else shares the word', async () => {
  const told = 'Ninety sleepers of three towns were enrolled. In total 90 patients were included.'
  const others = 'Patients of two towns were weighed after a random night in a random bed.'
  const given = await first('How many patients were randomized?', others, told)
  expect(given).toBe('In total 90 patients were included.')
})

test('the girls of a paper without boys are its subjects', async () => {
  const told = 'Of 112 subjects 93 (83%) of them completed the 20-month follow-up.'
  const question = 'How many girls completed the 20-month follow-up?'
  const about = 'Girls of the coast were followed.'
  expect(await first(question, about, told)).toBe(told)
  expect(await first(question, about, 'Boys of the coast were not.', told)).not.toBe(told)
})

test('those who responded are not all who were there', async () => {
  const told = 'We identified 32 patients with short nights.'
  const { refused, chance = 1 } = await answer(paperOf(told), 'How many responders were there?')
  expect(refused || chance < 0.4).toBe(true)
})

test('a number grouped by spaces is one, and figures in a row are not', () => {
  expect([...thingsCounted('88 657 of 98 942 tumours')]).toContain('tumour')
  expect([...severalCounted('in 2010 123 patients')]).toEqual(['patient'])
})

test('how many papers there were is a question, and refused as one', async () => {
  const { reason } = await answer(paperOf('Crabs were left out.'), 'How many papers were used?')
  expect(reason).toContain('no passage gives a number of papers')
})
