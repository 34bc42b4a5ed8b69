import type { QaEntry, Summary, Verification } from '@tessera/contract'
import { engineVersion, type PaperDocument, type Span } from '@tessera/engine'
import type { Db } from '../platform/database.ts'
import { type Analyses, type AnalysisKind, findAnalysis, saveAnalysis } from './analyses-store.ts'
import { claimsOf } from './claims-of.ts'
import type { RunEngine } from './engine-tasks.ts'
import { insertQaEntry } from './qa-store.ts'
import { quote, spansOf } from './quotations.ts'
import { singleFlight } from './single-flight.ts'
import { findSummary, saveSummary } from './summaries-store.ts'
import { presentSummary } from './summary-presenter.ts'

/** A paper with the document that is explained. */
export interface Readable {
  readonly paperId: string
  readonly document: PaperDocument
}

type Made = { readonly documentId: string; readonly createdAt: string }

/** Explains documents: runs the engine, checks every quotation, stores, and gives back what was stored. */
export interface Explainer {
  summarize(readable: Readable): Promise<Summary>
  analyze<Kind extends AnalysisKind>(kind: Kind, readable: Readable): Promise<Analyses[Kind] & Made>
  ask(readable: Readable, question: string, session: string): Promise<QaEntry>
  verify(readable: Readable, text: string, spans?: readonly Span[]): Promise<Verification>
}

export function createExplainer({ db, run }: { db: Db; run: RunEngine }): Explainer {
  const summaries = singleFlight<Summary>()
  const analyses = singleFlight<unknown>()

  async function summarize({ paperId, document }: Readable): Promise<Summary> {
    const stored = await findSummary(db, paperId, document.id, document.text)
    if (stored?.engineVersion === engineVersion) return stored
    const body = presentSummary(document, await run('explain', document))
    await saveSummary(db, paperId, document.text, body)
    const made = await findSummary(db, paperId, document.id, document.text)
    if (!made) throw new Error(`The summary of ${paperId} was not stored.`)
    return made
  }

  async function analyze<Kind extends AnalysisKind>(
    kind: Kind,
    { paperId, document }: Readable,
  ): Promise<Analyses[Kind] & Made> {
    const place = { paperId, documentId: document.id, engineVersion }
    const stored = await findAnalysis(db, kind, place, document.text)
    if (!stored) {
      const analysis = (await run(
        kind as 'results',
        document,
      )) as Analyses[AnalysisKind] as Analyses[Kind]
      const quotations = quote(document, spansOf(claimsOf(analysis)), kind)
      await saveAnalysis(db, kind, place, { analysis, quotations }, document.text)
    }
    const made = stored ?? (await findAnalysis(db, kind, place, document.text))
    if (!made) throw new Error(`The ${kind} analysis of ${paperId} was not stored.`)
    return {
      ...made.analysis,
      documentId: document.id,
      createdAt: made.createdAt.toISOString(),
    }
  }

  return {
    summarize: (readable) =>
      summaries(`${readable.paperId} ${readable.document.id}`, () => summarize(readable)),
    analyze: <Kind extends AnalysisKind>(kind: Kind, readable: Readable) =>
      analyses(`${kind} ${readable.paperId} ${readable.document.id}`, () =>
        analyze(kind, readable),
      ) as Promise<Analyses[Kind] & Made>,
    async ask({ paperId, document }, asked, session) {
      // What cannot be stored cannot be asked: NUL, and halves of characters.
      const question = asked.toWellFormed().replaceAll('\0', ' ')
      const said = await run('answer', document, question)
      quote(document, spansOf(said.claims), 'checked')
      return insertQaEntry(db, session, document.text, {
        paperId,
        documentId: document.id,
        question,
        answer: said.answer,
        refused: said.refused,
        ...(said.reason === undefined ? {} : { reason: said.reason }),
        ...(said.premise === undefined ? {} : { premise: said.premise }),
        claims: said.claims,
        citations: quote(document, said.evidence, 'answer'),
        nearest: quote(document, said.nearest ?? [], 'nearest'),
        searched: said.searched ?? [],
        engine: said.engine,
        engineVersion: said.engineVersion,
      })
    },
    async verify({ paperId, document }, text, spans) {
      const checked = await run('verify', document, text, spans)
      return {
        paperId,
        documentId: document.id,
        sentences: checked.map((sentence, index) => ({
          text: sentence.text,
          start: sentence.span.start,
          end: sentence.span.end,
          verdict: sentence.verdict,
          citations: quote(document, sentence.verdict.spans, `sentence-${index + 1}`),
        })),
      }
    },
  }
}
