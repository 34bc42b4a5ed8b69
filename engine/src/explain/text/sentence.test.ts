import { expect, it } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { readSentences } from './sentence.ts'
import { isStatement } from './statement.ts'

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

it('takes “the authors” of a letter without an abstract for those whose work it is on', () => {
  const text = 'We read this with care. The authors propose that boxes leak.'
  const speakOf = (abstract?: string) =>
    readSentences(
      documentFromSections({
        title: 'On leaking boxes',
        ...(abstract !== undefined && { abstract }),
        sections: [{ heading: 'Letter', paragraphs: [text] }],
      }),
    )
      .slice(-2)
      .map(({ speaksOf }) => speaksOf)
  expect(speakOf()).toEqual(['paper', 'cited'])
  expect(speakOf('Boxes leak.')).toEqual(['paper', 'paper'])
})

it('takes no entry of a list of references that is set as text for a statement', () => {
  const said = 'Every box of two wires leaks at least one bit.'
  expect(
    statements(
      `In B. Meyer & C. Huber (Eds.), Boxes of many kinds and wires (pp. 65–91). Lecture Notes on Boxes and Their Many Wires of Gold. ${said}`,
    ),
  ).toEqual([said])
})
