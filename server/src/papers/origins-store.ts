import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { provenance } from '../platform/schema/all.ts'
import type { MergedPaper } from '../sources/merge.ts'
import { storable } from './new-row.ts'

type Told = { readonly paperId: string } & Pick<MergedPaper, 'ledger'>

/** Who said what about which field, in which of its records; the newest word of each. */
export async function keepOrigins(db: Db, told: readonly Told[]): Promise<void> {
  const said = new Map<string, typeof provenance.$inferInsert & { readonly record: string }>()
  for (const { paperId, ledger } of told)
    for (const { field, source, record, value, at } of ledger) {
      const key = `${paperId} ${field} ${source} ${record}`
      const word = { paperId, field, source, record, value: storable(value), at: new Date(at) }
      if (!said.has(key)) said.set(key, word)
    }
  if (said.size === 0) return
  await nameRecords(db, [...said.values()])
  await db
    .insert(provenance)
    .values([...said.values()])
    .onConflictDoUpdate({
      target: [provenance.paperId, provenance.field, provenance.source, provenance.record],
      set: { value: sql`excluded.value`, at: sql`excluded.at` },
      // An answer from a cache may be older than what was noted meanwhile.
      setWhere: sql`excluded.at >= ${provenance.at}`,
    })
}

/** Words of which it was not noted what record says them are those of the source's record of the same type. */
async function nameRecords(
  db: Db,
  said: readonly { readonly paperId: string; readonly field: string; readonly value: string }[],
): Promise<void> {
  const kinds = said.filter(({ field }) => field === 'type')
  await db.execute(sql`
    update provenance word set record = kind.record
    from jsonb_to_recordset(${JSON.stringify(kinds)}::text::jsonb)
      as kind ("paperId" text, source text, record text, value text)
    where word.record = '' and word.paper_id = kind."paperId" and word.source = kind.source
      and exists (
        select from provenance before
        where before.paper_id = word.paper_id and before.source = word.source
          and before.record = '' and before.field = 'type' and before.value = kind.value)
      and not exists (
        select from provenance other
        where other.paper_id = word.paper_id and other.source = word.source
          and other.record = kind.record)`)
}
