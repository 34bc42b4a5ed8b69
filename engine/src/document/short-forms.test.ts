import { expect, test } from 'vitest'
import { documentBuilder } from './document-builder.ts'
import { abbreviationsOf, writtenOut } from './short-forms.ts'

function documentOf(text: string) {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Methods', level: 1 })
  builder.add('paragraph', text)
  return builder.finish({ title: 'Short forms', authors: [] })
}

test.each([
  ['The mean visit time (MVT) was short.', 'MVT', 'mean visit time'],
  ['Here MVTs (mean visit times) were short.', 'MVT', 'mean visit times'],
  ['The number of visits (MVT) was short.', 'MVT', undefined],
  ['Rowing was logged by BoatStore (BS) and RIVERMAN (RM).', 'BS', 'BoatStore'],
  ['Rowing was logged by BoatStore (BS) and RIVERMAN (RM).', 'RM', 'RIVERMAN'],
  ['Rowing was logged in Essen (BS).', 'BS', undefined],
])('a short form is spelled out by words with its letters: %s %s', (text, short, words) =>
  expect(abbreviationsOf(documentOf(text)).get(short)).toBe(words),
)

test('names are written out only where the paper tells how', () => {
  const document = documentOf('The mean visit time (MVT) was short.')
  expect(writtenOut(document, 'MVT (s)')).toBe('mean visit time (s)')
  expect(writtenOut(document, 'SD (s)')).toBe('')
})
