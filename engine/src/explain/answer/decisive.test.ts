import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { readQuestion } from '../question/question.ts'
import { topicOf } from '../question/question-coverage.ts'
import { answer } from './answer.ts'
import { candidate } from './candidate.fixture.ts'
import { countsThings } from './counted-things.ts'
import { decide, namesIn } from './decisive.ts'

const paper = documentFromSections({
  title: 'Two ways to keep basil wet',
  abstract:
    'We propose DripNet, a watering scheme based on clay, dispensing with pumps entirely. ' +
    'In 40 pots, DripNet kept 82.3% of the plants alive. We compare it with wicks and with hoses.',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'Search terms included: “basil”, “mint”, “watering”, “wick”, “clay pot”, “pump”, “hose” and/or “drip”.',
        'The frame is built of a stack of N = 6 identical shelves. In addition to the two sub-shelves in each frame, a third shelf holds the frame’s lamp.',
        'In total, we made 17,645 photographs of watered and dry plants. Of 322 watered plants, 129 were seen again in the frame.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'DRW is the advised way of watering in hot summers. In this trial we found the risk of rot to be 3.9%.',
        'Although the way in which wicks lead to rot is unclear and wicks are used by many, the calculated risk of rot is 2.6%.',
        'The model of growth was fitted without a language model, by hand. Language models write fluent letters to gardeners.',
      ],
    },
  ],
})
const lead = async (question: string) => (await answer(paper, question)).claims[0]?.text ?? ''

test('an acronym of the question leads to the sentence that stands at it', async () => {
  expect(await lead('What is the risk of rot with DRW?')).toContain('3.9%')
})

test('how many wants a number of that thing', async () => {
  expect(await lead('How many shelves does the frame have?')).toContain('N = 6 identical shelves')
  expect(await lead('How many plants were watered?')).toContain('322 watered plants')
})

test('without such a number it refuses and says of what', async () => {
  const given = await answer(paper, 'How many wicks lead to rot?')
  expect(given.refused).toBe(true)
  expect(given.reason).toContain('number of wicks')
})

test('search terms are no prose', async () => {
  for (const question of ['Is a pump recommended?', 'Is basil watered?'])
    for (const { text } of (await answer(paper, question)).claims)
      expect(text).not.toContain('Search terms')
})

test('a denial comes first where the question is yes or no', async () => {
  expect(await lead('Does it use a language model?')).toContain('without a language model')
})

test('a number that stands nowhere in the paper is refused by name', async () => {
  const given = await answer(paper, 'Why did DripNet kill 12% of the plants?')
  expect(given).toMatchObject({ refused: true })
  expect(given.reason).toContain('“12%”')
})

test('what a question takes for granted and a passage denies is named, with the passage first', async () => {
  const given = await answer(paper, 'Why does DripNet use pumps?')
  expect(given.premise).toBe(
    'The question takes “pumps” for granted; the passage says “dispensing with pumps”.',
  )
  expect(given.answer).toContain('dispensing with pumps')
})

test('all is contradicted by a part', async () => {
  const given = await answer(paper, 'Why did DripNet keep all the plants alive?')
  expect(given.premise).toBe('The question says “all”; the passage says 82.3%.')
  expect(given.answer).toContain('82.3%')
})

test('names are acronyms and capitalised words that the paper has', () => {
  expect(namesIn('Which of DRW and Paris is DripNet?', paper.text)).toEqual(['DRW', 'DripNet'])
})

test.each([
  ['8 NVIDIA P100 boards', 'board', true],
  ['two sub-layers in each layer', 'layer', false],
  ['17,645 photographs of plants', 'plant', false],
  ['in 2014 plants grew', 'plant', false],
])('%s counts %s: %s', (text, thing, counts) => {
  expect(countsThings(text, thing)).toBe(counts)
})

test('the one rare word of a question puts no passage first that only has this word', () => {
  const passage = (text: string, score: number) =>
    candidate(text, { score, span: { start: Math.round(score * 1000), end: 2000 } })
  const telling = passage('Riders were found by posters in towns of the valley.', 0.6)
  const others = [1, 2, 3, 4, 5, 6].map((at) => passage(`Riders wore helmet ${at}.`, at / 20))
  const about = passage('Riders come home tired.', 0.5)
  const question = readQuestion('Where did the riders come from?')
  const all = [telling, about, ...others]
  const ordered = decide(question, all, [], '', topicOf(question, all))
  expect(ordered[0]?.text).toBe(telling.text)
})

test('of the 10 ponds that are asked for speaks what counts 10, by whatever name', () => {
  const passage = (text: string, start: number) =>
    candidate(text, { score: 0.5 - start / 1000, span: { start, end: 900 } })
  const others = passage('All 32 ponds of the mill were always clear of weed.', 1)
  const meant = passage('The samples of 10 separate waters were clear of weed.', 100)
  const led = (asked: string) => {
    const question = readQuestion(asked)
    const topic = topicOf(question, [others, meant])
    return decide(question, [others, meant], [], '', topic)[0]?.text
  }
  expect(led('Were any of the 10 ponds clear of weed?')).toBe(meant.text)
  expect(led('Were any of the ponds clear of weed?')).toBe(others.text)
  // Two groups are what any comparison has.
  expect(led('Were any of the ten ponds clear of weed?')).toBe(others.text)
})
