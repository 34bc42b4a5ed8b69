import type { PaperCard, SearchResults } from '@tessera/contract'

/** A paper as a result card shows it. */
export function paperCard(id: string, more: Partial<PaperCard> = {}): PaperCard {
  return {
    id,
    title: `Paper ${id}`,
    authors: ['Ada', 'Ben'],
    venue: null,
    year: 2024,
    abstract: null,
    pdfUrl: null,
    doi: null,
    arxivId: null,
    isOpenAccess: false,
    citationCount: 0,
    contentStatus: 'full',
    source: 'library',
    metadata: {},
    sources: ['library'],
    stage: null,
    notices: [],
    ...more,
  }
}

/** A search that found these papers in the library. */
export function found(papers: PaperCard[], more: Partial<SearchResults> = {}): SearchResults {
  return {
    papers,
    total: papers.length,
    exact: [],
    facets: { openAccess: 0, fullText: 0, code: 0, data: 0, retracted: 0, years: [] },
    sources: [{ source: 'library', status: 'answered', count: papers.length }],
    nextCursor: null,
    ...more,
  }
}
