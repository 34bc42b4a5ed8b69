import { expect, test } from 'vitest'
import { numberLost } from './numbers.ts'

/** A sentence with a bar where a claim ends in it. */
function lostOf(marked: string): string | null {
  const [claim = '', after = ''] = marked.split('|')
  return numberLost(`${claim.trim()}.`, after)
}

test.each([
  ['The wax was found at a concentration of 80| ng L-1 in Ghent.', 'ng L-1 in Ghent'],
  ['The wax was found at 80 ng| L-1.', 'L-1'],
  ['The wardens ate much (3.4 g|/kg per day).', '/kg per day)'],
  ['The wax was kept at a final concentration of 20| mM.', 'mM'],
  ['The rim has room for a clapper of 500| KDa.', 'KDa'],
  ['The bell was rung for 10| minutes.', 'minutes'],
  ['They heard 12| (40%) bells of steel.', '(40%) bells of steel'],
  ['The tone was best with 8| cracked bells.', 'cracked bells'],
  [
    'The odds of cracks were 97%| (95% CI 57 to 148) higher in frost.',
    '(95% CI 57 to 148) higher in frost',
  ],
  ['The tone rose 3-fold| more than in gongs.', 'more than in gongs'],
  ['The old towers held 50%| of the bells.', 'of the bells'],
])('a claim is cut behind a number that is of something: %s', (marked, lost) =>
  expect(lostOf(marked)).toBe(lost),
)

test.each([
  'The share of cracked bells rose to 20%| in Ghent.',
  'The bells were rung for 10 min| and fell silent.',
  'We rang 20 of them, and wax was found on 12| (Fig. 3).',
  'The rim had a width of 20| at first.',
  'The bells of Table 2| have no clapper.',
  'The bells were cast in 1911| using old forms.',
  'The bells were cast in 1911| old forms.',
  'The tone fell to 12| and rose to 14.',
  'The tower was built in phase 2| years later.',
  'The wardens were heard in 12 towers| and slept.',
  'The score was 4.5| compared with 3.2.',
])('the number that a claim ends in is whole: %s', (marked) => expect(lostOf(marked)).toBeNull())
