import type { FullTextLink, Identifier } from './source.ts'

/** What a citation needs to know of where a paper came out, each one text. */
export const placeTexts = [
  'date',
  'type',
  'volume',
  'issue',
  'pages',
  'publisher',
  'isbn',
  'degree',
  'arxivClass',
] as const

export const fields = [
  'title',
  'authors',
  'abstract',
  'venue',
  'year',
  ...placeTexts,
  'editors',
  'version',
  'citationCount',
  'isOpenAccess',
  'license',
] as const
export type Field = (typeof fields)[number]
/** Names under which the world cites a paper: who gave them is told like any field. */
export const nameFields = {
  doi: 'doi',
  arxivId: 'arxiv',
  pmid: 'pmid',
  pmcid: 'pmcid',
  openAlexId: 'openalex',
  semanticScholarId: 's2',
  openReviewId: 'openreview',
} as const satisfies Record<string, Identifier['scheme']>
export type NameField = keyof typeof nameFields

/** Where it may be read for nothing: of each field the kinds of links that can stand there, the best first. */
export const linkFields = {
  pdfUrl: ['pdf'],
  htmlUrl: ['html'],
  openAccessUrl: ['landing', 'pdf'],
} as const satisfies Record<string, readonly FullTextLink['kind'][]>
export type LinkField = keyof typeof linkFields
/** True for a field that holds an address where the paper may be read. */
export const isLinkField = (field: string): field is LinkField => field in linkFields

/** The address that stands in a field; undefined when none of the links is of its kinds and open. */
export function linkIn(field: LinkField, links: readonly FullTextLink[]): string | undefined {
  const open = links.filter(({ isOpen }) => isOpen)
  return linkFields[field].flatMap((kind) => open.find((link) => link.kind === kind)?.url ?? [])[0]
}
