import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
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
