import type { JSONSchema7 } from 'ai'
import { z } from 'zod'

/** Which sections a model proposes sentences for, by task. */
export const sectionsOf = {
  summary: ['tldr', 'whatsNew', 'methods', 'results', 'limitations'],
  answer: ['answer'],
} as const
export type ModelTask = keyof typeof sectionsOf

/**
 * The schema that a service holds its model to, where it can. The order of the fields is the order in which a model
 * writes: it quotes before it claims. A task of one section does not ask for it.
 */
export function schemaOf(task: ModelTask): JSONSchema7 {
  const sections = sectionsOf[task]
  const proposal = z.object({
    ...(sections.length > 1 && { section: z.enum(sections) }),
    ids: z.array(z.string()),
    quote: z.string(),
    claim: z.string(),
  })
  const { $schema: _, ...schema } = z.toJSONSchema(z.object({ elements: z.array(proposal) }))
  return schema as JSONSchema7
}
