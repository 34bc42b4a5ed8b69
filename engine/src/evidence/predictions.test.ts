import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { checkStatement } from './check-statement.ts'

const paper = documentFromSections({
  title: 'Bells of Ghent',
  sections: [
    {
      heading: 'Introduction',
      paragraphs: [
        'We rang bells. Our predictions were: 1) Frost would dull the hum of old bells. 2) Wax would lower the tone of bells. It would also keep them from rust. The bells of Ghent are old.',
        'Wax would be dear in the old towers.',
      ],
    },
  ],
})
const omittedOf = (words: string) => checkStatement(paper, words).omitted

test.each(['Wax would lower the tone of bells.', 'It would also keep them from rust.'])(
  'an item of a list of predictions is no finding: %s',
  (words) => {
    expect(checkStatement(paper, words).problems).toEqual(['hedge-dropped'])
    expect(omittedOf(words)?.join()).toContain('predictions were:')
  },
)

test.each(['The bells of Ghent are old.', 'Wax would be dear in the old towers.'])(
  'what is told beside the list is: %s',
  (words) => expect(checkStatement(paper, words).kind).toBe('verbatim'),
)
