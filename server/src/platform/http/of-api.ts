import type { FastifyRequest } from 'fastify'

/** Whether a request asks for a part of the API, however its address is spelled (`/%61pi`). */
export const isOfApi = ({ url, routeOptions }: FastifyRequest): boolean =>
  url.startsWith('/api/') || (routeOptions.url?.startsWith('/api/') ?? false)
