import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Federation } from '../sources/federation.ts'
import { type Identifier, parseIdentifier } from '../sources/identifiers.ts'
import { storeFound } from './found-papers-store.ts'
import { findPaper, type Viewer } from './papers-store.ts'

/** Asks the sources for a paper that is named and not here, and keeps it. */
export type ResolvePaper = (x: string, viewer: Viewer) => Promise<void>

/**
 * Makes sure that a paper is here if the sources know it: an id or a known name costs one question to the
 * database, an unknown identifier one round of the sources, however many ask for it at once. Returns in
 * peace when nobody knows it.
 * @throws AppError 'upstream-failed' when it was not found and a source that keeps such names did not answer
 */
export function createPaperResolver(db: Db, federation: Federation): ResolvePaper {
  const underWay = new Map<string, Promise<void>>()
  return async (x, viewer) => {
    const identifier = parseIdentifier(x)
    if (identifier === null || (await findPaper(db, x, viewer))) return
    const name = `${identifier.scheme}:${identifier.value}`
    let asking = underWay.get(name)
    if (asking === undefined) {
      asking = resolveFromSources(db, federation, identifier).finally(() => underWay.delete(name))
      underWay.set(name, asking)
    }
    await asking
  }
}

async function resolveFromSources(
  db: Db,
  federation: Federation,
  { scheme, value }: Identifier,
): Promise<void> {
  if (scheme === 'sha256' || scheme === 'tessera') return
  const { papers, answers, isUnknown } = await federation.lookup({ scheme, value })
  const named = papers.filter(({ paper }) =>
    paper.identifiers.some((name) => name.scheme === scheme && name.value === value),
  )
  if (named.length > 0) {
    await storeFound(
      db,
      named.map(({ paper }) => paper),
    )
    return
  }
  const silent = answers.filter(({ status }) => status === 'failed' || status === 'limited')
  if (isUnknown || silent.length === 0) return
  const reasons = silent.map(({ message, source }) => message ?? `${source} did not answer.`)
  throw new AppError(
    'upstream-failed',
    `This paper is not here yet, and the sources could not be asked: ${reasons.join(' ')} Please try again later.`,
  )
}
