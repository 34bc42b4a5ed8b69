import { expect, test } from 'vitest'
import { isBareCount } from './bare-counts.ts'

const cut = (marked: string) => {
  const [before = '', claim = ''] = marked.split('|')
  return isBareCount(before.trimEnd(), claim)
}

test.each([
  'Of the treated bells 12 had cracked, and |30% were lost in the frost.',
  'Although most wardens had heard of it, |only 22% were willing to stop.',
  'Although 12 ringers were asked, |one became deaf before the trial.',
  'While some towns have sold their bells, |others have kept them.',
  'The wardens of Ghent wax their bells, and |three do so only in winter.',
  'Ten bells had cracked; |most were old.',
])('what is counted stands before the claim: %s', (marked) => expect(cut(marked)).toBe(true))

test.each([
  'Most bells were old, and |one may ask why they rang.',
  'The bells were rung, and |30% of the wardens were asleep.',
  'We found that |most were old.',
  'However, |most were old.',
  'The bells were sold, and |1962 was a cold year.',
  'The bells were sold, and |two wardens were asleep.',
])('nothing that stands before it is counted: %s', (marked) => expect(cut(marked)).toBe(false))
