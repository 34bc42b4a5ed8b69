import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { answer } from '../answer/answer.ts'

type Rows = readonly (readonly string[])[]

function rowers(caption: string, rows: Rows, heads = 1) {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Results', level: 1 })
  builder.add(
    'paragraph',
    'In all crews a risk ratio (RR) was estimated. Rowing was logged on BoatStore (BS) and RIVERMAN (RM) by crews.',
  )
  builder.addTable({
    id: 't',
    label: 'Table 1',
    caption: `Table 1. ${caption}`,
    rows: rows.map((row, y) => row.map((content) => ({ content, header: y < heads }))),
  })
  return builder.finish({ title: 'Rowers', authors: [] })
}
const lead = async (paper: ReturnType<typeof rowers>, question: string) =>
  (await answer(paper, question)).claims[0]?.text ?? 'refused'

const crews = rowers('Speed of crews on LAKE (m/s).', [
  ['Crew', 'Training', 'Speed'],
  ['Heron et al.', 'LAKE only', '91.7'],
  ['Otter (4 seats)', 'LAKE only', '91.3'],
  ['Heron et al.', 'semi-guided', '92.1'],
  ['Otter (4 seats)', 'semi-guided', '92.7'],
])
const logs = rowers(
  'Strokes by log.',
  [
    ['', 'BS', 'BS', 'RM', 'RM'],
    ['Oar', 'SEQ', 'F1', 'SEQ', 'F1'],
    ['Sculls', '.05', '.66', '.20', '.74'],
    ['Sweep', '.15', '.26', '.19', '.25'],
  ],
  2,
)
const races = rowers('Races lost by wind.', [
  ['Boat', 'Races lost (%) in lane 1', 'Races lost (%) in lane 2'],
  ['Gig', '10.7', '2'],
  ['Punt', '4.3', '3.3'],
])
const ages = rowers('Pulse of rowers by age.', [
  ['Boat', 'Item', 'Level', 'Pulse'],
  ['Gig', 'Sex', 'Male', '62'],
  ['Gig', 'Sex', 'Female', '64'],
  ['Gig', 'Age', '0–6 years', '81'],
  ['', '', '>12 years', '73'],
  ['Punt', 'Sex', 'Male', '52'],
  ['Punt', 'Sex', 'Female', '54'],
  ['Punt', 'Age', '0–6 years', '71'],
  ['', '', '>12 years', '63'],
])

const scored = rowers('Crews found in photographs.', [
  ['Crew', 'P', 'R', 'F1', 'EN-FR', 'DE-EN'],
  ['Heron', '41.5', '57.9', '48.4', '12.1', '13.1'],
  ['Otter', '73.7', '70.5', '72.1', '12.2', '13.2'],
])
const effects = rowers('Effects on the pulse.', [
  ['Cause', 'Estimate', 'Pr(>|z|)'],
  ['Wind', '0.53 ± 0.01', '<0.001'],
  ['Hail', '0.12 ± 0.04', '<0.001'],
  ['Rain', '0.02 ± 0.04', '0.391'],
])
const shares = rowers('Capsizes by cause.', [
  ['Cause', 'Full model RR', '(1) Without Welsh lakes RR', '(2) Only Asian lakes RR'],
  ['Wind', '1.16', '2.40', '0.15'],
  ['Rain', '0.92', '1.47', '-'],
])

test.each([
  [scored, 'What is the precision of Otter?', 'P 73.7.'],
  [scored, 'What is the recall of Heron?', 'R 57.9.'],
  [scored, 'What is the score of Otter on English-to-French?', 'EN-FR 12.2.'],
  [effects, 'What is the p-value of rain?', 'Pr(>|z|) 0.391.'],
  // What all heads say tells none from another.
  [shares, 'What is the risk ratio of wind in the model without Welsh lakes?', 'RR 2.40.'],
])('heads are read with the words that readers have for them: %#', async (paper, question, words) =>
  expect(await lead(paper, question)).toContain(words),
)

test('a dash is no value', async () => {
  const said = await lead(shares, 'What is the risk ratio of rain in only Asian lakes?')
  expect(said).not.toContain('in Table 1')
})

