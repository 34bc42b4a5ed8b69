import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'

/**
 * Makes one paper of several rows that turned out to be one: its names, what sources said, notices, texts,
 * files and questions go over to the row that has a text to read, else to the oldest; the addresses of the
 * others lead there from now on.
 * @returns the id of the row that stays
 */
export async function joinRows(tx: Db, ids: readonly string[]): Promise<string> {
  const rows = (await tx.execute(sql`
    select id from papers where id in ${ids}
    order by document_id is null, content_status <> 'full', created_at, id`)) as unknown as readonly {
    id: string
  }[]
  const [stays, ...others] = rows.map(({ id }) => id)
  if (stays === undefined) throw new Error(`None of the papers ${ids.join(', ')} is here.`)
  for (const gone of others) await moveTo(tx, stays, gone)
  return stays
}

async function moveTo(tx: Db, stays: string, gone: string): Promise<void> {
  await tx.execute(sql`
    update paper_identifiers set paper_id = ${stays} where paper_id = ${gone}`)
  await tx.execute(sql`
    with said as (
      delete from claimed_identifiers where paper_id = ${gone} returning scheme, value)
    insert into claimed_identifiers select scheme, value, ${stays} from said on conflict do nothing`)
  await tx.execute(sql`
    insert into provenance (paper_id, field, source, record, value, at)
    select ${stays}, field, source, record, value, at from provenance where paper_id = ${gone}
    on conflict do nothing`)
  await tx.execute(sql`
    insert into notices (paper_id, kind, doi, date, source, is_of_preprint, record, told_at)
    select ${stays}, kind, doi, date, source, is_of_preprint, record, told_at
    from notices where paper_id = ${gone}
    on conflict do nothing`)
  await tx.execute(sql`
    insert into notice_denials (paper_id, kind, source, is_of_preprint, record, at)
    select ${stays}, kind, source, is_of_preprint, record, at
    from notice_denials where paper_id = ${gone}
    on conflict do nothing`)
  // Documents never change, so the other row keeps its own beside the copy.
  await tx.execute(sql`
    insert into documents (paper_id, id, source, parser_version, text_hash, body, pages, created_at)
    select ${stays}, id, source, parser_version, text_hash, body, pages, created_at
    from documents where paper_id = ${gone}
    on conflict do nothing`)
  await tx.execute(sql`
    insert into files (paper_id, sha256, media_type, size, name, created_at)
    select ${stays}, sha256, media_type, size, name, created_at from files where paper_id = ${gone}
    on conflict do nothing`)
  await moveTexts(tx, stays, gone)
  await tx.execute(sql`
    insert into paper_resources (paper_id, url, kind, name, source, facts, at)
    select ${stays}, url, kind, name, source, facts, at from paper_resources
    where paper_id = ${gone}
    on conflict do nothing`)
  await tx.execute(sql`update qa_history set paper_id = ${stays} where paper_id = ${gone}`)
  await tx.execute(sql`
    update papers stays set
      abstract = coalesce(stays.abstract, gone.abstract),
      venue = coalesce(stays.venue, gone.venue),
      year = coalesce(stays.year, gone.year),
      doi = coalesce(stays.doi, gone.doi),
      arxiv_id = coalesce(stays.arxiv_id, gone.arxiv_id),
      pdf_url = coalesce(stays.pdf_url, gone.pdf_url),
      html_url = coalesce(stays.html_url, gone.html_url),
      open_access_url = coalesce(stays.open_access_url, gone.open_access_url),
      license = coalesce(stays.license, gone.license),
      publication = gone.publication || stays.publication,
      metadata = gone.metadata || stays.metadata,
      citation_count = greatest(stays.citation_count, gone.citation_count),
      is_open_access = stays.is_open_access or gone.is_open_access,
      updated_at = now()
    from papers gone where stays.id = ${stays} and gone.id = ${gone}`)
  await tx.execute(sql`
    update papers set merged_into = ${stays}, updated_at = now()
    where id = ${gone} or merged_into = ${gone}`)
}

/** Where its texts came from, which copies were tried, who was asked, and the work on it. */
async function moveTexts(tx: Db, stays: string, gone: string): Promise<void> {
  await tx.execute(sql`
    insert into document_origins
      (paper_id, document_id, url, source, license, state, preprint_version, sha256, at)
    select ${stays}, document_id, url, source, license, state, preprint_version, sha256, at
    from document_origins where paper_id = ${gone}
    on conflict do nothing`)
  await tx.execute(sql`
    insert into text_copies
      (paper_id, url, kind, source, license, state, told_at, tried_at, problem, retry_at)
    select ${stays}, url, kind, source, license, state, told_at, tried_at, problem, retry_at
    from text_copies where paper_id = ${gone}
    on conflict do nothing`)
  await tx.execute(sql`
    insert into source_answers (paper_id, source, status, message, retry_at, at)
    select ${stays}, source, status, message, retry_at, at from source_answers
    where paper_id = ${gone}
    on conflict do nothing`)
  // Two searches that are under way stay apart; both store what they find with the row that stays.
  await tx.execute(sql`
    update ingestion_jobs moved set paper_id = ${stays}
    where paper_id = ${gone} and not exists (
      select from ingestion_jobs other where other.paper_id = ${stays}
        and other.type = moved.type and other.step not in ('done', 'failed'))`)
}
