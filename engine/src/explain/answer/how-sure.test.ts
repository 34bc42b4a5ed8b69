import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'
import { weather } from './weather.fixture.ts'

const paper = documentFromSections({
  title: 'Nets of the northern shore',
  sections: [
    { heading: 'Methods', paragraphs: [weather] },
    {
      heading: 'Results',
      paragraphs: [
        'The hemp nets were substantially more durable than the cotton nets in all villages, and tore twice a winter near the old mill of Arden.',
      ],
    },
  ],
})

test('what sets a question right needs no reason to be sure', async () => {
  const { premise, chance } = await answer(
    paper,
    'Why were the hemp nets less durable than the cotton nets?',
  )
  expect(premise).toContain('more durable')
  expect(chance).toBeGreaterThan(0.5)
})
