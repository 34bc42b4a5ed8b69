import { z } from 'zod'
import type { ModelSettings } from '../../model-settings.ts'

const longestWaitMs = 10_000
const mostBytes = 1_000_000

const Models = z.object({ data: z.array(z.object({ id: z.string() })).min(1) })
const NotFound = z.object({
  error: z.object({ type: z.literal('not_found_error'), message: z.string() }),
})

/**
 * Asks a model's service at the start whether it takes the key and knows the model; no model is run.
 * @returns what the operator has to mend, in a sentence; null when nothing is known to be wrong
 */
export async function checkService(
  settings: Pick<ModelSettings, 'engine' | 'baseUrl' | 'apiKey' | 'model'>,
): Promise<string | null> {
  const wrong = await problemOf(settings)
  const host = new URL(settings.baseUrl).host
  return (
    wrong &&
    `The language model’s service at ${host} ${wrong}. Until that is mended, the embedded engine answers.`
  )
}

async function problemOf({
  engine,
  baseUrl,
  apiKey,
  model,
}: Parameters<typeof checkService>[0]): Promise<string | null> {
  const isAnthropic = engine === 'anthropic'
  const path = isAnthropic ? `models/${encodeURIComponent(model)}` : 'models'
  const key: Record<string, string> =
    apiKey === undefined
      ? {}
      : isAnthropic
        ? { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }
        : { authorization: `Bearer ${apiKey}` }
  let response: Response
  let body: unknown
  try {
    response = await fetch(`${baseUrl}/${path}`, {
      headers: { ...key, connection: 'close' },
      redirect: 'error',
      signal: AbortSignal.timeout(longestWaitMs),
    })
    body = await jsonOf(response)
  } catch {
    return 'cannot be reached: check AI_BASE_URL, and whether it runs'
  }
  if (response.status === 401 || response.status === 403)
    return `does not accept AI_API_KEY (status ${response.status})`
  if (response.ok && /html/.test(response.headers.get('content-type') ?? ''))
    return 'answers with a web page: AI_BASE_URL must be the address of its API'
  const unknown = `does not know a model named ${model}: check AI_MODEL`
  // A service that has no list of models says so in words that do not name one.
  if (isAnthropic)
    return NotFound.safeParse(body).data?.error.message.includes(model) ? unknown : null
  const listed = Models.safeParse(body).data?.data ?? []
  // "llama3.1" is short for "llama3.1:latest".
  const isListed = listed.some(({ id }) => id === model || id.startsWith(`${model}:`))
  return listed.length > 0 && !isListed ? unknown : null
}

/** An answer that is JSON and not too long; null for any other. */
async function jsonOf(response: Response): Promise<unknown> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true })
    if (text.length > mostBytes) return null
  }
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
