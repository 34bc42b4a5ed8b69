import { gunzipSync, inflateRawSync, inflateSync } from 'node:zlib'

/** Gives pdf.js, in this process, a quicker form of what unpacks streams, and stand-ins for what only painting needs. */
export function prepareForPdfjs(): void {
  define('DecompressionStream', QuickDecompression)
  // Where these are there, our patched pdf.js loads no canvas: 35 MB of native code, and a tenth of the time of a start.
  for (const name of ['DOMMatrix', 'Path2D']) if (!(name in globalThis)) define(name, class {})
}

const define = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value })

const inflaters = { deflate: inflateSync, 'deflate-raw': inflateRawSync, gzip: gunzipSync } as const

/**
 * Unpacks everything at once, in this thread, when its end is there. A PDF has hundreds of small streams: sending each
 * to another thread and back, as Node does, takes a tenth of the time that a paper takes.
 */
class QuickDecompression extends TransformStream<Uint8Array, Uint8Array> {
  constructor(format: keyof typeof inflaters) {
    const packed: Uint8Array[] = []
    super({
      transform: (chunk) => void packed.push(chunk),
      flush: (controller) => {
        const bytes = packed.length === 1 && packed[0] ? packed[0] : Buffer.concat(packed)
        const unpacked = inflaters[format](bytes, { rejectGarbageAfterEnd: true })
        controller.enqueue(new Uint8Array(unpacked.buffer, unpacked.byteOffset, unpacked.length))
      },
    })
  }
}
