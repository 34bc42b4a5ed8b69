import { BlockList } from 'node:net'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { AppError } from '../errors.ts'
import type { AppServer } from './server.ts'

const near = new BlockList()
near.addSubnet('127.0.0.0', 8, 'ipv4')
near.addSubnet('10.0.0.0', 8, 'ipv4')
near.addSubnet('172.16.0.0', 12, 'ipv4')
near.addSubnet('192.168.0.0', 16, 'ipv4')
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')

/**
 * Durations of requests by route and status, and the process's own figures, at `/metrics` for
 * Prometheus. Only for neighbours: an address that a proxy forwards for, or one from outside, gets 404.
 */
export function registerMetrics(app: AppServer): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'tessera_http_request_duration_seconds',
    help: 'Time from the request to the end of the answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const status = String(reply.statusCode)
    durations.observe({ method: request.method, route, status }, reply.elapsedTime / 1_000)
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
  app.get('/metrics', { schema: { hide: true }, logLevel: 'silent' }, async (request, reply) => {
    const { remoteAddress = '', remoteFamily } = request.socket
    const address = remoteAddress.replace(/^::ffff:/, '')
    const family = remoteFamily === 'IPv6' && address === remoteAddress ? 'ipv6' : 'ipv4'
    if (request.headers['x-forwarded-for'] !== undefined || !near.check(address, family))
      throw new AppError('not-found', 'There is nothing at this address.')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
