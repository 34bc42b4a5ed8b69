import { Citations, CiteQuery, CiteStyle } from '@tessera/contract'
import type { AppServer } from '../../platform/http/server.ts'
import { sessionOf } from '../../platform/http/session.ts'
import { PaperParams } from '../paper-params.ts'
import { citationKey } from './citation-keys.ts'
import { citeFiles, citeStyles } from './cite-files.ts'
import { type CitableDeps, requireCitable } from './require-citable.ts'

/** A paper's citation as a file of each format, and in all formatted styles at once. */
export function citeRoutes(deps: CitableDeps): (app: AppServer) => void {
  return (app) => {
    app.get(
      '/api/papers/:paper/cite',
      { schema: { tags: ['papers'], params: PaperParams, querystring: CiteQuery } },
      async (request, reply) => {
        const paper = await requireCitable(deps, request.params.paper, sessionOf(request))
        const format = citeFiles[request.query.format]
        return reply
          .type(format.contentType)
          .header(
            'content-disposition',
            `inline; filename="${citationKey(paper)}.${format.extension}"`,
          )
          .send(format.write([paper]))
      },
    )

    app.get(
      '/api/papers/:paper/citations',
      { schema: { tags: ['papers'], params: PaperParams, response: { 200: Citations } } },
      async (request) => {
        const paper = await requireCitable(deps, request.params.paper, sessionOf(request))
        return {
          citations: CiteStyle.options.map((style) => ({ style, runs: citeStyles[style](paper) })),
        }
      },
    )
  }
}
