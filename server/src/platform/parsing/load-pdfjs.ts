import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PdfOpener } from '@tessera/engine'
import { prepareForPdfjs } from './pdfjs-globals.ts'

/**
 * pdf.js with both its halves in this thread, and its tables of Chinese, Japanese and Korean encodings. The half that
 * reads hands over what it has read as it is: cloning it, as pdf.js does between threads, takes a tenth of the time
 * that a paper takes.
 */
export async function loadPdfjs(): Promise<PdfOpener> {
  prepareForPdfjs()
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
      // pdf.js declares the port that it takes as null. What its other half says follows the worker, not the document:
      // a warning for every glyph and picture of some files, which nobody reads.
      return new pdf.PDFWorker({ port: port as unknown as null, verbosity: 0 })
    },
  }
}

type Listener = (event: { readonly data: unknown }) => void

/** What both halves of pdf.js talk through; whoever listens hears everything and keeps what is addressed to it. */
class ThreadPort {
  readonly #listeners = new Set<Listener>()

  postMessage(data: unknown): void {
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener({ data })
    })
  }

  addEventListener(_: 'message', listener: Listener, { signal }: { signal?: AbortSignal } = {}) {
    this.#listeners.add(listener)
    signal?.addEventListener('abort', () => this.#listeners.delete(listener))
  }
}
