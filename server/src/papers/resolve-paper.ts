import { beforeSilent, type SourceAnswer } from '@tessera/contract'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Federation } from '../sources/federation.ts'
import { type Identifier, parseIdentifier } from '../sources/identifiers.ts'
import { nameOf } from '../sources/source.ts'
import { findClaimant } from './claims-store.ts'
import { askSources } from './full-text/ask-sources.ts'
import { findPaper, type StoredPaper, type Viewer } from './papers-store.ts'
import { asSilent, silentOf, whySilent } from './silent-sources.ts'

/** The paper of an id or identifier, asked for at the sources if it is named and not here; null when nobody knows it. */
export type ResolvePaper = (x: string, viewer: Viewer) => Promise<StoredPaper | null>

/**
 * Finds papers: an id or a known name costs one question to the database, an identifier that no paper here bears one
 * round of the sources, however many ask for it at once. A paper that is only said to have it is what it leads to when
 * nobody knows another.
 * @throws AppError 'upstream-failed' when it was not found and a source that keeps such names did not answer,
 * 'paper-not-found' when those who keep them do not know it, and another could not be asked
 */
export function createPaperResolver(db: Db, federation: Federation): ResolvePaper {
  const underWay = new Map<string, Promise<void>>()
  return async (x, viewer) => {
    const known = await findPaper(db, x, viewer)
    const identifier = known ? null : parseIdentifier(x)
    if (known || identifier === null) return known
    const name = nameOf(identifier)
    let asking = underWay.get(name)
    if (asking === undefined) {
      asking = resolveFromSources(db, federation, identifier).finally(() => underWay.delete(name))
      underWay.set(name, asking)
    }
    await asking
    return (await findPaper(db, x, viewer)) ?? (await findClaimant(db, identifier, viewer))
  }
}

async function resolveFromSources(
  db: Db,
  federation: Federation,
  { scheme, value }: Identifier,
): Promise<void> {
  if (scheme === 'sha256' || scheme === 'tessera') return
  const { paperId, answers, isUnknown } = await askSources(db, federation, { scheme, value })
  const silent = silentOf(answers)
  // Nobody bears the name, so that the word of the paper that is said to have it stands.
  if (isUnknown && (await findClaimant(db, { scheme, value }, null))) return
  if (paperId === null && silent.length > 0) throw isUnknown ? unknown(silent) : notNow(silent)
}

/** Nobody who would know it does; that others were silent is told all the same. */
const unknown = (silent: readonly SourceAnswer[]) =>
  new AppError('paper-not-found', `${beforeSilent['paper-not-found']} ${whySilent(silent)}`, {
    silent: silent.map(asSilent),
  })

/** Nobody knows yet whether the paper exists: named, with when asking again makes sense. */
function notNow(silent: readonly SourceAnswer[]): AppError {
  const times = silent.flatMap(({ retryAt }) => (retryAt ? [Date.parse(retryAt)] : []))
  const waitMs = times.length > 0 ? Math.min(...times) - Date.now() : 0
  return new AppError(
    'upstream-failed',
    `${beforeSilent['upstream-failed']} ${whySilent(silent)} Please try again later.`,
    {
      silent: silent.map(asSilent),
      ...(waitMs > 0 ? { retryAfter: Math.ceil(waitMs / 1_000) } : {}),
    },
  )
}
