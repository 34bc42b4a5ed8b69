import type { PaperFacts } from './connector.ts'
import type { CrossrefWork } from './crossref-fields.ts'

/** Posted content is a preprint unless it says what else. */
export function typeOf({ type, subtype }: CrossrefWork): PaperFacts['type'] {
  if (type !== 'posted-content' || subtype === undefined || subtype === 'preprint')
    return typeFrom(type)
  return subtype === 'blog' || subtype === 'web-resource' ? 'post' : 'other'
}

/** Crossref's word for a kind of work, which Unpaywall uses too. */
export function typeFrom(word: string | undefined): PaperFacts['type'] {
  switch (word) {
    case undefined:
      return undefined
    case 'journal-article':
      return 'article'
    case 'proceedings-article':
      return 'conference'
    case 'posted-content':
      return 'preprint'
    case 'book-chapter':
    case 'book-section':
    case 'book-part':
    case 'reference-entry':
      return 'chapter'
    case 'book':
    case 'monograph':
    case 'edited-book':
    case 'reference-book':
      return 'book'
    case 'dissertation':
      return 'thesis'
    case 'report':
      return 'report'
    case 'dataset':
      return 'dataset'
    case 'peer-review':
      return 'review'
    default:
      return 'other'
  }
}
