import { z } from 'zod'

/** Which state of a paper a copy holds, as its source says. */
export const CopyState = z.enum(['submitted', 'accepted', 'published'])
export type CopyState = z.infer<typeof CopyState>

/** A copy of a paper's text that a source names, and what became of it. */
export const TextCopy = z.object({
  kind: z.enum(['html', 'jats', 'pdf']),
  url: z.string(),
  /** The source that names it. */
  source: z.string(),
  license: z.string().nullable(),
  state: CopyState.nullable(),
  /** 2 for "v2" of a preprint. */
  preprintVersion: z.int().nullable(),
  /** Null when nobody has tried it yet. */
  triedAt: z.iso.datetime().nullable(),
  /** Why it gave no text, or is not tried at all, in a sentence; null when it did, or may still be tried. */
  problem: z.string().nullable(),
  retryAt: z.iso.datetime().nullable(),
})
export type TextCopy = z.infer<typeof TextCopy>

/** How far the search for a paper's text has come. */
export const FullText = z.object({
  /** Whether the scholarly sources are asked on this installation. */
  areSourcesAsked: z.boolean(),
  /** Whether opening the paper sets a search off: `POST /api/papers/{id}/text`. */
  isWanted: z.boolean(),
  copies: z.array(TextCopy),
  /** When the text is looked for again; null when it is here, or was never looked for. */
  retryAt: z.iso.datetime().nullable(),
  /** Whether that happens by itself, or when the paper is opened after that moment. */
  retriesItself: z.boolean(),
})
export type FullText = z.infer<typeof FullText>

export const TextQuery = z.object({
  /** A version of a preprint: 2 for "v2". The newest when it is left out. */
  version: z.coerce.number().int().min(1).max(999).optional(),
})

/** The answer to one who wants a paper's text. */
export const TextWanted = z.object({
  /** The work that is under way; null when there is nothing to do, or nothing can be done now. */
  importJobId: z.string().nullable(),
  fullText: FullText,
})
export type TextWanted = z.infer<typeof TextWanted>

/** How a source answered when it was last asked for this paper. */
export const PaperSource = z.object({
  source: z.string(),
  /** `unknown`: it answered, and does not know the paper. */
  status: z.enum(['answered', 'unknown', 'failed', 'limited']),
  message: z.string().optional(),
  retryAt: z.iso.datetime().optional(),
  at: z.iso.datetime(),
})
export type PaperSource = z.infer<typeof PaperSource>
