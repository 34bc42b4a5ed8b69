import { expect, it } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

/** What is told first of a paper on an outbreak that opens with a sentence. */
async function first(opening: string, question: string) {
  const paper = documentFromSections({
    title: 'Gnats of the coast',
    sections: [
      {
        heading: 'Introduction',
        paragraphs: [`${opening} The fever was noticed in 2009, when six sailors fell ill.`],
      },
      {
        heading: 'Methods',
        paragraphs: ['Gnats were caught with lamps in the reeds and sorted by hand.'],
      },
    ],
  })
  return (await answer(paper, question)).claims[0]?.text ?? ''
}

it('tells a year where a year is asked for', async () => {
  expect(
    await first(
      'The outbreak of marsh fever occurred in the harbour town and lasted one week.',
      'In what year did the outbreak of marsh fever occur?',
    ),
  ).toContain('in 2009')
})

it('takes the year of a source for no time', async () => {
  expect(
    await first(
      'The outbreak of marsh fever occurred in the harbour town (Harb and Oduya, 2017).',
      'When did the outbreak of marsh fever occur?',
    ),
  ).toContain('in 2009')
})

it('tells the date of what was done in other words where nothing in the words of the question gives a time', async () => {
  const paper = documentFromSections({
    title: 'Gnats of the coast',
    sections: [
      {
        heading: 'Catching',
        paragraphs: [
          'We set thresholds to discard blurred pictures, leaving out a quarter of the collected gnats. Gnats were gathered with lamps from May 2018 to June 2019 in the reeds. Gnats are small. Gnats bite sailors. Most gnats hide in reeds. Wet reeds hold more gnats than dry ones. Lamps draw gnats. Sailors fear gnats.',
        ],
      },
    ],
  })
  const { claims } = await answer(paper, 'When were the gnats collected?')
  expect(claims[0]?.text).toContain('May 2018')
})
