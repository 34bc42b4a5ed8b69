import { type CitedFacts, citable } from './citable.ts'
import { inverted } from './names.ts'

/** Authors and date in the form of the Highwire tags (https://scholar.google.com/intl/en/scholar/inclusion.html). */
export interface CitationTags {
  /** "Family, Given", each. */
  readonly authors: readonly string[]
  /** As precise as it is known: 2017/06/12, 2017/06 or 2017. */
  readonly date: string | null
}

/** What the tags of a paper's page say of its authors and its date. */
export function citationTags(paper: CitedFacts): CitationTags {
  const { authors, year, month, day } = citable(paper, [], '', new Date(0))
  const parts = [year, month, month === null ? null : day].filter((part) => part !== null)
  return {
    authors: authors.map((name) => inverted(name, { form: 'full' })),
    date: year === null ? null : parts.map((part) => String(part).padStart(2, '0')).join('/'),
  }
}
