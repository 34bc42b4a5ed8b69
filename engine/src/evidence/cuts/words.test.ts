import { expect, test } from 'vitest'
import { wordsLost } from './words.ts'

/** A sentence with a bar where a claim ends in it. */
function lostOf(marked: string): string | null {
  const [claim = '', after = ''] = marked.split('|')
  return wordsLost(`${claim.trim()}.`, after)
}

test.each([
  ['The tower holds up to 8|,000 bells.', ',000'],
  ['Ringers were older than those aged 65|–69 years.', '–69'],
  ['The tin and lead were mixed 1|:1 in Ghent.', ':1'],
  ['Cracks were found in bells of class II|–IV.', '–IV'],
  ['The bells were found to be wax|-free.', '-free'],
  ['It is the best way of giving intra-| and outdoor sound.', 'and outdoor sound'],
  ['Wax would only prevent up| to five cracks.', 'to five cracks'],
  ['No method was able to tell| all bells apart.', 'all bells apart'],
  ['The bell is of interest under old| rules.', 'rules'],
  ['The bells hang in two towers (Ghent|, Bruges) of the coast.', 'Bruges) of the coast'],
  ['Such bells are dull (Gray et al.|, 2001) in frost.', '2001) in frost'],
  ['The wardens rang—in towers of wood built| by hand—the old bells.', 'by hand—the old bells'],
  ['The second part is a simple|, light rope of hemp.', 'light rope of hemp'],
  ['This gives wardens a flexible| and sound rope for bells.', 'and sound rope for bells'],
  ['We look at a related| but very different fault of bells.', 'but very different fault of bells'],
  ['The towers have two similar|, but distinct bells.', 'but distinct bells'],
  ['This helps the linking to| and ringing of these bells.', 'and ringing of these bells'],
  ['Weights were known for 88| 657 of 98 942 bells.', '657'],
  ['A bell is heard from up to W| × k metres away.', '×'],
  ['The work grows as n| * m in frost.', '*'],
  ['The loss of wax in old towers was| 3% a year.', '3% a year'],
  ['Wardens should not| wake.', 'wake'],
  ['There was no loss of tone after| two months.', 'two months'],
])('a claim is cut within a number, a word or a phrase: %s', (marked, lost) =>
  expect(lostOf(marked)).toBe(lost),
)

test.each([
  'The bells rang| regardless of frost.',
  'The bells rang| and the wardens slept.',
  'The bells rang|, which was heard.',
  'The bells rang in 1990|.',
  'The wardens carried on| and slept.',
  'The bells rang| loudly.',
  'The bells rang (in Ghent)| and (in Bruges) hummed.',
  'The tone is a variable| and the hum is not.',
  'The bell is new|, which was heard.',
  'We rang the bell| but kept the gong.',
  'This needs a cheap bell|, gong and rope.',
  'Rust was accounted for| and mended by hand.',
  'We rang the bells of tower 12| 1500 times.',
  'The bells hum as they did| and ring.',
  'The bells of Ghent| * rang.',
])('a claim ends with a phrase: %s', (marked) => expect(lostOf(marked)).toBeNull())
