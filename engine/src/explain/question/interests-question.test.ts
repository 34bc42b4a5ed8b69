import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'

const paperWith = (heading: string, told: string) =>
  documentFromSections({
    title: 'Tides and the sleep of crabs',
    sections: [
      { heading: 'Methods', paragraphs: ['Crabs were watched from a pier with great interest.'] },
      { heading, paragraphs: [told] },
    ],
  })
const ask = async (heading: string, told: string, question: string) => {
  const { claims, refused } = await answer(paperWith(heading, told), question)
  return refused ? null : claims.map(({ text }) => text)
}

test.each([
  'Were there conflicts of interest?',
  'Do the authors declare competing interests?',
  'Did the authors report any conflict of interest?',
])('what authors declare of their interests answers “%s”', async (question) => {
  const none = 'The authors declare that they have no competing interests.'
  expect(await ask('Notes', none, question)).toEqual([none])
})

test('under its heading few words declare it', async () => {
  expect(
    await ask('Competing interests', 'None declared.', 'Were there conflicts of interest?'),
  ).toEqual(['None declared.'])
  const paid = 'T.U. has received fees from Tide Pharma.'
  expect(await ask('Disclosures', paid, 'Are there competing interests?')).toEqual([paid])
})

test('a section on disclosing data declares no interests', async () => {
  const told = 'Disclosure risk is limited by sharing no counts.'
  expect(await ask('Disclosure risk', told, 'Were there conflicts of interest?')).toBeNull()
})
