import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { Proposal } from '@tessera/engine'
import {
  APICallError,
  extractJsonMiddleware,
  extractReasoningMiddleware,
  Output,
  streamText,
  wrapLanguageModel,
} from 'ai'
import type { ModelSettings } from '../../model-settings.ts'
import { createBreaker } from '../../sources/broker/breaker.ts'
import type { Clock } from '../../sources/broker/clock.ts'
import { createGate, GateClosed } from '../../sources/broker/gate.ts'
import { readRetryAfter } from '../../sources/broker/limits.ts'
import type { Pace } from '../../sources/broker/policy.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { ModelFailure } from './model-failure.ts'
import { type ModelTask, type Prompt, proposalSchemas, tokensOf } from './model-prompt.ts'
import { causesOf, hasBroken, withoutWords } from './provider-errors.ts'

export interface Used {
  readonly input: number
  readonly output: number
}

export interface Proposed {
  /**
   * Whether all of it came that is read, or it was not the JSON that was asked for, or the connection broke, or the
   * deadline passed, or there was more than anybody asked for; proposals that came before that count.
   */
  readonly end: 'whole' | 'unreadable' | 'broke-off' | 'too-slow' | 'too-large'
  /** What the service counted, or what came by a fair guess. After the last two ends more may be written unheard. */
  readonly used: Used
}

/** A language model behind its service's protocol. It sees a prompt and nothing else. */
export interface LanguageModel {
  /**
   * Asks once; proposals are handed over as they are complete.
   * @throws ModelFailure when the service rests, or fails, stalls or says too much before its first whole proposal
   */
  propose(
    task: ModelTask,
    prompt: Prompt,
    onProposal: (proposal: Proposal) => void,
  ): Promise<Proposed>
}

/** Why a model says that it stopped, where it came to say so. */
const hasEnded: ReadonlySet<string> = new Set(['stop', 'length', 'content-filter'])

/** More proposals than any task asks for; further ones are not read. */
const mostProposals = 40
const mostWaitMs = 5_000
const pauseMs = 30_000
const longestPauseMs = 600_000
/** What a service that stands between says when the model did not answer it in time: it may well have worked. */
const gatewayTimeouts: ReadonlySet<number> = new Set([504, 524])
const usualPace: Pace = { requests: 120, perMs: 60_000, burst: 20, concurrency: 4 }

/**
 * A model of the settings' service, with one deadline for the whole call, four calls at a time, a breaker,
 * and a pause when the service says that it is asked too often.
 */
