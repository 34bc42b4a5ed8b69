import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'
import { claimsFirst } from './news-bounds.ts'

const paper = (words: string, heading = 'Discussion') =>
  documentFromSections({
    title: 'Gulls on roofs',
    abstract:
      'Gulls nest on the roofs of many harbour towns. The nests on 40 roofs of one town were counted by drones. Nests stood on 12 of them, and most of these roofs were flat.',
    sections: [{ heading, paragraphs: [words] }],
  })
const news = async (document: ReturnType<typeof paper>) => {
  const { whatsNew } = await explain(document)
  return whatsNew.map(({ text }) => text)
}

test.each([
  [
    'Results',
    'Although drones have been used to count the nests of terns (Meyer, 2010) and of herons (Lund, 2012), the results presented here are the first demonstration that gulls let them come near.',
  ],
  [
    'Limitations',
    'A strength of this study is that, to our knowledge, this is the first study that counted nests on roofs at night.',
  ],
  [
    'Discussion',
    'The prospective cohort study is the first study to count nests on roofs at night.',
  ],
])('what is the first of its kind is news, though %s say so', async (heading, words) => {
  expect((await news(paper(words, heading))).join()).toContain('the first')
})

test.each([
  'While this study gives new data on nests, more counts are needed in other harbours of the north.',
  'We propose that all towns should count their gulls once a year.',
  'Our results show that both drones can be safely used in harbours of the north.',
  'In this study we find that decoys are a reasonable alternative and should be considered by towns.',
  'We proposed that gulls would nest on flat roofs, and the following hypotheses.',
  'The counts of our study present a risk of being biased by the noise of new drones.',
  'To our knowledge, drones were not known to be heard by any of our gulls.',
  'We believe that towns will benefit in new ways from working with their gulls and with drones.',
  'Our new data on nests may reflect a lack of flat roofs in this town.',
  'In this paper, we argue that it is necessary to understand why gulls choose these roofs.',
  'This study demonstrated that drones were safe and effective in counting the nests of this town.',
  'We show that the number of nests was significantly higher in the south of the town.',
  'For the present study, the original Canadian list of nests was translated to Swedish by a helper.',
  'New onset of nesting was reduced on the flat roofs in our series, but not significantly.',
  'We show that our study of these nests provided new and interesting findings.',
  'Unlike studies of ports, our samples were taken from the roofs of many towns of the north.',
  'Based on these promising counts, we further developed the count of nests on the roofs of towns.',
  'Unlike the models of earlier counts, we must count the nests of roofs one by one.',
  'All nests in this study were counted by helpers with many years of practice on roofs.',
  'The main purpose of this study was to demonstrate the use of new drones in harbours of the north.',
  'This survey attempted to show that towns with new roofs have fewer gulls than others.',
  'Moreover, it is likely that the improved counts will be made when these roofs are carefully described in towns.',
  'The results obtained in the first month of this study demonstrate that the differences between towns did not reach significance.',
])('no news: %s', async (words) => {
  expect(await news(paper(words))).toEqual([])
})

test.each([
  'Nest counts by drones in harbour towns have never been reported before.',
  'Counts by drones were not described previously for towns of this size.',
  'We are not aware of any other study that counted the nests of gulls from the air.',
  'Most importantly, the study is the first to count the nests of gulls at night.',
  'Compared to earlier counting methods, our method needs no ladder.',
  'One key advantage of this method is that it does not rely on ladders.',
  'A new way of counting nests without ladders is proposed.',
  'Due to the lack of studies on gulls at night, we counted nests by lamps.',
  'Despite many counts of terns, this is one of the few surveys of gulls on old roofs.',
  'This work is the first documentation of gulls that nest behind chimneys by choice.',
  'The present survey is the largest survey of roofs in harbours of the north.',
  'As far as we know, no other counters have listened to the cries of gulls and terns at once.',
  'To date, there are no prior surveys that we know of whose aim is to count nests at night.',
  'Nests behind chimneys were lost in the rain, which provided the first indication of wet feet.',
  'Our counts, with earlier ones, are shown to provide the first lower bounds on nests.',
  'Our simple counter advances the literature because it needs no ladder and no boat.',
  'Our survey contributes to this limited knowledge on gulls in winter.',
  'A new mixed count, based on cries, is presented for towns of the north.',
])('news in other words: %s', async (words) => {
  expect(await news(paper(words))).toEqual([words])
})

