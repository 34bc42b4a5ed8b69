import { blankCard, type PaperCard, type SearchResults } from '@tessera/contract'

/** A paper as a result card shows it. */
export function paperCard(id: string, more: Partial<PaperCard> = {}): PaperCard {
  return blankCard({
    id,
    title: `Paper ${id}`,
    authors: ['Ada', 'Ben'],
    year: 2024,
    contentStatus: 'full',
    source: 'library',
    sources: ['library'],
    ...more,
  })
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
