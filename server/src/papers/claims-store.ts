import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { claimedIdentifiers, paperIdentifiers } from '../platform/schema/all.ts'
import { type Identifier, nameOf } from '../sources/source.ts'
import { findPaper, type StoredPaper, type Viewer } from './papers-store.ts'

/** Whose these names are, and who only says so: ids of papers, by name. */
export interface KnownNames {
  readonly borne: Map<string, string>
  readonly claimed: Map<string, readonly string[]>
}

/** Which papers bear these names, and of which papers others only say so. */
export async function knownNames(db: Db, names: readonly Identifier[]): Promise<KnownNames> {
  const byScheme = [...Map.groupBy(names, ({ scheme }) => scheme)]
  const among = (table: typeof paperIdentifiers | typeof claimedIdentifiers) =>
    or(
      ...byScheme.map(([scheme, some]) =>
        and(
          sql`${table.scheme} = ${scheme}`,
          inArray(
            table.value,
            some.map(({ value }) => value),
          ),
        ),
      ),
    )
  const [borne, claimed] = await Promise.all([
    db.select().from(paperIdentifiers).where(among(paperIdentifiers)),
    db
      .select()
      .from(claimedIdentifiers)
      .where(among(claimedIdentifiers))
      .orderBy(claimedIdentifiers.paperId),
  ])
  return {
    borne: new Map(borne.map((row) => [nameOf(row), row.paperId])),
    claimed: new Map(
      [...Map.groupBy(claimed, nameOf)].map(([name, rows]) => [
        name,
        rows.map(({ paperId }) => paperId),
      ]),
    ),
  }
}

/** Notes which names each paper is said to have in another state; those that a paper bears are nobody's claim. */
export async function keepClaims(
  tx: Db,
  claims: readonly (Identifier & { readonly paperId: string })[],
): Promise<void> {
  if (claims.length > 0)
    await tx.execute(sql`
      insert into claimed_identifiers (scheme, value, paper_id)
      select scheme, value, "paperId" from jsonb_to_recordset(${JSON.stringify(claims)}::text::jsonb)
        as said (scheme text, value text, "paperId" text)
      where not exists (
        select from paper_identifiers borne
        where borne.scheme = said.scheme and borne.value = said.value)
      on conflict do nothing`)
}

/** Ends the claims on names whose bearers have come: a paper that is another one has the name no longer. */
export async function endClaims(tx: Db, names: readonly Identifier[]): Promise<void> {
  if (names.length === 0) return
  const ended = (await tx.execute(sql`
    with ended as (
      delete from claimed_identifiers claim
      using paper_identifiers borne, jsonb_to_recordset(${JSON.stringify(names)}::text::jsonb)
        as told (scheme text, value text)
      where claim.scheme = told.scheme and claim.value = told.value
        and borne.scheme = told.scheme and borne.value = told.value
      returning claim.scheme, claim.value, claim.paper_id, borne.paper_id as bearer)
    select scheme, value, paper_id as id from ended
    where paper_id <> bearer`)) as unknown as readonly (Identifier & { readonly id: string })[]
  for (const { scheme, value, id } of ended) {
    const column = sql.identifier(scheme === 'arxiv' ? 'arxiv_id' : 'doi')
    await tx.execute(sql`
      update papers set updated_at = now(), ${column} = (
        select value from paper_identifiers
        where paper_id = ${id} and scheme = ${scheme} order by value limit 1)
      where id = ${id} and ${column} = ${value}`)
  }
}

/** A paper that is said to have this name in another state, where none is known that bears it; null when there is none. */
export async function findClaimant(
  db: Db,
  { scheme, value }: Pick<Identifier, 'value'> & { readonly scheme: string },
  viewer: Viewer,
): Promise<StoredPaper | null> {
  const [claim] = await db
    .select({ id: claimedIdentifiers.paperId })
    .from(claimedIdentifiers)
    .where(and(sql`${claimedIdentifiers.scheme} = ${scheme}`, eq(claimedIdentifiers.value, value)))
    .orderBy(claimedIdentifiers.paperId)
    .limit(1)
  return claim ? findPaper(db, claim.id, viewer) : null
}
