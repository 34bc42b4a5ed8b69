import { z } from 'zod'

/** What the pages need to know about this installation. */
export const Site = z.object({
  operatorName: z.string(),
  contactEmail: z.string(),
  publicUrl: z.string(),
  engine: z.string(),
  billing: z.enum(['off', 'sandbox', 'stripe']),
  version: z.string(),
})
export type Site = z.infer<typeof Site>
