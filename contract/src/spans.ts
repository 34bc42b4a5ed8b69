import { z } from 'zod'

/** A list that nobody changes: the engine's values go on the wire as they are. */
export const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()

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

/** A place in a paper, asked for by its offsets; outside the text it is an error, never clamped. */
export const PassageQuery = z.object({
  start: z.coerce.number().int().min(0),
  end: z.coerce.number().int().min(0),
})

/** Where a passage of an earlier text stands in the current one: never a lookalike, rather `gone`. */
export const PassageNow = z.object({
  documentId: z.string(),
  state: z.enum(['same', 'changed', 'gone']),
  start: z.int().optional(),
  end: z.int().optional(),
  quote: z.string().optional(),
})
export type PassageNow = z.infer<typeof PassageNow>

/** A passage with what stands around it, for evidence links. */
export const Passage = Citation.extend({
  documentId: z.string(),
  prefix: z.string(),
  suffix: z.string(),
  heading: z.string().nullable(),
  /** Only for a passage of a text that is not the current one. */
  now: PassageNow.optional(),
})
export type Passage = z.infer<typeof Passage>
