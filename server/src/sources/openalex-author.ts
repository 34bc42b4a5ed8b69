import { z } from 'zod'
import { count, given, listOf, optional, readJson } from './answer-fields.ts'
import { plainText } from './plain-text.ts'
import { address } from './request-address.ts'
import type { Ask } from './source.ts'

const text = optional(z.string())
const Named = z.object({ display_name: z.string().min(1), count })
const Author = z.object({
  id: z.string().regex(/\/A\d+$/),
  display_name: z.string().min(1),
  orcid: text,
  works_count: count,
  cited_by_count: count,
  last_known_institutions: listOf(Named),
  topics: listOf(Named),
})

/** A person as OpenAlex knows them; absent is what it does not say. */
export interface AuthorFacts {
  readonly at: string
  /** "A5023888391" */
  readonly id: string
  readonly name: string
  readonly orcid?: string
  readonly works?: number
  readonly citations?: number
  readonly institutions: readonly string[]
  /** The most frequent first. */
  readonly topics: readonly string[]
}

/** Looks an author up by OpenAlex's number; null when it has none, or the word cannot be one. */
export function createAuthorLookup(
  source: string,
  ask: Ask,
  baseUrl: string,
  parameters: Readonly<Record<string, string | undefined>>,
) {
  return async (id: string, signal: AbortSignal): Promise<AuthorFacts | null> => {
    if (!/^A\d{4,12}$/.test(id)) return null
    const answer = await ask({
      source,
      url: address(baseUrl, ['authors', id], parameters),
      signal,
      read: readJson(Author),
    })
    return answer && factsFrom(answer.value, answer.at)
  }
}

function factsFrom(author: z.infer<typeof Author>, at: string): AuthorFacts {
  return {
    at,
    id: author.id.replace(/^.*\//, ''),
    name: plainText(author.display_name),
    ...given('orcid', author.orcid?.match(/[\dX-]{19}$/)?.[0]),
    ...given('works', author.works_count),
    ...given('citations', author.cited_by_count),
    institutions: author.last_known_institutions.map((one) => plainText(one.display_name)),
    topics: author.topics.map((one) => plainText(one.display_name)),
  }
}
