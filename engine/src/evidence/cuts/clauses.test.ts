import { expect, test } from 'vitest'
import { alternativeLost, isAlternative, isGlued } from './clauses.ts'

/** A sentence with a bar where a claim begins in it. */
function cut(marked: string): [string, string] {
  const [before = '', claim = ''] = marked.split('|')
  return [before.trimEnd(), claim]
}

test.each([
  'While rust is |thin on bells, the rims are sound.',
  'The wardens say that when rung by hand and |in frost, the bells could break.',
  'The more rust there is, |the duller the tone of the bell is.',
  'Although there is a gap between the port and |the old tower, the tone is kept.',
])('the end of a clause is glued to the next: %s', (marked) =>
  expect(isGlued(...cut(marked))).toBe(true),
)

test.each([
  'In frost, |bells are rung by hand, which wears the ropes.',
  'While rust is thin, |the rims of bells are sound, and all ring.',
  'When bells ring, |the wardens wake, walk and are paid.',
  'In the larger towers, |the older bells are sound.',
  'As shown |in Figure 2, the rims are sound.',
  'We found that |bells are sound, and the rims are thin.',
])('a claim is of one piece: %s', (marked) => expect(isGlued(...cut(marked))).toBe(false))

test.each([
  'The bells were not rung or that |nobody was heard.',
  'The bells were not rung or that although they were rung, |nobody was heard.',
  'The bells are mostly or |fully sound.',
])('one of two alternatives begins: %s', (marked) =>
  expect(isAlternative(cut(marked)[0])).toBe(true),
)

test.each([
  'The bells were not rung and that |nobody was heard.',
  'The bells were rung in May or June, and |nobody was heard.',
])('no alternative begins: %s', (marked) => expect(isAlternative(cut(marked)[0])).toBe(false))

test('the second of two alternatives is lost', () => {
  expect(alternativeLost('The bells were not rung.', ' or that nobody heard them.')).toBe(
    'or that nobody heard them',
  )
  expect(alternativeLost('The bells were not rung.', ', and nobody heard them.')).toBeNull()
})
