import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'

/** Letters and digits alone, for a first look: `titleKey` decides. */
const bare = (title: string) =>
  sql.raw(`lower(regexp_replace(${title}, '[^[:alnum:]]+', ' ', 'g'))`)

/** Notes the titles that the ledger has of each paper beside the one that is shown: by them it is found, too. */
export async function keepOtherTitles(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.execute(sql`
    update papers set other_titles = told.titles
    from (
      select paper.id, coalesce(
        jsonb_agg(distinct word.value)
          filter (where ${bare('word.value')} <> ${bare('paper.title')}), '[]') as titles
      from papers paper join provenance word on word.paper_id = paper.id and word.field = 'title'
      where paper.id in ${ids}
      group by paper.id
    ) told
    where papers.id = told.id and papers.other_titles <> told.titles`)
}
