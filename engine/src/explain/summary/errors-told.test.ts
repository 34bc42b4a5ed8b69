import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'

const limits = async (told: string, heading = 'Error analysis') => {
  const document = documentFromSections({
    title: 'Finding nests in aerial images',
    abstract:
      'Gulls nest on roofs. We train a detector of nests on 400 images. The detector finds 91% of the nests.',
    sections: [
      { heading: 'Method', paragraphs: ['The detector is trained on 400 images of roofs.'] },
      { heading: 'Results', paragraphs: ['The detector finds 91% of the nests on flat roofs.'] },
      { heading, paragraphs: [told] },
    ],
  })
  return (await explain(document)).limitations.map(({ text }) => text)
}

test.each([
  'We found four classes of errors: shadows, chimneys, wet moss and blurred edges.',
  'The detector model fails when the roof is covered with snow.',
  'Our model struggles with nests in the shadow of a chimney.',
  'The most frequent error is the confusion of moss and straw.',
  'Most of the errors come from images that were taken at dusk.',
  'Our system often confuses moss and straw on wet roofs.',
  'A serious problem for our approach is the moss of old roofs.',
])('what goes wrong is a limit: %s', async (told) => {
  expect(await limits(told)).toEqual([told])
})

test.each([
  'The baseline model fails when the roof is covered with snow.',
  'Unlike the model of Lund et al. (2019), the rival system confuses moss and straw.',
])('what others get wrong is none: %s', async (told) => {
  expect(await limits(told)).toEqual([])
})
