import type { Duplex } from 'node:stream'
import type { ApiError, ErrorCode } from '@tessera/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { databaseTrouble } from '../database-trouble.ts'
import { AppError } from '../errors.ts'
import { newId } from '../ids.ts'

/** Turns whatever was thrown into `{error, code, requestId}`; what was not foreseen is logged and masked. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  sendError(request, reply, toldError(error, request))
}

/** The same body for an answer that has begun already. */
export function errorBody(thrown: unknown, request: FastifyRequest): ApiError {
  return bodyOf(toldError(thrown, request), request)
}

const bodyOf = ({ message, code, silent }: AppError, { id }: FastifyRequest): ApiError => ({
  error: message,
  code,
  requestId: id,
  ...(silent && { silent: [...silent] }),
})

function toldError(error: unknown, request: FastifyRequest): AppError {
  const known = error instanceof AppError ? error : asKnown(error)
  if (known !== null) return known
  request.log.error({ err: error, requestId: request.id }, 'request failed')
  return new AppError(
    'internal',
    'Something went wrong on our side. Please try again; if it happens again, tell us the request id.',
  )
}

/** The protecting headers of an answer that is plain data and passes no hook. */
export const headersWithoutHooks = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** What Fastify itself refuses before a route is found: a broken address. */
export function answerBadRequestLine(
  _error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  // No hook runs for such a request: what it may carry is set here (T50).
  reply.headers({ ...headersWithoutHooks, 'x-request-id': request.id })
  sendError(request, reply, new AppError('bad-request', 'This address cannot be read.'))
}

/** What Node itself refuses before there is a request: headers or an address too long, or no HTTP at all. */
export function answerBrokenConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const tooLong = error.code === 'HPE_HEADER_OVERFLOW'
  const body = JSON.stringify({
    error: tooLong
      ? 'This request is longer than allowed. Shorten the query and try again.'
      : 'This request cannot be read.',
    code: tooLong ? 'too-large' : 'bad-request',
    requestId: newId(),
  } satisfies ApiError)
  socket.end(
    [
      tooLong ? 'HTTP/1.1 431 Request Header Fields Too Large' : 'HTTP/1.1 400 Bad Request',
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      ...Object.entries(headersWithoutHooks).map(([name, value]) => `${name}: ${value}`),
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

/** `status` when the one that follows from the code does not say enough. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: AppError,
  status: number = error.status,
): void {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(bodyOf(error, request))
}

const byFastifyCode: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too-large', 'This request is larger than allowed.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['bad-request', 'The request broke off. Please try again.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'unsupported-type',
    'This request has a type that is not understood here. Send JSON.',
  ],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['bad-request', 'The request has no body.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['bad-request', 'The body of the request is not valid JSON.'],
  FST_REQ_FILE_TOO_LARGE: ['too-large', 'This file is larger than the 50 MB that are allowed.'],
  FST_FILES_LIMIT: ['bad-request', 'Send one file at a time.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['unsupported-type', 'Send the file as a form upload.'],
}

function asKnown(error: unknown): AppError | null {
  const trouble = databaseTrouble(error)
  if (trouble !== null) return trouble
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [issue] = error.validation
    const field = issue?.instancePath.split('/').filter(Boolean).join('.') ?? ''
    return new AppError(
      'bad-request',
      sentence(issue?.message ?? 'The request is not valid', field),
    )
  }
  const { code, statusCode } = error as Partial<FastifyError>
  const mapped = code === undefined ? undefined : byFastifyCode[code]
  if (mapped !== undefined) return new AppError(...mapped)
  // Node's own word for a body that is no JSON, from Fastify's parser.
  if (error instanceof SyntaxError && statusCode === 400)
    return new AppError('bad-request', 'The body of the request is not valid JSON.')
  return null
}

// Our own messages are sentences; zod's own ("Invalid input: expected …, received …") become one.
function sentence(message: string, field: string): string {
  if (/[.!?]$/.test(message)) return message
  const name = field === '' ? 'The request' : `“${field}”`
  if (message.endsWith('received undefined')) return `${name} is missing.`
  if (message.endsWith('received NaN')) return `${name} is missing or not a number.`
  const expected = /expected (.+?)(?:, received .*)?$/.exec(message)?.[1]
  if (expected === undefined) return `${name} is not valid: ${message}.`
  return `${name} must be ${inWords(expected)}.`
}

/** What zod expects, as people say it: "string to have <=2000 characters", "number to be >=1", "int". */
function inWords(expected: string): string {
  const kinds: Readonly<Record<string, string>> = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
  }
  const [kind = '', limit] = expected.split(/ to (?:be|have) /)
  const named = kinds[kind] ?? kind
  if (limit === undefined) return named
  return `${named} of ${limit.replace(/>=\s?/, 'at least ').replace(/<=\s?/, 'at most ').replace(/>\s?/, 'more than ').replace(/<\s?/, 'less than ')}`
}
