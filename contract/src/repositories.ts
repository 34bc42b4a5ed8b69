import { z } from 'zod'
import { list } from './spans.ts'

/**
 * What became of reading a repository: `read`; `gone`, there is none that everybody may see; `empty`, it holds no
 * files; `limited`, GitHub wanted fewer questions; `no-answer`, or one that cannot be read.
 */
export const RepositoryOutcome = z.enum(['read', 'gone', 'empty', 'limited', 'no-answer'])
export type RepositoryOutcome = z.infer<typeof RepositoryOutcome>

/** A file of the repository at the commit that was read; with lines, what it says there, letter for letter. */
export const RepositoryEvidence = z.object({
  path: z.string(),
  /** The file, and its lines, at that commit. */
  url: z.string(),
  lines: z.object({ first: z.int().min(1), last: z.int().min(1), text: z.string() }).nullable(),
})
export type RepositoryEvidence = z.infer<typeof RepositoryEvidence>

/** What the repository has on an item of the replication checklist. */
export const RepositoryFinding = z.object({
  item: z.string(),
  evidence: list(RepositoryEvidence),
  /** Of code and data: how many files there are, of which the evidence names some. */
  files: z.int().optional(),
  /** Of a licence whose text is known: "MIT". */
  licence: z.string().optional(),
})
export type RepositoryFinding = z.infer<typeof RepositoryFinding>

export const RepositoryReading = z.object({
  /** Owner and name, as they were then. */
  name: z.string(),
  commit: z.string(),
  readAt: z.iso.datetime(),
  /** How many files it lists; with `isPart`, GitHub named only a part of them. */
  files: z.int(),
  isPart: z.boolean(),
  /** Paths of the files that were read. */
  filesRead: list(z.string()),
  findings: list(RepositoryFinding),
})
export type RepositoryReading = z.infer<typeof RepositoryReading>

/** The repository in which a paper says that its code or data are. */
export const PaperRepository = z.object({
  name: z.string(),
  url: z.string(),
  /** Whether it is read, or read again, once the paper is opened: `POST /api/papers/{id}/links`. */
  isDue: z.boolean(),
  /** The last try to read it; null when there was none. */
  tried: z
    .object({
      outcome: RepositoryOutcome,
      /** Why it was not read, in a sentence; null when it was. */
      why: z.string().nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
  /** What it said when it was last read; null when it never was, or is no more. */
  reading: RepositoryReading.nullable(),
})
export type PaperRepository = z.infer<typeof PaperRepository>

/** "config.yaml, lines 3–5" */
export function evidencePlace({ path, lines }: RepositoryEvidence): string {
  if (lines === null) return path
  const { first, last } = lines
  return first === last ? `${path}, line ${first}` : `${path}, lines ${first}–${last}`
}
