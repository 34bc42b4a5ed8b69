import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { papers } from '../platform/schema/all.ts'
import { retractedAmong } from './notices-store.ts'
import { type Viewer, visibleTo } from './papers-store.ts'
import type { SaidOfPaper } from './telling-words.ts'

/** What ranking and filters look at in a paper. */
export interface Candidate {
  readonly id: string
  readonly title: string
  /** Those that other records give it. */
  readonly otherTitles: readonly string[]
  /** By which people search for it: "ResNet". */
  readonly shortNames: readonly string[]
  readonly authors: readonly string[]
  readonly year: number | null
  readonly venue: string | null
  readonly doi: string | null
  readonly arxivId: string | null
  readonly isOpenAccess: boolean
  readonly hasFullText: boolean
  readonly hasCode: boolean
  readonly hasData: boolean
  readonly isRetracted: boolean
  readonly isUpload: boolean
}

/** Metadata of sources is a flag or an address. */
const isSet = (name: string): SQL<boolean> =>
  sql`coalesce(metadata ->> ${name}, 'false') not in ('', 'false')`

/** What these papers say of themselves, by id. */
export async function findSaid(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SaidOfPaper>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: papers.id,
      title: papers.title,
      authors: papers.authors,
      // Other titles, and short names that people search for, as the index has them.
      abstract: sql<string>`concat_ws(' ', metadata ->> 'alsoKnownAs', other_titles, abstract)`,
      venue: papers.venue,
    })
    .from(papers)
    .where(inArray(papers.id, [...ids]))
  return new Map(rows.map(({ id, ...said }) => [id, said]))
}

/** The papers of these ids that the viewer may see, in the order of the ids. */
export async function findCandidates(
  db: Db,
  ids: readonly string[],
  viewer: Viewer,
): Promise<Candidate[]> {
  if (ids.length === 0) return []
  // In a query of one table, drizzle leaves out its name: the subquery must not ask for the outer id.
  const retracted = retractedAmong(db, ids)
  const rows: Candidate[] = await db
    .select({
      id: papers.id,
      title: papers.title,
      otherTitles: papers.otherTitles,
      shortNames: sql<string[]>`coalesce(metadata -> 'alsoKnownAs', '[]')`,
      authors: papers.authors,
      year: papers.year,
      venue: papers.venue,
      doi: papers.doi,
      arxivId: papers.arxivId,
      isOpenAccess: papers.isOpenAccess,
      hasFullText: sql<boolean>`content_status = 'full'`,
      hasCode: isSet('github'),
      hasData: isSet('dataset'),
      isRetracted: sql<boolean>`id in ${retracted}`,
      isUpload: sql<boolean>`owner_session is not null`,
    })
    .from(papers)
    .where(and(inArray(papers.id, [...ids]), visibleTo(viewer), isNull(papers.mergedInto)))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
