import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PdfOpener } from '@tessera/engine'

/**
 * pdf.js with both its halves in this thread, and its tables of Chinese, Japanese and Korean encodings. The half that
 * reads hands its lists of operators over as they are: cloning them, as pdf.js does between threads, takes a tenth
 * of the time that a paper takes.
 */
export async function loadPdfjs(): Promise<PdfOpener> {
  addToBase64()
  const pdf = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const { WorkerMessageHandler } = await import(
    import.meta.resolve('pdfjs-dist/legacy/build/pdf.worker.mjs')
  )
  const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  return {
    ...pdf,
    cMapUrl: `${join(home, 'cmaps')}/`,
    openWorker: () => {
      const port = new ThreadPort()
      WorkerMessageHandler.initializeFromPort(port)
      // pdf.js declares the port that it takes as null.
      return new pdf.PDFWorker({ port: port as unknown as null })
    },
  }
}

type Listener = (event: { readonly data: unknown }) => void

/** What both halves of pdf.js talk through; whoever listens hears everything and keeps what is addressed to it. */
class ThreadPort {
  readonly #listeners = new Set<Listener>()

  postMessage(message: Message, transfer: ArrayBuffer[] = []): void {
    const data = isOperators(message)
      ? withOwnLists(message)
      : structuredClone(message, { transfer })
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener({ data })
    })
  }

  addEventListener(_: 'message', listener: Listener, { signal }: { signal?: AbortSignal } = {}) {
    this.#listeners.add(listener)
    signal?.addEventListener('abort', () => this.#listeners.delete(listener))
  }
}

interface Message {
  readonly chunk?: { readonly fnArray?: unknown[]; readonly argsArray?: unknown[] }
}

const isOperators = ({ chunk }: Message) =>
  Array.isArray(chunk?.fnArray) && Array.isArray(chunk.argsArray)

/** The sender empties its lists and uses them again; what is in them it leaves alone. */
const withOwnLists = (message: Message): Message => ({
  ...message,
  chunk: {
    ...message.chunk,
    fnArray: [...(message.chunk?.fnArray ?? [])],
    argsArray: [...(message.chunk?.argsArray ?? [])],
  },
})

/**
 * `Uint8Array.prototype.toBase64` of ECMAScript 2026, which Node 24 lacks and pdf.js calls for every font: its own
 * stand-in, letter by letter, takes a twentieth of the time that a paper takes.
 */
function addToBase64(): void {
  if ('toBase64' in Uint8Array.prototype) return
  Object.defineProperty(Uint8Array.prototype, 'toBase64', {
    configurable: true,
    writable: true,
    value(
      this: Uint8Array,
      options?: { alphabet?: 'base64' | 'base64url'; omitPadding?: boolean },
    ) {
      if (options === null) throw new TypeError('The options of toBase64 are an object.')
      const { alphabet = 'base64', omitPadding = false } = options ?? {}
      const text = Buffer.from(this.buffer, this.byteOffset, this.byteLength).toString('base64')
      const padded = omitPadding ? text.replace(/=+$/, '') : text
      return alphabet === 'base64url' ? padded.replace(/\+/g, '-').replace(/\//g, '_') : padded
    },
  })
}
