import { expect, test } from 'vitest'
import { pairLost } from './cut-pairs.ts'

/** A sentence with a bar where a claim ends in it. */
function lostOf(marked: string): string | null {
  const [claim = '', after = ''] = marked.split('|')
  return pairLost(`${claim.trim()}.`, after)
}

test.each([
  ['the second number', 'Rust and cracks came to 3.9%| and 0.7% in Ghent.', 'and 0.7% in Ghent'],
  [
    'what is told in order',
    'Rust and cracks| came to 3.9% and 0.7%, respectively.',
    'came to 3.9% and 0.7%, respectively',
  ],
  [
    'the third of three',
    'They rang for 10, 12|, and 15 men were in Ghent, Bruges and Liège, respectively.',
    ', and 15 men were in Ghent, Bruges and Liège, respectively',
  ],
  ['the rest of a range', 'The hum fell from 440| to 430 in March.', 'to 430 in March'],
  ['one of many', 'Bells weighed 10|, 12 and 14 kg.', ', 12 and 14 kg'],
  ['the second of both', 'The wax is both cheap| and needed.', 'and needed'],
  ['the second between', 'The gap is between bells| and gongs.', 'and gongs'],
  ['the second of either', 'The bells were either old|, or cast abroad.', ', or cast abroad'],
  ['a clause of its own', 'The hum fell by 5.2%| and 3 bells cracked.', null],
  ['one more thing', 'The wax is cheap| and needed.', null],
  [
    'what another clause tells in order',
    'We rang bells and gongs|, which we call A and B, respectively.',
    null,
  ],
  [
    'a clause beside it',
    'Bells were dear|, and the bells and gongs rang 3 and 4 times, respectively.',
    null,
  ],
  ['both of them', 'Both bells and gongs rang| and shook.', null],
])('%s', (_, marked, lost) => expect(lostOf(marked)).toBe(lost))
