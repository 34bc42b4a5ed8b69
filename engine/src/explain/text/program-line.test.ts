import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'
import { asksProgramLine, isProgramLine } from './program-line.ts'

test.each([
  ['1 >>> rows = Layer(entities=[ 2 Entity (...), ...', true],
  ['model1<-lme(Layer∼rows,random=∼1|ID,method=“ML”)', true],
  ['The mean was low (n = 12) in both layers (p = 0.05).', false],
  ['Where P(X = x) is small, f(x) = 0.', false],
  ['Forest(trees=100) was trained.', true],
  ['Hives of the north(n=30) and south(N = 28) differed(p=0.03).', false],
  ['Hives were young(mean = 3.2 years, SD = 1).', false],
])('%s is a line of a program: %s', (text, isProgram) => {
  expect(isProgramLine(text)).toBe(isProgram)
})

test('a line of a program answers only what asks for one', async () => {
  const paper = documentFromSections({
    title: 'Rows of hives',
    sections: [
      {
        heading: 'Tool',
        paragraphs: [
          'Hives are counted by the Hivemap tool in each Layer of the map.',
          '>>> sorted = Layer(entities=[Hive, Hive])',
        ],
      },
    ],
  })
  const given = await answer(paper, 'How are hives counted in each Layer?')
  expect(given.claims.some(({ text }) => text.includes('>>>'))).toBe(false)
  expect(given.answer).toContain('Hivemap')
})

test('a question for code may be answered by a line of it', () => {
  expect(asksProgramLine('Which function makes a layer?')).toBe(true)
  expect(asksProgramLine('How are hives counted in each layer?')).toBe(false)
})
