import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { documentFromSections } from '../../document/from-sections.ts'
import { isLabel } from '../../retrieve/announcing.ts'
import { readQuestion } from '../question/question.ts'
import { topicOf } from '../question/question-coverage.ts'
import { answer } from './answer.ts'
import { candidate } from './candidate.fixture.ts'
import { decide } from './decisive.ts'
import type { RankedCandidate } from './ranked-candidate.ts'

const builder = documentBuilder('sections', '1')
builder.add('title', 'Boats of Lake Ormen and the MUSK-2 survey')
builder.section({ heading: 'Abstract', level: 1 })
builder.add(
  'paragraph',
  'We describe the boats of Lake Ormen. The MUSK-2 survey counted boats over two summers. Rowing boats rot faster than punts.',
)
builder.section({ heading: '1 Introduction', level: 1 })
builder.add(
  'paragraph',
  'In the south the hulls were tarred with brushes (Ames 2004). Other lakes have more boats. Lake communities are crews that share one harbour and its boats. Lakes and communities is a journal of boats.',
)
builder.section({ heading: '2 Methods', level: 1 })
builder.add(
  'paragraph',
  'Punts have a number of attractive properties. As flat boats, they need no keel and land on any shore. Their planks are cheap. ' +
    'The crews steered ninety-two different boats. Forty-one of the boats were affiliated with a club. ' +
    'Hulls were tarred by dipping them into a trough. Each harbour was visited by 4–6 crews. ' +
    'In five cases the owners had sailed away. Therefore, only nine oars were sampled, but all hulls. ' +
    'Boats were counted at dawn. The hulls dried in the sun. We dried hulls for three weeks before rowing.',
)
builder.add('paragraph', 'We searched the following registers of boats:')
builder.add('list-item', '• Harbour Book')
builder.add('list-item', '• 2. Ormen Rolls')
builder.add('paragraph', 'Nothing else was searched. The registers were kept by the keepers.')
builder.add('paragraph', 'Sliding oar lock.')
builder.add(
  'paragraph',
  'The lock slides along the rail, so that an oar reaches water on both sides.',
)
builder.section({ heading: '3 Results', level: 1 })
builder.add(
  'paragraph',
  'To determine whether tar keeps the hulls dry, tarred hulls were compared with bare hulls on dry days. The tar kept nine of ten hulls dry. ' +
    'In spring, punts with leaks sink. Given the bent planks, leaks in punts sink them in spring. ' +
    'Rowing boats with low sterns (RBLS) rot early in the reeds of the harbour. We used the drawing tool of the harbour. Drawings were made with the tool OarCAD by two keepers. Broad are the paddles of ferries, and no others look so.',
)
builder.addFigure({ id: 'f1', label: 'Figure 1', caption: 'Look of the paddles of ferries.' })
const paper = builder.finish({ title: 'Boats of Lake Ormen and the MUSK-2 survey', authors: [] })
const said = async (question: string) =>
  (await answer(paper, question)).claims.map(({ text }) => text)

test('what is announced comes before its announcement', async () => {
  const claims = await said('What are the attractive properties of punts?')
  expect(claims[0]).toMatch(/^As flat boats|^they need no keel/)
  expect(claims.at(-1)).toBe('Punts have a number of attractive properties.')
  // What goes on about the first is told with it, once.
  expect(claims.join('\n').match(/need no keel/g)).toHaveLength(1)
})

test('a list is told with the sentence that opens it, without its bullets', async () => {
  expect(await said('Which registers of boats were searched?')).toEqual([
    'We searched the following registers of boats:',
    'Harbour Book',
    'Ormen Rolls',
  ])
})

test('a formula is no heading', () => {
  expect(isLabel('Sliding oar lock.')).toBe(true)
  expect(isLabel('Loss = distance + weight of errors')).toBe(false)
  expect(isLabel('The lock slides.')).toBe(false)
})

test('those who said something are not all who were asked', async () => {
  const talks = (more: string) =>
    documentFromSections({
      title: 'Talks with rowers',
      sections: [
        {
          heading: 'Results',
          paragraphs: [`Two rowers mentioned the wind, and one rower said no word. ${more}`],
        },
      ],
    })
  const ask = (more: string) => answer(talks(more), 'How many rowers were there?')
  expect((await ask('Oars break.')).refused).toBe(true)
  expect((await ask('We spoke with twelve rowers of the club.')).claims[0]?.text).toContain(
    'twelve rowers',
  )
})

test('a heading that was set as a sentence is no answer, what stands below it is', async () => {
  const told = await said('What is the sliding oar lock?')
  expect(told[0]).toContain('The lock slides along the rail')
  expect(told).not.toContain('Sliding oar lock.')
})

test.each([
  ['How many boats were steered by the crews?', 'ninety-two different boats'],
  ['How many boats were affiliated with a club?', 'Forty-one of the boats'],
  ['How many crews visited each harbour?', '4–6 crews'],
  ['Did tar keep the hulls dry?', 'The tar kept nine of ten hulls dry.'],
  ['How were the hulls tarred?', 'Hulls were tarred by dipping'],
  ['Why were only nine oars sampled?', 'In five cases the owners had sailed away.'],
  ['How do the paddles of ferries look?', 'Broad are the paddles of ferries'],
  ['How long were the hulls dried?', 'for three weeks'],
  ['What are lake communities?', 'Lake communities are crews that share one harbour'],
  ['What are RBLS?', 'Rowing boats with low sterns (RBLS)'],
  ['What drawing tool was used?', 'OarCAD'],
  ['Why do punts with leaks sink in spring?', 'Given the bent planks'],
])('%s', async (question, words) => {
  expect((await said(question))[0]).toContain(words)
})

const tides = documentFromSections({
  title: 'Tides of Port Elm',
  abstract:
    'Tides are measured by buoys in many harbours, which takes long and costs much. Buoys break, drift and sink, and few harbours have money for new ones when they are needed most. KELP-7 is a buoy for tides. KELP-7 was moored in Port Elm. KELP-7 and BARN-2 measured tides for a year.',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'KELP-7 drifted once. The mean delay from launch to the first signal was 4.2 hours. The mean delay of BARN-2 from launch to the first signal was 9 hours. KELP-7 was painted red.',
      ],
    },
  ],
})

test('what a paper is about need not be named in each sentence, what it is compared with must', async () => {
  const told = async (question: string) => (await answer(tides, question)).claims[0]?.text
  const mean = 'What was the mean delay from launch to the first signal'
  expect(await told(`${mean} of KELP-7?`)).toContain('4.2 hours')
  expect(await told(`${mean} of BARN-2?`)).toContain('9 hours')
})

test('a name of the title brings no sentence to the front, another name does', () => {
  const told = (words: string, score: number) => candidate(words, { score })
  const ringed = told('The most common seal was the ringed seal.', 1)
  const elm = told('Seals of Port Elm sleep.', 0.9)
  const ness = told('Seals of Ness sleep.', 0.9)
  const text = `Seals of Port Elm\n\n${'Sand is seen. '.repeat(20)} Ness`
  const first = (place: string, ...ranked: RankedCandidate[]) => {
    const asked = readQuestion(`What was the most common seal in ${place}?`)
    return decide(asked, ranked, [], text, topicOf(asked, ranked))[0]
  }
  expect(first('Port Elm', ringed, elm)).toMatchObject({ text: ringed.text })
  expect(first('Ness', ringed, ness)).toMatchObject({ text: ness.text })
})
