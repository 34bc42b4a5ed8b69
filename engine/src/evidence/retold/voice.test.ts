import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { verifyClaim } from '../verify.ts'

const paper = documentFromSections({
  title: 'Ringers',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'We weighed forty bells of bronze on the square in the spring.',
        'Here, we define a dull bell as one whose hum is lost within a second.',
        'We partially filed nine rims of iron with a rasp from Ghent.',
        'We found that the wax of the ringers was made in Bruges by hand.',
        'If the frost holds, we cover the ropes of the tower with tar.',
        'We asked for the ropes that the wardens had kept in the cellar.',
        'We rang 21 bells.',
        'We interviewed nurses and recorded the symptoms of patients for three weeks.',
        'We blinded judges but rated the essays of pupils with full knowledge.',
        'We tested judges before training and excluded two essays of the pupils.',
        'In this study, we measured the hum of gongs with a fork.',
        'We tuned the bells of Ghent, Bruges and Ypres with a fork, a file and a rasp.',
      ],
    },
  ],
})
const kindOf = (claim: string) => verifyClaim(paper, claim).kind

describe('what we did is told without us', () => {
  test.each([
    ['in the past', 'Forty bells of bronze were weighed on the square in the spring.'],
    ['in the present', 'A dull bell is defined as one whose hum is lost within a second.'],
    ['in the perfect', 'Forty bells of bronze have been weighed on the square in the spring.'],
    ['by whom', 'Forty bells of bronze were weighed by the authors on the square in the spring.'],
    [
      'by whom, in the end',
      'Forty bells of bronze were weighed on the square in the spring by the researchers.',
    ],
    ['behind what it opens with', 'In this study, the hum of gongs was measured with a fork.'],
    [
      'behind that, and by whom',
      'In this study, the hum of gongs was measured by the authors with a fork.',
    ],
    [
      'in this study',
      'In this study, forty bells of bronze were weighed on the square in the spring.',
    ],
    ['here', 'Here, forty bells of bronze were weighed on the square in the spring.'],
    [
      'with lists',
      'The bells of Ghent, Bruges and Ypres were tuned with a fork, a file and a rasp.',
    ],
  ])('%s', (_, claim) => expect(kindOf(claim)).toBe('located'))
})

describe('what we did is told otherwise:', () => {
  test.each([
    ['in the present', 'Forty bells of bronze are weighed on the square in the spring.'],
    ['as wholly done', 'Nine rims of iron were filed with a rasp from Ghent.'],
    ['of more of them', 'Fifty bells of bronze were weighed on the square in the spring.'],
    ['what it was not done to', 'The square was weighed on forty bells of bronze in the spring.'],
    ['another deed', 'Forty bells of bronze were rung on the square in the spring.'],
    ['without what it hangs on', 'The ropes of the tower are covered with tar.'],
    ['by others', 'Forty bells of bronze were weighed by the wardens on the square in the spring.'],
    [
      'as not done',
      'Forty bells of bronze were not weighed by the authors on the square in the spring.',
    ],
    ['with us for what it was done to', 'The authors were weighed by forty bells of bronze.'],
    ['elsewhere', 'In an earlier study, the hum of gongs was measured with a fork.'],
    ['what was only found of it', 'The wax of the ringers was found in Bruges by hand.'],
    ['what was only asked for', 'The ropes were asked that the wardens had kept in the cellar.'],
  ])('%s', (_, claim) => expect(kindOf(claim)).toBe('unverified'))
})

test('a short claim is pointed to the sentence that it may be from', () => {
  const { kind, spans } = verifyClaim(paper, 'Weighing forty bells wearies.')
  expect(kind).toBe('unverified')
  expect(spans.map(({ start, end }) => paper.text.slice(start, end)).join()).toContain(
    'forty bells',
  )
})

test.each([
  'Nurses were interviewed and recorded the symptoms of patients for three weeks.',
  'Judges were blinded but rated the essays of pupils with full knowledge.',
  'Judges were tested before training and excluded two essays of the pupils.',
])('no deed of ours becomes that of those it was done to: %s', (claim) =>
  expect(kindOf(claim)).toBe('unverified'),
)

test.each([
  ['In the spring, forty bells of bronze were weighed on the square.', ['not-found']],
  ['The hum of gongs and of bells was measured with a fork.', ['not-found']],
])('of a passive in the sentence’s own words no other word is blamed: %s', (claim, problems) => {
  expect(verifyClaim(paper, claim)).toMatchObject({ kind: 'unverified', problems })
})
