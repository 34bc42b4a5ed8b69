import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'What makes newts shed their skin',
  abstract:
    'Newts were fed lantern bean extract (LBE), pebble root powder (PRP) or carboxymethylin (CMN) for a week.',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'Neither LBE nor CMN triggered shedding in the newts. PRP shortened sleep.',
        'Pebble root powder did not raise appetite.',
      ],
    },
  ],
})
const premiseOf = async (question: string) => (await answer(paper, question)).premise

test.each([
  ['Why did lantern bean extract trigger shedding?', '“lantern bean extract trigger shedding”'],
  ['How did lantern bean extract trigger shedding?', '“lantern bean extract trigger shedding”'],
  ['Why did carboxymethylin trigger shedding?', '“carboxymethylin trigger shedding”'],
  ['Why did PRP raise appetite?', '“PRP raise appetite”'],
])('a denial names the thing in short or at length: %s', async (question, asked) => {
  expect(await premiseOf(question)).toContain(`The question says ${asked}`)
})

test.each([
  'Why did pebble root powder shorten sleep?',
  'Why were newts fed lantern bean extract?',
])('what the paper says so in the other form is not called false: %s', async (question) => {
  expect(await premiseOf(question)).toBeUndefined()
})
