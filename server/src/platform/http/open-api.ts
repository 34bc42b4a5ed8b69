import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { AppServer } from './server.ts'

/** The description of the API from its schemas: `/api/openapi.json`, and for people `/api/docs`. */
export async function registerOpenApi(app: AppServer, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tessera',
        description:
          'Papers, their texts, and explanations whose every claim is tied to the words that prove it.',
        version,
      },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // Its own script sets styles on elements; nothing but this site is needed.
    transformStaticCSP: (policy) =>
      policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"),
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
