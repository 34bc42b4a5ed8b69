import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { verifyClaim } from '../verify.ts'

const text = [
  'The body mass index (BMI) of ringers was taken in spring.',
  'Old men had the higher BMI of all who rang for more than an hour.',
  'The limit of detection (LD) of the ear was 3 dB.',
  'A quiet bell is below the LD of most of the hearers here.',
  'We asked ringers for the sex, age and trade of their teachers.',
  'The tone λ of the bell was heard in all of the streets.',
  'Mugs and cups were 3 and 5 inches high, respectively.',
  'Lead and zinc were high and low in the towns of the coast.',
  'The old tower had a bell-ringer training loft above the hall.',
  'Below the hall the bell-ringer loft was used in winter only.',
  'The tin was hotter than lead and zinc was hotter than tin.',
  'The tone fell by 6,89 points (−24,82%) in the winter of that year.',
  'We tuned the bells in notes 1,25 of the old list of tunes.',
  'Some 15,000 hearers came to the square in the spring.',
  'The pitch of small bells (their tower is of wood) was steady.',
  'The bells, including the oldest of them all, were rung by hand in Ghent.',
  'The ropes (in the old tower) were changed by the wardens every year.',
  'The colour of the bells that were kept in the crypt was greenish grey.',
  'The aspirin treatment group rang longer than the rest of them did.',
  'Those of the aspirin group were glad, and those of the gin group were not.',
  'The gin treatment cellar was closed for the whole of the summer months.',
  'The results of the old bells differ from these in spring, but the ropes of all of them will be sold nonetheless for use.',
  'The men to women ratio was similar (p = 0.071) in towers of northern (men: 74% vs. women: 26%) and southern Ghent (76 vs. 24%).',
  'Ropes were weighed on a spring balance (Bell & Sons Ltd., Ghent, Belgium) at noon.',
  'Iron-bells and copper-bells were cast in the foundry of the town at that time.',
  'Each ringer was asked by the Short Ringer Interview [7] (SRI) in the spring.',
  'Those who came were randomly given to the towers of the town in the spring.',
  'We rang with randomly chosen ringers in all of the streets of the town.',
]
const paper = documentFromSections({
  title: 'Ringers',
  sections: [{ heading: 'Results', paragraphs: text }],
})

describe('the paper says it, in another form:', () => {
  test.each([
    [
      'a short form in full',
      'Old men had the higher body mass index of all who rang for more than an hour.',
    ],
    ['the name in full, in short', 'The BMI of ringers was taken in spring.'],
    [
      'a name with small words',
      'A quiet bell is below the limit of detection of most of the hearers here.',
    ],
    ['a letter by its name', 'The tone lambda of the bell was heard in all of the streets.'],
    ['a list in another order', 'We asked ringers for the age, trade and sex of their teachers.'],
    ['a decimal comma', 'The tone fell by 6.89 points (−24.82%) in the winter of that year.'],
    ['grouped digits', 'Some 15 000 hearers came to the square in the spring.'],
    ['without what a bracket explains', 'The pitch of small bells was steady.'],
    ['without what is told in passing', 'The bells were rung by hand in Ghent.'],
    [
      'spelled otherwise, and shortened',
      'The color of the bells kept in the crypt was greenish gray.',
    ],
    [
      'without an empty noun, as elsewhere',
      'The aspirin group rang longer than the rest of them did.',
    ],
    [
      'a name and its short form apart, told by others',
      'The authors report that each ringer was asked by the Short Ringer Interview [7] (SRI) in the spring.',
    ],
    ['from within a sentence', 'The ropes of all of them will be sold for use.'],
    [
      'without figures in brackets',
      'The men-to-women ratio was similar in towers of northern and southern Ghent.',
    ],
    ['without a maker', 'Ropes were weighed on a spring balance at noon.'],
    [
      'with a part of a word told once',
      'Iron- and copper-bells were cast in the foundry of the town at that time.',
    ],
    [
      'how it was done, behind it',
      'Those who came were given randomly to the towers of the town in the spring.',
    ],
  ])('%s', (_, claim) =>
    expect(verifyClaim(paper, claim)).toMatchObject({ kind: 'located', problems: [] }),
  )
})

describe('the paper does not say it:', () => {
  test.each([
    [
      'a list whose numbers follow its order',
      'Cups and mugs were 3 and 5 inches high, respectively.',
    ],
    [
      'other figures in brackets',
      'The men to women ratio was similar in towers of northern (men: 47% vs. women: 26%) and southern Ghent (76 vs. 24%).',
    ],
    [
      'another maker',
      'Ropes were weighed on a spring balance (Gong & Sons Ltd., Ghent, Belgium) at noon.',
    ],
    [
      'a part of another word',
      'Iron- and copper-gongs were cast in the foundry of the town at that time.',
    ],
    [
      'a part of a word of something else',
      'Iron- and tin-bells were cast in the foundry of the town at that time.',
    ],
    [
      'how something else was done',
      'We rang with chosen ringers randomly in all of the streets of the town.',
    ],
    [
      'how it was not done',
      'Those who came were given equally to the towers of the town in the spring.',
    ],
    ['another end', 'The ropes of all of them will be sold for food.'],
    ['two statements for a list', 'The tin was hotter than zinc and lead was hotter than tin.'],
    [
      'a list whose words follow its order',
      'Zinc and lead were high and low in the towns of the coast.',
    ],
    ['a noun that says what for', 'The old tower had a bell-ringer loft above the hall.'],
    ['a comma of a list', 'We tuned the bells in notes 1.25 of the old list of tunes.'],
    ['a bracket that tells where', 'The ropes were changed by the wardens every year.'],
    [
      'an empty noun that the paper never leaves out',
      'The gin cellar was closed for the whole of the summer months.',
    ],
    [
      'another short form',
      'Old men had the higher limit of detection of all who rang for more than an hour.',
    ],
  ])('%s', (_, claim) => expect(verifyClaim(paper, claim).kind).toBe('unverified'))
})
