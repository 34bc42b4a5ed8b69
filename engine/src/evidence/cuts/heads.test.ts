import { describe, expect, test } from 'vitest'
import { headLost } from './heads.ts'

/** A sentence with a bar where a claim begins in it. */
function lostOf(marked: string): string | null {
  const [before = '', claim = ''] = marked.split('|')
  return headLost(claim, before, claim)
}

describe('a claim has lost its subject behind', () => {
  test.each([
    ['a preposition', 'Loss of |clappers reduced the tone.', 'Loss of'],
    ['an article of it', 'We found that loss of the |clapper reduced the tone.', 'loss of the'],
    ['a gerund', 'Reducing |noise in the tower decreased the number of rings.', 'Reducing'],
    ['one within', 'We see that filing |this rim lowers the hum.', 'filing'],
    ['a preposition before a title', 'The price of |The Old Bells was low.', 'The price of'],
    ['one before a letter', 'The rim of |A cracks in the frost.', 'The rim of'],
    ['whose it is', 'Mary Gray’s |The Bells of Ghent was printed twice.', 'Mary Gray’s'],
    ['whose it is, of several', "The ringers' |In Praise of Wax was read.", "The ringers'"],
    ['what it is excepted from', 'All but |two bells cracked in Ghent.', 'All but'],
    ['a shortened word', 'Old Campana spp. |bells hang in Ghent.', 'Old Campana spp.'],
    ['an adjective', 'Broken |bells were rare in Ghent.', 'Broken'],
    ['an adjective that ends as an adverb', 'Elderly |ringers died of cold.', 'Elderly'],
    ['who reported it', 'Self-reported |sleep improved with wax.', 'Self-reported'],
    ['a noun', 'The wax |coverage is measured in all towers.', 'The wax'],
    ['half of what they are', 'Filed and |waxed bells were rung in Ghent.', 'Filed and'],
    ['a hyphen', 'Wax-|treated bells were dull.', 'Wax-'],
    ['how many', '35 of 40 |bells were cast in Ghent.', '35 of 40'],
    ['a number', 'Then two |bells were cast in Ghent.', 'Then two'],
    ['which of them', 'The first |40 bells were cast in Ghent.', 'The first'],
    ['a number that opens', '12 |bells were cast in Ghent.', '12'],
    ['of a count', 'Of a total of |40 bells were few in Ghent.', 'Of a total of'],
    ['a share', '95% of these |bells were cast in Ghent.', '95% of these'],
    [
      'half of a noun',
      'Filing the rim and |rubbing wax on it leads to a dull tone.',
      'Filing the rim and',
    ],
    ['a list', 'The risk of faults, such as rust, cracks, and |dents is told to be 2.6%.', 'and'],
    [
      'what has its number behind',
      'We put the risk of rust and |cracks to be 3%.',
      'put the risk of rust and',
    ],
    [
      'half of an attribute',
      'Casts of all old and |new bells were seen in Ghent.',
      'Casts of all old and',
    ],
    [
      'half of a past one',
      'Casts of all filed and |waxed bells were seen.',
      'Casts of all filed and',
    ],
    [
      'half of a gap',
      'It sank, so gaps between bells and |gongs are thin.',
      'so gaps between bells and',
    ],
    [
      'half of a noun behind a purpose',
      'To ring the bell, a list for men and |women was used in Ghent.',
      'a list for men and',
    ],
    ['its group', 'The waxed group had 12 cracks, and |the rate was 3 per year.', 'and'],
    ['a list in brackets', 'We rang {1, 2, |4} old bells in Ghent.', '2,'],
    ['a citation', 'Bells are old, [40, |41] more towers have bells in Ghent.', '[40,'],
    ['an alternative', 'Bells are mostly or |fully rung by hand in Ghent.', 'Bells are mostly or'],
    ['the beginning of its clause', 'While rust and |wax are thin, bells are sound.', 'rust and'],
    [
      'its subject, before another verb',
      'The bell is old, |lowers the tone, and hums.',
      'The bell is old,',
    ],
    ['its subject, before “however”', 'The bells of Ghent, however, |lower the tone.', 'however,'],
    [
      'what it came of',
      'Bells are rung twice, |leading to rust in half of all cases.',
      'Bells are rung twice,',
    ],
    [
      'what it is not',
      'Bells are loud, |not loud enough to be heard of in Bruges.',
      'Bells are loud,',
    ],
    [
      'the other choice',
      'Bells are cast of tin, |or of wax in the case of small bells.',
      'Bells are cast of tin,',
    ],
    [
      'what its phrase is set against',
      'Since bells are cast by hand, |rather than bought, wardens need to file them.',
      'Since bells are cast by hand,',
    ],
    ['its subject', 'The rim |is filed and can ring.', 'The rim'],
  ])('%s', (_, marked, lost) => expect(lostOf(marked)).toBe(lost))
})

