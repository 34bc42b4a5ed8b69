import { createReadStream } from 'node:fs'
import { Layout, Paper, Passage, PassageQuery } from '@tessera/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { FileStore } from '../platform/files.ts'
import type { AppServer } from '../platform/http/server.ts'
import { sessionOf } from '../platform/http/session.ts'
import { decodeText, mediaTypes } from '../platform/parsing/sniff.ts'
import { byteRange } from './byte-range.ts'
import { citeRoutes } from './cite/cite-routes.ts'
import { findDetails } from './details-store.ts'
import { findFileOfDocument } from './files-store.ts'
import { idOfVersion, requireDocument, requireLayout, requirePaper } from './paper-access.ts'
import { documentPage, paperHtmlPolicy, sanitizedPage } from './paper-html.ts'
import { PaperParams } from './paper-params.ts'
import { presentPaper } from './paper-presenter.ts'
import type { StoredPaper } from './papers-store.ts'
import { passageNow, passageOf } from './passage.ts'
import type { ResolvePaper } from './resolve-paper.ts'

export interface PapersDeps {
  readonly db: Db
  readonly files: FileStore
  readonly resolvePaper: ResolvePaper
  /** Whether the scholarly sources are asked here. */
  readonly isOn: boolean
  readonly publicUrl: string
}

const VersionQuery = z.object({ v: z.string().min(1).max(200).optional() })

/** Reading papers. `{paper}` is an id or any identifier in any dress. */
export function papersRoutes(deps: PapersDeps): (app: AppServer) => void {
  const { db, files } = deps
  const paperOf = (request: FastifyRequest<{ Params: z.infer<typeof PaperParams> }>) =>
    requirePaper(deps.resolvePaper, request.params.paper, sessionOf(request))

  return (app) => {
    citeRoutes(deps)(app)

    app.get(
      '/api/papers/:paper',
      {
        schema: {
          tags: ['papers'],
          params: PaperParams,
          querystring: VersionQuery,
          response: { 200: Paper },
        },
      },
      async (request) => {
        const paper = await paperOf(request)
        // The facts are those of every version; a version that there is not is refused here too.
        if (request.query.v !== undefined) await requireDocument(db, paper, request.query.v)
        const details = await findDetails(db, paper.id)
        return presentPaper(paper, details, { isOn: deps.isOn, now: Date.now() })
      },
    )

    app.get(
      '/api/papers/:paper/document',
      { schema: { tags: ['papers'], params: PaperParams, querystring: VersionQuery } },
      async (request, reply) => {
        const paper = await paperOf(request)
        const document = await requireDocument(db, paper, request.query.v)
        return immutable(reply, paper, request.query.v).send(document)
      },
    )

    app.get(
      '/api/papers/:paper/layout',
      {
        schema: {
          tags: ['papers'],
          description:
            'The text of the PDF and where it stands on the pages; spans count in the text given here.',
          params: PaperParams,
          querystring: VersionQuery,
          response: { 200: Layout },
        },
      },
      async (request, reply) => {
        const paper = await paperOf(request)
        const layout = await requireLayout(db, paper, request.query.v)
        return immutable(reply, paper, request.query.v).send(layout)
      },
    )

    app.get(
      '/api/papers/:paper/passage',
      {
        schema: {
          tags: ['papers'],
          params: PaperParams,
          querystring: PassageQuery.extend(VersionQuery.shape),
          response: { 200: Passage },
        },
      },
      async (request) => {
        const { start, end, v } = request.query
        const paper = await paperOf(request)
        const document = await requireDocument(db, paper, v)
        const passage = passageOf(document, { start, end })
        if (paper.documentId === null || paper.documentId === document.id) return passage
        const now = await requireDocument(db, paper)
        return { ...passage, now: passageNow(document, { start, end }, now) }
      },
    )

    app.get(
      '/api/papers/:paper/html',
      { schema: { tags: ['papers'], params: PaperParams } },
      async (request, reply) => {
        const paper = await paperOf(request)
        return reply
          .headers(foreignFile(paperHtmlPolicy))
          .type('text/html; charset=utf-8')
          .send(await pageOf(paper))
      },
    )

    app.get(
      '/api/papers/:paper/pdf',
      // Bytes of a PDF do not get smaller, and ranges count in the stored bytes.
      {
        schema: { tags: ['papers'], params: PaperParams, querystring: VersionQuery },
        compress: false,
      },
      async (request, reply) => {
        const paper = await paperOf(request)
        const { v } = request.query
        const id = v === undefined ? paper.documentId : await idOfVersion(db, paper, v)
        const file = await findFileOfDocument(db, paper.id, id, [mediaTypes.pdf])
        if (!file) throw new AppError('not-found', 'This paper has no PDF here.')
        const range = byteRange(request.headers.range, file.size)
        reply
          .headers(foreignFile("sandbox; default-src 'none'; frame-ancestors 'self'"))
          .headers({ 'accept-ranges': 'bytes', etag: `"${file.sha256}"` })
          .type('application/pdf')
        if (range === 'unsatisfiable')
          return reply.code(416).header('content-range', `bytes */${file.size}`).send('')
        const { start, end } = range ?? { start: 0, end: file.size - 1 }
        if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`)
        return reply
          .header('content-length', end - start + 1)
          .send(createReadStream(files.pathOf(file.sha256), { start, end }))
      },
    )
  }

  /** The stored HTML made harmless, where the paper came as HTML; else its document as a page. */
  async function pageOf(paper: StoredPaper): Promise<string> {
    const source = await findFileOfDocument(db, paper.id, paper.documentId, [mediaTypes.html])
    const stored = source ? decodeText(await files.read(source.sha256)) : null
    const page = stored === null ? null : sanitizedPage(stored, paper.title)
    return page ?? documentPage({ ...(await requireDocument(db, paper)), pages: [] })
  }
}

/** A named version never changes; shared caches may keep it unless it is somebody's own upload. */
function immutable(reply: FastifyReply, paper: StoredPaper, version: string | undefined) {
  const scope = paper.ownerSession === null ? 'public' : 'private'
  return reply.header(
    'cache-control',
    // "v2" may be read anew by a better parser; an id never is.
    version === undefined || /^v\d+$/.test(version)
      ? 'private, no-cache'
      : `${scope}, max-age=31536000, immutable`,
  )
}

/** Headers of foreign bytes: nothing in them may run, ask, or be taken for another type (T03, T04). */
function foreignFile(policy: string): Record<string, string> {
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-cache',
  }
}
