import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from '../../platform/testing/loopback.ts'

export type Protocol = 'openai-compatible' | 'anthropic'

/** What a call looks like to the service: the two parts of the prompt, and the whole body. */
export interface Asked {
  readonly instructions: string
  readonly prompt: string
  readonly body: Readonly<Record<string, unknown>>
  /** The header that names the key. */
  readonly key: string
}

/** What the service does with a call: says these words, breaks off after some of them, or worse. */
export type Behaviour =
  | { readonly kind: 'says'; readonly text: string }
  | { readonly kind: 'breaks-off'; readonly text: string }
  | { readonly kind: 'ends-early'; readonly text: string }
  /** Stops of itself: it was told to write no more, or it will not. */
  | { readonly kind: 'stops'; readonly text: string; readonly why: 'length' | 'refusal' }
  /** Says in the middle of its answer that it has too much to do. */
  | { readonly kind: 'gives-up'; readonly text: string }
  | {
      readonly kind: 'status'
      readonly status: number
      readonly headers?: Record<string, string>
      readonly message?: string
    }
  | { readonly kind: 'page' }
  | { readonly kind: 'stalls' }
  | { readonly kind: 'stalls-after'; readonly text: string }
  | { readonly kind: 'pours'; readonly bytes: number; readonly text?: string }

/** A language model's service on loopback that speaks the real protocols, streaming, and says what it is told to. */
export interface LyingProvider {
  readonly url: string
  readonly calls: Asked[]
  behave: (asked: Asked) => Behaviour | Promise<Behaviour>
  /** What it answers when it is asked for its models, or for one of them. */
  models: { readonly status: number; readonly type: string; readonly body: string }
  close(): Promise<void>
}

export async function startLyingProvider(protocol: Protocol): Promise<LyingProvider> {
  const server = createServer(async (request, response) => {
    if (/^\/v1\/models\b/.test(request.url ?? '')) {
      const { status, type, body } = provider.models
      return void response.writeHead(status, { 'content-type': type }).end(body)
    }
    if (request.url !== (protocol === 'anthropic' ? '/v1/messages' : '/v1/chat/completions'))
      return void response.writeHead(404).end()
    const asked = readAsked(protocol, await bodyOf(request), request)
    provider.calls.push(asked)
    act(protocol, await provider.behave(asked), response)
  })
  const { url, close } = await listenOnLoopback(server)
  const provider: LyingProvider = {
    url,
    calls: [],
    models: { status: 200, type: 'application/json', body: '{"data":[{"id":"liar-1"}]}' },
    behave: () => ({ kind: 'says', text: '{"elements":[]}' }),
    close,
  }
  return provider
}

/** The wire form of proposals. */
export function elements(...proposals: readonly object[]): string {
  return JSON.stringify({ elements: proposals })
}

