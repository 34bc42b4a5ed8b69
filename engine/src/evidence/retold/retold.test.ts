import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { verifyClaim } from '../verify.ts'

const background = [
  'Bells were the clocks of a town for most of its history.',
  'We know that a town without a bell is a quiet town.',
  'Ames et al. measured the bells of Ghent in three winters.',
  'These results suggest that bells of Ghent are dull in the winter.',
]
const results = [
  'We found that the old bells of Ghent had a lower hum in winter.',
  'The hum of bells did not differ significantly between Ghent and Bruges (p = 0.4).',
  'There was no statistically significant difference in weight between bells and gongs.',
  'There was no difference between the bells and the gongs of Bruges in age.',
  'We found no significant correlation between weight and hum.',
  'We found no cracks in the bells of the coast.',
  'No significant changes in hum were observed after the frost of that year.',
  'The age of the old bells was not significantly associated with their tone.',
  'Our results suggested that the wax of the ringers may mend small cracks.',
  'We demonstrated that a thin rope was as safe as a thick one.',
  'We grew beans beside the tower during two summers, both in pots and in beds.',
  'Forty bells were weighed on the square in the spring.',
  'Rust is common on bells that hang near the sea.',
  'We define a dull bell as one that hums for a second.',
  'Indeed, wax was melted in the tower by hand.',
  'The ropes of hemp wore out in the spring, as shown by [3].',
  'The wardens dried the ropes of hemp in the tower for a day.',
  'We conclude that the frost can crack a bell of the coast.',
  'We suspect that the wax of the wardens was made in Bruges.',
  'We focus on bells that hang near the sea in cold towns.',
  'We experiment with three kinds of rope for the old tower.',
]
const theirs = [
  'We note that the list of bells lacks those of the hills.',
  'Ames et al. found rust on most bells, but our ropes had none.',
  'The tone of old bells is lower than that of gongs, as befits our ears.',
  'Moreover, our ropes were dry in the winter of that year.',
]
const paper = documentFromSections({
  title: 'Ringers',
  sections: [
    { heading: 'Introduction', paragraphs: background },
    { heading: 'Results', paragraphs: [...results, ...theirs] },
  ],
})
const kindOf = (claim: string) => verifyClaim(paper, claim).kind

describe('the paper says it, and another tells of it:', () => {
  test.each([
    ['who found it', 'The authors found that the old bells of Ghent had a lower hum in winter.'],
    [
      'that it was found by the study',
      'The study found the old bells of Ghent had a lower hum in winter.',
    ],
    ['in another tense', 'We find that the old bells of Ghent had a lower hum in winter.'],
    [
      'by a verb of the same kind',
      'The researchers showed that the old bells of Ghent had a lower hum in winter.',
    ],
    ['by a verb that says less', 'The study shows that a thin rope was as safe as a thick one.'],
    ['what they suspect', 'The authors suspect that the wax of the wardens was made in Bruges.'],
    ['what they focus on', 'The authors focus on bells that hang near the sea in cold towns.'],
    ['what they try', 'The researchers experiment with three kinds of rope for the old tower.'],
    [
      'that the paper says so',
      'The authors report that forty bells were weighed on the square in the spring.',
    ],
    [
      'that the paper says so, of what is known',
      'According to the study, rust is common on bells that hang near the sea.',
    ],
    [
      'that the paper says so, behind it',
      'Rust is common on bells that hang near the sea, the authors write.',
    ],
    ['where it was found', 'In this study, forty bells were weighed on the square in the spring.'],
    ['what leads on', 'Notably, forty bells were weighed on the square in the spring.'],
    [
      'what leads on, and who',
      'In summary, the authors conclude that the frost can crack a bell of the coast.',
    ],
    [
      'what they did',
      'The scientists grew beans beside the tower during two summers, both in pots and in beds.',
    ],
    ['whose results', 'Their results suggest that the wax of the ringers may mend small cracks.'],
    [
      'whose results, by name',
      'The study’s results suggest that the wax of the ringers may mend small cracks.',
    ],
    ['whose ropes', 'Moreover, their ropes were dry in the winter of that year.'],
    ['what is defined', 'The authors define a dull bell as one that hums for a second.'],
    [
      'who found it, behind what leads on',
      'Indeed, the authors found that wax was melted in the tower by hand.',
    ],
    ['what is noted', 'The authors note that the list of bells lacks those of the hills.'],
    [
      'a verb as a noun',
      'There was no significant difference in the hum of bells between Ghent and Bruges.',
    ],
    [
      'a verb as a noun, sought',
      'The authors found no significant difference in the hum of bells between Ghent and Bruges.',
    ],
    [
      'a noun as a verb',
      'Weight did not differ statistically significantly between bells and gongs.',
    ],
    ['a noun as a verb, of both', 'The bells and the gongs of Bruges did not differ in age.'],
    [
      'a noun in another order',
      'There was no difference in age between the bells and the gongs of Bruges.',
    ],
    ['that it was not found', 'No significant correlation between weight and hum was found.'],
    [
      'that it is not there, by a test',
      'There was no significant correlation between weight and hum.',
    ],
    [
      'that we did not find it',
      'We did not find a significant correlation between weight and hum.',
    ],
    ['in the plural', 'There were no significant correlations between weight and hum.'],
    [
      'what was not observed',
      'There were no significant changes in hum after the frost of that year.',
    ],
    [
      'a relation as a noun',
      'There was no significant association between the age of the old bells and their tone.',
    ],
  ])('%s', (_, claim) =>
    expect(verifyClaim(paper, claim)).toMatchObject({ kind: 'located', problems: [] }),
  )
})

