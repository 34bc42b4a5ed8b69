import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Ponds of a valley',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'In total, 412 newts were marked in the ponds over the study period. Survival was recorded for 365 days after a newt had been marked.',
        'The clearness of the water rose over the study period from 40 cm to 90 cm.',
      ],
    },
  ],
})

test('what else happened in the period is no word on a change', async () => {
  expect(await answer(paper, 'Did survival improve over the study period?')).toMatchObject({
    refused: true,
    reason: expect.stringContaining('no passage says that of the survival'),
  })
})

test('what changed is told', async () => {
  const { claims } = await answer(paper, 'Did the clearness increase over the study period?')
  expect(claims[0]?.text).toContain('rose over the study period')
})
