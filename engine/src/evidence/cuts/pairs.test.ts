import { expect, test } from 'vitest'
import { isOfPairs, pairLost } from './pairs.ts'

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
  [
    'what is told in order, behind a comparison',
    'The wax cut rust (6 % vs. 0 %)| and cracks (8 % vs. 0 %) in frost, respectively.',
    'and cracks (8 % vs. 0 %) in frost, respectively',
  ],
  [
    'the figures of two',
    'Bells and gongs have, respectively|, a rim of 3 and 4 mm.',
    ', a rim of 3 and 4 mm',
  ],
  [
    'nothing of two pairs',
    'Bells and gongs have rims of 3 and 4 mm, respectively|, in 2 towers.',
    null,
  ],
  ['the rest of a range', 'The hum fell from 440| to 430 in March.', 'to 430 in March'],
  ['one of many', 'Bells weighed 10|, 12 and 14 kg.', ', 12 and 14 kg'],
  ['the second unit of a rate', 'Wax costs 3 euros per bell| and year.', 'and year'],
  ['the second unit behind the first', 'They took 5 mg per kg| a day.', 'a day'],
  ['no unit of the rate', 'Wax costs 3 euros per bell| and oil costs 2 euros.', null],
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
  [
    'what a bracket tells in order',
    'Cracks were seen in old bells and gongs| [odds 1.6 (1.3–1.8) and 0.8 (0.7–0.9), respectively].',
    null,
  ],
  [
    'what the number is by',
    'The hum fell by 47%| by ear and 95% by fork.',
    'by ear and 95% by fork',
  ],
  ['what the second is by', 'It was 4 ± 1 with wax and 3 ± 1| with oil.', 'with oil'],
  ['how one number was found', 'The hum fell by 47%| by law.', null],
  ['the end of a range', 'It rang from 2| to 4 March.', 'to 4 March'],
  ['the end of a long range', 'They ring from 4 months| to 3 years.', 'to 3 years'],
  ['the end of a range in words', 'It rang two| to three times.', 'to three times'],
  ['where it went on to', 'They rose to ten|, then to more than 20.', ', then to more than 20'],
  ['what was done then', 'They rang from 2 to 4|, and then to mend it we filed the rim.', null],
  ['both of them', 'Both bells and gongs rang| and shook.', null],
])('%s', (_, marked, lost) => expect(lostOf(marked)).toBe(lost))

test.each([
  ['The tone was 73% and ', '75% higher in Ghent or Bruges, respectively.', true],
  ['Rust and cracks came to 15%, ', '16%, and 69%, respectively.', true],
  ['In Ghent and Bruges, ', 'we rang 3 and 4 bells, respectively.', true],
  ['In frost, ', 'bells and gongs rang 3 and 4 times, respectively.', false],
  ['However, ', 'we rang 3 and 4 bells, respectively.', false],
  ['The tone was 73% and ', 'the hum was heard.', false],
])('a claim begins within what is told in order: %s|%s', (before, claim, isWithin) =>
  expect(isOfPairs(before, claim)).toBe(isWithin),
)
