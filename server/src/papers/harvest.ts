import type { Db } from '../platform/database.ts'
import type { Arxiv } from '../sources/arxiv/arxiv.ts'
import { mergePapers } from '../sources/merge.ts'
import type { SourcePaper } from '../sources/source.ts'
import { storeFound } from './found-papers-store.ts'

export interface HarvestDeps {
  readonly db: Db
  readonly arxiv: Pick<Arxiv, 'harvest' | 'announced'>
}

/** Today's announcements of categories, or everything that changed since a day, in one set or in all. */
export type Wanted =
  | { readonly categories: readonly string[] }
  | { readonly since: string; readonly set?: string; readonly most: number }

export interface Harvested {
  /** Papers that arXiv told of and that are in the library now. */
  readonly papers: number
  /** Records that arXiv has taken out of its archive; what is here of them stays. */
  readonly deleted: number
  /** True when there was more than was wanted. */
  readonly isCut: boolean
}

/** Rows that one transaction keeps: readers write between them. */
const chunk = 200

/**
 * Brings the facts of papers in from arXiv, so that they are found here at once and without asking. What is known
 * already is completed; harvesting twice changes nothing. Throws SourceError; what was kept before it stays.
 */
export async function harvestArxiv(
  deps: HarvestDeps,
  wanted: Wanted,
  signal: AbortSignal,
  onProgress: (papers: number) => void,
): Promise<Harvested> {
  let papers = 0
  const keep = async (found: readonly SourcePaper[]) => {
    for (let from = 0; from < found.length; from += chunk) {
      signal.throwIfAborted()
      const some = found.slice(from, from + chunk)
      papers += (await storeFound(deps.db, mergePapers(some))).size
      onProgress(papers)
    }
  }
  if ('categories' in wanted) {
    for (const category of wanted.categories) {
      const announced = await deps.arxiv.announced(category, signal)
      await keep(announced.map(({ paper }) => paper))
    }
    return { papers, deleted: 0, isCut: false }
  }
  let deleted = 0
  let token: string | undefined
  do {
    const page = await deps.arxiv.harvest(
      token === undefined
        ? { since: wanted.since, ...(wanted.set && { set: wanted.set }) }
        : { token },
      signal,
    )
    const left = wanted.most - papers
    deleted += page.deleted.length
    await keep(page.papers.slice(0, left))
    token = page.resumptionToken
    if (page.papers.length > left || (token !== undefined && papers >= wanted.most))
      return { papers, deleted, isCut: true }
  } while (token !== undefined)
  return { papers, deleted, isCut: false }
}
