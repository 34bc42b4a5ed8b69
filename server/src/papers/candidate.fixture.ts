import type { Candidate } from './candidates-store.ts'

/** A paper to be ranked, with its title for an id. */
export const candidate = (title: string, year: number, ...authors: string[]): Candidate => ({
  id: title,
  title,
  otherTitles: [],
  shortNames: [],
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
