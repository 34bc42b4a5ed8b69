import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { answer } from './answer.ts'
import { explain } from './explain.ts'

const paper = (paragraphs: string[], heading = 'Discussion') =>
  documentFromSections({
    title: 'Gulls on roofs',
    abstract: 'Gulls nest on roofs. We counted the nests of 40 towns and found 800 of them.',
    sections: [{ heading, paragraphs }],
  })
const limits = async (document: ReturnType<typeof paper>) => {
  const { limitations } = await explain(document)
  return limitations.map(({ text }) => text)
}
const asked = async (document: ReturnType<typeof paper>) => {
  const { refused, claims } = await answer(document, 'What are the limitations?')
  return refused ? [] : claims.map(({ text }) => text)
}

const listed = paper([
  'Our study found that limitations of money and travel disproportionately affect gulls of the north.',
  'This study had limitations. There was large variation in the share of roofs that were climbed. Counting in the storms of the autumn also lowered the number of helpers. Even so, the towns were seen from all sides by many helpers.',
])

test('what follows "This study had limitations." is told, and limits of others are not', async () => {
  for (const told of [await limits(listed), await asked(listed)]) {
    expect(told).toEqual([
      'There was large variation in the share of roofs that were climbed.',
      'Counting in the storms of the autumn also lowered the number of helpers.',
    ])
  }
})

test.each([
  'Our study has several limitations.',
  'There are some limitations to our work.',
  'We acknowledge the following limitations:',
  'However, the present study has a number of limitations.',
])('a paragraph announces them: %s', async (opening) => {
  const told = await limits(
    paper([`${opening} First, the counting was done by students in one month.`]),
  )
  expect(told.join()).toContain('by students in one month')
})

test.each([
  'The gulls had limitations. First, the counting was done by students in one month.',
  'The rules require that we plan our work well and discuss any limitations in our work with the town.',
  'Particular strengths of the present study are that it accounts for confounding by the age of roofs.',
])('no limitation of the work: %s', async (words) => {
  const document = paper([words])
  expect(await limits(document)).toEqual([])
  expect(await asked(document)).toEqual([])
})
