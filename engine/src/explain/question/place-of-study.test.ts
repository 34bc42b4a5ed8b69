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

test('a paper whose parts have no names of their own tells its place anywhere; who approved it is none', async () => {
  const approved = 'The study was approved by the council of Harbourtown.'
  const others = 'Many studies have been done in Saltland.'
  const told = 'A small study was carried out last winter at the sleep ward of Tidetown.'
  const paper = documentFromSections({
    title: 'Tides and the sleep of coastal towns',
    sections: [{ heading: 'Article', paragraphs: [`${others} ${approved} ${told}`] }],
  })
  for (const question of ['Where was the study done?', 'Where did it take place?'])
    expect((await answer(paper, question)).claims[0]?.text).toBe(told)
})
