import { InvalidResponseDataError } from 'ai'

/** An error and what it was caused by, the outermost first; no more than eight. */
export function causesOf(error: unknown): Error[] {
  const found: Error[] = []
  for (let at = error; at instanceof Error && found.length < 8; at = at.cause) found.push(at)
  return found
}

/** Whether an answer ended in its middle: the connection broke, or closed before the model said why it stopped. */
export const hasBroken = (error: unknown): boolean =>
  causesOf(error).some(
    (one) =>
      InvalidResponseDataError.isInstance(one) ||
      (one instanceof TypeError && one.message === 'terminated'),
  )

/**
 * What kinds of errors these were, to be logged: "AI_APICallError 401". Their own words and fields may hold the key,
 * the paper's text and what the model said of it: the whole request, and whatever the service repeats of it.
 */
export function withoutWords(error: unknown): Error {
  const kinds = causesOf(error).map((one) => {
    const { statusCode, code } = one as { statusCode?: unknown; code?: unknown }
    const marks = [statusCode, code].filter((mark) => /^\w{1,40}$/.test(String(mark ?? '')))
    return [one.name, ...marks].join(' ')
  })
  return new Error(kinds.join(', caused by '))
}
