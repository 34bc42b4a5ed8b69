import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createZstdDecompress,
} from 'node:zlib'
import { FetchError } from './fetch-error.ts'

// Two are one more than any honest server applies; each is a way to hide a bomb in a bomb.
const maxEncodings = 2
// RFC 9659: a Zstandard window above 8 MB must not be used on the web; Node would grant 128 MB.
const zstdWindow = { params: { [constants.ZSTD_d_windowLogMax]: 23 } }

/**
 * Reads a body to its end and takes off its content encodings. Bytes are counted as they come, before and
 * after each decompression, so that a bomb is cut at `maxBytes` and an endless stream that decodes to
 * nothing is too.
 * @throws FetchError 'too-large' or 'broken'; the signal's reason when it is aborted.
 */
export async function readDecoded(
  body: Readable,
  contentEncoding: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const encodings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity')
  const chunks: Buffer[] = []
  try {
    if (encodings.length > maxEncodings)
      throw new FetchError('broken', `The answer is encoded ${encodings.length} times.`)
    const stages = encodings.reverse().flatMap((name) => [decoderFor(name), capped])
    await pipeline(body, capped, ...stages, collect, { signal })
  } catch (error) {
    if (!body.destroyed) body.on('error', () => undefined).destroy()
    if (error instanceof FetchError || signal.aborted) throw error
    throw new FetchError('broken', 'The answer was cut off or is encoded wrongly.', error)
  }
  return Buffer.concat(chunks)

  async function* capped(source: AsyncIterable<Buffer>) {
    let size = 0
    for await (const chunk of source) {
      size += chunk.length
      if (size > maxBytes)
        throw new FetchError('too-large', `The answer is larger than ${maxBytes} bytes.`)
      yield chunk
    }
  }

  async function collect(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) chunks.push(chunk)
  }
}

function decoderFor(name: string) {
  switch (name) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'deflate':
      return createInflate()
    case 'br':
      return createBrotliDecompress()
    case 'zstd':
      return createZstdDecompress(zstdWindow)
    default:
      throw new FetchError('broken', 'The answer has an encoding that is not known.')
  }
}
