import {
  EvidenceCollection,
  FiguresAnalysis,
  MathAnalysis,
  ResultsAnalysis,
  Summary,
  SummaryEvent,
  Verification,
  VerifyText,
} from '@tessera/contract'
import type { PaperDocument, Span } from '@tessera/engine'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '../platform/database.ts'
import { sendEvents } from '../platform/http/event-stream.ts'
import type { AppServer } from '../platform/http/server.ts'
import { sessionOf } from '../platform/http/session.ts'
import { evidenceAnnotations } from './evidence-annotations.ts'
import type { Explainer, Readable } from './explainer.ts'
import { findSummary } from './summaries-store.ts'
import { summaryEvents } from './summary-stream.ts'

/** What explanations need to know of papers; handed over where the app is composed. */
interface PaperReader {
  /** The paper with its current text. @throws AppError 'paper-not-found', 'no-full-text' */
  readonly requireReadable: (x: string, viewer: string | null) => Promise<Readable>
  /** The same, or null when the paper has no text yet. @throws AppError 'paper-not-found' */
  readonly findReadable: (x: string, viewer: string | null) => Promise<Readable | null>
  /** What files about the paper are called: "vaswani2017attention". @throws AppError 'paper-not-found' */
  readonly citationKey: (x: string, viewer: string | null) => Promise<string>
  /** @throws AppError 'span-outside' */
  readonly requireInside: (text: string, spans: readonly Span[]) => void
}

export interface ExplanationsDeps {
  readonly db: Db
  readonly explainer: Explainer
  readonly papers: PaperReader
  readonly publicUrl: string
  /** Who is counted as one reader: an account, or a network. */
  readonly readerOf: (request: FastifyRequest) => string
}

const analyses = [
  ['results', ResultsAnalysis],
  ['figures', FiguresAnalysis],
  ['math', MathAnalysis],
] as const

/** A bare null is no body to Fastify; it is one to JSON. */
const sendNull = (reply: FastifyReply) =>
  reply.type('application/json; charset=utf-8').send('null' as never)

export const PaperParams = z.object({ paper: z.string().min(1).max(600) })
/** Reading a paper costs up to a second of a core: enough for a classroom, not for a script. */
export const costly = { rateLimit: { max: 120, timeWindow: 60_000 } }

/** A language model may be asked twice, each time up to its deadline. */
const longestMs = 180_000

/** Summaries, analyses and verdicts about a paper's text. */
export function explanationsRoutes(deps: ExplanationsDeps): (app: AppServer) => void {
  const { db, explainer, papers, readerOf } = deps
  const schema = { tags: ['explanations'], params: PaperParams }

  return (app) => {
    app.get(
      '/api/papers/:paper/summary',
      { schema: { ...schema, response: { 200: Summary.nullable() } } },
      async (request, reply) => {
        const found = await papers.findReadable(request.params.paper, sessionOf(request))
        return (found && (await storedSummary(found))) ?? sendNull(reply)
      },
    )

    app.post(
      '/api/papers/:paper/summary',
      { schema: { ...schema, response: { 200: Summary } }, config: costly },
      async (request) =>
        explainer.explain(
          await papers.requireReadable(request.params.paper, sessionOf(request)),
          readerOf(request),
        ),
    )

    app.post(
      '/api/papers/:paper/summary/stream',
      {
        schema: {
          ...schema,
          description:
            'Server-sent events: each has a name and JSON data, described here as one object. The last is `done` or `failed`.',
          response: { 200: { content: { 'text/event-stream': { schema: SummaryEvent } } } },
        },
        config: costly,
        compress: false,
      },
      async (request, reply) => {
        const readable = await papers.requireReadable(request.params.paper, sessionOf(request))
        return sendEvents(
          request,
          reply,
          () => summaryEvents(explainer, readable, readerOf(request)),
          longestMs,
        )
      },
    )

    for (const [kind, Analysis] of analyses) {
      const path = `/api/papers/:paper/analyze-${kind}`
      app.get(
        path,
        { schema: { ...schema, response: { 200: Analysis.nullable() } } },
        async (request, reply) => {
          const found = await papers.findReadable(request.params.paper, sessionOf(request))
          return (found && (await explainer.analyzed(kind, found))) ?? sendNull(reply)
        },
      )
      app.post(
        path,
        { schema: { ...schema, response: { 200: Analysis } }, config: costly },
        async (request) =>
          explainer.analyze(
            kind,
            await papers.requireReadable(request.params.paper, sessionOf(request)),
          ),
      )
    }

    app.get(
      '/api/papers/:paper/evidence',
      { schema: { ...schema, response: { 200: EvidenceCollection } } },
      async (request, reply) => {
        const viewer = sessionOf(request)
        const found = await papers.requireReadable(request.params.paper, viewer)
        const summary = await explainer.summarize(found)
        const url = `${deps.publicUrl}/paper/${encodeURIComponent(found.paperId)}`
        const name = `${await papers.citationKey(found.paperId, viewer)}-evidence.jsonld`
        void reply
          .type('application/ld+json; profile="http://www.w3.org/ns/anno.jsonld"; charset=utf-8')
          .header('content-disposition', `inline; filename="${name}"`)
        return evidenceAnnotations(found.document, summary, url)
      },
    )

    app.post(
      '/api/papers/:paper/verify',
      { schema: { ...schema, body: VerifyText, response: { 200: Verification } }, config: costly },
      async (request) => {
        const { text, spans } = request.body
        const readable = await papers.requireReadable(request.params.paper, sessionOf(request))
        papers.requireInside(readable.document.text, spans ?? [])
        return explainer.verify(readable, text, spans)
      },
    )
  }

  function storedSummary({ paperId, document }: { paperId: string; document: PaperDocument }) {
    return findSummary(db, paperId, document.id, document.text)
  }
}
