import { AskQuestion, Done, QaEntry } from '@tessera/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { AppServer } from '../platform/http/server.ts'
import { requireSession, sessionOf } from '../platform/http/session.ts'
import type { ExpectQuestions } from './expect-questions.ts'
import type { Explainer, Readable } from './explainer.ts'
import { costly, PaperParams } from './explanations-routes.ts'
import { deleteQuestion, findQaHistory } from './qa-store.ts'

export interface QaDeps {
  readonly db: Db
  readonly explainer: Explainer
  readonly papers: {
    /** The ids of the paper and of its current text, if there is one. @throws AppError 'paper-not-found' */
    readonly requireIds: (
      x: string,
      viewer: string | null,
    ) => Promise<{ readonly paperId: string; readonly documentId: string | null }>
    /** The paper with its current text. @throws AppError 'paper-not-found', 'no-full-text' */
    readonly requireReadable: (x: string, viewer: string | null) => Promise<Readable>
    /** The text of any version of a paper. */
    readonly textOf: (paperId: string, documentId: string) => Promise<string>
  }
  /** Who is counted as one reader: an account, or a network. */
  readonly readerOf: (request: FastifyRequest) => string
  readonly expectQuestions: ExpectQuestions
}

/** Asking a paper, and what this reader has asked it. */
export function qaRoutes(deps: QaDeps): (app: AppServer) => void {
  const { db, explainer, papers, readerOf, expectQuestions } = deps
  const tags = ['explanations']

  return (app) => {
    app.post(
      '/api/papers/qa',
      { schema: { tags, body: AskQuestion, response: { 200: QaEntry } }, config: costly },
      async (request, reply) => {
        const session = requireSession(request, reply)
        const readable = await papers.requireReadable(request.body.paperId, session)
        return explainer.ask(readable, request.body.question, {
          session,
          reader: readerOf(request),
        })
      },
    )

    app.get(
      '/api/papers/:paper/qa',
      { schema: { tags, params: PaperParams, response: { 200: z.array(QaEntry) } } },
      async (request) => {
        const session = sessionOf(request)
        const { paperId, documentId } = await papers.requireIds(request.params.paper, session)
        // Who looks at the questions has the paper's page before them.
        if (documentId !== null)
          expectQuestions(
            documentId,
            async () => (await papers.requireReadable(paperId, session)).document,
          )
        if (session === null) return []
        return findQaHistory(db, paperId, session, (id) => papers.textOf(paperId, id))
      },
    )

    app.delete(
      '/api/papers/:paper/qa/:id',
      {
        schema: {
          tags,
          description:
            'Removes a question from the own history of a paper, with every answer that it was given.',
          params: PaperParams.extend({ id: z.string().max(64) }),
          response: { 200: Done },
        },
      },
      async (request) => {
        const session = sessionOf(request)
        const { paperId } = await papers.requireIds(request.params.paper, session)
        const id = z.uuid().safeParse(request.params.id)
        const isGone =
          session !== null && id.success && (await deleteQuestion(db, paperId, session, id.data))
        if (!isGone)
          throw new AppError('not-found', 'This question is not in your history of this paper.')
        return { message: 'The question is deleted.' }
      },
    )
  }
}
