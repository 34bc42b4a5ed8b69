import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { analyzeFigures } from './figures.ts'

/** What is told of tables with these captions, where a section on results says this of them. */
async function readingsOf(said: string, captions: readonly string[] = ['Ponds.']) {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Results', level: 1 })
  builder.add('paragraph', said)
  captions.forEach((caption, at) => {
    builder.addFigure({
      id: `t${at}`,
      label: `Table ${at + 1}`,
      caption: `Table ${at + 1}. ${caption}`,
    })
  })
  const { figures } = await analyzeFigures(builder.finish({ title: 'Ponds', authors: [] }))
  return figures.map(({ description, keyInsights, visualPattern }) => ({
    description: description.map(({ text }) => text),
    insights: keyInsights.map(({ text }) => text),
    visualPattern,
  }))
}

test.each([
  'Table 1 shows that small ponds fare well in all of the dry months.',
  'Table 1 displays clearly that frogs are sensitive to the shade of trees.',
  'As is seen in Table 1, small ponds with reeds still outperform all of the large ponds.¹⁵',
  'The share of frogs in ponds (35.8%) was higher than in pools (21.2%) (p = 0.0002) (Table 1).',
])('a sentence that names a table and says what is seen there is an insight: %s', async (said) => {
  const [reading] = await readingsOf(said)
  expect(reading?.insights).toEqual([said.replace('¹⁵', '')])
})

test.each([
  'Table 1 compares 5 kinds of ponds by how many frogs were seen in them.',
  'Table 1 presents a comparison of small ponds and of larger ones.',
  'All ponds of the study are described in Table 1.³',
  'Counts are shown in Table 1.',
])('one that says only what there is to see stands beside the caption: %s', async (said) => {
  const [reading] = await readingsOf(said, ['Ponds. Frogs.'])
  expect(reading).toMatchObject({ description: ['Frogs.', said.replace('³', '')], insights: [] })
})

test('the words of the title are told again only where nothing else says more', async () => {
  const told = async (said: string) => (await readingsOf(said))[0]
  expect(await told('Counts are shown in Table 1.')).toMatchObject({
    description: ['Ponds.', 'Counts are shown in Table 1.'],
  })
  const seen = 'Table 1 shows that small ponds fare well in all of the dry months.'
  expect(await told(seen)).toMatchObject({ description: [], insights: [seen] })
})

test.each([
  'We provide a drawing of a small pond with its reeds in Table 1 for a depth of 3.',
  'In Table 1 rows (A), we vary the depth of 12 ponds and of their reeds by hand.',
])('what was done for a table is no insight of what is seen there: %s', async (said) => {
  const [reading] = await readingsOf(said)
  expect(reading).toMatchObject({ description: [said], insights: [] })
})

test('what follows a sentence that only points is told as seen there, not what is supposed of it', async () => {
  const seen = 'Apart from spring, small ponds do consistently better than large ones.'
  const [reading] = await readingsOf(
    `Table 1 compares ponds by the share of frogs (of 20 and of 100). ${seen} Larger ponds might hold more fish than frogs.`,
  )
  expect(reading?.insights).toEqual([seen])
})

test('every sentence that names a table is told, and a caption whole', async () => {
  const mentions = ['one', 'two', 'three', 'four', 'five'].map(
    (day) => `On day ${day} the frogs of Table 1 were seen more often than the newts.`,
  )
  const sentences = ['Ponds.', 'Frogs.', 'Newts.', 'Toads.', 'Reeds.', 'Trees.']
  const [reading] = await readingsOf(mentions.join(' '), [sentences.join(' ')])
  expect(reading).toMatchObject({ description: sentences.slice(1), insights: mentions })
})

test('what stands below one figure after another is told once, and is no insight of what it names', async () => {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Results', level: 1 })
  builder.addFigure({ id: 't', label: 'Table 1', caption: 'Table 1. Kinds of nets.' })
  const below = (words: string, at: number) => {
    builder.addFigure({ id: `f${at}`, label: `Figure ${at}`, caption: `Figure ${at}. Frogs.` })
    builder.add('footnote', words)
  }
  const cases = 'The cases stand for the different kinds of nets used in the ponds (Table 1).'
  const drawn = 'All 40 ponds were drawn by lot from the list of ponds and nets (Table 1).'
  below(`${cases} ${drawn}`, 1)
  below(cases.replace('the different', 'different'), 2)
  below(cases, 3)
  const { figures } = await analyzeFigures(builder.finish({ title: 'Ponds', authors: [] }))
  const table = figures.find(({ id }) => id === 't')
  expect(table?.description.map(({ text }) => text)).toEqual([cases, drawn])
  expect(table?.keyInsights).toEqual([])
})

