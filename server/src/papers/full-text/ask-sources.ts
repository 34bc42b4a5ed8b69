import type { SourceAnswer } from '@tessera/contract'
import type { Db } from '../../platform/database.ts'
import type { Federation } from '../../sources/federation.ts'
import type { FoundPaper } from '../../sources/fuse.ts'
import type { Identifier } from '../../sources/source.ts'
import { storeFound } from '../found-papers-store.ts'
import { saveAnswers } from './text-store.ts'

export interface Asked {
  /** The paper that bears the name; null when no source told of it. */
  readonly paperId: string | null
  readonly answers: readonly SourceAnswer[]
  /** All who keep this kind of name answered, and do not know it. */
  readonly isUnknown: boolean
}

/**
 * Asks every source that can be asked for a paper by this name, and keeps what they say and how they answered.
 * @param known the paper's id, when it is here: that nobody could tell of it is kept, too
 */
export async function askSources(
  db: Db,
  federation: Federation,
  { scheme, value }: Identifier,
  known: string | null = null,
): Promise<Asked> {
  const { papers, answers, isUnknown } = await federation.lookup({ scheme, value })
  const named = papers
    .map(({ paper }) => paper)
    .filter((paper) =>
      paper.identifiers.some((name) => name.scheme === scheme && name.value === value),
    )
  const paperId = (await storeFound(db, named)).get(0) ?? null
  const answersOf = paperId ?? known
  if (answersOf !== null) await saveAnswers(db, answersOf, answers, toldAt(papers))
  return { paperId, answers, isUnknown }
}

/** When each source told what it told: an answer that is used again bears the time of the first. */
function toldAt(papers: readonly FoundPaper[]): ReadonlyMap<string, string> {
  return new Map(
    papers.flatMap(({ paper }) => paper.ledger.map(({ source, at }) => [source, at] as const)),
  )
}