/** The sentences of a prompt by name, as an honest model would read them. */
export function sentencesOf({ prompt }: Asked): { id: string; text: string }[] {
  return [...prompt.matchAll(/^\[(s\d+)\] (.*)$/gm)].map(([, id = '', text = '']) => ({ id, text }))
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

function readAsked(
  protocol: Protocol,
  body: Record<string, unknown>,
  { headers }: IncomingMessage,
): Asked {
  const messages = body.messages as { role: string; content: unknown }[]
  const words = (content: unknown): string =>
    typeof content === 'string'
      ? content
      : (content as { text: string }[]).map(({ text }) => text).join('')
  const spoken = (role: string) => words(messages.find((it) => it.role === role)?.content ?? '')
  return {
    instructions: protocol === 'anthropic' ? words(body.system) : spoken('system'),
    prompt: spoken('user'),
    body,
    key: String(protocol === 'anthropic' ? headers['x-api-key'] : headers.authorization),
  }
}

function act(protocol: Protocol, behaviour: Behaviour, response: ServerResponse): void {
  switch (behaviour.kind) {
    case 'stalls':
      return
    case 'status':
      response.writeHead(behaviour.status, {
        'content-type': 'application/json',
        ...behaviour.headers,
      })
      response.end(JSON.stringify({ error: { type: 'error', message: behaviour.message ?? 'no' } }))
      return
    case 'page':
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end('<html><body>Sign in</body></html>')
      return
    case 'says':
      stream(protocol, behaviour.text, response, () => response.end())
      return
    case 'breaks-off':
      stream(protocol, behaviour.text, response, () => response.destroy(), null)
      return
    case 'ends-early':
      stream(protocol, behaviour.text, response, () => response.end(), null)
      return
    case 'stops':
      stream(protocol, behaviour.text, response, () => response.end(), behaviour.why)
      return
    case 'gives-up':
      stream(protocol, behaviour.text, response, () => response.end(overload[protocol]), null)
      return
    case 'stalls-after':
      stream(protocol, behaviour.text, response, () => {}, null)
      return
    case 'pours':
      stream(protocol, behaviour.text ?? '', response, () => {}, null)
      pour(protocol, behaviour.bytes, response)
  }
}

/** The text in pieces of a few characters, as events of the protocol; with no reason to stop, without its end. */
function stream(
  protocol: Protocol,
  text: string,
  response: ServerResponse,
  end: () => void,
  why: Stop | null = 'end',
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const pieces = text.match(/[\s\S]{1,24}/g) ?? []
  const [opening, piece, closing] = wire[protocol]
  const sent = [
    ...opening(),
    ...pieces.map(piece),
    ...(why === null ? [] : closing(pieces.length, stops[why][protocol])),
  ]
  response.write(sent.join(''), end)
}

function pour(protocol: Protocol, left: number, response: ServerResponse): void {
  if (response.destroyed) return
  if (left <= 0) return void response.end()
  const [, piece] = wire[protocol]
  const isRoomLeft = response.write(piece('x'.repeat(60_000)))
  if (isRoomLeft) setImmediate(pour, protocol, left - 60_000, response)
  else response.once('drain', () => pour(protocol, left - 60_000, response))
}

const event = (data: object, name?: string) =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`

type Stop = 'end' | 'length' | 'refusal'
const stops: Readonly<Record<Stop, Readonly<Record<Protocol, string>>>> = {
  end: { 'openai-compatible': 'stop', anthropic: 'end_turn' },
  length: { 'openai-compatible': 'length', anthropic: 'max_tokens' },
  refusal: { 'openai-compatible': 'content_filter', anthropic: 'refusal' },
}
const busy = { type: 'overloaded_error', message: 'Overloaded' }
const overload: Readonly<Record<Protocol, string>> = {
  'openai-compatible': event({ error: busy }),
  anthropic: event({ type: 'error', error: busy }, 'error'),
}

type Wire = [
  opening: () => string[],
  piece: (text: string) => string,
  closing: (tokens: number, why: string) => string[],
]

const chunk = (more: object) =>
  event({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'liar', ...more })
const openAi: Wire = [
  () => [chunk({ choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] })],
  (content) => chunk({ choices: [{ index: 0, delta: { content } }] }),
  (tokens, why) => [
    chunk({ choices: [{ index: 0, delta: {}, finish_reason: why }] }),
    chunk({
      choices: [],
      usage: { prompt_tokens: 1000, completion_tokens: tokens, total_tokens: 1000 + tokens },
    }),
    'data: [DONE]\n\n',
  ],
]

const named = (data: { type: string } & Record<string, unknown>) => event(data, data.type)
const anthropic: Wire = [
  () => [
    named({
      type: 'message_start',
      message: {
        id: 'm1',
        type: 'message',
        role: 'assistant',
        model: 'liar',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 1000, output_tokens: 1 },
      },
    }),
    named({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
  ],
  (text) => named({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  (tokens, why) => [
    named({ type: 'content_block_stop', index: 0 }),
    named({
      type: 'message_delta',
      delta: { stop_reason: why, stop_sequence: null },
      usage: { output_tokens: tokens },
    }),
    named({ type: 'message_stop' }),
  ],
]

const wire: Readonly<Record<Protocol, Wire>> = { 'openai-compatible': openAi, anthropic }
