import { expect, it } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { isStatement, readSentences } from './sentence.ts'

const statements = (paragraph: string) =>
  readSentences(
    documentFromSections({
      title: 'Bounds for boxes',
      sections: [{ heading: 'Results', paragraphs: [paragraph] }],
    }),
  )
    .filter(isStatement)
    .map(({ text }) => text)

it('takes no sentence for a statement that only points to the next one', () => {
  expect(
    statements(
      'We show that this is not possible by the following. Every box of two wires leaks at least one bit. The cost of a box is bounded as follows. The reduction is presented in Theorem 2.1 of this text. Boxes that follow the rule leak nothing at all.',
    ),
  ).toEqual([
    'Every box of two wires leaks at least one bit.',
    'Boxes that follow the rule leak nothing at all.',
  ])
})
