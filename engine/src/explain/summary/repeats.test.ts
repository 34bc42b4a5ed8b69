import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'
import { topicStems } from '../text/words.ts'
import { repeats } from './repeats.ts'

const said = (text: string, role: 'results' | 'methods' | 'other' = 'other') => ({
  text,
  stems: new Set(topicStems(text)),
  role,
})

test.each([
  [
    'nearly the same words',
    'Overall, whistles of wood significantly reduced the number of gulls on flat roofs of towns.',
    'We found that whistles of wood reduced gulls on flat roofs and stairs, at little cost.',
  ],
  [
    'like words and a measured figure',
    'The whistle reached a mean score of 0.82, and the lamp did far worse on roofs.',
    'Compared with the lamp, our whistle wins with a mean score of 0.82 (weighted 0.87).',
  ],
  [
    'a share',
    'The agreement of whistle counts and lamp counts of gulls came to 100%.',
    'We found that for the 72 roofs of the town, whistle counts matched lamp counts at a rate of 100%.',
  ],
])('one thing is said twice: %s', (_, one, other) => {
  expect(repeats(said(one), said(other))).toBe(true)
})

test.each([
  [
    'one arm and the other',
    'In the whistle group, the mean difference of nests before and after summer was large (172.3).',
    'Among controls, the mean difference of nests before and after summer was hardly seen (43.1).',
  ],
  [
    'a level that many findings have',
    'Whistles kept more gulls from roofs than lamps did in spring (p < 0.05).',
    'Fewer chicks died near whistles than near lamps on roofs (p < 0.05).',
  ],
  [
    'of one table and of another',
    'Table 2 showed that gulls on all roofs were quiet, as counted from whistles and from lamps of wardens in the first weeks.',
    'Table 3 showed that gulls on all roofs were quiet, as counted from whistles and lamps.',
  ],
  [
    'the level of an interval',
    'Whistles kept gulls from roofs better than lamps in spring (95% CI 2 to 4).',
    'Fewer chicks died near whistles than near lamps on roofs (95% CI 1 to 3).',
  ],
])('two things are said in like words: %s', (_, one, other) => {
  expect(repeats(said(one), said(other))).toBe(false)
})

test('what was measured is no repetition of what came out', () => {
  const asked =
    'The primary outcome was the percentage of days with gulls, counted by wardens of roofs.'
  const found =
    'No difference of arms was found in the primary outcome, percentage of days with gulls.'
  expect(repeats(said(asked, 'methods'), said(found, 'results'))).toBe(false)
  expect(repeats(said(asked, 'results'), said(found, 'results'))).toBe(true)
})

test('the results do not say one finding twice, in the body and in the conclusion', async () => {
  const found =
    'Overall, whistles of wood significantly reduced the number of gulls on the flat roofs of towns.'
  const concluded =
    'We found that whistles of wood reduced gulls on flat roofs and stairs, at little cost.'
  const other = 'Nests were significantly fewer, by 31.5%, on roofs of slate than on roofs of tin.'
  const { results } = await explain(
    documentFromSections({
      title: 'Roofs of slate and tin',
      abstract:
        'Roofs are dear in many towns. We compare roofs of slate with roofs of tin in 40 towns.',
      sections: [
        { heading: 'Results', paragraphs: [`${found} ${other}`] },
        { heading: 'Conclusion', paragraphs: [concluded] },
      ],
    }),
  )
  const texts = results.map(({ text }) => text)
  expect(texts).toContain(other)
  expect([found, concluded].filter((text) => texts.includes(text))).toHaveLength(1)
})

test.each([
  [
    'the same pair of measured figures',
    'Our survey revealed an overall share of 9.2% in terns and 11.6% in gulls, and old birds had it more often (odds 7.3, up to 8.4).',
    'Mites were seen on all roofs, ranging from 4.3% to 50.5%, and in terns somewhat less (9.2%) than in gulls (11.6%).',
  ],
  [
    'all that another says',
    'We analysed data on the nests of gulls on flat roofs in harbour towns of the north.',
    'We analysed data on the nests of gulls on flat roofs in harbour towns of the north that were built before the war, had no chimney, and were let to fishermen of the southern islands.',
  ],
])('what gives %s says it again', (_, one, other) => {
  expect(repeats(said(one), said(other))).toBe(true)
})
