import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'
import { countsSpecimens } from './counted-specimens.ts'

test('a count of what was taken of things counts them', () => {
  expect(countsSpecimens('Twenty samples from ewes were positive.', 'ewe')).toBe(true)
  expect(countsSpecimens('In all 14 sera of the older ewes froze.', 'ewe')).toBe(true)
  expect(countsSpecimens('Samples from ewes were frozen for 20 days.', 'ewe')).toBe(false)
  expect(countsSpecimens('Twenty samples were taken on farms with ewes.', 'ewe')).toBe(false)
})

const paper = documentFromSections({
  title: 'Antibodies in ewes of the coast',
  abstract: 'We tested ewes of the coast for antibodies.',
  sections: [
    {
      heading: 'Methods',
      paragraphs: ['The IgM test was made with all samples that were low positive.'],
    },
    {
      heading: 'Results',
      paragraphs: [
        'Twenty samples from ewes were IgM positive (17 from the dunes and three from the marsh).',
        'What the text of the coast says of its pages was read twice. We then split the archive into parts of one page, which results in 2,315 pages in the end. We took one page and seven other pages at a time from the archive, and looked at the top 100 pages of the corpus.',
      ],
    },
  ],
})

test('half of a question is answered by a count of samples', async () => {
  const given = await answer(paper, 'Was IgM tested, and how many ewes were IgM positive?')
  expect(given.note).toBeUndefined()
  expect(given.answer).toContain('Twenty samples from ewes')
})

test('how many there are in all is told by what they come to', async () => {
  const given = await answer(paper, 'How many pages are in the corpus?')
  expect(given.answer).toContain('2,315 pages')
})
