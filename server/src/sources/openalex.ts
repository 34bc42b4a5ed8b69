import { z } from 'zod'
import { count, mainList, optional, readJson } from './answer-fields.ts'
import { alsoNamed, type ConnectorOptions, hitsIn, paperIn } from './connector.ts'
import { type AuthorFacts, createAuthorLookup } from './openalex-author.ts'
import { factsFromOpenAlex, OpenAlexWork } from './openalex-work.ts'
import { address, wordsAndNames } from './request-address.ts'
import type { Identifier, Source, SourceHits, SourcePaper } from './source.ts'

const name = 'OpenAlex'

const Works = z.object({
  results: mainList(OpenAlexWork),
  meta: optional(z.object({ count: count })),
})

/** One request names at most so many works: an address has its limits, and so has a page of answers. */
const mostIds = 50
/** Each person is a request. */
const mostAuthors = 10

export interface OpenAlex extends Source {
  /** Works that OpenAlex thinks are near this one, at most 50. */
  related(identifier: Identifier, signal: AbortSignal): Promise<readonly SourcePaper[]>
  /** The people who wrote it, the first ten in their order; whom OpenAlex has no number for is left out. */
  authors(identifier: Identifier, signal: AbortSignal): Promise<readonly AuthorFacts[]>
}

/** OpenAlex: works by words, by name, and along their references. Searches cost credit, lookups are free. */
export function createOpenAlex({
  ask,
  baseUrl,
  key,
  contactEmail,
}: ConnectorOptions): Required<OpenAlex> {
  const parameters = { mailto: contactEmail || undefined, api_key: key }

  const one = (identifier: Identifier, signal: AbortSignal) => {
    const id = workId(identifier)
    return id === null
      ? Promise.resolve(null)
      : ask({
          source: name,
          url: address(baseUrl, ['works', id], parameters),
          signal,
          read: readJson(OpenAlexWork),
        })
  }
  const many = async (
    filter: Record<string, string | number | undefined>,
    signal: AbortSignal,
  ): Promise<SourceHits> => {
    const answer = await ask({
      source: name,
      url: address(baseUrl, ['works'], { ...filter, ...parameters }),
      signal,
      absent: [],
      read: readJson(Works),
    })
    return hitsIn(
      name,
      answer,
      ({ results, meta }) => ({ items: results, total: meta?.count }),
      factsFromOpenAlex,
    )
  }
  const byIds = async (ids: readonly string[], signal: AbortSignal) => {
    const short = ids.flatMap((id) => id.match(/W\d+$/)?.[0] ?? []).slice(0, mostIds)
    if (short.length === 0) return []
    const filter = `openalex:${short.join('|')}`
    return (await many({ filter, 'per-page': mostIds }, signal)).papers
  }

  const author = createAuthorLookup(name, ask, baseUrl, parameters)

  return {
    name,
    search: ({ from, to, openAccess, limit, ...asked }, signal) =>
      many(
        {
          search: wordsAndNames(asked),
          filter:
            [
              from === undefined ? '' : `from_publication_date:${from}-01-01`,
              to === undefined ? '' : `to_publication_date:${to}-12-31`,
              openAccess ? 'is_oa:true' : '',
            ]
              .filter(Boolean)
              .join(',') || undefined,
          'per-page': Math.min(limit, 200),
        },
        signal,
      ),
    async lookup(identifier, signal) {
      const paper = paperIn(name, await one(identifier, signal), factsFromOpenAlex)
      return identifier.scheme === 'openalex' ? alsoNamed(paper, identifier) : paper
    },
    async references(identifier, signal) {
      const answer = await one(identifier, signal)
      return answer ? byIds(answer.value.referenced_works, signal) : []
    },
    async related(identifier, signal) {
      const answer = await one(identifier, signal)
      return answer ? byIds(answer.value.related_works, signal) : []
    },
    async authors(identifier, signal) {
      const answer = await one(identifier, signal)
      const people = answer?.value.authorships.slice(0, mostAuthors) ?? []
      const ids = people.flatMap(({ author: { id } }) => id?.match(/A\d+$/)?.[0] ?? [])
      const found = await Promise.all(ids.map((id) => author(id, signal)))
      return found.filter((facts) => facts !== null)
    },
    async citations(identifier, signal) {
      const answer = await one(identifier, signal)
      const id = answer?.value.id.match(/W\d+$/)?.[0]
      if (!id) return []
      const order = { sort: 'cited_by_count:desc', 'per-page': mostIds }
      return (await many({ filter: `cites:${id}`, ...order }, signal)).papers
    },
  }
}

/** How OpenAlex calls a paper by another's name; null when it cannot. */
function workId({ scheme, value }: Identifier): string | null {
  switch (scheme) {
    case 'openalex':
      return value
    case 'doi':
      return `doi:${value}`
    case 'arxiv':
      return `doi:10.48550/arxiv.${value}`
    case 'pmid':
      return `pmid:${value}`
    case 'pmcid':
      return `pmcid:${value.replace(/^PMC/, '')}`
    case 's2':
    case 'openreview':
      return null
  }
}
