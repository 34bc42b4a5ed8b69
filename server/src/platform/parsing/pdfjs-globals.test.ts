import { deflateSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { prepareForPdfjs } from './pdfjs-globals.ts'

const ofThePlatform = globalThis.DecompressionStream
afterEach(() => {
  globalThis.DecompressionStream = ofThePlatform
})

async function unpack(...pieces: readonly Uint8Array[]): Promise<string> {
  const { readable, writable } = new DecompressionStream('deflate')
  const writer = writable.getWriter()
  for (const piece of pieces) writer.write(new Uint8Array(piece)).catch(() => {})
  writer.close().catch(() => {})
  return new Response(readable).text()
}

const words = 'Words of a page. '.repeat(9_000)
const packed = deflateSync(words)

describe.each(['of the platform', 'of pdfjs-globals'])('the decompression %s', (whose) => {
  const begin = () => whose === 'of pdfjs-globals' && prepareForPdfjs()

  test('unpacks what comes in one piece and in several', async () => {
    begin()
    expect(await unpack(packed)).toBe(words)
    expect(await unpack(packed.subarray(0, 7), packed.subarray(7, 90), packed.subarray(90))).toBe(
      words,
    )
  })

  // pdf.js then unpacks as much as it can by itself.
  test('fails where the end is missing, where more follows it, and where it is no packed text', async () => {
    begin()
    await expect(unpack(packed.subarray(0, -9))).rejects.toThrow()
    await expect(unpack(packed, Buffer.from('more'))).rejects.toThrow()
    await expect(unpack(Buffer.from('no packed text'))).rejects.toThrow()
  })
})
