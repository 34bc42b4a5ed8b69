import { Site } from '@tessera/contract'
import type { AppServer } from '../platform/http/server.ts'

/** What the pages need to know of this installation, and addresses of other sites' form. */
export function siteRoutes(site: Site): (app: AppServer) => void {
  return (app) => {
    app.get('/api/site', { schema: { tags: ['site'], response: { 200: Site } } }, () => site)

    // A reader swaps a host name in an address and lands here.
    app.get<{ Params: { '*': string } }>('/abs/*', { schema: { hide: true } }, (request, reply) =>
      reply.redirect(`/paper/${encodeURIComponent(`arxiv:${request.params['*']}`)}`),
    )
    app.get<{ Params: { '*': string } }>('/doi/*', { schema: { hide: true } }, (request, reply) =>
      reply.redirect(`/paper/${encodeURIComponent(request.params['*'])}`),
    )
  }
}
