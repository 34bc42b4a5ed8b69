import {
  paths,
  SearchEvent,
  SearchQuery,
  SearchResults,
  SearchStreamQuery,
} from '@tessera/contract'
import { sendEvents } from '../platform/http/event-stream.ts'
import type { AppServer } from '../platform/http/server.ts'
import { sessionOf } from '../platform/http/session.ts'
import type { SearchAsked } from './first-page.ts'
import { type SearchDeps, searchAsItComes, searchFurther, searchPapers } from './search-papers.ts'

/** A search asks every source: one address gets less of it than of reading. */
const rateLimit = { max: 300, timeWindow: 60_000 }

/** Searching papers: all at once, or as the sources answer. */
export function searchRoutes(deps: SearchDeps): (app: AppServer) => void {
  return (app) => {
    app.get(
      paths.search,
      {
        schema: { tags: ['papers'], querystring: SearchQuery, response: { 200: SearchResults } },
        config: { rateLimit },
      },
      (request) => {
        const { cursor, ...asked } = request.query
        const viewer = sessionOf(request)
        return cursor === undefined
          ? searchPapers(deps, asked, viewer)
          : searchFurther(deps, { ...asked, cursor }, viewer)
      },
    )

    app.get(
      paths.searchStream,
      {
        schema: {
          tags: ['papers'],
          description:
            'Server-sent events: each has a name and JSON data, described here as one object. The last is `done` or `failed`.',
          querystring: SearchStreamQuery,
          response: { 200: { content: { 'text/event-stream': { schema: SearchEvent } } } },
        },
        config: { rateLimit },
        compress: false,
        exposeHeadRoute: false,
      },
      (request, reply) =>
        sendEvents(request, reply, (left) => named(deps, request.query, sessionOf(request), left)),
    )
  }
}

async function* named(
  deps: SearchDeps,
  asked: SearchAsked,
  viewer: string | null,
  left: AbortSignal,
): AsyncGenerator<SearchEvent, void, void> {
  let isFirst = true
  for await (const data of searchAsItComes(deps, asked, viewer, left)) {
    const isOver = data.sources.every(({ status }) => status !== 'pending')
    yield { event: isOver ? 'done' : isFirst ? 'local' : 'answer', data }
    isFirst = false
  }
}
