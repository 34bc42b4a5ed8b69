import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { answer } from '../answer/answer.ts'

function beehives() {
  const builder = documentBuilder('sections', '1')
  const table = (label: string, caption: string, rows: readonly (readonly string[])[]) =>
    builder.addTable({
      id: label,
      label,
      caption: `${label}. ${caption}`,
      rows: rows.map((row, y) => row.map((content) => ({ content, header: y === 0 }))),
    })
  builder.section({ heading: 'Abstract', level: 1 })
  builder.add(
    'paragraph',
    'We timed how long bees stay at a flower. The mean visit time (MVT) was taken from film, with its standard deviation (SD).',
  )
  builder.section({ heading: 'Results', level: 1 })
  table('Table 1', 'Visits by hive.', [
    ['Hive', 'na', 'MVT (s)', 'SD (s)'],
    ['OAK7 (wild)', '230', '6.5', '0.3'],
    ['ELM2', '47', '2.9', '1.7'],
  ])
  builder.add('paragraph', 'a The sample size n is the number of bees that were filmed.')
  table('Table 2', '|B| and |F| denote the number of barns and farms in each county.', [
    ['County', '|B|', '|F|'],
    ['Kent 2023', '888', '5204'],
    ['Devon 2023', '485', '3315'],
  ])
  table('Table 3', 'Settings of the camera.', [
    ['Setting', 'Value'],
    ['vocab_size', '320'],
    ['n_frames', '24'],
  ])
  builder.section({ heading: 'Discussion', level: 1 })
  builder.add('paragraph', 'Bees of every hive were filmed in the same weather.')
  return builder.finish({ title: 'How long bees stay', authors: [] })
}
const paper = beehives()
const lead = async (question: string) => {
  const { claims, reason } = await answer(paper, question)
  return claims[0]?.text ?? `refused: ${reason}`
}

test.each([
  ['How many bees of OAK7 were filmed?', 'OAK7 (wild) in Table 1: na 230.'],
  ['How many farms of Kent 2023 were there?', 'Kent 2023 in Table 2: |F| 5204.'],
  ['How many Kent barns were there?', 'Kent 2023 in Table 2: |B| 888.'],
  ['What is the vocabulary size?', 'vocab_size in Table 3: Value 320.'],
  ['What is the mean visit time of ELM2?', 'ELM2 in Table 1: MVT (s) 2.9.'],
  ['Which hive had the largest standard deviation?', 'Highest SD (s) in Table 1: 1.7 (ELM2)'],
  ['What is the longest visit time?', 'Highest MVT (s) in Table 1: 6.5 (OAK7 (wild))'],
])('a column is known by its legend, its acronym, or its plain n: %s', async (question, words) =>
  expect(await lead(question)).toContain(words),
)

test('a plain n counts nothing that its table never speaks of', async () => {
  expect(await lead('How many wasps of OAK7 were filmed?')).toContain('refused')
})

test('what was studied is its scientific name', async () => {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Abstract', level: 1 })
  builder.add('paragraph', 'We filmed flowers. Bees (Apis mellifera) were kept in three hives.')
  const bees = builder.finish({ title: 'Bees', authors: [] })
  const { claims } = await answer(bees, 'Which species was studied?')
  expect(claims[0]?.text).toContain('Apis mellifera')
})

test('a statistical method is asked for by its kind', async () => {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Methods', level: 1 })
  builder.add(
    'paragraph',
    'Bees were filmed at noon. Visits were compared by mixed-effects regression.',
  )
  const bees = builder.finish({ title: 'Bees', authors: [] })
  const { claims } = await answer(bees, 'What statistical method was used?')
  expect(claims[0]?.text).toContain('mixed-effects regression')
})
