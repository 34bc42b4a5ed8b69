import { expect, test } from 'vitest'
import { resolve } from '../sources/resolve.ts'
import type { Candidate } from './candidates-store.ts'
import { byWantedAuthorFirst, exactFirst } from './rank.ts'

const paper = (id: string, year: number, ...authors: string[]): Candidate => ({
  id,
  title: id,
  authors,
  year,
  venue: null,
  doi: null,
  arxivId: null,
  isOpenAccess: false,
  hasFullText: false,
  hasCode: false,
  hasData: false,
  isRetracted: false,
  isUpload: false,
})
const papers = [
  paper('mask-rcnn', 2017, 'Kaiming He', 'Ross Girshick'),
  paper('vae', 2014, 'Diederik P. Kingma', 'Max Welling'),
  paper('later', 2020, 'Ashish Vaswani'),
  paper('adam', 2014, 'Diederik P. Kingma', 'Jimmy Ba'),
  paper('attention', 2017, 'Ashish Vaswani', 'Noam Shazeer'),
]
const shown = (words: string, isOver = true) =>
  byWantedAuthorFirst(papers, resolve(words), isOver).map(({ id }) => id)

test('a name with a year keeps the papers of that person and that year', () => {
  expect(shown('Vaswani 2017')).toEqual(['attention'])
  expect(shown('Kingma 2014')).toEqual(['vae', 'adam'])
})

test('papers of all named persons stand first, also with the year of print', () => {
  expect(shown('Kingma & Ba 2014')).toEqual(['adam', 'vae'])
  expect(shown('Kingma and Ba, 2015')).toEqual(['adam'])
})

test('when nobody knows such a paper all that was found is shown, but not before all were heard', () => {
  expect(shown('Vaswani 1999', false)).toEqual([])
  expect(shown('Vaswani 1999')).toEqual(['later', 'attention', 'mask-rcnn', 'vae', 'adam'])
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
