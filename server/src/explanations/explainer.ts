import type { AnalysisKind, Claim, QaEntry, Summary, Verification } from '@tessera/contract'
import { engineVersion, type PaperDocument, type Span } from '@tessera/engine/documents'
import type { Db } from '../platform/database.ts'
import { type Analyses, findAnalysis, saveAnalysis } from './analyses-store.ts'
import { createAnswerer } from './answer-question.ts'
import { claimsOf } from './claims-of.ts'
import type { RunEngine } from './engine-tasks.ts'
import { askModel, isPersonal, type NotAnswered } from './model/ask-model.ts'
import { joinExplanations } from './model/join-explanations.ts'
import type { ModelExplainer } from './model/model-explainer.ts'
import { modelEngineVersion } from './model/model-prompt.ts'
import { withheldProposals } from './model/withheld-proposals.ts'
import { insertQaEntry } from './qa-store.ts'
import { quote, spansOf } from './quotations.ts'
import { type Listener, sharedFlight, singleFlight } from './single-flight.ts'
import { findSummary, saveSummary } from './summaries-store.ts'
import { presentSummary } from './summary-presenter.ts'
import { verificationOf } from './verification.ts'

/** A paper with the document that is explained. */
export interface Readable {
  readonly paperId: string
  readonly document: PaperDocument
  /** A reader brought it: it is sent to nobody unless the operator says so. */
  readonly isPrivate: boolean
}
type Text = Pick<Readable, 'paperId' | 'document'>

/** Who asks: whose history keeps the question, and whose share of a model's budget pays. */
interface Asker {
  readonly session: string
  readonly reader: string
}

type Made = { readonly documentId: string; readonly createdAt: string }

/** Explains documents: runs the engine, checks every quotation, stores, and gives back what was stored. */
export interface Explainer {
  /** The summary that is there, or else the embedded engine's. */
  summarize(text: Text): Promise<Summary>
  /**
   * The summary by this installation's engine; a language model's claims are heard as they are proven.
   * @param reader whose share of the model's budget pays
   */
  explain(readable: Readable, reader: string, listener?: Listener<Claim>): Promise<Summary>
  analyze<Kind extends AnalysisKind>(kind: Kind, text: Text): Promise<Analyses[Kind] & Made>
  /** The analysis that is kept of this text by this version of the engine, or null. */
  analyzed<Kind extends AnalysisKind>(
    kind: Kind,
    text: Text,
  ): Promise<(Analyses[Kind] & Made) | null>
  ask(readable: Readable, question: string, asker: Asker): Promise<QaEntry>
  verify(text: Text, words: string, spans?: readonly Span[]): Promise<Verification>
}

interface Deps {
  readonly db: Db
  readonly run: RunEngine
  /** Null where no language model is switched on. */
  readonly models?: ModelExplainer | null
}

/**
 * Makes an explanation once, however many ask for it at a time, and stores it; without `models` the embedded engine
 * alone.
 */
export function createExplainer({ db, run, models = null }: Deps): Explainer {
  const summaries = singleFlight<Summary>()
  const explanations = sharedFlight<Summary | NotAnswered, Claim>(isPersonal)
  const analyses = singleFlight<unknown>()

  const summarize = (text: Text, only?: 'embedded') =>
    summaries(`${text.paperId} ${text.document.id} ${only}`, () => summarizeOnce(text, only))

  async function summarizeOnce({ paperId, document }: Text, only?: 'embedded'): Promise<Summary> {
    const stored = await findSummary(db, paperId, document.id, document.text, only)
    if (stored && [engineVersion, modelEngineVersion].includes(stored.engineVersion)) return stored
    const body = presentSummary(document, await run('explain', document))
    await saveSummary(db, paperId, document.text, body)
    const made = await findSummary(db, paperId, document.id, document.text, only)
    if (!made) throw new Error(`The summary of ${paperId} was not stored.`)
    return made
  }

  async function explain(
    readable: Readable,
    reader: string,
    listener?: Listener<Claim>,
  ): Promise<Summary> {
    if (!models) return summarize(readable)
    const made = await explanations(
      `${readable.paperId} ${readable.document.id}`,
      reader,
      (say) => explainByModel(models, readable, reader, say),
      listener,
    )
    if ('claims' in made) return made
    const embedded = await summarize(readable, 'embedded')
    const withheld = [...embedded.withheld, ...withheldProposals(made.dropped)]
    return { ...embedded, note: made.note, withheld }
  }

  async function explainByModel(
    asking: ModelExplainer,
    readable: Readable,
    reader: string,
    say: Listener<Claim>,
  ): Promise<Summary | NotAnswered> {
    const { paperId, document } = readable
    const { settings } = asking
    const stored = await findSummary(db, paperId, document.id, document.text, settings)
    if (stored?.engineVersion === modelEngineVersion && !stored.run?.isCut) return stored
    const asked = await askModel(asking, 'summary', readable, { reader, onClaim: say })
    if (!('claims' in asked)) return asked
    const citable = await run('citable', document, { characters: Number.MAX_SAFE_INTEGER })
    const embedded = await run('explain', document)
    const {
      model,
      note,
      run: took,
      ...joined
    } = joinExplanations(embedded, asked, settings, citable)
    const body = { ...presentSummary(document, joined), model, note, run: took }
    await saveSummary(db, paperId, document.text, body)
    const made = await findSummary(db, paperId, document.id, document.text, settings)
    if (!made) throw new Error(`The summary of ${paperId} was not stored.`)
    return made
  }

  async function analyzed<Kind extends AnalysisKind>(
    kind: Kind,
    { paperId, document }: Text,
  ): Promise<(Analyses[Kind] & Made) | null> {
    const place = { paperId, documentId: document.id, engineVersion }
    const kept = await findAnalysis(db, kind, place, document.text)
    if (!kept) return null
    const createdAt = kept.createdAt.toISOString()
    return { ...kept.analysis, documentId: document.id, createdAt }
  }

  async function analyze<Kind extends AnalysisKind>(
    kind: Kind,
    text: Text,
  ): Promise<Analyses[Kind] & Made> {
    const kept = await analyzed(kind, text)
    if (kept) return kept
    const { paperId, document } = text
    const analysis = (await run(
      kind as 'results',
      document,
    )) as Analyses[AnalysisKind] as Analyses[Kind]
    const place = { paperId, documentId: document.id, engineVersion }
    const quotations = quote(document, spansOf(claimsOf(analysis)), kind)
    await saveAnalysis(db, kind, place, { analysis, quotations }, document.text)
    const made = await analyzed(kind, text)
    if (!made) throw new Error(`The ${kind} analysis of ${paperId} was not stored.`)
    return made
  }

  const answer = createAnswerer({ db, run, models })

  return {
    summarize: (text) => summarize(text),
    explain,
    analyze: <Kind extends AnalysisKind>(kind: Kind, text: Text) =>
      analyses(`${kind} ${text.paperId} ${text.document.id}`, () => analyze(kind, text)) as Promise<
        Analyses[Kind] & Made
      >,
    analyzed,
    async ask(readable, asked, { session, reader }) {
      const { paperId, document } = readable
      // What cannot be stored cannot be asked: NUL, and halves of characters.
      const question = asked.toWellFormed().replaceAll('\0', ' ')
      const said = await answer(readable, question, reader)
      const entry = { paperId, documentId: document.id, question, ...said }
      return insertQaEntry(db, session, document.text, entry)
    },
    async verify({ paperId, document }, words, spans) {
      const checked = await run('verify', document, words, spans)
      return { paperId, ...verificationOf(document, checked) }
    },
  }
}
