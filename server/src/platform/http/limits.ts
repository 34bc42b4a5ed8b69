import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { isOfApi } from './of-api.ts'
import type { AppServer } from './server.ts'

/**
 * A ceiling for each address, generous enough for a lecture hall behind one router, and an honest 503
 * while the process is out of breath. A route that costs more sets its own with `config.rateLimit`, always counted by
 * the address.
 * @param ownShare who is counted apart from their address; it must be dear to become somebody else
 * @param mostLagMs how late the process may be; a little late is better than refused, what is later would pile up
 * @param mostMemoryBytes how much memory the process may hold (its resident set)
 */
export async function registerLimits(
  app: AppServer,
  {
    ownShare = () => null,
    mostLagMs = 3_000,
    mostMemoryBytes = 1_500_000_000,
  }: {
    readonly ownShare?: ((request: FastifyRequest) => string | null) | undefined
    readonly mostLagMs?: number | undefined
    readonly mostMemoryBytes?: number | undefined
  },
): Promise<void> {
  await app.register(rateLimit, {
    max: 1_200,
    timeWindow: 60_000,
    cache: 10_000,
    keyGenerator: (request) =>
      (request.routeOptions.config.rateLimit === undefined ? ownShare(request) : null) ??
      normalizeIP(request.ip),
    allowList: (request) => !isOfApi(request),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('rate-limited', 'Too many requests. Please wait a moment and try again.', {
        retryAfter: Math.ceil(ttl / 1_000),
      }),
  })
  await app.register(underPressure, {
    maxEventLoopDelay: mostLagMs,
    maxRssBytes: mostMemoryBytes,
    sampleInterval: 500,
    pressureHandler: (request) => {
      // Pages and their parts cost little; without them nobody could read why the rest has to wait.
      if (!isOfApi(request)) return
      throw new AppError('busy', 'Tessera is very busy right now. Please try again in a moment.', {
        retryAfter: 2,
      })
    },
  })
}
