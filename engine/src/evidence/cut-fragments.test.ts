import { expect, test } from 'vitest'
import { isFragment } from './cut-fragments.ts'

/** A sentence with a bar where a claim ends in it. */
function isCutShort(marked: string): boolean {
  const [claim = '', after = ''] = marked.split('|')
  return isFragment(`${claim.trim()}.`, after)
}

test.each([
  'Unlike many old bells, in frost|, ours rings.',
  'Intuitively, if two bells are rung together| by wardens, this is heard.',
  'While wardens may be tired| of ringing, they come.',
  'In towers built by hand, the number| and size of bells may grow.',
  'There is rust in the bell and its rim|—a part known as the lip—is thin.',
])('a sentence has not come to its verb: %s', (marked) => expect(isCutShort(marked)).toBe(true))

test.each([
  'In towers built by hand, bells ring| and hum, too.',
  'When bells ring, the wardens wake| and go.',
  'If bells ring|, which is rare, all wake.',
  'The bells ring| in Ghent.',
])('a sentence has its verb: %s', (marked) => expect(isCutShort(marked)).toBe(false))
