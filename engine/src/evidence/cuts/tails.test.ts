import { describe, expect, test } from 'vitest'
import { tailLost } from './tails.ts'

/** A sentence with a bar where a claim ends in it. */
function lostOf(marked: string): string | null {
  const [claim = '', after = ''] = marked.split('|')
  return tailLost(`${claim.trim()}.`, after)
}

describe('what is cut off behind a claim limits it:', () => {
  test.each([
    ['whom', 'The bell calmed its hearers | among the old, but not the young.', 'among the old'],
    [
      'where',
      'No crack was reported | in Ghent during this period.',
      'in Ghent during this period',
    ],
    ['when', 'The tone fell by half | , after the first winter.', 'after the first winter'],
    [
      'how long after',
      'Wax led to a clearer tone of bells | 2 months after the coat was put on.',
      '2 months after the coat was put on',
    ],
    ['which of all', 'A coat can be given to all bells | with cracks.', 'with cracks'],
    ['up to what it is not', 'Oil does not harm the rope | up to 8 g a day.', 'up to 8 g a day'],
    [
      'in what it is not alike',
      'The two were alike in weight | , but differed in age.',
      'but differed in age',
    ],
    [
      'on what, behind how much',
      'The error was reduced | by 33% on a set of bells.',
      'on a set of bells',
    ],
    ['at what task', 'The ear beats the fork | in tuning, reading and ringing.', 'in tuning'],
    ['of which of them', 'Their pitch rose (p = 0.02) | of small bells.', 'of small bells'],
    ['of which people', 'It was heard by the patients | with one ear.', 'with one ear'],
    ['what it was done to', 'No wax was applied | to clappers.', 'to clappers'],
    ['compared with what', 'New bells are louder | than old bells.', 'than old bells'],
    [
      'compared with what, behind a comma',
      'New bells are loud, | compared with gongs.',
      'compared with gongs',
    ],
    ['in a bracket', 'The bells were rung | (in summer only).', 'in summer only'],
    [
      'a concession',
      'New bells are louder | , although the gap is small.',
      'although the gap is small',
    ],
    [
      'a denial',
      'New bells are louder | , but this was not seen in Ghent.',
      'but this was not seen in Ghent',
    ],
    ['before what', 'The bells rang | prior to the frost.', 'prior to the frost'],
    ['what is left aside', 'Wax helped | , Ghent aside.', 'Ghent aside'],
    ['what is held equal', 'Wax helped | , all else being equal.', 'all else being equal'],
    ['what is ignored', 'Wax helped | , ignoring small bells.', 'ignoring small bells'],
    ['as long as what', 'Wax helped | while it was hot.', 'while it was hot'],
    ['that it did not last', 'Wax helped | , but lost its use in May.', 'but lost its use in May'],
    [
      'that it was not confirmed',
      'Wax helped | , a claim that nobody confirmed.',
      'a claim that nobody confirmed',
    ],
    [
      'of which of them, by what they have',
      'Wax halved the cracks in bells | weighing a ton.',
      'weighing a ton',
    ],
    [
      'that it was not sure',
      'Cracks grew | , a difference that was not significant.',
      'a difference that was not significant',
    ],
    [
      'that it faded',
      'Cracks grew | , with the difference disappearing in May.',
      'with the difference disappearing in May',
    ],
    [
      'that it was not reached',
      'Cracks grew | , not reaching significance.',
      'not reaching significance',
    ],
    [
      'where alone it held',
      'Cracks grew | , which held only in Ghent.',
      'which held only in Ghent',
    ],
    [
      'where alone it was seen',
      'Cracks grew | , as was seen only in Ghent.',
      'as was seen only in Ghent',
    ],
    ['up to what', 'Wax is no worse than tin for bells | up to 10 kg.', 'up to 10 kg'],
    ['between what', 'Wax is like tin for bells | from 10 kg to 30 kg.', 'from 10 kg to 30 kg'],
    ['behind how it is known', 'It rang always | , by design, for old bells.', 'for old bells'],
    [
      'behind brackets in brackets',
      'The tone fell | (hum (H) [9]) in old towers.',
      'in old towers',
    ],
    ['what it is for', 'We built a tower | for this bell and rang it.', 'for this bell'],
    [
      'which of them',
      'We kept the bells | for which a name was known.',
      'for which a name was known',
    ],
    ['at what age', 'The bells were rung | from 3 to 5 years of age.', 'from 3 to 5 years of age'],
    ['a drawback of the same', 'New bells are louder | , but they crack.', 'but they crack'],
    [
      'up to how many',
      'It is a sound way to hang bells | with up to 3 ropes.',
      'with up to 3 ropes',
    ],
    ['a denial in general', 'It rang longer in Ghent | , but not overall.', 'but not overall'],
    ['a denial of some', 'The finds are of use | , but not all of them.', 'but not all of them'],
    [
      'against what odds',
      'The bells were not heard | even after they were rung by hand.',
      'even after they were rung by hand',
    ],
    [
      'which of a kind',
      'The tone may be kept in old towers | built to be damped by wood.',
      'built to be damped by wood',
    ],
    [
      'which of a kind, in a clause',
      'The tone was told using small forks | that had been cast in Ghent.',
      'that had been cast in Ghent',
    ],
    [
      'which of a kind, by what they got',
      'A fall in tone was seen in small gongs | given a coat of wax, suggesting rust.',
      'given a coat of wax',
    ],
    ['an exception to all', 'All bells rang | , but not the ninth.', 'but not the ninth'],
    [
      'behind what is contrasted',
      'The pitch rose in the tower of men | (p = 0.002), but not women, exposed to the wind.',
      'exposed to the wind',
    ],
  ])('%s', (_, marked, lost) => expect(lostOf(marked)).toBe(lost))
})