describe('another tells what the paper does not say:', () => {
  test.each([
    ['others', 'The ringers found that the old bells of Ghent had a lower hum in winter.'],
    [
      'another study',
      'Earlier studies found that the old bells of Ghent had a lower hum in winter.',
    ],
    [
      'that it is not so',
      'The authors doubt that the old bells of Ghent had a lower hum in winter.',
    ],
    ['that it is so', 'The wax of the wardens was made in Bruges.'],
    ['that it was found', 'The authors found that the wax of the wardens was made in Bruges.'],
    ['that it was said', 'The authors report that the wax of the wardens was made in Bruges.'],
    ['that it is hoped', 'The authors hope that the wax of the wardens was made in Bruges.'],
    ['that less was known', 'The authors suspect that the frost can crack a bell of the coast.'],
    [
      'that it was only suspected',
      'The authors suspect that the old bells of Ghent had a lower hum in winter.',
    ],
    [
      'a verb that says more',
      'The authors demonstrate that the old bells of Ghent had a lower hum in winter.',
    ],
    [
      'a verb that doubts not',
      'Their results show that the wax of the ringers may mend small cracks.',
    ],
    [
      'what is concluded for found',
      'The authors found that the frost can crack a bell of the coast.',
    ],
    ['what is defined for data', 'Our data define a dull bell as one that hums for a second.'],
    [
      'as found here what is cited, where another sentence of near words is the paper’s',
      'The authors found that the ropes of hemp wore out in the spring.',
    ],
    [
      'what is known for found',
      'The study found that rust is common on bells that hang near the sea.',
    ],
    [
      'what was known for found',
      'In this study, bells were the clocks of a town for most of its history.',
    ],
    [
      'what others found for their own',
      'Their results suggest that bells of Ghent are dull in the winter.',
    ],
    [
      'what people know for what they did',
      'The researchers know that a town without a bell is a quiet town.',
    ],
    [
      'what is noted for found',
      'The authors found that the list of bells lacks those of the hills.',
    ],
    [
      'ropes that may be others’',
      'Ames et al. found rust on most bells, but their ropes had none.',
    ],
    [
      'ears that may be those of bells',
      'The tone of old bells is lower than that of gongs, as befits their ears.',
    ],
    ['how it surprised', 'Surprisingly, forty bells were weighed on the square in the spring.'],
    ['who says so', 'According to the ringers, rust is common on bells that hang near the sea.'],
    ['what was not found for not there', 'There were no cracks in the bells of the coast.'],
    [
      'what was not then for never',
      'There is no difference in age between the bells and the gongs of Bruges.',
    ],
    ['what was not found for never', 'There is no significant correlation between weight and hum.'],
    [
      'what was not, by a verb, for never',
      'There is no significant difference in the hum of bells between Ghent and Bruges.',
    ],
    ['no test', 'There was no difference in the hum of bells between Ghent and Bruges.'],
    [
      'a test that was none',
      'The bells and the gongs of Bruges did not differ significantly in age.',
    ],
    ['another test', 'Weight did not differ significantly between bells and gongs.'],
    ['that it differed', 'The hum of bells differed significantly between Ghent and Bruges.'],
    [
      'a difference of something else',
      'There was no significant difference in the weight of bells between Ghent and Bruges.',
    ],
    [
      'a difference between others',
      'There was no significant difference in the hum of bells between Ghent and Liège.',
    ],
    [
      'another relation',
      'There was no significant correlation between the age of the old bells and their tone.',
    ],
  ])('%s', (_, claim) => expect(kindOf(claim)).toBe('unverified'))
})

