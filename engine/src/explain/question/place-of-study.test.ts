import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'

const ask = async (told: string) => {
  const paper = documentFromSections({
    title: 'Tides and the sleep of coastal towns',
    sections: [
      {
        heading: 'Methods',
        paragraphs: [
          `Sleep was recorded by a belt, as seen in Figure 2. ${told} Boats, referred to as Ferries, were counted.`,
        ],
      },
    ],
  })
  const { refused, claims } = await answer(paper, 'Where was the study done?')
  return refused ? null : claims[0]?.text
}

test.each([
  'The participants were drawn by lot from the sailors referring to the Lantern Sleep Center in Tidetown.',
  'Sailors attending the clinics of sleep at Lantern Hospital in Tidetown were invited.',
  'Sixty sailors who were hospitalized in two wards of Tidetown were asked.',
])('where those who took part were met tells where a study was done: %s', async (told) => {
  expect(await ask(told)).toBe(told)
})

test('what stands in a figure, or is called something, tells no place', async () => {
  expect(await ask('The sailors were weighed on a deck of wood by their cooks.')).toBeNull()
})
