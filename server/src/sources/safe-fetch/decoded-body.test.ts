import { PassThrough, Readable } from 'node:stream'
import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readDecoded } from './decoded-body.ts'
import type { FetchError } from './fetch-error.ts'

const signal = new AbortController().signal
const cap = 1_000_000
const zeros = Buffer.alloc(100_000_000)
const brotli = (bytes: Uint8Array) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })

const read = (bytes: Uint8Array, encoding: string, maxBytes = cap) =>
  readDecoded(Readable.from([bytes]), encoding, maxBytes, signal)

const kindOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: FetchError) => error.kind,
  )

describe('a body is what it was before it was encoded', () => {
  const paper = Buffer.from('Ein Satz über Sätze.')
  test.each([
    ['', paper],
    ['identity', paper],
    ['gzip', gzipSync(paper)],
    ['X-GZIP', gzipSync(paper)],
    ['deflate', deflateSync(paper)],
    ['br', brotli(paper)],
    ['zstd', zstdCompressSync(paper)],
    ['gzip, br', brotli(gzipSync(paper))],
  ])('%s', async (encoding, bytes) => {
    expect(new TextDecoder().decode(await read(bytes, encoding))).toBe('Ein Satz über Sätze.')
  })
})

describe('bombs of 100 MB are cut at the cap (T10)', () => {
  test.each([
    ['gzip', gzipSync(zeros, { level: 1 })],
    ['deflate', deflateSync(zeros, { level: 1 })],
    ['br', brotli(zeros)],
    ['zstd', zstdCompressSync(zeros)],
    ['gzip, gzip', gzipSync(gzipSync(zeros))],
    ['gzip, br', brotli(gzipSync(zeros))],
    ['identity', zeros],
  ])('%s', async (encoding, bomb) => {
    expect(await kindOf(read(bomb, encoding))).toBe('too-large')
  })

  test('three encodings, or one that is not known, are not read at all', async () => {
    expect(await kindOf(read(zeros, 'gzip, gzip, gzip'))).toBe('broken')
    expect(await kindOf(read(zeros, 'bzip2'))).toBe('broken')
  })

  test('a zstd frame that asks for a window of 128 MB is refused', async () => {
    const params = {
      [constants.ZSTD_c_windowLog]: 27,
      [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    }
    const frame = zstdCompressSync(zeros, { params })
    expect(await kindOf(read(frame, 'zstd', 200_000_000))).toBe('broken')
  })

  test('an endless body is left in the middle', async () => {
    let given = 0
    const endless = Readable.from(
      (function* () {
        for (;;) {
          given += 65_536
          yield Buffer.alloc(65_536)
        }
      })(),
    )
    expect(await kindOf(readDecoded(endless, '', cap, signal))).toBe('too-large')
    expect(given).toBeLessThan(2 * cap)
    expect(endless.destroyed).toBe(true)
  })

  test('an endless gzip stream that decodes to nothing ends at the cap too', async () => {
    const emptyBlock = Buffer.from([0x00, 0x00, 0x00, 0xff, 0xff])
    const header = gzipSync('').subarray(0, 10)
    let given = 0
    const endless = Readable.from(
      (function* () {
        yield header
        for (;;) {
          given += 5_000
          yield Buffer.concat(Array.from({ length: 1_000 }, () => emptyBlock))
        }
      })(),
    )
    expect(await kindOf(readDecoded(endless, 'gzip', cap, signal))).toBe('too-large')
    expect(given).toBeLessThan(2 * cap)
  })
})

describe('what is cut off is broken, not short', () => {
  test.each([
    ['gzip', gzipSync(zeros).subarray(0, 500)],
    ['br', brotli(Buffer.from('a long sentence, said once')).subarray(0, 10)],
    ['zstd', zstdCompressSync(Buffer.from('a long sentence, said once')).subarray(0, 12)],
    ['gzip', Buffer.from('<html>not gzip</html>')],
  ])('%s', async (encoding, bytes) => {
    expect(await kindOf(read(bytes, encoding, 200_000_000))).toBe('broken')
  })

  test('an abort ends the reading at once', async () => {
    const abort = new AbortController()
    const reading = readDecoded(new PassThrough(), '', cap, abort.signal)
    abort.abort()
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  })
})
