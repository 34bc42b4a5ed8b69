import type { SourceAnswer } from '@tessera/contract'
import { expect, test } from 'vitest'
import { resolve } from '../sources/resolve.ts'
import { candidate } from './candidate.fixture.ts'
import { byWantedAuthorFirst, exactFirst, fuseWithLocal, missedAuthor } from './rank.ts'

const papers = [
  candidate('mask-rcnn', 2017, 'Kaiming He', 'Ross Girshick'),
  candidate('vae', 2014, 'Diederik P. Kingma', 'Max Welling'),
  candidate('later', 2020, 'Ashish Vaswani'),
  candidate('adam', 2014, 'Diederik P. Kingma', 'Jimmy Ba'),
  candidate('attention', 2017, 'Ashish Vaswani', 'Noam Shazeer'),
]
const shown = (words: string, isOver = true) =>
  byWantedAuthorFirst(papers, resolve(words), isOver).map(({ id }) => id)

test('a name with a year keeps the papers of that person and that year', () => {
  expect(shown('Vaswani 2017')).toEqual(['attention'])
  expect(shown('Kingma 2014')).toEqual(['vae', 'adam'])
})

test.each([
  'Kingma Ba 2014',
  'Kingma, Ba 2014',
  'Ba, Kingma (2014)',
  'Kingma, Ba et al. 2014',
  'Diederik Kingma and Jimmy Ba 2014',
])('%s: surnames with any sign between them are all among the authors', (words) => {
  expect(shown(words)).toEqual(['adam'])
})

test('two names that could be one person are read as both', () => {
  expect(shown('Kaiming He 2017')).toEqual(['mask-rcnn'])
  expect(shown('Girshick He 2017')).toEqual(['mask-rcnn'])
})

test.each(['author: Samuel G. Rodriques', 'Samuel G. Rodriques'])(
  '%s: that name in full first, then what can be the same, and nothing else',
  (words) => {
    const told = [
      candidate('other', 2020, 'Samuel R. Bowman', 'G. Rodrigues'),
      candidate('initials', 2021, 'S. G. Rodriques'),
      candidate('shorter', 2022, 'Samuel Rodriques'),
      candidate('in-full', 2023, 'Jakub Lála', 'Samuel G. Rodriques'),
      candidate('without-stop', 2024, 'Rodriques, Samuel G'),
      candidate('brother', 2024, 'Gonzalo M. Rodriques'),
    ]
    const order = (papers: typeof told, isOver = true) =>
      byWantedAuthorFirst(papers, resolve(words), isOver).map(({ id }) => id)
    expect(order(told)).toEqual(['in-full', 'without-stop', 'initials', 'shorter'])
    const others = told.filter(({ id }) => id === 'other' || id === 'brother')
    expect(order(others)).toEqual(['other', 'brother'])
    // Sources may still know one: what comes later must not be pushed behind.
    expect(order(others, false)).toEqual([])
  },
)

test('papers of all named persons are meant, also with the year of print', () => {
  expect(shown('Kingma & Ba 2014')).toEqual(['adam'])
  expect(shown('Kingma and Ba, 2015')).toEqual(['adam'])
})

test.each([
  [
    'Vaswani 1999',
    ['later', 'attention'],
    'No paper by Vaswani from 1999 was found. These are from other years.',
  ],
  ['Mask 2017', ['mask-rcnn'], 'No paper by Mask was found. These bear the name themselves.'],
  ['Frost 2014', [], 'No paper by Frost was found.'],
  [
    'Kingma & Frost 2014',
    ['vae', 'adam'],
    'No paper that Kingma and Frost wrote together was found. These are by one of them.',
  ],
  [
    'Kingma, Ba & Frost 2014',
    ['vae', 'adam'],
    'No paper that Kingma, Ba, and Frost wrote together was found. These are by some of them.',
  ],
  ['Müller 2017', [], 'No paper by Müller was found.'],
  ['Vaswani 2017', ['attention'], undefined],
])('of %s: papers by others are not shown for theirs', (words, ids, message) => {
  const meaning = resolve(words)
  const found = byWantedAuthorFirst(papers, meaning, true)
  expect(found.map(({ id }) => id)).toEqual(ids)
  expect(missedAuthor(found, meaning, [])).toBe(message)
})

test('a short name with a year is no person: the paper that is known by it, or was before, is found', () => {
  const known = {
    ...candidate('Deep Residual Learning', 2016, 'Kaiming He'),
    shortNames: ['ResNet'],
  }
  const renamed = {
    ...candidate('A Larger Census', 2021, 'Ada Frost'),
    otherTitles: ['ResNet counts'],
  }
  const found = byWantedAuthorFirst([...papers, known, renamed], resolve('ResNet 2015'), true)
  expect(found).toEqual([known, renamed])
})

test('an exact title of the year beside it comes first, of another year it does not', () => {
  const right = candidate('Deep Learning', 2015, 'Yann LeCun')
  const wrong = candidate('Deep learning.', 2020, 'Ada Frost')
  const others = [candidate('Testing of a Deep Learning Model', 2015), wrong, right]
  const dated = { words: 'deep learning', year: 2015 }
  const { exact, ranked } = exactFirst(others, 'deep learning 2015', [], dated)
  expect([exact, ranked[0]]).toEqual([[right.id], right])
  const titled = candidate('Deep Learning 2015', 2016)
  expect(exactFirst([...others, titled], 'deep learning 2015', [], dated).exact).toEqual([
    ...[right.id, titled.id],
  ])
})

test('who was silent may know the paper: nothing is said of the world', () => {
  const silent = { source: 'OpenAlex', status: 'failed', message: 'OpenAlex was slow.' } as const
  const answered = { source: 'Crossref', status: 'answered', count: 0 } as const
  const said = (answers: readonly SourceAnswer[]) =>
    missedAuthor([], resolve('Frost 2014'), answers)
  expect(said([answered])).toBe('No paper by Frost was found.')
  expect(said([silent])).toBe('No paper by Frost was found in the library of this installation.')
  expect(said([silent, answered])).toMatch(/ or by the sources that answered\.$/)
})

test('what has all the words comes before what two sources put first for one of them', () => {
  const live = new Map([['most cited', { score: (2 / 61) * (1 / 6) ** 2, sources: [] }]])
  const shares = new Map([
    ['all words', 1],
    ['one word', 1 / 6],
  ])
  expect(fuseWithLocal(['one word', 'all words'], live, shares)[0]).toBe('all words')
})

test('before all were heard, nothing stands in for the papers of a person', () => {
  expect(shown('Vaswani 1999', false)).toEqual([])
})

test('a paper of which a record has the title stands before all others, behind one that bears it', () => {
  const gulls = candidate('Aerial census of larids', 2021, 'Ada Pebble')
  const renamed = { ...gulls, otherTitles: ['Counting gulls by drone'] }
  const others = [candidate('Counting gulls by drone at night', 2022, 'Zoe Frost'), renamed]
  const bearer = candidate('Counting gulls by drone', 2015, 'Ben Stone')
  expect(exactFirst(others, 'Counting Gulls by Drone', []).exact).toEqual([renamed.id])
  expect(exactFirst([...others, bearer], 'counting gulls by drone', []).exact).toEqual([
    bearer.id,
    renamed.id,
  ])
})

test('papers that were named stand first in the order of their names', () => {
  expect(exactFirst(papers, 'adam vae', ['adam', 'mask-rcnn']).ranked.map(({ id }) => id)).toEqual([
    'adam',
    'mask-rcnn',
    'vae',
    'later',
    'attention',
  ])
})
