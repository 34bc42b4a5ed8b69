import { z } from 'zod'

/** Half-open, in UTF-16 units of the paper's canonical text. */
export const Span = z
  .object({ start: z.int().min(0), end: z.int().min(0) })
  .refine(({ start, end }) => start <= end, 'A span ends before it starts.')

/** A span that an item on the page carries. */
export const EvidenceSpan = z.object({ id: z.string(), start: z.int().min(0), end: z.int().min(0) })
export type EvidenceSpan = z.infer<typeof EvidenceSpan>

/** The words at a place, ready to be shown: `quote` is `content.slice(start, end)`. */
export const Citation = EvidenceSpan.extend({ quote: z.string(), page: z.int().min(1).optional() })
export type Citation = z.infer<typeof Citation>
