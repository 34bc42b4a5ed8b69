import type { Paper, PaperCard } from './papers.ts'

/** A card of a paper of which nothing but this is known. */
export function blankCard(known: Pick<PaperCard, 'id' | 'title'> & Partial<PaperCard>): PaperCard {
  return {
    authors: [],
    venue: null,
    year: null,
    abstract: null,
    pdfUrl: null,
    doi: null,
    arxivId: null,
    isOpenAccess: false,
    citationCount: 0,
    contentStatus: 'pending',
    source: '',
    metadata: {},
    sources: [],
    stage: null,
    notices: [],
    noticeAbout: [],
    ...known,
  }
}

/** The same as a whole paper. */
export function blankPaper(known: Pick<Paper, 'id' | 'title'> & Partial<Paper>): Paper {
  return {
    ...blankCard(known),
    openAccessUrl: null,
    htmlUrl: null,
    license: null,
    content: null,
    figures: [],
    citations: [],
    identifiers: [],
    documentId: null,
    contentProblem: null,
    importJobId: null,
    fullText: {
      areSourcesAsked: true,
      isWanted: false,
      copies: [],
      retryAt: null,
      retriesItself: false,
    },
    resources: [],
    isFactsDue: false,
    newestVersion: null,
    asked: [],
    provenance: [],
    versions: [],
    isPrivate: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...known,
  }
}
