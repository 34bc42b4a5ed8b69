import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'
import { explain } from '../explain.ts'

const paper = (paragraphs: string[]) =>
  documentFromSections({
    title: 'Gulls on roofs',
    abstract:
      'Gulls nest on the roofs of many harbour towns. We counted the nests of 40 towns and found 800 of them.',
    sections: [
      {
        heading: 'Methods',
        paragraphs: ['Roofs were climbed in April by two helpers of the town.'],
      },
      { heading: 'Discussion', paragraphs },
    ],
  })
const limits = async (told: string) =>
  (await explain(paper([told]))).limitations.map(({ text }) => text)

test.each([
  'Due to the lack of long ladders, our survey fixed the height of the roofs that were climbed.',
  'Because of the limitation of available boats, this survey could only reach five towns of the coast.',
  'Our counts had to be made from the street, owing to the shortage of helpers in the south.',
])('what was given up for want of something is a limit: %s', async (told) => {
  expect(await limits(told)).toEqual([told])
})

test.each([
  'Although our count did not beat the drones of the north, our helpers significantly outperformed them in the rain.',
  'While this survey was restricted to roofs, it achieved a better count than all before it.',
])('what is granted before a success is none: %s', async (told) => {
  expect(await limits(told)).toEqual([])
})

test('a success that leaves something lacking is one', async () => {
  const told =
    'Although our survey was restricted to roofs, the counts improved, but they remain limited to the coast.'
  expect(await limits(told)).toEqual([told])
})

const own = 'Our counts may have been biased by the noise of the ferries.'
test.each([
  'What could have distorted the results?',
  'What might have affected the findings?',
  'What is the main problem of this kind of survey?',
  'What are the weak points of the study?',
])('%s asks for limits', async (question) => {
  const told = paper(['The harbours were busy in April.', own])
  expect((await answer(told, question)).claims[0]?.text).toBe(own)
})
