import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'

const abstract =
  'Gulls nest on the roofs of many harbour towns. We describe a survey of gull nests on the roofs of one town. Nests were found on 12 of 40 roofs, and flat roofs had more nests than steep ones.'
const told = (words: string, heading: string) =>
  explain(
    documentFromSections({
      title: 'Gulls on roofs of a harbour town',
      abstract,
      sections: [{ heading, paragraphs: [words] }],
    }),
  )
const results = async (words: string, heading = 'Gulls in towns') =>
  (await told(words, heading)).results.map(({ text }) => text)
const news = async (words: string, heading = 'Discussion') =>
  (await told(words, heading)).whatsNew.map(({ text }) => text)

test.each([
  'The share of gulls on flat roofs was found to be even higher in cities (90-100%) [13, 14].',
  'Values of p<0.05 were considered statistically significant for all the roofs of a town.',
  'Since the emergence of gulls in towns, more than 400 nests were found, 35% more than before.',
  'Losses also include gulls that were removed when they had lost more than 25% of their weight.',
])('background, and how numbers are to be read, are no results: %s', async (words) => {
  expect((await results(words)).join()).not.toContain(words)
})

test.each([
  'In all tests p values <0.05 were considered significant, as is done for gulls on roofs.',
  'Numbers in bold indicate a significant difference of nests on flat roofs at p = 0.05.',
])('how numbers are to be read is no result, under its heading either: %s', async (words) => {
  expect((await results(words, 'Results')).join()).not.toContain(words)
})

test('what was seen in the paper is, although it names a source', async () => {
  const seen =
    'The share of gulls on flat roofs was found to be higher by 20% (Figure 2), as elsewhere [13].'
  expect(await results(seen)).toContain(seen)
})

test('a raised number at its end makes a study one of others', async () => {
  const words =
    'In one phase III trial, the share of gulls on flat roofs was 93.4% higher than that of resident pigeons22.'
  expect(await results(words, 'Discussion')).not.toContain(words)
})

test.each(['[16, 17]', '[GRAY12]', '[GR99, Ames04]', 'BIBREF16 BIBREF17', '(Gray 2010)'])(
  'what several studies show is theirs, however they are cited: %s',
  async (source) => {
    const words = `Different studies ${source} show that gulls on flat roofs were higher in number by 39.5%.`
    expect(await results(words, 'Results')).not.toContain(words)
  },
)

test('what a result of others shows is theirs, and what follows from it', async () => {
  const cited = 'A recent result by [GRAY12] bounds the number of gull nests on roofs.'
  const shows = 'This result shows that flat roofs have 39.5% more gull nests than steep ones.'
  expect((await results(`${cited} ${shows}`, 'Results')).join()).not.toContain(shows)
  const own = 'We bound the number of gull nests on the roofs of a town.'
  expect((await results(`${own} ${shows}`, 'Results')).join()).toContain(shows)
})

test('what a discussion goes on to tell of a cited work is no result, up to its own voice', async () => {
  const theirs = 'Nests on flat roofs were significantly fewer by 39.5% where drones were flown.'
  const cited = 'Drones were flown for six summers in a town of the south [13].'
  expect(await results(`${cited} ${theirs}`, 'Discussion')).not.toContain(theirs)
  expect(await results(`Drones were flown for six summers. ${theirs}`, 'Discussion')).toContain(
    theirs,
  )
  const own = 'We found significantly fewer nests, by 39.5%, on flat roofs where drones were flown.'
  expect(await results(`${cited} ${own}`, 'Discussion')).toContain(own)
  const seen = theirs.replace('flown.', 'flown (Table 2).')
  expect(await results(`${cited} ${seen}`, 'Discussion')).toContain(seen)
})

test('a study of many words is one of others where it is cited', async () => {
  const words =
    'In a multicentre, double-blind clinical trial, Hull et al [9] allotted 219 roofs to drones or to ladders.'
  const { methods } = await told(words, 'Methods')
  expect(methods.map(({ text }) => text)).not.toContain(words)
})

test.each([
  'The current phase II clinical trial is the first RCT to count nests on roofs at night.',
  'This is the first randomized trial of nests on roofs by night and in winter.',
  'The new: Compared with ladders, drones were associated with fewer broken eggs on the roofs.',
  'What this study adds: Drones break fewer eggs than ladders do on the roofs of towns.',
])('news of a trial, and what a journal asks for by name, is news: %s', async (words) => {
  expect(await news(words)).toContain(words)
})

test('of two sentences that say that it is the first, the one with a figure is a result', async () => {
  const first = 'The current clinical trial is the first RCT to count nests on roofs at night.'
  const found =
    'Our study is the first RCT showing that drones significantly improve the counts of nests to 38.7%.'
  expect(await news(`${first} ${found}`)).toEqual([first])
  expect(await results(`${first} ${found}`, 'Discussion')).toContain(found)
})
