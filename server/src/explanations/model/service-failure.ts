import { APICallError, StreamProviderError } from 'ai'
import { readRetryAfter } from '../../sources/broker/limits.ts'
import { ModelFailure } from './model-failure.ts'
import { causesOf, hasBroken, withoutWords } from './provider-errors.ts'

const pauseMs = 30_000
const longestPauseMs = 600_000
/** What a service that stands between says when the model did not answer it in time: it may well have worked. */
const gatewayTimeouts: ReadonlySet<number> = new Set([504, 524])
const tooMany: ReadonlySet<number> = new Set([429, 529])
const tooLongWords =
  /context[ _](?:length|window|size|limit)|too long|(?:input|prompt) tokens?|token count/i

/** Whether a service refuses a text for its length, by the words of its refusal. */
export const doesNotFit = (refusal: string): boolean => tooLongWords.test(refusal.slice(0, 2_000))

/**
 * What an error of a call to a model's service means. Its cause says what kinds of errors these were, and no word of
 * them.
 * @param now milliseconds since 1970, for a service that names a delay
 */
export function serviceFailure(error: unknown, now: number): ModelFailure {
  const cause = withoutWords(error)
  const own = causesOf(error).find((one) => one instanceof ModelFailure)
  if (own) return own
  // The answer had begun: what was made of it may be paid for.
  if (StreamProviderError.isInstance(error))
    return new ModelFailure(isBusy(error) ? 'rate-limited' : 'broke-off', {
      cause,
      ...(isBusy(error) && { again: now + pauseMs }),
    })
  // What fails after it was answered: the connection, or the form of the answer.
  if (!APICallError.isInstance(error) || error.statusCode === 200)
    return new ModelFailure(hasBroken(error) ? 'broke-off' : 'unreadable', { cause })
  const { statusCode: status = 0, responseHeaders = {}, responseBody = '' } = error
  if (tooMany.has(status)) {
    const again = readRetryAfter(responseHeaders, now) ?? now + pauseMs
    return new ModelFailure('rate-limited', {
      cause,
      again: Math.min(again, now + longestPauseMs),
      isFree: true,
      status,
    })
  }
  const mayNotFit = status === 400 || status === 422
  if (status === 413 || (mayNotFit && doesNotFit(responseBody)))
    return new ModelFailure('too-long', { cause, isFree: true })
  const isRefusal = status >= 400 && status < 500
  const isFree = !gatewayTimeouts.has(status)
  return new ModelFailure(isRefusal ? 'refused' : 'unreachable', { cause, isFree, status })
}

const isBusy = ({ statusCode, type }: StreamProviderError): boolean =>
  tooMany.has(statusCode ?? 0) || type === 'overloaded_error'
