import { TextQuery, TextWanted } from '@tessera/contract'
import { z } from 'zod'
import type { Db } from '../../platform/database.ts'
import type { AppServer } from '../../platform/http/server.ts'
import { sessionOf } from '../../platform/http/session.ts'
import { wantFacts } from '../facts/learn-facts.ts'
import { requirePaper } from '../paper-access.ts'
import type { ResolvePaper } from '../resolve-paper.ts'
import { fetchText } from './fetch-text.ts'
import { presentFullText } from './present-text.ts'
import { findTextState } from './text-state.ts'
import { wantText } from './want-text.ts'

export interface TextDeps {
  readonly db: Db
  readonly resolvePaper: ResolvePaper
  /** Whether the scholarly sources are asked here. */
  readonly isOn: boolean
}

/** Opening a paper: the one thing that sets a search for its text off. Pages, hovering and crawlers do not. */
export function textRoutes({ db, resolvePaper, isOn }: TextDeps): (app: AppServer) => void {
  return (app) => {
    app.post(
      '/api/papers/:paper/text',
      {
        schema: {
          tags: ['papers'],
          description:
            'A reader has opened the paper: looks for its text and for what the sources say of it now, unless these are here or were looked for a short time ago.',
          params: z.object({ paper: z.string().min(1).max(600) }),
          querystring: TextQuery,
          response: { 200: TextWanted },
        },
        config: { rateLimit: { max: 300, timeWindow: 60_000 } },
      },
      async (request) => {
        const paper = await requirePaper(resolvePaper, request.params.paper, sessionOf(request))
        const version = request.query.version ?? null
        const importJobId = isOn ? await wantText(db, fetchText, paper, version) : null
        if (isOn) await wantFacts(db, paper, importJobId !== null)
        const texts = await findTextState(db, paper.id)
        const asking = { isOn, now: Date.now() }
        return { importJobId, fullText: presentFullText(paper, { texts, importJobId }, asking) }
      },
    )
  }
}