test.each([
  // Of rows of one name the one whose other cells are asked for too.
  [crews, 'What is the speed of the semi-guided Otter on LAKE?', '92.7'],
  // Short forms that the text spells out, measures with "-score", short heads.
  [logs, 'What is the F1-score of sculls on RIVERMAN?', 'RM F1 .74'],
  [logs, 'What is the sequence score of sweep on BoatStore?', 'BS SEQ .15'],
  // The number of the question is the column's, so the same number in the cell is an answer.
  [races, 'What is the percentage of races lost by the gig in lane 2?', 'lane 2: 2.'],
  // A label that stands once for several rows stands for a number below it too.
  [ages, 'What is the pulse of male rowers in the punt?', '52'],
  [ages, 'What is the pulse in the gig above 12 years?', '73'],
  [ages, 'What is the pulse in the punt of rowers older than 12 years?', '63'],
])('a row or column named in other words is found: %#', async (paper, question, words) =>
  expect(await lead(paper, question)).toContain(words),
)

test('the upper part is not asked for by a table of the lower one', async () => {
  const lower = rowers('Width of boats in the lower river.', [
    ['Boat', 'Full width', 'Half width'],
    ['Gig', '3.31', '1.21'],
    ['Punt', '3.25', '1.15'],
  ])
  expect(await lead(lower, 'What is the width of the gig in the upper river?')).not.toContain(
    '3.31',
  )
})

test('which things are most often named is told by the one count of their rows', async () => {
  const named = rowers('Most mentioned problems and cures, by number of crews.', [
    ['Problem', 'Number', 'Kind'],
    ['Wind', '48', 'Weather'],
    ['Weed', '31', 'Water'],
    ['Cure', '', ''],
    ['Rest', '55', 'Body'],
    ['Oil', '35', 'Gear'],
  ])
  expect(await lead(named, 'Which problem was mentioned most often?')).toContain('48 (Wind)')
  expect(await lead(named, 'Which cure was mentioned most often?')).toContain('55 (Rest)')
})

test('of two columns of one name in two groups both are told', async () => {
  const grouped = rowers(
    'Crews found.',
    [
      ['', 'Full', 'Full', 'Pond subset of 3 boats', 'Pond subset of 3 boats'],
      ['Crew', 'Speed', 'F1', 'Speed', 'F1'],
      ['Heron', '41', '48.4', '42', '78.9'],
      ['Otter', '73', '72.1', '74', '83.2'],
    ],
    2,
  )
  expect(await lead(grouped, 'What is the F1 of Otter?')).toMatch(/72\.1.*83\.2/)
})

const relays = rowers('Speed of relays by lake (m/s).', [
  ['Crew', 'Speed LOCH', 'Speed MERE'],
  ['Heron [4]', '5.1', '4.0'],
  ['Heron Eight [4]', '5.6', '4.9'],
  ['Otter (base)', '5.2', '4.4'],
  ['Otter (large)', '5.5', '4.7'],
])

test('a row is asked for without its number among the references', async () => {
  expect(await lead(relays, 'What is the speed of Heron on LOCH?')).toContain('Speed LOCH 5.1')
})

test('of several rows of one name each is compared with the row of the other side', async () => {
  const { claims } = await answer(relays, 'How does Otter compare to Heron in speed on MERE?')
  expect(claims.map(({ text }) => text)).toEqual([
    'Speed MERE in Table 1: 4.4 (Otter (base)) and 4.0 (Heron [4]); 4.4 − 4.0 = 0.4.',
    'Speed MERE in Table 1: 4.7 (Otter (large)) and 4.0 (Heron [4]); 4.7 − 4.0 = 0.7.',
  ])
})

test('rows of one name are no two sides of a question', async () => {
  const told = await answer(relays, 'Does Otter beat others in speed on MERE?')
  expect(told.claims.map(({ text }) => text).join()).not.toContain('4.7 − 4.4')
})

const years = rowers('Strokes of each crew by year. a Rowed twice.', [
  ['Crew', '2007', '2010a'],
  ['Heron', '412', '367'],
  ['Otter', '88', '51'],
])
test('a year with the mark of a note is that year', async () => {
  expect(await lead(years, 'How many strokes did Heron row in 2010?')).toContain('367')
  expect(await lead(years, 'How many strokes did Heron row in 2007?')).toContain('412')
})
