import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { passageIndex } from './passage-index.ts'
import { questionTerms } from './query-terms.ts'
import { wordPlaces } from './word-places.ts'

function placesIn(sentence: string, question: string) {
  const document = documentFromSections({
    title: 'A paper',
    sections: [{ heading: 'Text', paragraphs: [sentence] }],
  })
  const [passage] = passageIndex(document, 'sentence').passages
  if (!passage) throw new RangeError(`No passage in “${sentence}”`)
  const stems = questionTerms(question).map(({ stem }) => stem)
  return wordPlaces(passage, new Map(stems.map((stem, at) => [stem, at])), stems[0])
}
const asked = 'Which adenovirus vaccines grow well?'

test('tells a passage that opens with what is asked from one that closes with it', () => {
  const opens = placesIn('Adenovirus vaccines grow to high titers in 293 cells.', asked)
  const closes = placesIn('High titers in 293 cells are reached by adenovirus.', asked)
  expect(opens).toMatchObject({ early: 1, opening: 1, 'rarest-opens': 1 })
  expect(closes).toMatchObject({ opening: 0, 'rarest-opens': 0, told: 0 })
  expect(closes.early).toBeLessThan(0.3)
  expect(opens.told).toBeGreaterThan(0.4)
})

test('sees whether terms stand in a row and in the order of the question', () => {
  const straight = placesIn('All adenovirus vaccines grow.', asked)
  const turned = placesIn('What grows are vaccines of adenovirus.', asked)
  expect(straight).toMatchObject({ run: 0.75, order: 0.75, terms: 0.5 })
  expect(turned).toMatchObject({ run: 0.25, order: 0.25, terms: 0.5 })
})

test('counts the words of a field that a passage brings, general words little', () => {
  const special = placesIn('Adenovirus capsids carry fibers and pentons.', asked)
  const general = placesIn('Adenovirus was used in this study with good results.', asked)
  expect(special.fresh).toBeGreaterThan(2 * general.fresh)
})

test('finds nothing where no term stands', () => {
  expect(placesIn('Pots stood on balconies.', asked)).toMatchObject({
    early: 0,
    opening: 0,
    told: 0,
    terms: 0,
    run: 0,
    order: 0,
  })
})
