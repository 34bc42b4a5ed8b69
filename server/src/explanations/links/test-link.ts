import type { LinkOutcome, LinkTest } from '@tessera/contract'
import { z } from 'zod'
import type { Db } from '../../platform/database.ts'
import { defineJob } from '../../platform/jobs.ts'
import type { Sources } from '../../sources/create-sources.ts'
import { FetchError } from '../../sources/safe-fetch/fetch-error.ts'
import { SourceError } from '../../sources/source.ts'
import { findLinkTests, saveLinkTest } from './link-tests-store.ts'

export interface TestLinkDeps extends Pick<Sources, 'visitLink' | 'isOn'> {
  readonly db: Db
}

const day = 24 * 60 * 60_000
/** So many days a test is believed; one without an answer less long, since the fault may have been on our side. */
const freshDays = (outcome: LinkOutcome) => (outcome === 'no-answer' ? 1 : 30)

/** Whether an address is tested again when a reader opens a paper that gives it. */
export const isTestDue = (test: LinkTest | null): boolean =>
  test === null || Date.parse(test.testedAt) + freshDays(test.outcome) * day < Date.now()

/**
 * Asks an address that a paper gives for its code or data, once, and notes what became of it. All tests stand in one
 * queue: over all processes one request is under way, so that no host gets two.
 */
export const testLink = defineJob<{ url: string }, TestLinkDeps>({
  name: 'test-link',
  payload: z.object({ url: z.string() }),
  key: ({ url }) => `test-link:${url}`,
  queue: 'test-link',
  priority: 20,
  async run({ url }, { db, visitLink, isOn }, { signal }) {
    const before = (await findLinkTests(db, [url])).get(url) ?? null
    if (!isOn || !isTestDue(before)) return
    const test = await visit(() => visitLink(url, signal))
    signal.throwIfAborted()
    if (test !== null) await saveLinkTest(db, url, test)
  },
})

type Visited = Pick<LinkTest, 'outcome' | 'status'>

/** Null when it was not its turn: its host wants fewer requests, and the next reader brings another chance. */
async function visit(ask: () => Promise<number>): Promise<Visited | null> {
  try {
    const status = await ask()
    return { outcome: outcomeOf(status), status }
  } catch (error) {
    if (error instanceof SourceError) return null
    if (error instanceof FetchError) return { outcome: withoutAnswer(error), status: null }
    throw error
  }
}

function outcomeOf(status: number): LinkOutcome {
  if (status >= 200 && status < 300) return 'answers'
  if (status === 404 || status === 410) return 'gone'
  // A page that wants a browser, a login or a cookie is there.
  return status >= 500 ? 'no-answer' : 'refused'
}

function withoutAnswer({ kind }: FetchError): LinkOutcome {
  switch (kind) {
    case 'forbidden':
      return 'not-followed'
    // Only the headers are read: what breaks is a round of redirects, which sites send who keeps no cookie on.
    case 'broken':
      return 'refused'
    default:
      return 'no-answer'
  }
}
