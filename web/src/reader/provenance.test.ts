import type { Paper } from '@tessera/contract'
import { expect, test } from 'vitest'
import { askedSources, conflicts, fieldName, sourceInSentence, sourceName } from './provenance.ts'

const at = '2026-11-01T08:00:00.000Z'
const paper: Pick<Paper, 'provenance' | 'asked'> = {
  provenance: [
    { field: 'title', source: 'Crossref', value: 'On Pebbles', at, standing: 'shown' },
    { field: 'title', source: 'OpenAlex', value: 'On pebbles', at, standing: 'agrees' },
    { field: 'year', source: 'Crossref', value: '2024', at, standing: 'shown' },
    { field: 'venue', source: 'Crossref', value: 'The Lancet', at, standing: 'shown' },
    { field: 'venue', source: 'OpenAlex', value: 'Lancet', at, standing: 'agrees' },
    { field: 'venue', source: 'Semantic Scholar', value: 'Nature', at, standing: 'differs' },
    { field: 'year', source: 'OpenAlex', value: '2023', at, standing: 'differs' },
    { field: 'year', source: 'Semantic Scholar', value: '2023', at, standing: 'differs' },
  ],
  asked: [
    { source: 'Crossref', status: 'answered', at },
    { source: 'DataCite', status: 'unknown', at },
    { source: 'arXiv', status: 'failed', message: 'arXiv did not answer in time.', at },
  ],
}

test('only sources that answered are listed, also one that does not know the paper', () => {
  expect(askedSources(paper)).toEqual([
    { source: 'Crossref', fields: ['title', 'year', 'venue'], at },
    { source: 'OpenAlex', fields: ['title', 'venue', 'year'], at },
    { source: 'Semantic Scholar', fields: ['venue', 'year'], at },
    { source: 'DataCite', fields: [], at },
  ])
})

test('no name of ours is printed to readers', () => {
  expect(sourceName('known-papers')).toBe('Index of known papers')
  expect(fieldName('arxivClass')).toBe('arXiv class')
})

test('a disagreement stands side by side, the shown word first, equal words together; each by who said it', () => {
  expect(conflicts(paper)).toEqual([
    {
      field: 'year',
      words: [
        { value: '2024', sources: ['Crossref'], alike: [], isShown: true },
        { value: '2023', sources: ['OpenAlex', 'Semantic Scholar'], alike: [], isShown: false },
      ],
    },
    {
      field: 'venue',
      words: [
        { value: 'The Lancet', sources: ['Crossref'], alike: ['OpenAlex'], isShown: true },
        { value: 'Nature', sources: ['Semantic Scholar'], alike: [], isShown: false },
      ],
    },
  ])
})

test('what is no name of its own has no capital within a sentence', () => {
  expect(sourceInSentence('file')).toBe('the file itself')
  expect(sourceInSentence('OpenAlex')).toBe('OpenAlex')
})
