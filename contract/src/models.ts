import { z } from 'zod'

/** A model of a hub as its card and its repository describe it; null is what they do not say. */
export const HubModel = z.object({
  name: z.string(),
  author: z.string().nullable(),
  pipelineTag: z.string().nullable(),
  description: z.string().nullable(),
  url: z.string(),
  downloads: z.int().nullable(),
  likes: z.int().nullable(),
  /** How much it is sought at the moment, as the hub counts it. */
  popularityScore: z.number().nullable(),
  lastModified: z.string().nullable(),
  /** Markdown, without its head; it comes from outside and is shown as such. */
  modelCard: z.string().nullable(),
  library: z.string().nullable(),
  modelType: z.string().nullable(),
  language: z.array(z.string()),
  license: z.string().nullable(),
  tags: z.array(z.string()),
  datasets: z.array(z.string()),
  siblings: z.array(z.string()),
  /** arXiv numbers of the papers that it names. */
  papers: z.array(z.string()),
  private: z.boolean(),
  gated: z.boolean(),
  disabled: z.boolean(),
})
export type HubModel = z.infer<typeof HubModel>

export const HubModelAnswer = z.object({ success: z.literal(true), model: HubModel })
export type HubModelAnswer = z.infer<typeof HubModelAnswer>
