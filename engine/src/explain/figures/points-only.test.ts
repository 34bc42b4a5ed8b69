import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { documentFromSections } from '../../document/from-sections.ts'
import { findingScore } from '../summary/finding-score.ts'
import { analyzeResults } from '../summary/results.ts'
import { namesOnly } from '../text/names-figure.ts'
import { readSentences } from '../text/sentence.ts'
import { analyzeFigures } from './figures.ts'
import { pointsOnly } from './points-only.ts'

test.each([
  'See text for more details.',
  'See Figure 17 and Figure 18.',
  'See caption of Fig. 5.',
  'For more examples, see §K.1.',
  'Full results are reported in §G.1.',
  'The results are shown in Table 3.',
  'Table 6 summarizes the results.',
])('says only where to look: %s', (words) => {
  expect(pointsOnly(words)).toBe(true)
})

test.each([
  'See Table 1 for a summary of supported readers.',
  'The results of all readers are shown in Table 3.',
  'Table 7 reports dev set metrics.',
  'Results are better with five readers, as shown in Table 3.',
  'Table 6 shows the results of reading aloud.',
])('says what is there: %s', (words) => {
  expect(pointsOnly(words)).toBe(false)
})

test('a figure is told without the sentences that say only where to look', async () => {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Results', level: 1 })
  builder.add('paragraph', 'We read aloud from forty books. The results are shown in Figure 1.')
  builder.addFigure({
    id: 'f',
    label: 'Figure 1',
    caption: 'Figure 1: Books read in a night. See text for more details.',
  })
  const { figures } = await analyzeFigures(builder.finish({ title: 'Reading', authors: [] }))
  expect(figures[0]?.description.map(({ text }) => text)).toEqual(['Books read in a night.'])
})

test.each([
  'We present these results in Table 3.',
  'Table 2 summarizes our results on both tasks and compares them with those of other readers.',
  'Our main results for reading aloud are shown in Table 3.',
])('names what there is to see: %s', (words) => {
  expect(namesOnly(words)).toBe(true)
})

test.each([
  'Table 2 shows that our readers outperform all others.',
  'Table 2 shows no effect of the lamp.',
  'As shown in Table 1, our readers cover many more books.',
  'We find 28.4 books in Table 3.',
  'Lamps were found in the homes of tired readers (Table 2).',
])('tells what is seen: %s', (words) => {
  expect(namesOnly(words)).toBe(false)
})

test('what only names a figure is no finding of a section', async () => {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Results', level: 1 })
  builder.add(
    'paragraph',
    'We varied the lamps and the chairs, and measured the change in reading. We present these results in Figure 3. In Figure 3, we observe that smaller lamps hurt readers.',
  )
  builder.addFigure({ id: 'f', label: 'Figure 3', caption: 'Figure 3: Readers and lamps.' })
  const { experiments } = await analyzeResults(
    builder.finish({ title: 'Reading aloud', authors: [] }),
  )
  const told = experiments.flatMap(({ keyFindings }) => keyFindings.map(({ text }) => text))
  expect(told).toEqual(['In Figure 3, we observe that smaller lamps hurt readers.'])
})

test('what only names a table is worth nothing as a finding, whatever its words', () => {
  const paper = documentFromSections({
    title: 'Reading aloud',
    sections: [
      {
        heading: 'Results',
        paragraphs: ['Our experiments found forty readers. Table 2 shows what our study found.'],
      },
    ],
  })
  const told = readSentences(paper).filter(({ kind }) => kind === 'paragraph')
  expect(told.map((sentence) => findingScore(sentence) > 0)).toEqual([true, false])
})
