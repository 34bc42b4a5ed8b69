import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'The SIEVE for sorting barley seeds',
  abstract: 'SIEVE sorts seeds of barley into three boxes.',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'Sorting was tried with seeds of 100 fields, which results in 21,324 seeds for the sorting.',
        'We measured the sorting on a bench with two lamps. With the help of a belt, SIEVE handles 995 seeds per second.',
        'The washing of the boxes needs soap and water of 20 degrees.',
      ],
    },
  ],
})
const ask = (question: string) => answer(paper, question)

test('how fast is told by a time or a rate', async () => {
  expect((await ask('How fast is the sorting?')).answer).toContain('995 seeds per second')
})

test('without a time or a rate there is no answer to it', async () => {
  const given = await ask('How fast is the washing of the boxes?')
  expect(given).toMatchObject({ refused: true, reason: expect.stringContaining('how fast') })
})
