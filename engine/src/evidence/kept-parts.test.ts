import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { checkStatement } from './check-statement.ts'
import { aroundKept } from './kept-parts.ts'

const paper = documentFromSections({
  title: 'Bells in frost',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'A good share of ringers told of pain (24 [50.0%]), cramps (12 [25.0%]), and cold hands (6 [12.5%]).',
        'Ringers of the port had more cramps than ringers of the hill (odds ratio [OR], 1.52; 95% CI, 1.11-2.09; P = .01).',
        'The rim was thinner in the north (mean difference 2.1 mm; 95% CI, 1.2 to 3.0; p = 0.02).',
        'Rust grew in both towers, with no difference between them after six [0.012 (−0.016, 0.041), p = 0.372] or 12 months [0.011 (−0.028, 0.051), p = 0.738].',
        'The wax of the port (accession no. KU886219) was nearest to that of Bruges (accession no. AB12345), with a share of 99.2%.',
        'Cold raised the cost of all (both old and new) bells by a third.',
      ],
    },
  ],
})
const told = (words: string) => checkStatement(paper, words).kind

test.each([
  'A good share of ringers told of pain (50.0%), cramps (25.0%), and cold hands (12.5%).',
  'A good share of ringers told of pain (24), cramps (12), and cold hands (6).',
  'Ringers of the port had more cramps than ringers of the hill (OR 1.52).',
  'Ringers of the port had more cramps than ringers of the hill (OR = 1.52, 95% CI 1.11-2.09).',
  'Ringers of the port had more cramps than ringers of the hill (odds ratio 1.52; p = 0.01).',
  'Ringers of the port had more cramps than ringers of the hill (95% CI: 1.11–2.09).',
  'The rim was thinner in the north (p = 0.02).',
  'The rim was thinner in the north (95% confidence interval 1.2 to 3.0; p = 0.02).',
  'Rust grew in both towers, with no difference between them after six or 12 months.',
  'The wax of the port was nearest to that of Bruges, with a share of 99.2%.',
  'Cold raised the cost of all bells by a third.',
])('some figures of a bracket, or none, are as true as all: %s', (words) =>
  expect(told(words)).toBe('located'),
)

test.each([
  'A good share of ringers told of pain (25.0%), cramps (50.0%), and cold hands (12.5%).',
  'A good share of ringers told of pain (24%), cramps (12%), and cold hands (6%).',
  'A good share of ringers told of pain (50), cramps (25), and cold hands (12.5).',
  'Ringers of the port had more cramps than ringers of the hill (OR 1.11).',
  'Ringers of the port had more cramps than ringers of the hill (HR 1.52).',
  'Ringers of the port had more cramps than ringers of the hill (OR 1.52, 95% CI 1.11-2.90).',
  'Ringers of the port had more cramps than ringers of the hill (OR 1.52, 90% CI 1.11-2.09).',
  'Ringers of the port had more cramps than ringers of the hill (p = 0.001).',
  'Ringers of the port had more cramps than ringers of the hill (p < 0.01).',
  'The rim was thinner in the north (mean difference 2.1 cm).',
  'The rim was thinner in the north (p = 0.2).',
  'Rust grew in both towers, with no difference between them after six months.',
])('other figures are not: %s', (words) => expect(told(words)).toBe('unverified'))

test('what is kept of a bracket is some of its figures, and no word of another kind', () => {
  const around = (bracket: string, kept: string) =>
    aroundKept(bracket, (words) => words === kept)?.map(({ start, end }) =>
      bracket.slice(start, end),
    )
  expect(around('(n = 12; 95% CI 1-2; p = 0.3)', '(95% CI 1-2)')).toEqual(['n = 12; ', '; p = 0.3'])
  expect(around('(634 [50.4%])', '(50.4%)')).toEqual(['634 [', ']'])
  expect(around('(not in Ghent; p = 0.3)', '(not in Ghent)')).toBeUndefined()
  expect(around('(p = 0.3)', '(p = 0.3)')).toBeUndefined()
})
