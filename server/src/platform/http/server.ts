import type { IncomingMessage, ServerResponse } from 'node:http'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
  type RawServerDefault,
} from 'fastify'
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'
import { type Doors, keepDoors } from './door.ts'
import { answerBadRequestLine, answerBrokenConnection, answerError } from './error-answers.ts'
import { type HealthChecks, registerHealth } from './health.ts'
import { registerLimits } from './limits.ts'
import { registerMetrics } from './metrics.ts'
import { isOfApi } from './of-api.ts'
import { registerOpenApi } from './open-api.ts'
import { refuseForeignHosts, refuseForeignWrites } from './origin-checks.ts'
import { registerSecurityHeaders } from './security-headers.ts'
import { type RenderPage, registerWebPages } from './web-pages.ts'

/** The server that features register their routes on; schemas are zod's. */
export type AppServer = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

export interface ServerOptions {
  readonly log: Log
  readonly publicUrl: string
  readonly publicUrlGiven: boolean
  readonly host: string
  /** Addresses or networks of proxies that may say who the client is. */
  readonly trustedProxies: readonly string[]
  /** The folder of the built web app. */
  readonly webFolder: string
  readonly version: string
  readonly health: HealthChecks
  readonly routes: readonly ((app: AppServer) => void | Promise<void>)[]
  readonly renderPage?: RenderPage
  /** Who is counted apart from their address (`registerLimits`). */
  readonly ownShare?: ((request: FastifyRequest) => string | null) | undefined
  /** How late the process may be before it refuses requests; milliseconds. */
  readonly mostLagMs?: number | undefined
  /** How much memory the process may hold before it refuses requests; bytes of its resident set. */
  readonly mostMemoryBytes?: number | undefined
  /** Where requests are refused before anything is done for them. */
  readonly doors?: Doors
}

const requestBodyBytes = 100_000

/** Composes the HTTP server: protections first, then the features' routes, then pages for all else. */
export async function createHttpServer(options: ServerOptions): Promise<AppServer> {
  const app: AppServer = fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    requestIdHeader: false,
    // A number here is ignored since Fastify 5.12.1 (threat finding 5): addresses only.
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    bodyLimit: requestBodyBytes,
    requestTimeout: 60_000,
    keepAliveTimeout: 10_000,
    maxRequestsPerSocket: 10_000,
    forceCloseConnections: 'idle',
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000, maxHeaderSize: 65_536 },
    routerOptions: { maxParamLength: 1_000, ignoreTrailingSlash: true },
    frameworkErrors: answerBadRequestLine,
    clientErrorHandler: answerBrokenConnection,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('publicUrl', options.publicUrl)
  app.setErrorHandler(answerError)
  app.removeContentTypeParser('text/plain')
  allowNoBody(app)

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  registerMetrics(app)
  app.addHook('onRequest', refuseForeignHosts(options))
  app.addHook('onRequest', refuseForeignWrites(options.publicUrl))
  app.addHook('onSend', async (request, reply) => {
    if (isOfApi(request) && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'private, no-store')
  })
  await registerSecurityHeaders(app, options)
  await registerLimits(app, options)
  await app.register(cookie)
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] })
  await registerOpenApi(app, options.version)
  registerHealth(app, options.health)
  for (const register of options.routes) await register(app)
  await registerWebPages(app, options.webFolder, options.renderPage)
  keepDoors(app, options.doors ?? {})
  return app
}

/** Many clients name JSON as the type of every request: where no body is wanted, none is needed. */
function allowNoBody(app: AppServer): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      if (text === '' && !request.routeOptions.schema?.body) done(null)
      else parseJson(request, text, done)
    },
  )
}
