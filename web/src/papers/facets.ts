import type { PaperCard } from '@tessera/contract'

export const availabilities = {
  openAccess: 'Open access',
  fullText: 'Full text here',
  code: 'Has code',
  data: 'Has data',
} as const
export type Availability = keyof typeof availabilities

/** What a reader narrows the loaded results to. Years are inclusive; null leaves that side open. */
export interface Facets {
  readonly from: number | null
  readonly to: number | null
  readonly has: ReadonlySet<Availability>
}

export const noFacets: Facets = { from: null, to: null, has: new Set() }

export function isNarrowed({ from, to, has }: Facets): boolean {
  return from !== null || to !== null || has.size > 0
}

/** The papers that pass, in the order in which they came. A paper without a year passes no bound on years. */
export function narrow(papers: readonly PaperCard[], facets: Facets): PaperCard[] {
  const { from, to, has } = facets
  return papers.filter(
    (paper) =>
      (from === null || (paper.year !== null && paper.year >= from)) &&
      (to === null || (paper.year !== null && paper.year <= to)) &&
      [...has].every((wanted) => hasAvailability(paper, wanted)),
  )
}

export function hasAvailability(paper: PaperCard, wanted: Availability): boolean {
  switch (wanted) {
    case 'openAccess':
      return paper.isOpenAccess
    case 'fullText':
      return paper.contentStatus === 'full'
    case 'code':
      return Boolean(paper.metadata.github)
    case 'data':
      return Boolean(paper.metadata.dataset)
  }
}
