import { z } from 'zod'
import { ApiError } from './errors.ts'
import { PaperCard } from './papers.ts'

const year = z.coerce
  .number('A year has four digits.')
  .int('A year has four digits.')
  .min(1000, 'A year has four digits.')
  .max(2999, 'A year has four digits.')
  .optional()
/** Set, or left out: what is not set narrows nothing. */
const only = z
  .enum(
    ['1', 'true', '0', 'false'],
    'This filter is set with 1 or true, and left out with 0 or false.',
  )
  .transform((word) => (word === '1' || word === 'true' ? ('1' as const) : undefined))
  .optional()

/** What a reader narrows results to; the same names stand in the page's address. Years are inclusive. */
export const SearchFilters = z.object({
  from: year,
  to: year,
  /** Free to read, as far as a source says. */
  openAccess: only,
  /** Its text can be read here. */
  fullText: only,
  code: only,
  data: only,
  /** Part of the venue's name, in any case. */
  venue: z.string().trim().max(200, 'A venue has at most 200 characters.').optional(),
  hideRetracted: only,
})
export type SearchFilters = z.infer<typeof SearchFilters>

const areYearsInOrder = ({ from, to }: SearchFilters) =>
  from === undefined || to === undefined || from <= to
const backwards = { message: 'The first year lies after the last.', path: ['from'] }

/** A filter that is misspelt would otherwise look like one that finds nothing to leave out. */
const unknownParameter = {
  error: (issue: z.core.$ZodRawIssue) =>
    issue.code === 'unrecognized_keys'
      ? `A search knows no parameter “${issue.keys[0]}”. It reads q, limit, cursor and the filters ${Object.keys(SearchFilters.shape).join(', ')}.`
      : undefined,
}

const SearchWords = z.strictObject(
  {
    q: z.string('Type something to search for.').trim().min(1, 'Type something to search for.'),
    limit: z.coerce.number().int().min(1).max(50).default(20),
    ...SearchFilters.shape,
  },
  unknownParameter,
)

/** A query may be long; the server reads the first 512 characters and says so when it cut. */
export const SearchQuery = SearchWords.extend({
  /** Leads to the next page of one ranking; it is kept for an hour. */
  cursor: z
    .string()
    .regex(/^[0-9a-f-]{36}\.\d{1,4}$/, 'This page of results does not exist.')
    .optional(),
}).refine(areYearsInOrder, backwards)
export type SearchQuery = z.infer<typeof SearchQuery>

/** A stream begins with the first page; further pages come from the plain search. */
export const SearchStreamQuery = SearchWords.refine(areYearsInOrder, backwards)

/**
 * How a source failed: not in time, not reachable, broken off, in a shape that cannot be read, by refusing
 * the request, by a fault of its own; `busy` when it still owes the answers to earlier questions, and was not asked;
 * `resting` when it failed so often that it is left alone.
 */
export const SourceFailure = z.enum([
  'slow',
  'unreachable',
  'broken',
  'unreadable',
  'refused',
  'trouble',
  'busy',
  'resting',
])
export type SourceFailure = z.infer<typeof SourceFailure>

export const SourceAnswer = z.object({
  source: z.string(),
  status: z.enum(['answered', 'pending', 'failed', 'limited', 'off']),
  count: z.int().optional(),
  /** How many papers it has for these words, as it says itself; only where these are more than it was asked for. */
  total: z.int().optional(),
  /** With `failed` only. */
  failure: SourceFailure.optional(),
  message: z.string().optional(),
  /** With `failed` and `limited`: from when on a search asks it again. */
  retryAt: z.iso.datetime().optional(),
})
export type SourceAnswer = z.infer<typeof SourceAnswer>

/** Papers that each source is asked for. */
export const papersPerSource = 20

/** How many of all papers that match the words a filter would keep, before any filter. */
export const FacetCounts = z.object({
  openAccess: z.int(),
  fullText: z.int(),
  code: z.int(),
  data: z.int(),
  retracted: z.int(),
  /** Papers per year, ascending; years without papers are left out. */
  years: z.array(z.object({ year: z.int(), count: z.int() })),
})
export type FacetCounts = z.infer<typeof FacetCounts>

export const SearchResults = z.object({
  papers: z.array(PaperCard),
  /** Papers that match the words and pass the filters. */
  total: z.int(),
  /** Ids of the papers that the reader named by their exact title or identifier; they come first. */
  exact: z.array(z.string()),
  /** The one paper that the words name by an identifier, once it is here: its page is what the reader wants. */
  named: z
    .object({
      paperId: z.string(),
      /** Of arXiv, when the identifier names one. */
      version: z.int().optional(),
    })
    .optional(),
  facets: FacetCounts,
  sources: z.array(SourceAnswer),
  nextCursor: z.string().nullable(),
  /** One sentence that a reader should know, such as that a long query was cut. */
  message: z.string().optional(),
})
export type SearchResults = z.infer<typeof SearchResults>

/**
 * What the stream of a search says, each with the best papers as of then: first those of this
 * installation (`local`), then once more whenever sources have answered (`answer`), at last `done`. A
 * search that breaks says `failed` instead.
 */
export const SearchEvent = z.discriminatedUnion('event', [
  z.object({ event: z.enum(['local', 'answer', 'done']), data: SearchResults }),
  z.object({ event: z.literal('failed'), data: ApiError }),
])
export type SearchEvent = z.infer<typeof SearchEvent>
