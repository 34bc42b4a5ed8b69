import type { PaperRepository, RepositoryOutcome, RepositoryReading } from '@tessera/contract'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { repositoryReadings } from '../../platform/schema/all.ts'

/** What is kept of a repository: the last try, and what was read when it last could be. */
export interface KeptReading extends Pick<PaperRepository, 'reading'> {
  readonly tried: NonNullable<PaperRepository['tried']>
  /** The rules by which the reading was made; null without one. */
  readonly readerVersion: string | null
}

const keyOf = (name: string) => name.toLowerCase()

/** Null when nobody has tried to read it. */
export async function findReading(db: Db, name: string): Promise<KeptReading | null> {
  const [row] = await db
    .select()
    .from(repositoryReadings)
    .where(eq(repositoryReadings.name, keyOf(name)))
  if (!row) return null
  const { outcome, why, triedAt, reading, readerVersion } = row
  return { tried: { outcome, why, at: triedAt.toISOString() }, reading, readerVersion }
}

/** Notes a reading that was just made, in place of the one before. */
export async function saveReading(
  db: Db,
  name: string,
  reading: RepositoryReading,
  readerVersion: string,
): Promise<void> {
  const outcome: RepositoryOutcome = 'read'
  await save(db, name, { outcome, why: null, reading, readerVersion })
}

/** Notes that it could not be read. What was read before stays, unless there is nothing to be read any more. */
export async function saveNoReading(
  db: Db,
  name: string,
  outcome: Exclude<RepositoryOutcome, 'read'>,
  why: string,
): Promise<void> {
  const isOver = outcome === 'gone' || outcome === 'empty'
  await save(db, name, { outcome, why, ...(isOver && { reading: null, readerVersion: null }) })
}

type Row = Omit<typeof repositoryReadings.$inferInsert, 'name' | 'triedAt'>

async function save(db: Db, name: string, row: Row): Promise<void> {
  const tried = { ...row, triedAt: new Date() }
  await db
    .insert(repositoryReadings)
    .values({ name: keyOf(name), ...tried })
    .onConflictDoUpdate({ target: repositoryReadings.name, set: tried })
}
