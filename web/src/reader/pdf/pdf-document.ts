import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useState } from 'react'

GlobalWorkerOptions.workerSrc = workerAddress

// Fonts and character maps that files count on without carrying them, and decoders of the pictures of scanners (JBIG2,
// fax), of JPEG 2000 and of colour profiles; each is loaded when asked for.
const bundled = import.meta.glob<string>(
  [
    '../../../../node_modules/pdfjs-dist/{cmaps,standard_fonts}/*.{bcmap,pfb,ttf}',
    '../../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm',
  ],
  { query: '?url&no-inline', import: 'default' },
)
/** Points of a picture: a sheet of A3 at 600 to the inch has 70 million. A larger one is left out. */
const largestPicture = 100_000_000

class BundledData {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const path = Object.keys(bundled).find((name) => name.endsWith(`/${filename}`))
    const address = path && (await bundled[path]?.())
    if (!address) throw new Error(`${filename} is not part of the viewer`)
    return new Uint8Array(await (await fetch(address)).arrayBuffer())
  }
}

export type OpenedPdf =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly pdf: PDFDocumentProxy }
  | { readonly kind: 'failed'; readonly message: string }

/** Opens a file of this server in a worker, without scripts or forms; `destroy` closes it. */
export const openPdf = (address: string) =>
  getDocument({
    url: address,
    withCredentials: true,
    enableXfa: false,
    useWorkerFetch: false,
    cMapUrl: 'bundled/',
    standardFontDataUrl: 'bundled/',
    wasmUrl: 'bundled/',
    maxImageSize: largestPicture,
    BinaryDataFactory: BundledData,
  })

/** The file, opened; it is closed on leaving. */
export function usePdf(address: string): OpenedPdf {
  const [opened, setOpened] = useState<OpenedPdf>({ kind: 'opening' })
  useEffect(() => {
    const task = openPdf(address)
    let alive = true
    task.promise.then(
      (pdf) => alive && setOpened({ kind: 'open', pdf }),
      (error: unknown) => alive && setOpened({ kind: 'failed', message: sentenceFor(error) }),
    )
    return () => {
      alive = false
      void task.destroy()
    }
  }, [address])
  return opened
}

function sentenceFor(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') return 'This PDF is locked with a password.'
  if (name === 'InvalidPDFException') return 'This file is not a PDF that can be opened.'
  return 'The PDF could not be loaded. Open it in a new tab, or try again later.'
}