test.each([
  'We present the new counts of the nests and discuss them in Section 5.',
  'The remainder of the paper is as follows: in section 2, we introduce the nests.',
  'Compared to earlier studies, fewer nests were on flat roofs.',
])('a later section and a comparison of findings are none: %s', async (words) => {
  expect(await news(paper(words))).toEqual([])
})

test('a first report claims to be the first', () => {
  expect(claimsFirst('In this first report on gulls, no bird left its nest.')).toBe(true)
  expect(claimsFirst('In this first month of the year, no bird left its nest.')).toBe(false)
})

test('what nobody did before is a gap where it is told before the work', async () => {
  const gap = 'The nests of gulls have not been counted by drones before.'
  expect(await news(paper(gap, 'Introduction'))).toEqual([])
})

test.each([
  ['Introduction', 'In this paper , I demonstrate that cries can be turned into counts.'],
  ['Introduction', 'In this paper, I argue that counts by ear, though slow, are cheap.'],
  ['Discussion', 'To our knowledge, no one has asked helpers to climb ladders at night.'],
  ['Discussion', 'To our knowledge, no report tells how ladders frighten birds in winter.'],
])(
  'what one author brings, and what nobody did before, is news: %s, %s',
  async (heading, words) => {
    expect(await news(paper(words, heading))).toHaveLength(1)
  },
)

test('what the contribution of a research is, is news; what is counted off elsewhere and lacks is none', async () => {
  const words = 'The contribution of this research is a reader that can turn cries into counts.'
  expect(await news(paper(words, 'Conclusion'))).toEqual([words])
  expect(
    await news(
      paper(
        'Our helpers’ contributions made the counts possible. Finally the survey did not employ a control town.',
      ),
    ),
  ).toEqual([])
})

test.each(['(1)', 'i)'])(
  'contributions that one long sentence counts off with %s are news, though what it brings needs no word of news',
  async (first) => {
    const words = `Its contributions include ${first} Nestcore, a library of methods for representing roofs as shapes in space, (2) Counters, a set of implementations that integrate different models of birds into one interface, even if single models are written in different languages or see different colours, and (3) Recipes, which provide access to well-tested combinations of single (often small) counters for whole towns.`
    const [only, ...more] = await news(
      documentFromSections({
        title: 'Nestkit: counting gulls',
        abstract: 'We introduce Nestkit, an open toolkit for counting the nests of gulls on roofs.',
        sections: [
          {
            heading: 'Introduction',
            paragraphs: [`We introduce Nestkit, an open toolkit for counting gulls. ${words}`],
          },
        ],
      }),
    )
    expect(only).toBe(words)
    expect(more).toEqual([])
  },
)

test.each([
  'Although lamps and cries are not new, this is the first attempt to our knowledge of joining them on roofs.',
  'One important difference from other counts of nests on roofs is that we keep the order of days.',
  'We aim to close this gap, and provide means for counting nests on roofs by ear.',
])('what nobody did before is news where it is said: %s', async (words) => {
  expect(await news(paper(words, 'Introduction'))).toEqual([words])
})

test('a step of the work is no news beside what it brings', async () => {
  const step =
    'In this study, we conducted a survey of 146 roofs in the towns of the north and asked helpers.'
  expect(await news(paper(step, 'Introduction'))).toEqual([])
})

test('a study that is the first of a kind of several words is news', async () => {
  const words = 'This is the first direct roof-to-roof comparative study of gulls with terns.'
  const found =
    'In conclusion, our survey shows that gulls nest significantly more often on flat roofs than terns.'
  expect(await news(paper(`${words} The nests were counted by night. ${found}`))).toContain(words)
  const month = 'This is the first sunny month after the report of the harbour on gulls.'
  expect(await news(paper(`${month} The nests were counted by night. ${found}`))).toEqual([])
})
