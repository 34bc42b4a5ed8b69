import type { FacetCounts, SearchFilters } from '@tessera/contract'
import { plainLetters } from '../sources/plain-letters.ts'
import type { Candidate } from './candidates-store.ts'

/** The papers that pass the filters, in their order. A paper without a year passes no bound on years. */
export function narrow(candidates: readonly Candidate[], filters: SearchFilters): Candidate[] {
  const { from, to } = filters
  const venue = plainLetters(filters.venue ?? '')
  return candidates.filter(
    (paper) =>
      (from === undefined || (paper.year !== null && paper.year >= from)) &&
      (to === undefined || (paper.year !== null && paper.year <= to)) &&
      (!venue || (paper.venue !== null && plainLetters(paper.venue).includes(venue))) &&
      (!filters.openAccess || paper.isOpenAccess) &&
      (!filters.fullText || paper.hasFullText) &&
      (!filters.code || paper.hasCode) &&
      (!filters.data || paper.hasData) &&
      (!filters.hideRetracted || !paper.isRetracted),
  )
}

/** How many of the papers each filter is about. */
export function countFacets(candidates: readonly Candidate[]): FacetCounts {
  const count = (has: (paper: Candidate) => boolean) => candidates.filter(has).length
  const byYear = Map.groupBy(
    candidates.filter(({ year }) => year !== null),
    ({ year }) => Number(year),
  )
  return {
    openAccess: count((paper) => paper.isOpenAccess),
    fullText: count((paper) => paper.hasFullText),
    code: count((paper) => paper.hasCode),
    data: count((paper) => paper.hasData),
    retracted: count((paper) => paper.isRetracted),
    years: [...byYear]
      .map(([year, papers]) => ({ year, count: papers.length }))
      .sort((a, b) => a.year - b.year),
  }
}

/**
 * A reader's own upload of a paper that is here anyway is not a second result: the one with a text to
 * read stays, the public one when both have it.
 */
export function withoutDoubles(candidates: readonly Candidate[]): readonly Candidate[] {
  const uploads = candidates.filter(({ isUpload }) => isUpload)
  if (uploads.length === 0) return candidates
  const dropped = new Set<Candidate>()
  for (const shared of candidates) {
    if (shared.isUpload) continue
    const twin = uploads.find(
      ({ doi, arxivId }) =>
        (doi !== null && doi === shared.doi) || (arxivId !== null && arxivId === shared.arxivId),
    )
    if (twin) dropped.add(shared.hasFullText || !twin.hasFullText ? twin : shared)
  }
  return candidates.filter((paper) => !dropped.has(paper))
}
