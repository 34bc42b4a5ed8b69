import { z } from 'zod'
import { Identifier, PaperCard } from './papers.ts'
import { SourceAnswer } from './search.ts'

/** A work near a paper, as one source tells of it; its first identifier leads to its own page. */
export const NearWork = z.object({
  title: z.string(),
  authors: z.array(z.string()),
  year: z.int().nullable(),
  identifiers: z.array(Identifier),
  citationCount: z.int().nullable(),
  source: z.string(),
})
export type NearWork = z.infer<typeof NearWork>

/** A person as a source knows them; absent is what it does not say. */
export const AuthorDetails = z.object({
  affiliation: z.string().optional(),
  orcid: z.string().optional(),
  works: z.int().optional(),
  citations: z.int().optional(),
  /** The most frequent first. */
  topics: z.array(z.string()),
  source: z.string(),
})

const Resource = z.object({
  title: z.string(),
  description: z.string().nullable(),
  creators: z.array(z.string()),
  resourceType: z.enum(['Dataset', 'Software', 'Model']),
  url: z.string(),
})

/** What lies around a paper: what it is about, who wrote it, what it cites, what cites it, what belongs to it. */
export const Intelligence = z.object({
  paper: PaperCard,
  intelligence: z.object({
    metrics: z.object({ citationCount: z.int() }),
    /** `score` is between 0 and 1: how sure the source is. */
    concepts: z.array(z.object({ display_name: z.string(), score: z.number() })),
    relatedWorks: z.array(NearWork),
    references: z.array(NearWork),
    citingWorks: z.array(NearWork),
    /** By the author's name. */
    authorDetails: z.record(z.string(), AuthorDetails),
    resources: z.object({ datasets: z.array(Resource), software: z.array(Resource) }),
  }),
  /** Who was asked, and how they answered: an empty list above may only mean that somebody was silent. */
  sources: z.array(SourceAnswer),
})
export type Intelligence = z.infer<typeof Intelligence>