test('a figure that is named in an aside is not what the next sentence tells of', async () => {
  const next =
    'In the wards of the house, we found that nurses were significantly more tired in May.'
  const told = async (first: string) => (await readingsOf(`${first} ${next}`))[0]?.insights
  expect(await told('The way of frogs, as depicted in Table 1, is a drawing of nurses.')).toEqual(
    [],
  )
  expect(await told('Table 1 shows the way of frogs.')).toEqual([next])
})

test('a sentence that names two tables is told of both, and an insight of one', async () => {
  const said = 'Small ponds held 12 more frogs than large ones did (Tables 1 and 2).'
  const readings = await readingsOf(said, ['Ponds.', 'Pools.'])
  expect(readings.map(({ insights }) => insights)).toEqual([[said], []])
  expect(readings[1]?.description).toEqual([said])
})

test('that a figure is an example says nothing of what kind of picture it is', async () => {
  const said = 'Frogs were counted by hand in all of the ponds.'
  const [chart, shown] = await readingsOf(said, [
    'An example of a line chart.',
    'An example of a pond.',
  ])
  expect([chart?.visualPattern, shown?.visualPattern]).toEqual(['line chart', ''])
})

test('the parts of a table under one caption are one, with what is computed of each', async () => {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Results', level: 1 })
  const rows = (column: string) =>
    [
      ['Pond', column],
      ['North', '70.1'],
      ['South', '60.0'],
    ].map((row, y) => row.map((content) => ({ content, header: y === 0 })))
  const label = 'Table 2'
  builder.addTable({ id: 'a', label, caption: 'Table 2. Frogs.', rows: rows('Survival (%)') })
  builder.addTable({ id: 'b', label, caption: null, rows: rows('Growth rate') })
  const { figures } = await analyzeFigures(builder.finish({ title: 'Ponds', authors: [] }))
  expect(figures.map(({ id, keyInsights }) => [id, keyInsights.map(({ text }) => text)])).toEqual([
    [
      'a',
      [
        'Highest Survival (%) in Table 2: 70.1 (North); 70.1 − 60.0 = 10.1, next is South.',
        'Highest Growth rate in Table 2: 70.1 (North); 70.1 − 60.0 = 10.1, next is South.',
      ],
    ],
  ])
})

test('what leans on the sentence before is told with it, and not where that stands elsewhere', async () => {
  const before = 'The frogs of both ponds were weighed in March.'
  const leaning = 'They were 12 % heavier than the newts (Table 1).'
  const [joined] = await readingsOf(`${before} ${leaning}`)
  expect(joined?.insights).toEqual([`${before} ${leaning}`])
  const [alone] = await readingsOf(leaning)
  expect(alone).toMatchObject({ description: ['Ponds.'], insights: [] })
})

test('what a sentence is told with is not told again', async () => {
  const before = 'Small ponds held 12 more frogs than large ones did (Table 1).'
  const leaning = 'This suggests that frogs do better in small ponds (Table 1).'
  const [reading] = await readingsOf(`${before} ${leaning}`)
  expect(reading?.insights).toEqual([`${before} ${leaning}`])
})

test('a finding stands for itself where only what it sets aside leans back', async () => {
  const said =
    'Although such frogs were few, small ponds held 12 more than large ones did (Table 1).'
  const [reading] = await readingsOf(said)
  expect(reading?.insights).toEqual([said])
})

test('what follows a sentence that only points is told over all where none names its figure', async () => {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Results', level: 1 })
  const seen = 'Small ponds with reeds outperform the large ponds in all of the dry months.'
  builder.add('paragraph', `Table 1 compares ponds by the share of frogs. ${seen}`)
  builder.addFigure({ id: 't', label: 'Table 1', caption: 'Table 1. Ponds.' })
  const { overallAnalysis } = await analyzeFigures(builder.finish({ title: 'Ponds', authors: [] }))
  expect(overallAnalysis.map(({ text }) => text)).toEqual([seen])
})
