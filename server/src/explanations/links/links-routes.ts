import { PaperLinks, type PaperRepository } from '@tessera/contract'
import { z } from 'zod'
import type { Db } from '../../platform/database.ts'
import type { AppServer } from '../../platform/http/server.ts'
import { sessionOf } from '../../platform/http/session.ts'
import { enqueue } from '../../platform/jobs.ts'
import type { Sources } from '../../sources/create-sources.ts'
import type { Readable } from '../explainer.ts'
import { findSummary } from '../summaries-store.ts'
import { checklistLinks, type Stated } from './checklist-links.ts'
import { findLinkTests } from './link-tests-store.ts'
import { ownRepository } from './own-repository.ts'
import { isReadingDue, readRepository } from './read-repository.ts'
import { findReading } from './repository-readings-store.ts'
import { isTestDue, testLink } from './test-link.ts'

export interface LinksDeps extends Pick<Sources, 'isOwnFile' | 'isOn'> {
  readonly db: Db
  readonly papers: {
    /** @throws AppError 'paper-not-found' */
    readonly findReadable: (x: string, viewer: string | null) => Promise<Readable | null>
  }
}

/**
 * The addresses that a paper gives for its code and data, what the last test of each said, and what its repository
 * says of the items of the checklist.
 */
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
            'The web addresses and DOIs with which the paper states its code and data, and how each answered when it was last tested. Where one is a repository on GitHub, what it says of the items of the replication checklist, in the lines of its files at the commit that was read.',
        },
      },
      async (request) => linksOf(request.params.paper, sessionOf(request)),
    )

    app.post(
      '/api/papers/:paper/links',
      {
        schema: {
          ...schema,
          description:
            'A reader has opened the paper: the same, and addresses that were not tested for 30 days are tested soon; so is the repository read.',
        },
        config: { rateLimit: { max: 120, timeWindow: 60_000 } },
      },
      async (request) => {
        const found = await linksOf(request.params.paper, sessionOf(request))
        const { links, repository } = found
        for (const { url, isDue } of links) if (isDue) await enqueue(db, testLink, { url })
        if (repository?.isDue) await enqueue(db, readRepository, { name: repository.name })
        return found
      },
    )
  }

  async function linksOf(x: string, viewer: string | null): Promise<PaperLinks> {
    const found = await papers.findReadable(x, viewer)
    if (found === null) return { links: [], untested: null, repository: null }
    const { paperId, document, isPrivate } = found
    const summary = await findSummary(db, paperId, document.id, document.text)
    const stated = summary?.claims.replicationChecklist ?? []
    // What somebody's upload names is told to nobody.
    const untested = isPrivate ? 'private' : isOn ? null : 'off'
    const mayAsk = untested === null
    const links = checklistLinks(document, stated, isOwnFile)
    const tests = await findLinkTests(
      db,
      links.map(({ url }) => url),
    )
    return {
      links: links.map((link) => {
        const test = tests.get(link.url) ?? null
        return { ...link, isDue: mayAsk && isTestDue(test), test }
      }),
      untested,
      repository: await repositoryOf(document, stated, mayAsk),
    }
  }

  async function repositoryOf(
    document: Readable['document'],
    stated: readonly Stated[],
    mayAsk: boolean,
  ): Promise<PaperRepository | null> {
    const name = ownRepository(document, stated)
    if (name === null) return null
    const kept = await findReading(db, name)
    return {
      name,
      url: `https://github.com/${name}`,
      isDue: mayAsk && isReadingDue(kept),
      tried: kept?.tried ?? null,
      reading: kept?.reading ?? null,
    }
  }
}
