import type { AnalysisKind, Citation } from '@tessera/contract'
import type { FiguresAnalysis, MathAnalysis, ResultsAnalysis } from '@tessera/engine'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { analyses } from '../platform/schema/all.ts'
import { checkQuotations } from './quotations.ts'

/** What the engine makes of a document, by kind. */
export interface Analyses {
  readonly results: ResultsAnalysis
  readonly figures: FiguresAnalysis
  readonly math: MathAnalysis
}

/** An analysis with the words at each of its spans, so that the words can be checked when it is read. */
interface StoredBody<Kind extends AnalysisKind> {
  readonly analysis: Analyses[Kind]
  readonly quotations: readonly Citation[]
}

interface AnalysisPlace {
  readonly paperId: string
  readonly documentId: string
  readonly engineVersion: string
}

/**
 * The stored analysis of a document by this version of the engine, or null.
 * @throws RangeError when a stored quotation is not the text's own words
 */
export async function findAnalysis<Kind extends AnalysisKind>(
  db: Db,
  kind: Kind,
  { paperId, documentId, engineVersion }: AnalysisPlace,
  text: string,
): Promise<{ analysis: Analyses[Kind]; createdAt: Date } | null> {
  const [row] = await db
    .select()
    .from(analyses)
    .where(
      and(
        eq(analyses.paperId, paperId),
        eq(analyses.documentId, documentId),
        eq(analyses.kind, kind),
        eq(analyses.engineVersion, engineVersion),
      ),
    )
    .limit(1)
  if (!row) return null
  const { analysis, quotations } = row.body as unknown as StoredBody<Kind>
  checkQuotations(text, quotations)
  return { analysis, createdAt: row.createdAt }
}

/** Stores an analysis; the same engine's analysis of the same document is stored once. */
export async function saveAnalysis<Kind extends AnalysisKind>(
  db: Db,
  kind: Kind,
  place: AnalysisPlace,
  body: StoredBody<Kind>,
  text: string,
): Promise<void> {
  checkQuotations(text, body.quotations)
  await db
    .insert(analyses)
    .values({
      ...place,
      kind,
      engine: body.analysis.engine,
      body: body as unknown as Record<string, unknown>,
    })
    .onConflictDoNothing()
}
