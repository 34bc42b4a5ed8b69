import { expect, test } from 'vitest'
import { adverbLost } from './adverbs.ts'

/** A sentence with a bar where a claim ends in it. */
function lostOf(marked: string): string | null {
  const [claim = '', after = ''] = marked.split('|')
  return adverbLost(`${claim.trim()}.`, after)
}

test.each([
  ['All kinds of wax help the bells| to some extent, due to rust.', 'to some extent'],
  ['The forms of bells can change the tone| independently.', 'independently'],
  ['The forms of bells can change the tone somewhat| independently.', 'independently'],
  ['The wardens did not try all bells| exhaustively.', 'exhaustively'],
  ['Old wax does not change the tone| much.', 'much'],
  [
    'The kind of rope did not matter to the ringers| very much in those years.',
    'very much in those years',
  ],
  ['No founder moved the mould| by much.', 'by much'],
  ['The frost did not harm the bells| a great deal.', 'a great deal'],
  ['The frost does not harm the bells| (see Table 2) much.', 'much'],
  ['The frost never harmed the bells| to any great extent.', 'to any great extent'],
  ['The frost did not harm the bells| appreciably.', 'appreciably'],
  ['The wax did not raise the tone and hum| more than oil alone.', 'more than oil alone'],
  ['The rings were longer than those reported| before [12].', 'before [12]'],
  ['The tone of old bells improves| with such wax.', 'with such wax'],
  ['It is sub-optimal to use ropes| to ring the bells.', 'to ring the bells'],
  ['It is feasible to replace old ropes| with chains.', 'with chains'],
  ['There is no need to cast a bell| or know its tone.', 'or know its tone'],
])('the end of a claim says less, or more, without what is behind it: %s', (marked, lost) =>
  expect(lostOf(marked)).toBe(lost),
)

test.each([
  'The wax helps the bells| in most towers.',
  'The wax helps the bells| greatly.',
  'The wax helps the bells| much.',
  'The bells were rung| manually.',
  'The wardens did not ring| at all.',
  'The old bells have not cracked| so far.',
  'The wax helps the bells| (see Table 2) greatly.',
  'The wardens did not cast| much less mend bells.',
  'The wardens did not try all bells| only for fun.',
  'The wardens did not ring| lately.',
  'The tone improves|, with a loss of hum.',
  'It is feasible to ring the bells|, to wake the wardens.',
  'We filed the rim| to ring the bells.',
  'The tone was low|, which nobody heard.',
])('a claim is whole without what is behind it: %s', (marked) => expect(lostOf(marked)).toBeNull())