describe('what is cut off behind a claim takes nothing from it:', () => {
  test.each([
    ['nothing', 'New bells are louder |.'],
    ['a result in brackets', 'New bells are louder | (p = 0.03).'],
    ['a reference', 'New bells are louder | (Fig. 3) [12].'],
    ['where it is told', 'New bells are louder | in Table 2.'],
    ['a conclusion', 'New bells are louder | , suggesting that bronze in towers ages.'],
    ['a purpose', 'We filed the rim | to reduce the noise in the tower.'],
    ['a purpose of doing', 'We filed the rim | for tuning the bell in the tower.'],
    ['a means', 'We filed the rim | using a rasp from Ghent.'],
    ['a reason', 'The bell broke | because of the frost in March.'],
    ['a remark', 'The bell broke | , which was seen in March.'],
    ['a remark on how much', 'Cracks grew | , a difference that we tested twice.'],
    ['by how much', 'Cracks grew | , with a difference of three a year.'],
    ['what was beside it', 'Wax helped | , while it was also cheap.'],
    ['what came of it', 'Wax halved the cracks in bells | leading to fewer complaints.'],
    ['how it was done', 'We tuned the rims of bells | using files.'],
    ['another statement', 'The bell broke | ; in Ghent none did.'],
    ['one more of a list', 'The bell broke | and the clapper fell in March.'],
    ['by how many it was done', 'We hung the bells of Ghent | with up to 3 ropes.'],
    ['what it was not said of', 'The wind lowered the hum | , but not the strike note.'],
    ['what it was not said of, elsewhere', 'It fell in Ghent | , but not in Bruges.'],
    ['a setting of something', 'We trained the ear | with a fork of 440 Hz.'],
    ['how much', 'The tone fell | by 33%.'],
    ['from how much', 'The tone fell | from 440 to 430 Hz.'],
    ['more of one thing', 'We hung the bell in a tower | built by hand in Ghent.'],
    ['by what it was ranked', 'The bells stood in rows | based on the tone of each.'],
    ['what leads on', 'The bell broke | , in turn leading to silence.'],
    ['a remark on which', 'The bell broke | , in which case it is melted.'],
    ['by what all was done', 'We polished all rims | with a cloth.'],
    ['another likeness', 'The two were alike in weight | , but wardens liked wax.'],
    ['a reason told before', 'We built a tower | for this reason.'],
    ['somebody else', 'Brass was dull | , while steel rang on in Ghent.'],
  ])('%s', (_, marked) => expect(lostOf(marked)).toBeNull())
})

test.each([
  ['New bells are described | in more detail – from the view of a ringer.', null],
  ['New bells are not rung by hand | for two reasons: they are heavy and old.', null],
  ['New bells are loud | for two years.', 'for two years'],
  ['New bells are loud | in a given tower.', 'in a given tower'],
])('how fully, or for how many reasons, limits nothing: %s', (marked, lost) =>
  expect(lostOf(marked)).toBe(lost),
)

describe('on what a claim hangs, right behind it', () => {
  test.each([
    ['Bells can be cast in a day | once the mould is dry.', 'once the mould is dry'],
    ['Bells can be cast in a day | given enough tin.', 'given enough tin'],
    ['The hum was lost | following the frost of that year.', 'following the frost of that year'],
    ['The age of a bell can be told | using its hum.', 'using its hum'],
    ['The hum was 3% lower | using the old clapper.', 'using the old clapper'],
    ['The risk of rust was lower | with wax.', 'with wax'],
    ['The hum fell steeply | with age.', 'with age'],
    ['The yields were much higher | by fork.', 'by fork'],
    ['It holds for similar towns | with few bells.', 'with few bells'],
    ['The gap is smaller | with larger bells.', 'with larger bells'],
    ['Bells of the coast were duller | (unadjusted).', 'unadjusted'],
    ['Bells of the coast were duller |; this was not significant.', 'this was not significant'],
    [
      'Bells of the coast were duller |; the difference disappeared in the summer.',
      'the difference disappeared in the summer',
    ],
    [
      'Bells of the coast were duller |, which did not reach significance.',
      'which did not reach significance',
    ],
  ])('is lost: %s', (marked, lost) => expect(lostOf(marked)).toBe(lost))

  test.each([
    'We cast the bells | following the same procedure.',
    'The bells were cast | following Gray and Ames.',
    'We measured the hum of each bell | using a fork.',
    'The risk of rust was lower | by half.',
    'We rang the bell more often | with a rope.',
    'The bells rang once a day |, given that it was winter.',
    'Bells of the coast were duller |; this was seen in all towers.',
    'Bells of the coast were duller |; those of the hills were cast later.',
  ])('does not hang on what follows: %s', (marked) => expect(lostOf(marked)).toBeNull())
})
