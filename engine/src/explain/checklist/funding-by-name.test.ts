import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'

const payer = async (told: string) => {
  const paper = documentFromSections({
    title: 'Tides and the sleep of coastal towns',
    abstract: `Sleep by the sea is short. ${told}`,
    sections: [{ heading: 'Results', paragraphs: ['Nights were long. Sleepers were calm.'] }],
  })
  const { refused, claims } = await answer(paper, 'Who paid for the trial?')
  return refused ? null : claims[0]?.text
}

test.each([
  'This trial was funded by Orlanda KGaA, Tidetown.',
  'This study was financed by the company Orlanda.',
  'This study was not funded by anybody outside the town.',
])('a payer is known by what is done and by any name: %s', async (told) => {
  expect(await payer(told)).toBe(told)
})

test('a supporter is no payer for a name alone', async () => {
  expect(await payer('This study was supported by Orlanda, who held the lamp.')).toBeNull()
})
