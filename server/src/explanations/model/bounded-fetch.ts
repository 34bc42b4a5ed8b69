import { ModelFailure } from './model-failure.ts'

/**
 * A fetch for a model's service: no redirects, and an answer of at most `maxBytes` decoded bytes, beyond
 * which its body fails with ModelFailure 'too-large'.
 */
export function boundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
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
    const { status, statusText, headers } = response
    return new Response(counted, { status, statusText, headers })
  }
}
