import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'

const ask = async (question: string, ...discussion: string[]) =>
  answer(
    documentFromSections({
      title: 'Tides and the sleep of coastal towns',
      sections: [
        {
          heading: 'Introduction',
          paragraphs: ['The WHO recommends eight hours of sleep at every tide [2].'],
        },
        { heading: 'Methods', paragraphs: ['Beds were set up as recommended by their maker.'] },
        { heading: 'Discussion', paragraphs: discussion },
      ],
    }),
    question,
  )

test.each([
  'We recommend that towns by the sea dim their harbour lights at high tide.',
  'Ear plugs can be recommended to those who sleep close to the breaking waves.',
  'Lights of the harbour should therefore be tested in towns that sleep badly.',
  'Further studies are needed to assess what tides do to the sleep of fishermen.',
])('what the authors recommend is told in their own name: %s', async (told) => {
  const given = await ask('What do the authors recommend?', 'Sleep is short in towns.', told)
  expect(given.claims[0]?.text).toBe(told)
})

test('what others recommend is no recommendation of the paper', async () => {
  const given = await ask('What are the recommendations?', 'Sleep was short in these towns.')
  expect(given.refused && given.reason).toContain('no passage recommends')
})

test('what only should be so carries the chance of being a recommendation', async () => {
  const should = 'Lights of the harbour should be dimmed in towns that sleep badly.'
  expect(
    (await ask('What do the authors recommend?', 'Sleep is short in towns.', should)).chance,
  ).toBeLessThan(1)
  const plain = 'We recommend dark harbours to all the towns that sleep badly.'
  expect((await ask('What do the authors recommend?', plain)).chance).toBeUndefined()
})
