import { z } from 'zod'

const tokens = (name: string, fallback: number, least: number) =>
  z.coerce
    .number({ error: `must be a whole number of ${name}` })
    .int(`must be a whole number of ${name}`)
    .min(least, `must be at least ${least}`)
    .default(fallback)
const money = z.coerce.number({ error: 'must be a number' }).positive('must be more than 0')

/** The environment variables that a language model takes beside `AI_ENGINE`. */
export const modelVariables = {
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).optional(),
  AI_DEADLINE_SECONDS: tokens('seconds', 60, 1),
  AI_INPUT_TOKENS: tokens('tokens', 60_000, 2_000),
  AI_OUTPUT_TOKENS: tokens('tokens', 4_000, 200),
  AI_DAILY_TOKENS: tokens('tokens', 2_000_000, 0),
  AI_READER_TOKENS: tokens('tokens', 200_000, 0),
  AI_INPUT_PRICE: money.optional(),
  AI_OUTPUT_PRICE: money.optional(),
  AI_CALL_COST: money.optional(),
  AI_DAILY_COST: money.optional(),
  AI_PRIVATE_PAPERS: z.enum(['on', 'off']).default('off'),
}
type Variables = z.infer<z.ZodObject<typeof modelVariables>>

/** A language model that explains papers, and what it may cost. */
export interface ModelSettings {
  readonly engine: 'openai-compatible' | 'anthropic'
  readonly baseUrl: string
  readonly apiKey: string | undefined
  readonly model: string
  readonly deadlineMs: number
  /** Of one call: the paper's text and the question; then the answer. */
  readonly inputTokens: number
  readonly outputTokens: number
  readonly dailyTokens: number
  /** Of a day's tokens what one reader may use: an account, or all without one in a network. */
  readonly readerTokens: number
  /** Price of a million tokens; null when the operator gave none. */
  readonly prices: { readonly input: number; readonly output: number } | null
  readonly dailyCost: number | null
  /** Whether papers that a reader brought are sent to the model. */
  readonly privatePapers: boolean
}

const anthropicAddress = 'https://api.anthropic.com/v1'
const fewestInputTokens = 2_000

/**
 * The settings of a language model, checked against each other.
 * @returns the settings, or the rest of a sentence that begins "Tessera cannot start: "
 */
export function modelSettings(
  engine: ModelSettings['engine'],
  e: Variables,
): ModelSettings | { readonly problem: string } {
  const { AI_MODEL: model, AI_API_KEY: apiKey } = e
  const need = (name: string, what: string) => ({
    problem: `AI_ENGINE=${engine} needs ${name}, ${what}.`,
  })
  const baseUrl = e.AI_BASE_URL ?? (engine === 'anthropic' ? anthropicAddress : undefined)
  if (baseUrl === undefined)
    return need('AI_BASE_URL', 'the address of the service, such as http://localhost:11434/v1')
  if (model === undefined) return need('AI_MODEL', 'the name of the model')
  if (apiKey === undefined && (engine === 'anthropic' || baseUrl.startsWith('https:')))
    return need('AI_API_KEY', 'the key that the service gave you')
  const prices =
    e.AI_INPUT_PRICE !== undefined && e.AI_OUTPUT_PRICE !== undefined
      ? { input: e.AI_INPUT_PRICE, output: e.AI_OUTPUT_PRICE }
      : null
  const limit = e.AI_DAILY_COST === undefined ? 'AI_CALL_COST' : 'AI_DAILY_COST'
  if (!prices && (e.AI_DAILY_COST !== undefined || e.AI_CALL_COST !== undefined))
    return {
      problem: `${limit} needs AI_INPUT_PRICE and AI_OUTPUT_PRICE, the prices of a million tokens.`,
    }
  const inputTokens = affordableInput(e, prices)
  if (inputTokens < fewestInputTokens)
    return {
      problem:
        'AI_CALL_COST does not pay for a call of 2,000 tokens and its answer; raise it, or lower AI_OUTPUT_TOKENS.',
    }
  return {
    engine,
    baseUrl: withPath(baseUrl),
    apiKey,
    model,
    deadlineMs: e.AI_DEADLINE_SECONDS * 1000,
    inputTokens,
    outputTokens: e.AI_OUTPUT_TOKENS,
    dailyTokens: e.AI_DAILY_TOKENS,
    readerTokens: e.AI_READER_TOKENS,
    prices,
    dailyCost: e.AI_DAILY_COST ?? null,
    privatePapers: e.AI_PRIVATE_PAPERS === 'on',
  }
}

/** The address of the API: a host alone, as other programs want it, has it at /v1. */
function withPath(address: string): string {
  const base = address.replace(/\/+$/, '')
  return new URL(base).pathname === '/' ? `${base}/v1` : base
}

/** As much text per call as its price and its limit allow. */
function affordableInput(e: Variables, prices: ModelSettings['prices']): number {
  if (!prices || e.AI_CALL_COST === undefined) return e.AI_INPUT_TOKENS
  const left = e.AI_CALL_COST * 1e6 - e.AI_OUTPUT_TOKENS * prices.output
  return Math.min(e.AI_INPUT_TOKENS, Math.floor(left / prices.input))
}

/** What a call costs; null when the operator gave no prices. */
export function costOf(
  { prices }: Pick<ModelSettings, 'prices'>,
  used: { readonly input: number; readonly output: number },
): number | null {
  return prices && (used.input * prices.input + used.output * prices.output) / 1e6
}
