import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { ApiError } from '@tessera/contract'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
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
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route)
      return { schema: withErrors(schema), url }
    },
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

const errorSchema = z.toJSONSchema(ApiError)

/** Every operation may also answer with an error; all errors have one shape. */
function withErrors<T extends { response?: unknown; hide?: boolean }>(schema: T): T {
  if (!schema || schema.hide) return schema
  const failed = (description: string) => ({ description, ...errorSchema })
  return {
    ...schema,
    response: {
      ...(schema.response as object | undefined),
      '4xx': failed('The request was refused; the sentence says why.'),
      '5xx': failed('Something failed here; the sentence says what to do.'),
    },
  }
}
