import type { Summary } from '@tessera/contract'
import { engineVersion } from '@tessera/engine/documents'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { summaries } from '../platform/schema/all.ts'
import { modelEngineVersion } from './model/model-prompt.ts'
import { presentMaker } from './present-maker.ts'
import { checkQuotations } from './quotations.ts'
import type { StoredEvidenceMap, SummaryBody } from './summary-presenter.ts'

/**
 * The newest summary of a document, with every quotation held against `text`; of this version a language
 * model's before the embedded engine's. With `by`, only that engine's.
 * @throws RangeError when a stored quotation is not the text's own words
 */
export async function findSummary(
  db: Db,
  paperId: string,
  documentId: string,
  text: string,
  by?: 'embedded' | { readonly engine: string; readonly model: string },
): Promise<Summary | null> {
  const maker = by === 'embedded' ? { engine: by, model: '' } : by
  const [row] = await db
    .select()
    .from(summaries)
    .where(
      and(
        eq(summaries.paperId, paperId),
        eq(summaries.documentId, documentId),
        maker && eq(summaries.engine, maker.engine),
        maker && eq(summaries.model, maker.model),
      ),
    )
    .orderBy(
      sql`${summaries.engineVersion} in (${engineVersion}, ${modelEngineVersion}) desc`,
      sql`${summaries.engine} <> 'embedded' desc`,
      desc(summaries.createdAt),
      desc(summaries.id),
    )
    .limit(1)
  if (!row) return null
  const evidenceMap = row.evidenceMap as StoredEvidenceMap
  checkQuotations(text, quotationsOf(evidenceMap))
  return {
    id: row.id,
    paperId: row.paperId,
    documentId: row.documentId,
    tldr: row.tldr,
    whatsNew: row.whatsNew,
    whatNew: row.whatsNew,
    methods: row.methods,
    results: row.results,
    limitations: row.limitations,
    replicationChecklist: [...row.replicationChecklist],
    evidenceMap: evidenceMap as Summary['evidenceMap'],
    claims: row.claims as Summary['claims'],
    withheld: row.withheld as Summary['withheld'],
    ...presentMaker(row),
    createdAt: row.createdAt.toISOString(),
  }
}

/**
 * Stores a summary; the same engine's summary of the same document is stored once. One that was cut short gives way.
 * @throws RangeError when a quotation is not the text's own words; nothing is stored then
 */
export async function saveSummary(
  db: Db,
  paperId: string,
  text: string,
  body: SummaryBody,
): Promise<void> {
  checkQuotations(text, quotationsOf(body.evidenceMap))
  const { documentId, engine, engineVersion, model = '', ...said } = body
  const row = { ...said, run: said.run ?? null, note: said.note ?? null }
  const { paperId: paper, documentId: document, engine: by, engineVersion: version } = summaries
  await db
    .insert(summaries)
    .values({ paperId, documentId, engine, engineVersion, model, ...row })
    .onConflictDoUpdate({
      target: [paper, document, by, version, summaries.model],
      set: { ...row, createdAt: sql`now()` },
      setWhere: sql`${summaries.run} ->> 'isCut' = 'true'`,
    })
}

function quotationsOf(map: StoredEvidenceMap) {
  return Object.values(map).flatMap((entries) => entries.flatMap((entry) => entry.spans))
}