describe('a claim begins a clause of its own behind', () => {
  test.each([
    ['nothing', '|Bells were rare.'],
    ['an article', 'The |bells were rare in Ghent.'],
    ['a lead-in', 'However, |bells were rare in Ghent.'],
    ['their count', 'A total of |40 bells were rare in Ghent.'],
    ['what sums up', 'Altogether, |bells were rare in Ghent.'],
    ['an adverb', 'Surprisingly |bells were rare in Ghent.'],
    ['what is shown', 'We found that |bells were rare in Ghent.'],
    ['what is shown without “that”', 'Our results show |bells were rare in Ghent.'],
    ['a clause', 'Rust was rare, and |bells were dear in Ghent.'],
    ['a clause of its own group', 'The waxed group rang, and |the rate of oil was 3 per year.'],
    ['a clause beside “both”', 'Hum rose in both towers by wax, and |rust was seen in Ghent.'],
    ['a clause with a pronoun', 'Towers that sway ring, and |they were dear in Ghent.'],
    ['a clause in the past', 'The hum fell, and |cracks were found.'],
    [
      'a clause, and begins with what is done',
      'Wax is cheap, and |ringing bells reduces the rust.',
    ],
    ['what leads on', 'For example, |consider the bells of Ghent.'],
    ['an example', 'Ringing of bells wanes, e.g., |bells were few in Ghent.'],
    ['a concession', 'Although wax is cheap, |bells were dear in Ghent.'],
    ['a reason', 'Towers were low because |bells were dear in Ghent.'],
    ['a colon', 'The towers tell it: |bells were dear in Ghent.'],
    ['a label', 'Results: (1) |bells were dear in Ghent.'],
    ['a heading', 'Casting and tuning |The bells were cast in Ghent.'],
    ['the number of a footnote', '2 |Data on bells are kept in Ghent.'],
    ['those who write', 'We |cast the bells in Ghent.'],
    ['a phrase with no comma', 'In the old towers |the bells were cracked.'],
    ['a phrase of means', 'Using a file, |bells were tuned in Ghent.'],
    ['a bullet', 'Bells\t• |Bells are kept by all wardens.'],
  ])('%s', (_, marked) => expect(lostOf(marked)).toBeNull())
})

test('a phrase that tells nothing has lost nothing', () => {
  expect(lostOf('These are the most |common bells of the coast.'.replace(/\.$/, ''))).toBeNull()
})

test('what stands in a bracket is no subject of what is told behind it', () => {
  const before = 'As filing of a part (i.e., '
  expect(headLost('Rims did not mend it.', before, 'rims) did not mend it.')).not.toBeNull()
  expect(headLost('Rims are thin.', 'As it broke (i.e., ', 'rims are thin).')).toBeNull()
})

test('a phrase that may be of the clause before it is not moved to the one behind', () => {
  const claim = 'Without wax or oil, bells ring in Ghent.'
  expect(headLost(claim, 'While the way is shown for one bell, ', claim)).not.toBeNull()
  expect(headLost(claim, 'In this tower, ', claim)).toBeNull()
})
