import { expect, test } from 'vitest'
import { expectLinear } from './growth.fixture.ts'
import { lowerCaseNames } from './lower-case-names.ts'

const names = (text: string, title = '') => [...lowerCaseNames(text, title)]

test('a small word that begins sentences is a name', () => {
  expect(
    names(
      'We made a toolkit for bells. belltools reads their sounds (see Fig. 3). belltools is free. We use scikit-ring. The rest is by hand, with scikit-ring in Python. scikit-ring is old. It is slow (as told). scikit-ring ends.',
    ),
  ).toEqual(['belltools', 'scikit-ring'])
})

test('once is chance, unless the title names it', () => {
  const text = 'We made a toolkit for bells. belltools is free.'
  expect(names(text)).toEqual([])
  expect(names(text, 'BellTools: hearing what rings')).toEqual(['belltools'])
  expect(names(text, 'belltools: hearing what rings')).toEqual(['belltools'])
  expect(names(text, 'The belltools of Bruges')).toEqual([])
})

test.each([
  ['a word of every paper', 'It was cast. results were kept. It was heard. results were told.'],
  [
    'a word that has a capital elsewhere',
    'It rang. carillons are loud. It hung. carillons are old. Carillons ring.',
  ],
  ['what follows an abbreviation', 'By resp. clappers and resp. clappers, J. clappers.'],
  ['a stop word', 'It is (as told). where it rang. It is (as told). where it hung.'],
  ['a new paragraph', 'It was cast.\n\nclangs (so told).\n\nclangs were heard.'],
  ['an address', 'It was cast. doi:10.1/x. It was heard. doi:10.1/y.'],
])('%s is no name', (_, text) => {
  expect(names(text)).toEqual([])
})

test.each(['abcd. ', 'abcd. efg ', '). ', 'a. b '])('is linear on many %j', (piece) => {
  expectLinear((size) => lowerCaseNames(piece.repeat(size)), 50_000)
})
