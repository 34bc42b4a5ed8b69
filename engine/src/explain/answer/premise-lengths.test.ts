import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Frogs in warm ponds',
  abstract: 'Warming shortened hatching time in frogs. Shade delayed moulting in newts.',
  sections: [
    { heading: 'Results', paragraphs: ['Salt prolonged sleep in toads. We kept toads in tanks.'] },
  ],
})
const premiseOf = async (question: string) => (await answer(paper, question)).premise

test.each([
  ['Why did warming lengthen hatching time?', 'shortened hatching time'],
  ['Why does warming prolong hatching time in frogs?', 'shortened hatching time'],
  ['Why did shade accelerate moulting in newts?', 'delayed moulting'],
  ['Why did salt shorten sleep in toads?', 'prolonged sleep'],
])('what became shorter did not become longer: %s', async (question, said) => {
  expect(await premiseOf(question)).toContain(said)
})

test.each([
  'Why did warming shorten hatching time?',
  'Why did shade delay moulting?',
  'Why did salt lengthen sleep in toads?',
])('what became so is not called false: %s', async (question) => {
  expect(await premiseOf(question)).toBeUndefined()
})
