import { z } from 'zod'
import { count, dayOf, essential, everyOf, label, listOf, optional } from './answer-fields.ts'

const text = optional(z.string())
// [2017], [2017, 6] or [2017, 6, 12].
const DateParts = z.object({ 'date-parts': z.array(z.array(z.int()).min(1)).min(1) })
// Crossref's only null: a work whose date it does not know was issued [[null]].
const NoDate = z.object({ 'date-parts': z.tuple([z.tuple([z.null()])]) }).transform(() => undefined)
export const CrossrefPerson = z.object({
  given: essential,
  family: essential,
  name: essential,
  suffix: essential,
})
const Update = z.object({ DOI: text, type: text, updated: optional(DateParts), source: text })
const Related = z.object({ 'id-type': z.string(), id: z.string() })
const Reference = z.object({
  DOI: text,
  'article-title': text,
  'volume-title': text,
  author: text,
  year: text,
  'journal-title': text,
})

const WorkFields = z.object({
  DOI: z.string().min(1),
  type: text,
  // Of posted content: "preprint", "blog", ...
  subtype: text,
  title: z.array(z.string()).optional(),
  subtitle: everyOf(z.string()),
  author: everyOf(CrossrefPerson),
  editor: listOf(CrossrefPerson),
  'container-title': everyOf(z.string()),
  volume: label,
  issue: label,
  page: label,
  'article-number': label,
  publisher: text,
  ISBN: listOf(z.string()),
  degree: listOf(z.string()),
  // Of a thesis, a report or a preprint: who gave it out.
  institution: listOf(z.object({ name: z.string() })),
  abstract: text,
  published: DateParts.optional(),
  issued: z.union([DateParts, NoDate]).optional(),
  posted: DateParts.optional(),
  'is-referenced-by-count': count,
  license: listOf(z.object({ URL: z.string(), 'content-version': text })),
  link: listOf(z.object({ URL: z.string(), 'content-type': text, 'content-version': text })),
  resource: optional(z.object({ primary: optional(z.object({ URL: text })) })),
  relation: optional(z.record(z.string(), listOf(Related))),
  'updated-by': listOf(Update),
  'update-to': listOf(Update),
  reference: listOf(Reference),
})
// Figures of a paper and issues of a journal have no title; what has authors, and these, always have.
const titled = ['journal-article', 'proceedings-article', 'posted-content', 'book-chapter']
/** One work of Crossref, as far as it is used; only its DOI must be there, and the title of what has one. */
export const CrossrefWork = WorkFields.refine(
  ({ title, type, author }) =>
    title !== undefined || (author.length === 0 && !titled.includes(type ?? '')),
  'its title is missing',
)
export type CrossrefWork = z.infer<typeof CrossrefWork>

/** As precise as the parts are: 2017, 2017-06 or 2017-06-12. */
export function dateOf(date: z.infer<typeof DateParts> | undefined): string | undefined {
  const [year, month, day] = date?.['date-parts'][0] ?? []
  if (year === undefined) return undefined
  const parts = [String(year).padStart(4, '0')]
  if (month !== undefined) parts.push(String(month).padStart(2, '0'))
  if (month !== undefined && day !== undefined) parts.push(String(day).padStart(2, '0'))
  return dayOf(parts.join('-'))
}
