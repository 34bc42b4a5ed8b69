import { expect, test } from 'vitest'
import { gateProblems } from './gates.ts'
import { matchingForm } from './matching-form.ts'

const form = (words: string) => matchingForm(words).text
const differ = (source: string, claim: string) =>
  gateProblems(form(source), form(claim), (word) => source.toLowerCase().includes(word))

test.each([
  ['so many of that many', 'It rang in 7 / 9 towers.', 'It rang in 7 of 9 towers.'],
  ['a figure', 'It rang (see Fig. 2 in Sec. 4).', 'It rang (see Figure 2 in Section 4).'],
  [
    'all of them',
    'All of the bells rang in all the towers.',
    'All the bells rang in all of the towers.',
  ],
  ['and', 'It rang between May and June.', 'It rang between May & June.'],
  ['a raised decimal point', 'It rang in 302 towers (31·1%).', 'It rang in 302 towers (31.1%).'],
  [
    'thousands',
    'We heard 25 k tones which we wrote down.',
    'We heard 25k tones, which we wrote down.',
  ],
  ['times', 'It yields a 2x speed up.', 'It yields a 2× speed-up.'],
  ['a size', 'Bells of 3x3 feet and 64 x 64 inches.', 'Bells of 3 × 3 feet and 64×64 inches.'],
  [
    'a tool',
    'All tests were performed by Bell software.',
    'All tests were performed with Bell software.',
  ],
  ['a tool, used', 'It was measured with the new scale.', 'It was measured using the new scale.'],
  [
    'number',
    'Dual tones were heard and consent was given.',
    'A dual tone was heard and consents were given.',
  ],
  ['bought', 'Bells were purchased from Ghent.', 'Bells were bought from Ghent.'],
  ['more than', 'It rang more than 5 times.', 'It rang > 5 times.'],
  ['at least', 'Those of at least 5 kg rang.', 'Those of ≥5 kg rang.'],
  ['a preposition twice', 'It fell in old bells and gongs.', 'It fell in old bells and in gongs.'],
  [
    'an assay',
    'It was determined by MTT assay at noon.',
    'It was determined using the MTT assay at noon.',
  ],
  ['fewer', 'Those with fewer than 5 bells rang.', 'Those with less than five bells rang.'],
  ['less than', 'Those of less than 5 kg rang.', 'Those of < 5 kg rang.'],
  ['seconds', 'It rang (30 sec) at noon.', 'It rang (30 s) at noon.'],
  [
    'a scanned means',
    'The tones were obtained using a method of old.',
    'The tones were obtalned using a method of old.',
  ],
  [
    'a scanned tool',
    'It is done with the ringing algorithm.',
    'It is done with the ringing algorlthm.',
  ],
  ['a firm', 'It is of BELL INC. of Ghent.', 'It is of Bell Inc. of Ghent.'],
  ['initials', 'The Royal Bell Society approved this.', 'The RBS approved this.'],
])('the same, written otherwise: %s', (_, source, claim) => {
  expect(differ(source, claim)).toEqual([])
})

test.each([
  ['or', 'It rang between May and June.', 'It rang between May or June.'],
  ['another number', 'It rang in 302 towers (31·1%).', 'It rang in 302 towers (31.7%).'],
  ['no decimal point', 'It rang in 302 towers (31·1%).', 'It rang in 302 towers (311%).'],
  ['other thousands', 'We heard 25 k tones.', 'We heard 26k tones.'],
  ['no thousands', 'We heard 25 k tones.', 'We heard 25 tones.'],
  ['millions', 'We heard 25 k tones.', 'We heard 25M tones.'],
  ['a variable', 'It is 2 k n at most.', 'It is 2k tones at most.'],
  ['other times', 'It yields a 2x speed up.', 'It yields a 3× speed-up.'],
  ['no times', 'It yields a 2x speed up.', 'It yields a 2 speed-up.'],
  ['slower', 'It yields a 2x speed up.', 'It yields a 2× slow-down.'],
  ['a product', 'It is 2 x y at most.', 'It is 2 × y at most.'],
  ['another size', 'Bells of 3x3 feet rang.', 'Bells of 3 × 4 feet rang.'],
  ['people', 'Tests were performed by two wardens.', 'Tests were performed with two wardens.'],
  [
    'another tool',
    'Tests were performed by Bell software.',
    'Tests were performed with Gong software.',
  ],
  ['another time', 'The tower is open.', 'The tower was open.'],
  ['another count', 'They had two bells.', 'They had three bells.'],
  ['less than', 'It rang more than 5 times.', 'It rang < 5 times.'],
  ['as much', 'It rang more than 5 times.', 'It rang ≥ 5 times.'],
  ['at most', 'Those of at least 5 kg rang.', 'Those of ≤5 kg rang.'],
  [
    'whose gongs',
    'It fell in men with bells and in gongs.',
    'It fell in men with bells and gongs.',
  ],
  ['another preposition', 'It fell in old bells and gongs.', 'It fell in old bells and on gongs.'],
  ['more', 'Those with fewer than 5 bells rang.', 'Those with more than five bells rang.'],
  ['greater', 'Those of less than 5 kg rang.', 'Those of > 5 kg rang.'],
  ['minutes', 'It rang (30 sec) at noon.', 'It rang (30 min) at noon.'],
  ['they and a state', 'It rang in the US at noon.', 'It rang in the us at noon.'],
  ['the same letters', 'Many had AIDS at noon.', 'Many had aids at noon.'],
  ['other initials', 'The Royal Bell Society approved this.', 'The RBC approved this.'],
  ['initials of fewer', 'The Royal Bell Society approved this.', 'The RB approved this.'],
])('not the same: %s', (_, source, claim) => expect(differ(source, claim)).not.toEqual([]))
