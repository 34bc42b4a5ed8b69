import { ModelFailure } from './model-failure.ts'

/**
 * A fetch for a model's service: no redirects, and an answer of at most `maxBytes` decoded bytes, beyond
 * which its body fails with ModelFailure 'too-large'; what is no stream is 'unreadable'.
 */
export function boundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    // Minutes lie between calls: a connection that was kept may be closed from the other end just as it is used again.
    const headers = new Headers(init?.headers)
    headers.set('connection', 'close')
    const response = await fetch(input, { ...init, headers, redirect: 'error' })
    // A page to sign in on, or an error in an envelope of its own: no stream is coming.
    const form = /html|json/.exec(response.headers.get('content-type') ?? '')?.[0]
    if (response.ok && form !== undefined) {
      await response.body?.cancel()
      // A page comes from no model; JSON may be an answer that was paid for.
      throw new ModelFailure('unreadable', { isFree: form === 'html' })
    }
    if (!response.body) return response
    let left = maxBytes
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          left -= chunk.byteLength
          if (left < 0) controller.error(new ModelFailure('too-large'))
          else controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted, response)
  }
}
