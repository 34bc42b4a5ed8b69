import type { Piece } from './label-features.ts'
import type { ReferenceWords } from './ruled-fields.ts'

/** What a piece of a reference belongs to. */
export const referenceLabels = [
  'authors',
  'year',
  'title',
  'container',
  'volume',
  'issue',
  'pages',
  'publisher',
  'editor',
  'other',
] as const
export type ReferenceLabel = (typeof referenceLabels)[number]

/** For each piece the field that the rules put it in; "-" where they put it in none. */
export function ruledLabels(
  words: string,
  pieces: readonly Piece[],
  fields: ReferenceWords,
): string[] {
  const labels = pieces.map(() => '-')
  /** Marks where a field's words stand; where they end, or `from` when they stand nowhere. */
  const mark = (field: string | undefined, label: ReferenceLabel, from: number): number => {
    const at = field === undefined || field === '' ? -1 : words.indexOf(field, from)
    if (at < 0) return from
    const end = at + (field as string).length
    pieces.forEach((piece, place) => {
      if (piece.start >= at && piece.end <= end && labels[place] === '-') labels[place] = label
    })
    return end
  }
  fields.authors.reduce((from, author) => mark(author, 'authors', from), 0)
  const afterTitle = mark(fields.title, 'title', 0)
  const afterContainer = mark(fields.container, 'container', afterTitle)
  mark(fields.publisher, 'publisher', afterTitle)
  mark(fields.volume, 'volume', afterContainer)
  mark(fields.issue, 'issue', afterContainer)
  for (const page of fields.pages?.split('–') ?? []) mark(page, 'pages', afterContainer)
  mark(fields.year?.toString(), 'year', 0)
  return labels
}
