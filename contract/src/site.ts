import { z } from 'zod'

/** What the pages need to know about this installation. */
export const Site = z.object({
  operatorName: z.string(),
  contactEmail: z.string(),
  publicUrl: z.string(),
  engine: z.string(),
  /** Of the engine that runs here, beside which the scorecard says what it measured. */
  engineVersion: z.string(),
  checkerVersion: z.string(),
  /** The language model that papers are sent to, when the operator has switched one on. */
  languageModel: z
    .object({
      name: z.string(),
      /** Where the text goes: the host of the service. */
      host: z.string(),
      /** Whether papers that a reader brought are sent, too. */
      privatePapers: z.boolean(),
    })
    .nullable(),
  billing: z.enum(['off', 'sandbox', 'stripe']),
  version: z.string(),
})
export type Site = z.infer<typeof Site>
