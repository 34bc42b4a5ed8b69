import { z } from 'zod'
import { count, decodeUtf8, given, listOf, optional, readJson } from './answer-fields.ts'
import { address } from './request-address.ts'
import type { Ask } from './source.ts'

/** Owner and name of a model or data set, or the name alone for the oldest; nothing else becomes part of an address (T21). */
export const HubName = z.string().regex(/^(?!\.)[\w.-]{1,96}(?:\/(?!\.)[\w.-]{1,96})?$/)

const text = optional(z.string())
/** One word, or a list of them. */
const words = z
  .union([z.string().transform((one) => [one]), z.array(z.string())])
  .nullish()
  .catch(undefined)
  .transform((all) => all ?? [])
const Repository = z.object({
  id: HubName,
  author: text,
  private: optional(z.boolean()),
  // false, "auto" or "manual".
  gated: optional(z.union([z.boolean(), z.string()])),
  disabled: optional(z.boolean()),
  pipeline_tag: text,
  library_name: text,
  description: text,
  downloads: count,
  likes: count,
  trendingScore: optional(z.number()),
  lastModified: text,
  tags: listOf(z.string()),
  siblings: listOf(z.object({ rfilename: z.string() })),
  config: optional(z.object({ model_type: text })),
  cardData: optional(z.object({ license: words, language: words, datasets: words })),
})

/** A model or a data set as its hub tells it; absent is what it does not say. */
export interface HubRepository {
  readonly at: string
  readonly name: string
  readonly url: string
  readonly author?: string
  readonly pipelineTag?: string
  readonly library?: string
  readonly modelType?: string
  readonly description?: string
  readonly downloads?: number
  readonly likes?: number
  /** How much it is sought at the moment, as the hub counts it. */
  readonly popularity?: number
  readonly lastModified?: string
  readonly tags: readonly string[]
  readonly files: readonly string[]
  readonly licenses: readonly string[]
  readonly languages: readonly string[]
  readonly datasets: readonly string[]
  /** The arXiv numbers of the papers that it names. */
  readonly papers: readonly string[]
  readonly isPrivate: boolean
  readonly isGated: boolean
  readonly isDisabled: boolean
}

export type HubKind = 'models' | 'datasets'

/** Models and data sets of Hugging Face, one by one, with what their cards say. */
export function createHubRepositories(
  source: string,
  ask: Ask,
  baseUrl: string,
  headers: Readonly<Record<string, string>> | undefined,
) {
  return {
    /** Null when there is none of this name, or the name cannot be one. Throws SourceError. */
    async repository(
      kind: HubKind,
      id: string,
      signal: AbortSignal,
    ): Promise<HubRepository | null> {
      if (!HubName.safeParse(id).success) return null
      const answer = await ask({
        source,
        url: address(baseUrl, ['api', kind, ...id.split('/')]),
        ...given('headers', headers),
        // Private ones are refused as if they were there for others only.
        absent: [401, 404],
        signal,
        read: readJson(Repository),
      })
      return answer && factsFrom(kind, answer.value, answer.at)
    },
    /** The card, as Markdown without its YAML head; null when there is none. Throws SourceError. */
    async card(kind: HubKind, id: string, signal: AbortSignal): Promise<string | null> {
      if (!HubName.safeParse(id).success) return null
      const path = kind === 'datasets' ? ['datasets', ...id.split('/')] : id.split('/')
      const answer = await ask({
        source,
        url: address(baseUrl, [...path, 'raw', 'main', 'README.md']),
        ...given('headers', headers),
        absent: [401, 404],
        maxBytes: 2_000_000,
        signal,
        read: readCard,
      })
      return answer?.value ?? null
    },
  }
}

/** Without the YAML between the two lines of dashes; Windows line ends become plain ones. */
function readCard(body: Uint8Array, contentType: string): string {
  const card = decodeUtf8(body)
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
  if (/html/i.test(contentType) && /^\s*<(?:!doctype|html)/i.test(card))
    throw new Error('a page came in place of a card')
  return card.replace(/^---\n(?:.*?\n)?---(?:\n|$)/s, '').trim()
}

function factsFrom(
  kind: HubKind,
  repository: z.infer<typeof Repository>,
  at: string,
): HubRepository {
  const { id, tags, cardData } = repository
  return {
    at,
    name: id,
    url: `https://huggingface.co/${kind === 'datasets' ? 'datasets/' : ''}${id}`,
    ...given('author', repository.author),
    ...given('pipelineTag', repository.pipeline_tag),
    ...given('library', repository.library_name),
    ...given('modelType', repository.config?.model_type),
    ...given('description', repository.description),
    ...given('downloads', repository.downloads),
    ...given('likes', repository.likes),
    ...given('popularity', repository.trendingScore),
    ...given('lastModified', repository.lastModified),
    tags,
    files: repository.siblings.map(({ rfilename }) => rfilename),
    licenses: cardData?.license ?? tagged(tags, 'license'),
    languages: cardData?.language ?? tagged(tags, 'language'),
    datasets: cardData?.datasets ?? tagged(tags, 'dataset'),
    papers: tagged(tags, 'arxiv'),
    isPrivate: repository.private ?? false,
    isGated: Boolean(repository.gated),
    isDisabled: repository.disabled ?? false,
  }
}

/** "license:mit" → mit */
const tagged = (tags: readonly string[], name: string): string[] =>
  tags.flatMap((tag) => (tag.startsWith(`${name}:`) ? tag.slice(name.length + 1) : []))
