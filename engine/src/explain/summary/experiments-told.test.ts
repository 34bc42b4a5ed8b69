import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'
import { readSentences } from '../text/sentence.ts'
import { tellsHow } from './experiment-cues.ts'
import { analyzeResults } from './results.ts'

/** What is told of a section on results with these words, in a paper with a figure and a table. */
async function toldOf(says: string) {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Results', level: 1 })
  builder.add('paragraph', says)
  builder.addFigure({ id: 'f', label: 'Figure 1', caption: 'Figure 1. Ponds.' })
  builder.addFigure({ id: 't', label: 'Table 2', caption: 'Table 2. Frogs.' })
  const { experiments } = await analyzeResults(builder.finish({ title: 'Ponds', authors: [] }))
  return experiments.map(({ methodology, keyFindings }) => ({
    methods: methodology.map(({ text }) => text),
    findings: keyFindings.map(({ text }) => text),
  }))
}

const method = 'Frogs were counted by night in all of the ponds with a lamp and a net of silk.'

test('what a table showed is a finding, whatever was counted', async () => {
  const found =
    'Table 2 showed that the counts from boats were wholly consistent with the counts from the shore within ten weeks.'
  expect((await toldOf(`${method} ${found}`)).flatMap(({ findings }) => findings)).toEqual([found])
})

test('what something is unable to do is a finding, and what a picture stands for is nothing of it', async () => {
  const found =
    'As indicated in the table, the lamp is unable to find any of the frogs, whereas both nets catch all of them.'
  const shown = 'The pictures of Figs. 1A-B represent the 6th pond that was drawn by lot and used.'
  const [told] = await toldOf(`${method} ${found} ${shown}`)
  expect(told?.findings).toEqual([found])
  expect(told?.methods).not.toContain(shown)
})

test.each([
  'Among the oldest ponds we see that frogs were counted by night more often with a lamp than with a net.',
  'Interviews with wardens indicated that frogs were counted by night with a lamp in all of the ponds.',
])('what was seen is no method: %s', async (seen) => {
  const found =
    'Table 2 showed that lamps found 12.5% more frogs than nets did in all of the ponds.'
  const [told] = await toldOf(`${method} ${seen} ${found}`)
  expect(told?.methods).not.toContain(seen)
})

test('what the findings included is a finding, and no method', async () => {
  const found =
    'Findings from the interviews on ponds included most prominently the lack of nets and the use of old lamps.'
  expect(await toldOf(found)).toEqual([{ methods: [], findings: [found] }])
})

test.each([
  ['Motivating our use of nets we consider three desiderata.', false],
  ['The bottom row of Figure 1 provides a drawing of the ponds and of the nets.', false],
  ['We consider three nets in turn and drew each of them through every pond by hand.', true],
])('what only names what is to be told or seen tells no step: %s', (words, isStep) => {
  const paper = documentFromSections({
    title: 'Ponds',
    sections: [{ heading: 'Results', paragraphs: [words] }],
  })
  const [sentence] = readSentences(paper).filter(({ kind }) => kind === 'paragraph')
  expect(sentence && tellsHow(sentence)).toBe(isStep)
})

test('a paper that argues a position reports neither methods nor results', async () => {
  const words = [
    'To help keepers of ponds, we argue that there are three components: to watch, to count and to compare.',
    'Ponds have two unique features: they are cold, and they hold frogs in large numbers.',
    'We used nets in 40 ponds and found that cold ponds held significantly more frogs (p = 0.01).',
  ]
  const told = async (abstract: string, heading: string) => {
    const paper = documentFromSections({
      title: 'Cold ponds',
      abstract,
      sections: [{ heading, paragraphs: [words.join(' ')] }],
    })
    const { methods, results } = await explain(paper)
    return methods.length + results.length > 0
  }
  const says =
    'In this position paper, we argue that cold ponds deserve more care than warm ponds do.'
  expect(await told(says, 'Designing cold ponds')).toBe(false)
  expect(await told(says, 'Results')).toBe(true)
  expect(await told(says.replace('position paper', 'paper'), 'Designing cold ponds')).toBe(true)
})
