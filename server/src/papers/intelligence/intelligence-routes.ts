import { Intelligence } from '@tessera/contract'
import type { Db } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { AppServer } from '../../platform/http/server.ts'
import { sessionOf } from '../../platform/http/session.ts'
import type { Identifier } from '../../sources/source.ts'
import type { Surroundings } from '../../sources/surroundings.ts'
import { findDetails } from '../details-store.ts'
import { areFactsAskable } from '../facts/learn-facts.ts'
import { presentNotice } from '../notices-store.ts'
import { requirePaper } from '../paper-access.ts'
import { PaperParams } from '../paper-params.ts'
import { presentCard } from '../paper-presenter.ts'
import type { ResolvePaper } from '../resolve-paper.ts'
import { presentIntelligence } from './present-intelligence.ts'

export interface IntelligenceDeps {
  readonly db: Db
  readonly resolvePaper: ResolvePaper
  readonly surroundings: (identifiers: readonly Identifier[]) => Promise<Surroundings>
}

/** What lies around a paper in the graph of works, asked for when somebody wants to see it; open to all. */
export function intelligenceRoutes({ db, resolvePaper, surroundings }: IntelligenceDeps) {
  return (app: AppServer) => {
    app.get(
      '/api/papers/:paper/intelligence',
      {
        schema: {
          tags: ['papers'],
          description:
            'Related, cited and citing works, concepts, authors, code and data. The sources are asked when this is; `sources` says how each answered.',
          params: PaperParams,
          response: { 200: Intelligence },
        },
        // Each may be half a dozen requests to the sources.
        config: { rateLimit: { max: 60, timeWindow: 60_000 } },
      },
      async (request) => {
        const paper = await requirePaper(resolvePaper, request.params.paper, sessionOf(request))
        if (!areFactsAskable(paper))
          throw new AppError(
            'not-found',
            'This paper has no DOI and no arXiv number that the sources could be asked by.',
          )
        const details = await findDetails(db, paper.id)
        const all = details.identifiers.flatMap(({ scheme, value }): Identifier[] =>
          scheme === 'sha256' || scheme === 'tessera' ? [] : [{ scheme, value }],
        )
        // A preprint that came out has two DOIs: that of the publication is the paper's own.
        const names = all.sort(
          (a, b) => Number(b.value === paper.doi) - Number(a.value === paper.doi),
        )
        const card = presentCard(paper, {
          sources: details.provenance.map(({ source }) => source),
          notices: details.notices.map(presentNotice),
        })
        return presentIntelligence(card, details, await surroundings(names))
      },
    )
  }
}
