import { expect, test } from 'vitest'
import { countWords, seam } from './join.ts'

const vocabulary = countWords([
  'On the other hand, features were engineered with care.',
  'A representation is learned.',
  'They are taken off the line, from the Web, for kernel and rule.',
  'We use tree-kernel and string-kernel methods, and sub-sampled, sub-optimal ones.',
  'It is in use; it is sensitive.',
])

test.each([
  [
    'two words of the paper keep their hyphen',
    'such as hand-',
    'engineered features',
    { drop: 0, glue: '' },
  ],
  ['a word known whole loses it', 'a represen-', 'tation is', { drop: 1, glue: '' }],
  ['parts that are no words lose it', 'the trans-', 'lation of', { drop: 1, glue: '' }],
  ['the next word has a hyphen too', 'an off-', 'the-shelf tool', { drop: 0, glue: '' }],
  ['a part that ends compounds', 'the Web-', 'based text', { drop: 0, glue: '' }],
  ['a part that the paper hyphens', 'a rule-', 'kernel of', { drop: 0, glue: '' }],
  ['one letter', 'by e-', 'mail to', { drop: 0, glue: '' }],
  ['a negation is no compound', 'were in-', 'sensitive to', { drop: 1, glue: '' }],
  ['a second hyphen that cuts a word', 'is life-threa-', 'tening for', { drop: 1, glue: '' }],
  ['a second hyphen behind a word', 'a sub-string-', 'matchings of', { drop: 0, glue: '' }],
  ['Korean words of two lines are parted', '우리는 모델을', '제안한다', { drop: 0, glue: ' ' }],
])('%s', (_, line, next, expected) => expect(seam(line, next, vocabulary)).toEqual(expected))

test('a Korean line that ends without its painted space ends inside a word', () => {
  expect(seam('코로나를 과연 질', '병으로 보아야', vocabulary, true)).toEqual({ drop: 0, glue: '' })
  expect(seam('a model', 'of words', vocabulary, true)).toEqual({ drop: 0, glue: ' ' })
})
