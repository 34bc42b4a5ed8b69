import { z } from 'zod'
import {
  dayOf,
  essential,
  everyOf,
  given,
  identifiersFrom,
  mainList,
  optional,
  plausibleYear,
  readJson,
  webAddress,
} from './answer-fields.ts'
import { type ConnectorOptions, type PaperFacts, paperIn, papersIn } from './connector.ts'
import { repositoryFromAddress } from './github.ts'
import { createHubRepositories } from './hugging-face-repositories.ts'
import { plainAbstract, plainText } from './plain-text.ts'
import { address, wordsAndNames } from './request-address.ts'
import type { CodeOrData, Identifier, Source } from './source.ts'

const name = 'Hugging Face'

const text = optional(z.string())
const Paper = z.object({
  id: z.string().min(1),
  title: z.string(),
  summary: text,
  authors: everyOf(z.object({ name: z.string(), hidden: optional(z.boolean()) })),
  publishedAt: essential,
  githubRepo: text,
})
const Found = mainList(z.object({ paper: Paper }))
const Repository = z.object({
  id: z.string().regex(/^[\w.-]{1,96}(?:\/[\w.-]{1,96})?$/),
  private: optional(z.boolean()),
})
const Repositories = mainList(Repository)

/** As many models, and as many data sets, are named with one paper. */
const mostResources = 20

export interface HuggingFace extends Source, ReturnType<typeof createHubRepositories> {
  /** Models and data sets whose cards name the paper: the most downloaded first. */
  resources(identifier: Identifier, signal: AbortSignal): Promise<readonly CodeOrData[]>
}

/** Hugging Face's pages of arXiv papers, and the models and data sets that name them. */
export function createHuggingFace({
  ask,
  baseUrl,
  key,
}: ConnectorOptions): Required<Omit<HuggingFace, 'references' | 'citations'>> {
  const headers = key ? { authorization: `Bearer ${key}` } : undefined
  const get = <T>(
    segments: readonly string[],
    parameters: Record<string, string | number>,
    schema: z.ZodType<T>,
    signal: AbortSignal,
    absent: readonly number[] = [],
  ) =>
    ask({
      source: name,
      absent,
      url: address(baseUrl, ['api', ...segments], parameters),
      ...given('headers', headers),
      signal,
      read: readJson(schema),
    })
  const named = async (kind: 'models' | 'datasets', arxivId: string, signal: AbortSignal) => {
    const parameters = { filter: `arxiv:${arxivId}`, sort: 'downloads', limit: mostResources }
    const answer = await get([kind], parameters, Repositories, signal)
    return (answer?.value ?? []).flatMap((repository): CodeOrData[] => {
      if (repository.private) return []
      const path = kind === 'datasets' ? `datasets/${repository.id}` : repository.id
      return [
        {
          kind: kind === 'datasets' ? 'dataset' : 'model',
          name: repository.id,
          url: `https://huggingface.co/${path}`,
        },
      ]
    })
  }
  return {
    name,
    ...createHubRepositories(name, ask, baseUrl, headers),
    async search({ limit, ...asked }, signal) {
      const q = wordsAndNames(asked).slice(0, 250)
      const answer = await get(['papers', 'search'], { q }, Found, signal)
      const papers = papersIn(
        name,
        answer,
        (found) => found.slice(0, limit),
        ({ paper }) => factsFrom(paper),
      )
      return { papers }
    },
    async lookup({ scheme, value }, signal) {
      if (scheme !== 'arxiv') return null
      const answer = await get(['papers', value], {}, Paper, signal, [404])
      return paperIn(name, answer, factsFrom)
    },
    async resources({ scheme, value }, signal) {
      if (scheme !== 'arxiv') return []
      const [models, datasets] = await Promise.all([
        named('models', value, signal),
        named('datasets', value, signal),
      ])
      return [...models, ...datasets]
    },
  }
}

/** Null when the page is of no arXiv paper, or has no title. */
function factsFrom(paper: z.infer<typeof Paper>): PaperFacts | null {
  const identifiers = identifiersFrom(['arxiv', paper.id])
  const title = plainText(paper.title)
  if (identifiers.length === 0 || !title) return null
  const date = dayOf(paper.publishedAt)
  const code = webAddress(paper.githubRepo)
  const repository = code && repositoryFromAddress(code)
  return {
    identifiers,
    title,
    authors: paper.authors.flatMap((author) => (author.hidden ? [] : plainText(author.name) || [])),
    // Never `ai_summary`: it is a model's text, not the paper's.
    ...given('abstract', plainAbstract(paper.summary)),
    ...given('year', plausibleYear(date === undefined ? undefined : Number(date.slice(0, 4)))),
    ...given('date', date),
    type: 'preprint',
    links: [],
    relations: [],
    notices: [],
    ...(repository
      ? {
          resources: [
            { kind: 'code' as const, name: repository, url: `https://github.com/${repository}` },
          ],
        }
      : {}),
  }
}
