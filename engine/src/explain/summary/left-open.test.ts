import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'
import { limitsOf } from './limits-of.fixture.ts'

test.each([
  'Larger trials of roofs in other towns would be needed to learn whether gulls come back.',
  'The number of roofs was rather small and most of them belonged to one fish market.',
  'Visits to the roofs of the port by night would have been more informative than those at dusk.',
  'It remains unclear why the gulls of the north leave their nests before the summer.',
  'The maps of the drone are still far from the quality that a roofer asks for.',
  'The counts by boat need further studies in towns of the south before they are used.',
  'The drone should be tested for a longer season and on more roofs of other harbours.',
  'The question of the empty nests has not been fully resolved by a count in May.',
])('what is left open at the end is told where no limit is named: %s', async (words) => {
  expect(await limitsOf(words, 'Conclusions')).toEqual([words])
})

test.each([
  [
    'Larger trials of roofs in other towns would be needed to learn whether gulls come back.',
    'Introduction',
  ],
  [
    'More work on the roofs is not needed, since all of the nests of the town were seen.',
    'Conclusions',
  ],
])('nor is what was open before the work, or is settled: %s', async (words, heading) => {
  expect(await limitsOf(words, heading)).toEqual([])
})

test('a limit that is named stands alone', async () => {
  const named = 'A limitation of our study is that the counts were made by one helper only.'
  const open = 'It remains unclear why the gulls of the north leave their nests before the summer.'
  expect(await limitsOf(`${open} ${named}`, 'Conclusions')).toContain(named)
})

test.each(['Principal findings', 'Final remarks'])(
  'a discussion may be headed “%s”, and what is called a limit there is one of the work',
  async (heading) => {
    const words = 'The count by helpers on foot is a potential limitation of what was seen.'
    expect(await limitsOf(words, heading)).toEqual([words])
  },
)

test('what a source left open, as an introduction tells it, is no limit of the paper', async () => {
  const left = 'Although it is not clear whether these nests are those of gulls, this study'
  expect(
    await limitsOf(`${left} casts doubt on older counts (Meyer et al., 2007).`, 'Background'),
  ).toEqual([])
  const own = `${left} does not cover all of the roofs by the river.`
  expect(await limitsOf(own, 'Background')).toEqual([own])
})

test('the last words of an abstract may leave something open, the first do not', async () => {
  const open = 'The drone needs further studies in other harbours before it is used.'
  const told = async (abstract: string) => {
    const { limitations } = await explain(
      documentFromSections({
        title: 'Gulls on roofs of harbour towns',
        abstract,
        sections: [{ heading: 'Results', paragraphs: ['Most nests stood on flat roofs.'] }],
      }),
    )
    return limitations.map(({ text }) => text)
  }
  expect(await told(`We counted the nests of 40 towns with a drone. ${open}`)).toEqual([open])
  expect(await told(`${open} We counted the nests of 40 towns with a drone.`)).toEqual([])
})
