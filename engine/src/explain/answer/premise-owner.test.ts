import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Mildew on trees of two parks',
  abstract:
    'In a survey in five parks, of a total of 654 trees (277 oaks and 377 elms), 35.8% of oak leaves and 21.2% of elm leaves were mildewed by a spore count.',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'In 2007 the parks were visited in May. The adjusted mildew load in oaks (35.8%) was higher than in elms (21.2%).',
        'In 2010 the parks were visited once more. The mildew load in oaks was somewhat lower than in elms.',
        'In the shade, limes had a spore load of 11.43 ± 1.2 mg per leaf, whereas birches had 20.07 ± 7.3 mg per leaf.',
        'Old willows grew 14.5 cm in a year and young willows grew 3.5 cm. Birches grew 14.5 cm too.',
        'With the exception of poplars, birches had a higher leaf count than limes.',
        'Elms had more aphids than oaks, whatever their mildew.',
        'At dusk a total of 640 rowan berries and 640 cherry stones were gathered below the trees.',
      ],
    },
  ],
})
const premiseOf = async (question: string) => (await answer(paper, question)).premise

test.each([
  [
    'Given that the survey found 35.8% of elms mildewed, which count was used?',
    '“35.8% of elms”; the passage says “35.8% of oak”',
  ],
  [
    'Since birches had a spore load of 11.43 mg in the shade, how was it measured?',
    'the passage says “limes had a spore load of 11.43”',
  ],
  [
    'Since elms had a higher mildew load than oaks in 2007, what explains it?',
    '“oaks (35.8%) was higher than in elms”',
  ],
  [
    'Because oaks had a higher mildew load than elms in 2010, what explains it?',
    '“oaks was somewhat lower than in elms”',
  ],
])('a number or an order given to the other of two is set right: %s', async (question, said) => {
  expect(await premiseOf(question)).toContain(said)
})

test.each([
  'Given that the survey found 35.8% of oaks mildewed, which count was used?',
  'Given that the survey found 21.2% of elms mildewed, which count was used?',
  'Since limes had a spore load of 11.43 mg in the shade, how was it measured?',
  'Since oaks had a higher mildew load than elms in 2007, what explains it?',
  'Since elms had a higher mildew load than oaks in 2010, what explains it?',
  'Since limes had a higher leaf count than birches on poplars, what explains it?',
  'Since birches grew 14.5 cm, how was it measured?',
  'Why were 640 cherry stones gathered at dusk?',
])('what the paper says is not set right: %s', async (question) => {
  expect(await premiseOf(question)).toBeUndefined()
})
