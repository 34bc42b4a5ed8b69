import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'WEIR, a weir for eels and salmon',
  abstract: 'WEIR counts eels and salmon in rivers.',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'WEIR leads salmon through a wide gate at the left bank. At night, WEIR opens a different gate for eels that is lined with brushes.',
        'WEIR keeps all of its counts of eels and salmon in the same notebook. Two notebooks of the keepers were lost.',
        'No bait was put out for salmon or eels at the site, as the weir stands in a narrow river. The keepers were given gloves for the eels.',
      ],
    },
  ],
})
const ask = (question: string) => answer(paper, question)

test('several of what a question takes to be one are named', async () => {
  const given = await ask('Since WEIR uses a single gate for both eels and salmon, how is it lit?')
  expect(given.premise).toBe(
    'The question says “a single gate”; the passage says “a different gate”.',
  )
  expect(given.answer).toContain('a different gate for eels')
})

test('what is one is not called several', async () => {
  const given = await ask('Since WEIR keeps the counts in one notebook, how is it kept dry?')
  expect(given.premise).toBeUndefined()
})

test('what was never given is not taken for granted', async () => {
  const given = await ask('What bait was given to the eels?')
  expect(given.premise).toContain('the passage says “No bait”')
  expect((await ask('What gloves were given to the keepers?')).premise).toBeUndefined()
})
