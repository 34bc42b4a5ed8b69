import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { sendError } from './error-answers.ts'
import type { AppServer } from './server.ts'
import { speaksForAccount } from './session.ts'

/** Fills the built `index.html` for an address: its head, first words and first data. */
export type RenderPage = (
  request: FastifyRequest,
  builtPage: string,
) => Promise<{
  readonly status: number
  readonly html: string
  /** Where the page really is, when it was asked for under another name. */
  readonly location?: string
}>

/**
 * Serves the built web app: files with a hash in their name for ever, the rest asked about each time,
 * and the page itself for every address that is no file and not below `/api`.
 */
export async function registerWebPages(
  app: AppServer,
  folder: string,
  renderPage?: RenderPage,
): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  const page = built ? readFileSync(join(folder, 'index.html'), 'utf8') : null
  if (built) {
    const common = { index: false, preCompressed: true, cacheControl: false } as const
    // A route for each of the assets, which are hundreds, would take a third of a second of every start.
    await app.register(fastifyStatic, {
      ...common,
      root: join(folder, 'assets'),
      prefix: '/assets/',
      setHeaders: (response) =>
        response.header('cache-control', 'public, max-age=31536000, immutable'),
    })
    await app.register(fastifyStatic, {
      ...common,
      root: folder,
      wildcard: false,
      globIgnore: ['*.html', 'assets/**'],
      decorateReply: false,
      setHeaders: (response) => response.header('cache-control', 'no-cache'),
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (!reads || path === '/api' || path.startsWith('/api/') || path.startsWith('/assets/')) {
      sendError(request, reply, new AppError('not-found', 'There is nothing at this address.'))
      return reply
    }
    if (page === null)
      throw new AppError('busy', 'The pages of Tessera have not been built yet. Run npm start.')
    const rendered = (await renderPage?.(request, page)) ?? { status: 200, html: page }
    if (rendered.location !== undefined) return reply.redirect(rendered.location)
    reply
      .code(rendered.status)
      .type('text/html; charset=utf-8')
      // A page that names who is signed in is gone once they are not.
      .header(
        'cache-control',
        speaksForAccount(request) ? 'private, no-store' : 'private, no-cache',
      )
      .header('vary', 'accept-encoding')
    if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.send(rendered.html)
    return reply.header('content-encoding', 'br').send(await packed(rendered.html))
  })
}

/** The compressing hook knows routes only, and a page is what no route answers. */
function packed(html: string): Promise<Buffer> {
  return promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}
