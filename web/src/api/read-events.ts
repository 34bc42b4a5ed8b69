import type { z } from 'zod'
import { ApiError } from './api-error.ts'
import { errorOfResponse } from './error-of-response.ts'

const broken = 'The connection broke before the answer was whole. Please try again.'

/**
 * Reads an answer of server-sent events (WHATWG HTML, section 9.2) as `{ event, data }` of a schema; events of
 * other shapes, such as those of a newer server, are left out.
 * @throws ApiError when the server refuses or the stream breaks
 */
export async function* readEvents<Schema extends z.ZodType>(
  response: Response,
  schema: Schema,
): AsyncGenerator<z.output<Schema>, void, void> {
  if (!response.ok || !response.body) throw await errorOfResponse(response)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value = '' } = await reader.read().catch(() => {
      throw new ApiError(0, { said: broken })
    })
    const blocks = (rest + value).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const parsed = schema.safeParse(eventOf(block))
      if (parsed.success) yield parsed.data
    }
    if (done) return
  }
}

/** An event's name and JSON; null for a heartbeat. */
function eventOf(block: string): { event: string; data: unknown } | null {
  const field = (name: string) =>
    block
      .split('\n')
      .filter((line) => line.startsWith(`${name}: `))
      .map((line) => line.slice(name.length + 2))
      .join('\n')
  const data = field('data')
  return data === '' ? null : { event: field('event'), data: JSON.parse(data) }
}
