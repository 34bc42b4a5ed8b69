import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { readQuestion } from '../question/question.ts'
import { answer } from './answer.ts'
import { candidate } from './candidate.fixture.ts'
import { fittingFirst } from './misfit.ts'

const paper = documentFromSections({
  title: 'Tides and the sleep of coastal towns',
  sections: [
    { heading: 'Introduction', paragraphs: ['Sleep is short by the sea, and nights are long.'] },
    {
      heading: 'Methods',
      paragraphs: [
        'A stratified random sampling was used to select the 35 harbours within 17 counties. The dogs were kept near the pier of Brest. The survey selected 17 urban harbours and 18 rural harbours.',
        'Nights were counted. Boats were kept dry during all the storms of that winter.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'The dogs kept for the watch are shown in Figure 2. Nights were longer at low tide than at high tide.',
      ],
    },
  ],
})

test.each([
  ['How were the harbours selected?', 'stratified random sampling'],
  ['Where were the dogs kept?', 'Brest'],
])('%s is led by what tells the way or the place', async (question, words) => {
  const { claims } = await answer(paper, question)
  expect(claims[0]?.text).toContain(words)
})

const ranked = (text: string, score: number) => candidate(text, { score, role: 'methods' })

test.each([
  'We enrolled 130 couples to account for any dropout.',
  'We enrolled 130 couples for convenience.',
])('a purpose is a reason, and no word on the number alone: %s', (told) => {
  const question = readQuestion('Why did they enroll 130 couples?')
  const other = 'Thus, these results represent all 130 couples.'
  const [first] = fittingFirst(question, [ranked(told, 1), ranked(other, 0.8)], () => false)
  expect(first?.text).toBe(told)
})

test('a time since when is no reason', () => {
  const question = readQuestion('Why did sightings decline?')
  const told = 'Sightings have declined since the last count.'
  const other = 'Sightings fell because of the fog.'
  const [first] = fittingFirst(question, [ranked(told, 1), ranked(other, 0.8)], () => false)
  expect(first?.text).toBe(other)
})

test.each([
  ['What share of towns slept?', 'Towns slept by 32% of all.', 'Towns slept by share (P < 0.001).'],
  [
    'What percentage of patients slept?',
    'Fewer patients slept by day (73.3% v 77.7%).',
    'Patients slept for those under 18 (50.6% v 66.6%).',
  ],
])('%s is led by a share of all', (asked, told, other) => {
  const question = readQuestion(asked)
  const [first] = fittingFirst(question, [ranked(other, 1), ranked(told, 0.8)], () => false)
  expect(first?.text).toBe(told)
})

test('the most common is named by what ranks it', () => {
  const question = readQuestion('What was the most common virus?')
  const common = ranked('Ten common viruses were sought.', 1)
  const found = ranked('Rhinovirus was the most frequent one of all.', 0.8)
  expect(fittingFirst(question, [common, found], () => false)[0]?.text).toBe(found.text)
})

test('of a mechanism that was investigated nothing is told yet', () => {
  const question = readQuestion('How does the protein activate the sensor?')
  const aim = ranked('Here we investigated the mechanisms by which it activates the sensor.', 1)
  const way = ranked('The protein activates the sensor by efflux of potassium.', 0.8)
  expect(fittingFirst(question, [aim, way], () => false)[0]?.text).toBe(way.text)
})

test('what was used in the work is not told by what others used, in a paper without such sections, too', () => {
  const inText = (text: string, score: number) => candidate(text, { score, role: 'other' })
  const theirs = inText('A larger model was used in [2].', 1)
  const own = inText('In this study the known model is used.', 0.8)
  const first = (asked: string) =>
    fittingFirst(readQuestion(asked), [theirs, own], (one) => one === theirs)[0]?.text
  expect(first('Which model was used?')).toBe(own.text)
  expect(first('When was the model of others first used?')).toBe(theirs.text)
})

test.each([
  '1 >>> rows = Layer(entities=[ 2 Entity (...), ...',
  'model1<-lme(Layer∼rows,random=∼1|ID,method=“ML”)',
])('a line of a program leads no answer but one on programs: %s', (line) => {
  const told = 'Each layer is a row of entities.'
  const lead = (asked: string) =>
    fittingFirst(readQuestion(asked), [ranked(line, 1), ranked(told, 0.8)], () => false)[0]?.text
  expect(lead('What is a layer?')).toBe(told)
  expect(lead('Which code makes a layer?')).toBe(line)
})