export function createLanguageModel(
  settings: ModelSettings,
  { clock, random, pace = usualPace }: { clock: Clock; random: () => number; pace?: Pace },
): LanguageModel {
  const model = wrapLanguageModel({
    model: sdkModel(settings),
    // Thoughts and code fences around the JSON; the last hears the model first.
    middleware: [extractJsonMiddleware(), extractReasoningMiddleware({ tagName: 'think' })],
  })
  const breaker = createBreaker(clock, random)
  const gate = createGate(pace, mostWaitMs, clock)

  async function enter(signal: AbortSignal): Promise<() => void> {
    const rests = breaker.restsUntil()
    if (rests !== null) throw new ModelFailure('resting', { again: rests, isFree: true })
    let leave: () => void
    try {
      leave = await gate.enter(signal)
    } catch (cause) {
      if (cause instanceof GateClosed)
        throw new ModelFailure('rate-limited', { cause, again: cause.opensAt, isFree: true })
      throw new ModelFailure('too-slow', { cause, isFree: true })
    }
    const closed = breaker.enter()
    if (closed === null) return leave
    leave()
    throw new ModelFailure('resting', { again: closed, isFree: true })
  }

  function failureOf(error: unknown, isLate: boolean): ModelFailure {
    const cause = withoutWords(error)
    if (isLate) return new ModelFailure('too-slow', { cause })
    const own = causesOf(error).find((one) => one instanceof ModelFailure)
    if (own) return own
    // What fails after it was answered: the connection, or the form of the answer.
    if (!APICallError.isInstance(error) || error.statusCode === 200)
      return new ModelFailure(hasBroken(error) ? 'broke-off' : 'unreadable', { cause })
    const { statusCode = 0, responseHeaders = {} } = error
    if (statusCode === 429 || statusCode === 529) {
      const now = clock.now()
      const again = Math.min(
        readRetryAfter(responseHeaders, now) ?? now + pauseMs,
        now + longestPauseMs,
      )
      return new ModelFailure('rate-limited', { cause, again, isFree: true })
    }
    const isRefusal = statusCode >= 400 && statusCode < 500
    const isFree = !gatewayTimeouts.has(statusCode)
    return new ModelFailure(isRefusal ? 'refused' : 'unreachable', { cause, isFree })
  }

  return {
    async propose(task, { instructions, prompt }, onProposal) {
      const over = new AbortController()
      const enough = new AbortController()
      const done = new AbortController()
      void clock.sleep(settings.deadlineMs, done.signal).then(
        () => over.abort(),
        () => {},
      )
      const leave = await enter(over.signal).catch((error: unknown) => {
        done.abort()
        throw error
      })
      let failure: unknown = null
      let heard = 0
      let count = 0
      const usedOf = (input?: number, output?: number): Used => ({
        input: atLeast(input, instructions.length + prompt.length),
        output: atLeast(output, heard),
      })
      try {
        const stream = streamText({
          model,
          instructions,
          prompt,
          output: Output.array({ element: proposalSchemas[task] }),
          maxOutputTokens: settings.outputTokens,
          maxRetries: 0,
          abortSignal: AbortSignal.any([over.signal, enough.signal]),
          onError: ({ error }) => {
            failure ??= error
          },
          ...(settings.engine === 'anthropic' && {
            providerOptions: { anthropic: { structuredOutputMode: 'outputFormat' } },
          }),
        })
        for await (const proposal of stream.elementStream) {
          heard += JSON.stringify(proposal).length
          onProposal(proposal)
          if (++count === mostProposals) break
        }
        if (count === mostProposals) {
          enough.abort()
          breaker.succeeded()
          return { end: 'whole', used: usedOf() }
        }
        if (failure !== null || over.signal.aborted) throw failure ?? over.signal.reason
        const isWhole = await stream.output.then(
          () => true,
          () => false,
        )
        const { inputTokens, outputTokens } = await stream.usage
        if (isWhole) breaker.succeeded()
        else breaker.failed()
        const finish = await stream.finishReason
        const isCut = !hasEnded.has(finish) && (await stream.text) !== ''
        const end = isWhole ? 'whole' : isCut ? 'broke-off' : 'unreadable'
        return { end, used: usedOf(inputTokens, outputTokens) }
      } catch (error) {
        const said = failureOf(failure ?? error, over.signal.aborted)
        if (said.kind === 'rate-limited') {
          gate.pauseUntil(said.again ?? clock.now() + pauseMs)
          breaker.undecided()
        } else breaker.failed()
        const { kind } = said
        if (count > 0 && (kind === 'broke-off' || kind === 'too-slow' || kind === 'too-large'))
          return { end: kind, used: usedOf() }
        throw said
      } finally {
        done.abort()
        leave()
      }
    },
  }
}

function sdkModel(settings: ModelSettings) {
  const { baseUrl: baseURL, apiKey, model, outputTokens } = settings
  // A streamed token comes in an event of up to some 300 bytes.
  const fetch = boundedFetch(64_000 + 300 * outputTokens)
  const key = apiKey === undefined ? {} : { apiKey }
  if (settings.engine === 'anthropic') return createAnthropic({ baseURL, fetch, ...key })(model)
  return createOpenAICompatible({
    name: 'openai-compatible',
    baseURL,
    fetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...key,
  }).chatModel(model)
}

/** What a service counts, or a fair guess when it counts nothing. */
function atLeast(counted: number | undefined, characters: number): number {
  return counted !== undefined && counted > 0 ? Math.ceil(counted) : tokensOf(characters)
}
