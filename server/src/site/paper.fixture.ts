import { blankPaper, type Paper } from '@tessera/contract'

/** A paper for the tests of pages. */
export const fixturePaper = (fields: Partial<Paper>): Paper =>
  blankPaper({
    id: 'p-12345678',
    title: 'A title',
    authors: ['Ada Lovelace'],
    venue: 'A journal',
    year: 1843,
    abstract: 'An abstract.',
    pdfUrl: '/api/papers/p-12345678/pdf',
    doi: '10.1000/1',
    isOpenAccess: true,
    contentStatus: 'full',
    source: 'library',
    sources: ['library'],
    ...fields,
  })
