import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { slice } from '../text/span.ts'
import { nearestSentence } from './nearest-sentence.ts'

const paper = documentFromSections({
  title: 'Lanterns',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'Lanterns burned whale oil in winter. Sailors preferred lanterns of brass over those of tin. The harbour froze twice. A lantern of brass cost 41.5 crowns in 1812. The lanterns of the harbour master were sold for 12,000 crowns and more.',
      ],
    },
  ],
})

test.each([
  ['Sailors liked brass lanterns best.', 'Sailors preferred lanterns of brass over those of tin.'],
  ['Those of tin cost sailors 41.5.', 'A lantern of brass cost 41.5 crowns in 1812.'],
  [
    'For twelve thousand crowns somebody bought lanterns.',
    'The lanterns of the harbour master were sold for 12,000 crowns and more.',
  ],
  // A number counts once, however often it is told.
  [
    'The harbour froze twice from 1812 to 1812, in 1812 and after 1812.',
    'The harbour froze twice.',
  ],
  ['In winter, the oil of whales was used up.', 'Lanterns burned whale oil in winter.'],
])('near “%s” stands the sentence that shares its words', (statement, words) => {
  const span = nearestSentence(paper, statement)
  expect(span && slice(paper.text, span)).toBe(words)
})

test.each(['Lanterns were forbidden by the port authorities.', 'Cats prefer tuna.', 'The.', ''])(
  'nothing is near “%s”',
  (statement) => {
    expect(nearestSentence(paper, statement)).toBeNull()
  },
)
