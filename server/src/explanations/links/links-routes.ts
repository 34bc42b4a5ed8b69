import { PaperLinks } from '@tessera/contract'
import { z } from 'zod'
import type { Db } from '../../platform/database.ts'
import type { AppServer } from '../../platform/http/server.ts'
import { sessionOf } from '../../platform/http/session.ts'
import { enqueue } from '../../platform/jobs.ts'
import type { Sources } from '../../sources/create-sources.ts'
import type { Readable } from '../explainer.ts'
import { findSummary } from '../summaries-store.ts'
import { checklistLinks } from './checklist-links.ts'
import { findLinkTests } from './link-tests-store.ts'
import { isTestDue, testLink } from './test-link.ts'

export interface LinksDeps extends Pick<Sources, 'isOwnFile' | 'isOn'> {
  readonly db: Db
  readonly papers: {
    /** @throws AppError 'paper-not-found' */
    readonly findReadable: (x: string, viewer: string | null) => Promise<Readable | null>
  }
}

/** The addresses that a paper gives for its code and data, and what the last test of each said. */
export function linksRoutes({ db, papers, isOwnFile, isOn }: LinksDeps): (app: AppServer) => void {
  const schema = {
    tags: ['explanations'],
    params: z.object({ paper: z.string().min(1).max(600) }),
    response: { 200: PaperLinks },
  }

  return (app) => {
    app.get(
      '/api/papers/:paper/links',
      {
        schema: {
          ...schema,
          description:
            'The web addresses and DOIs with which the paper states its code and data, and how each answered when it was last tested.',
        },
      },
      async (request) => ({ links: await linksOf(request.params.paper, sessionOf(request)) }),
    )

    app.post(
      '/api/papers/:paper/links',
      {
        schema: {
          ...schema,
          description:
            'A reader has opened the paper: the same, and those that were not tested for 30 days are tested soon.',
        },
        config: { rateLimit: { max: 120, timeWindow: 60_000 } },
      },
      async (request) => {
        const links = await linksOf(request.params.paper, sessionOf(request))
        for (const { url, isDue } of links) if (isDue) await enqueue(db, testLink, { url })
        return { links }
      },
    )
  }

  async function linksOf(x: string, viewer: string | null) {
    const found = await papers.findReadable(x, viewer)
    if (found === null) return []
    const { paperId, document, isPrivate } = found
    const summary = await findSummary(db, paperId, document.id, document.text)
    const stated = summary?.claims.replicationChecklist ?? []
    const links = checklistLinks(document, stated, isOwnFile)
    const tests = await findLinkTests(
      db,
      links.map(({ url }) => url),
    )
    return links.map((link) => {
      const test = tests.get(link.url) ?? null
      // What somebody's upload names is told to nobody.
      return { ...link, isDue: isOn && !isPrivate && isTestDue(test), test }
    })
  }
}
