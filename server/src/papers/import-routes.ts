import multipart, { type MultipartFile } from '@fastify/multipart'
import { ImportStatus, OwnPapers, paths } from '@tessera/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import type { AppServer } from '../platform/http/server.ts'
import { requireSession, sessionOf } from '../platform/http/session.ts'
import { type AcceptDeps, acceptFile, largestFile } from './accept-file.ts'
import { findImportStatus } from './ingestion-store.ts'
import { findOwnPapers } from './own-papers-store.ts'

/** What a form adds around its file. */
const formOverhead = 100_000
/** How long a client that was refused may go on sending. */
const lingerMs = 1_000

export interface ImportRoutesDeps extends AcceptDeps {
  /** Told as soon as there is a sign of a file: what reads it gets ready meanwhile. */
  readonly expectFile: () => void
}

/** Bringing one's own paper, and seeing how far its reading is. */
export function importRoutes(deps: ImportRoutesDeps): (app: AppServer) => Promise<void> {
  return async (app) => {
    // In a scope of its own: no other route reads forms.
    await app.register(async (scope) => {
      await scope.register(multipart, {
        limits: { files: 2, fields: 4, parts: 6, fileSize: largestFile, headerPairs: 50 },
      })
      uploadRoute(deps, scope as AppServer)
    })

    app.get(
      paths.import,
      {
        schema: {
          tags: ['papers'],
          description: 'The papers that this reader brought, the newest first, at most 50.',
          response: { 200: OwnPapers },
        },
      },
      async (request) => {
        const owner = sessionOf(request)
        if (owner === null) return []
        // Who comes back to what they brought may bring more.
        deps.expectFile()
        return findOwnPapers(deps.db, owner)
      },
    )

    app.get(
      '/api/papers/import/:jobId',
      {
        schema: {
          tags: ['papers'],
          params: z.object({ jobId: z.string().max(64) }),
          response: { 200: ImportStatus },
        },
      },
      async (request) => {
        const id = z.uuid().safeParse(request.params.jobId)
        const status = id.success
          ? await findImportStatus(deps.db, id.data, sessionOf(request))
          : null
        if (!status) throw new AppError('not-found', 'This import is not known here.')
        return status
      },
    )
  }
}

function uploadRoute(deps: ImportRoutesDeps, app: AppServer): void {
  app.post(
    '/api/papers/import',
    {
      schema: {
        tags: ['papers'],
        consumes: ['multipart/form-data'],
        description: 'One PDF, HTML or JATS file of at most 50 MB, as a form upload.',
        response: { 202: ImportStatus },
      },
      config: { rateLimit: { max: 60, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      if (Number(request.headers['content-length'] ?? 0) > largestFile + formOverhead)
        throw tooLarge(request, reply)
      if (!request.isMultipart())
        throw new AppError('unsupported-type', 'Send the file as a form upload.')
      deps.expectFile()
      const files = request.files()
      const file = (await files.next()).value
      if (!file) throw new AppError('bad-request', 'Choose a file to import.')
      const bytes = await readFile(file.file)
      if (!bytes) throw tooLarge(request, reply)
      if (!(await files.next()).done) throw new AppError('bad-request', 'Send one file at a time.')
      const owner = requireSession(request, reply)
      const status = await acceptFile(deps, {
        bytes,
        name: file.filename,
        owner,
        source: 'upload',
      })
      return reply.code(202).send(status)
    },
  )
}

/** The bytes of an upload; null as soon as there are too many, without waiting for the rest. */
async function readFile(stream: MultipartFile['file']): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) {
    if (stream.truncated) return null
    chunks.push(chunk)
  }
  return stream.truncated ? null : Buffer.concat(chunks)
}

/**
 * Refuses what is still on its way. Hanging up at once would take the answer from the client that is
 * still sending, so the rest is thrown away for a moment, and the connection is cut then.
 */
function tooLarge({ raw }: FastifyRequest, reply: FastifyReply): AppError {
  raw.resume()
  reply.raw.once('finish', () => {
    setTimeout(() => {
      if (!raw.complete) raw.socket.destroy()
    }, lingerMs).unref()
  })
  return new AppError('too-large', 'This file is larger than the 50 MB that are allowed.')
}
