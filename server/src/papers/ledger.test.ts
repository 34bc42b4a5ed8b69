import { expect, test } from 'vitest'
import { presentLedger } from './ledger.ts'

const at = new Date('2026-01-02T03:04:05.000Z')
const bare = {
  ...{ title: 'Snow', authors: [], abstract: null, venue: null, year: 2020, license: null },
  ...{ citationCount: 0, isOpenAccess: true, doi: '10.1/x', arxivId: null, htmlUrl: null },
  ...{ pdfUrl: 'https://a.org/x.pdf', openAccessUrl: 'https://a.org/x' },
}
const standings = (field: string, ...values: string[]) =>
  presentLedger(
    bare,
    values.map((value, index) => ({ field, source: `Source ${index}`, record: '', value, at })),
  ).map(({ standing }) => standing)

test('two records of one source that say the same are one word, at the place of the better', () => {
  const says = (source: string, record: string, publisher: string, type: string) =>
    Object.entries({ publisher, type }).map(([field, value]) => ({
      ...{ field, source, record, value, at },
    }))
  const ledger = presentLedger(bare, [
    ...says('Crossref', 'doi:10.1/x', 'Snow House', 'article'),
    ...says('OpenAlex', 'openalex:W1', 'Snow Houses', 'article'),
    ...says('Crossref', 'doi:10.1/preprint', 'Snow House', 'preprint'),
  ]).filter(({ field }) => field === 'publisher')
  expect(ledger.map(({ source, standing }) => `${source} ${standing}`)).toEqual([
    'Crossref shown',
    'OpenAlex differs',
  ])
})

test('another copy contradicts nothing, another number does', () => {
  expect(standings('pdfUrl', 'https://b.org/x.pdf', 'https://a.org/x.pdf')).toEqual([
    'agrees',
    'shown',
  ])
  expect(standings('pmid', '31000001', '31000002')).toEqual(['shown', 'differs'])
  expect(standings('year', '2019', '2020')).toEqual(['differs', 'shown'])
})

test.each([
  ['Wei Zhang; Jie Zhang', 'Wen Zhang; Jun Zhang', 'differs'],
  ['Wei Zhang; Jie Zhang', 'W. Zhang; J. Zhang', 'agrees'],
  ['Jean-Pierre Roux', 'Roux, J.-P.', 'agrees'],
  ['Ada Brown', 'Ada', 'differs'],
  ['김수민', '김민수', 'differs'],
  ['김수민', '수민 김', 'agrees'],
])('authors %s beside %s: %s', (shown, other, standing) => {
  const authors = (list: string) => JSON.stringify(list.split('; '))
  const ledger = presentLedger({ ...bare, authors: shown.split('; ') }, [
    ...[shown, other].map((list, index) => ({
      ...{ field: 'authors', source: `Source ${index}`, record: '', value: authors(list), at },
    })),
  ])
  expect(ledger.map((entry) => entry.standing)).toEqual(['shown', standing])
})

test.each([
  ['title', '["Snow blindness" of skiers]'],
  ['title', '["Snow"]'],
  ['authors', '[Anonymous]; Wei Zhang'],
  ['authors', '["Wei" Zhang]'],
])('%s %s: shown as it is, since brackets alone make no list', (field, value) => {
  const [entry] = presentLedger(bare, [{ field, source: 'Crossref', record: '', value, at }])
  expect(entry?.value).toBe(value)
})
