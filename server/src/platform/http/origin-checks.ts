import { isIP } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { isLoopback } from '../loopback.ts'
import { sendError } from './error-answers.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Against requests that another site makes in the reader's name (threat T30). `Sec-Fetch-Site` decides;
 * where a browser sends none (plain http on a network), `Origin` must be this site. Programs send neither.
 */
export function refuseForeignWrites(publicUrl: string) {
  const own = new URL(publicUrl).origin
  // By whatever name the reader came; where this site is https, a page that came without it may be anybody's.
  const isHere = (origin: string, host: string | undefined) =>
    hostOf(origin) === host && (!own.startsWith('https:') || origin.startsWith('https:'))
  return async (request: FastifyRequest): Promise<void> => {
    if (reading.has(request.method)) return
    const site = request.headers['sec-fetch-site']
    const { origin } = request.headers
    const good =
      site !== undefined
        ? site === 'same-origin' || site === 'none'
        : origin === undefined || origin === own || isHere(origin, request.headers.host)
    if (!good)
      throw new AppError(
        'forbidden',
        'This request came from another site and was not carried out.',
      )
  }
}

/**
 * Against names that were pointed at this machine to read from it (DNS rebinding, threat T23). A server
 * for one's own machine answers to its own names; one with PUBLIC_URL to that name as well. A server
 * that listens to a network without PUBLIC_URL cannot know its names and answers to all.
 */
export function refuseForeignHosts(options: {
  readonly host: string
  readonly publicUrl: string
  readonly publicUrlGiven: boolean
}) {
  const known = new URL(options.publicUrl).hostname
  const open = !options.publicUrlGiven && !isLoopback(options.host)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (open) return
    const name = hostName(request.headers.host ?? '')
    if (name === known || name === options.host || isLoopback(name) || isIP(name) !== 0) return
    const error = new AppError(
      'bad-request',
      'Tessera does not answer to this name. Set PUBLIC_URL to the address that readers use.',
    )
    sendError(request, reply, error, 421)
    return reply as never
  }
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}

/** The name in a Host header, without port and brackets. */
export function hostName(host: string): string {
  return host
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase()
}
