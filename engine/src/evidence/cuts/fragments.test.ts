import { expect, test } from 'vitest'
import { isFragment } from './fragments.ts'

/** A sentence with a bar where a claim ends in it. */
function isCutShort(marked: string): boolean {
  const [claim = '', after = ''] = marked.split('|')
  return isFragment(`${claim.trim()}.`, after)
}

test.each([
  'Unlike many old bells, in frost|, ours rings.',
  'Intuitively, if two bells are rung together| by wardens, this is heard.',
  'Moreover, bells cast during the last century| revealed that wax had been used.',
  'Ropes kept in the old tower for a year| showed a loss of strength.',
  'While wardens may be tired| of ringing, they come.',
  'In towers built by hand, the number| and size of bells may grow.',
  'Below, we show how a bell| and two gongs can be rung in turn.',
  'Expressed simply in terms of the tone of bells|, the hum is the ratio of two tones.',
  'For our old bells using the ropes described throughout the book|, each ring took a minute.',
  'May and June are loud and July|, August and September are quiet.',
  'We rang old| and heavy bells of two towers.',
  'The wax was made for small| or large towers.',
  'We asked young| and healthy ringers to come.',
  'Wardens prefer durable| and rather cheap ropes.',
  'There is rust in the bell and its rim|—a part known as the lip—is thin.',
])('a sentence has not come to its verb: %s', (marked) => expect(isCutShort(marked)).toBe(true))

test.each([
  'The wardens rang bells| cast by hand.',
  'The wax helped the bells| covered with it.',
  'In towers built by hand, bells ring| and hum, too.',
  'When bells ring, the wardens wake| and go.',
  'If bells ring|, which is rare, all wake.',
  'The bells ring| in Ghent.',
  'The bells were old| and heavy ropes broke.',
  'The bells were old| and heavy.',
  'We rang bells| and heavy gongs of two towers.',
  'The bells rang long| and in tune.',
  'The tone remained durable| and few wardens complained.',
  'We show how a bell rings| and two gongs hum.',
  'We rang the bell|, gongs fell, and ropes were cut.',
  'We rang the bell and the gong|, which were old.',
  'In Ghent bells cracked in winter|, and the gongs were dull.',
  'In Ghent the bells cracked in winter|, as the wardens said.',
])('a sentence has its verb: %s', (marked) => expect(isCutShort(marked)).toBe(false))
