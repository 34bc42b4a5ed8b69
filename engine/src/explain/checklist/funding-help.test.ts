import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'

const ask = async (heading: string, told: string, question: string) => {
  const paper = documentFromSections({
    title: 'Tides and the sleep of coastal towns',
    ...(heading === 'Abstract' && { abstract: `Crabs sleep at low tide. ${told}` }),
    sections: [
      { heading: 'Methods', paragraphs: ['Crabs were watched from a pier. Boats provided light.'] },
      ...(heading === 'Abstract' ? [] : [{ heading, paragraphs: [told] }]),
    ],
  })
  const { refused, claims } = await answer(paper, question)
  return refused ? null : claims[0]?.text
}
const thanks = 'Acknowledgements'

test.each([
  [thanks, 'Financial support for this study was provided by the Tide Board.'],
  [thanks, 'Financial support by the Lantern Foundation is gratefully acknowledged.'],
  [
    thanks,
    'We thank the Lantern Foundation, a body which provided the financial assistance for the thesis.',
  ],
  [
    'Abstract',
    'This study was financially supported by the research office of the Lantern University.',
  ],
])('who gave help is who paid (%s): %s', async (heading, told) => {
  expect(await ask(heading, told, 'Who funded this work?')).toBe(told)
  expect(await ask(heading, told, 'Which organisation provided the financial assistance?')).toBe(
    told,
  )
})

test('help that is none of money is no funding', async () => {
  const told = 'We thank the Lantern Foundation for providing technical support on the pier.'
  expect(await ask(thanks, told, 'Who funded this work?')).toBeNull()
})

test.each([
  ['Financial support and sponsorship', 'Tide University of Harbourtown, Harbourtown.'],
  ['Funding', 'The Lantern Foundation'],
  ['FINANCIAL SUPPORT', 'Nil.'],
])('below the heading “%s” a bare name tells who paid: %s', async (heading, told) => {
  expect(await ask(heading, told, 'Who paid for the study?')).toBe(told)
})

test('below such a heading who approved the study is not told as who paid', async () => {
  const told = 'Ethical clearance from the Tide Institute Board.'
  expect(await ask('Financial support', told, 'Who paid for the study?')).toBeNull()
})