describe('of a paper with headings in its abstract,', () => {
  const document = documentFromSections({
    title: 'Ringers',
    sections: [
      {
        heading: 'Results',
        paragraphs: [
          'The survey revealed large cracks in the bells of the two towers.',
          'Our simulations showed that a thin rope was as safe as a thick one.',
          'Accordingly, wardens can tell the age of a bell by the tone of its rim.',
          'Notably, ringers can tell the age of a rope by the dust of its end.',
          'RESULTS: The rims of the gongs are thin at noon. CONCLUSIONS: A thin rim is a sign of old bronze in every gong. Wax is a cure for a dull gong.',
        ],
      },
      {
        heading: 'Conclusions',
        paragraphs: [
          'The frost is a danger to every bell of bronze near the sea.',
          'The study demonstrated the strength of an oak frame in the storm.',
          'The bells of the hills should be studied in further work.',
          'Earlier towers are known to have held bells of lead.',
          'The bells of the hills would crack in a colder winter.',
          'A bell of iron is duller than one of bronze [3].',
        ],
      },
    ],
  })
  const kindOf = (claim: string) => verifyClaim(document, claim).kind
  test.each([
    'The authors concluded that the frost is a danger to every bell of bronze near the sea.',
    'The study concludes that the frost is a danger to every bell of bronze near the sea.',
    'The authors conclude that wardens can tell the age of a bell by the tone of its rim.',
    'The authors conclude that a thin rim is a sign of old bronze in every gong.',
    'The authors conclude that wax is a cure for a dull gong.',
    'The study showed the strength of an oak frame in the storm.',
    'The authors showed that a thin rope was as safe as a thick one.',
  ])('it is told: %s', (claim) => expect(kindOf(claim)).toBe('located'))
  test.each([
    'The authors found that the frost is a danger to every bell of bronze near the sea.',
    'The authors conclude that ringers can tell the age of a rope by the dust of its end.',
    'The authors conclude that the rims of the gongs are thin at noon.',
    'The authors found that wardens can tell the age of a bell by the tone of its rim.',
    'The authors concluded that the bells of the hills should be studied in further work.',
    'The authors concluded that earlier towers are known to have held bells of lead.',
    'The authors concluded that the bells of the hills would crack in a colder winter.',
    'The authors concluded that a bell of iron is duller than one of bronze.',
    'The authors concluded that the survey revealed large cracks in the bells of the two towers.',
    'The study confirmed the strength of an oak frame in the storm.',
    'The ringers concluded that the frost is a danger to every bell of bronze near the sea.',
  ])('it is not told: %s', (claim) => expect(kindOf(claim)).toBe('unverified'))
})

test('an abstract tells of its own study once it tells of what was done, and not before', () => {
  const abstract = [
    'Bells were western clocks that rang a tone lower in winter.',
    'Forty bells of bronze were included.',
    'The old bells were found to ring a tone lower in winter.',
  ]
  const document = documentFromSections({
    title: 'Ringers',
    abstract: abstract.join(' '),
    sections: [],
  })
  const kindOf = (what: string) => verifyClaim(document, `In this study, ${what}`).kind
  expect(kindOf('bells were western clocks that rang a tone lower in winter.')).toBe('unverified')
  expect(kindOf('the old bells were found to ring a tone lower in winter.')).toBe('located')
})
