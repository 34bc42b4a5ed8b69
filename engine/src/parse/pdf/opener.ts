import { ParseError } from '../../document/parse-error.ts'

/** What we use of a pdf.js page. */
export interface PdfPage {
  getViewport(options: { scale: number }): {
    readonly width: number
    readonly height: number
    readonly transform: readonly number[]
  }
  getOperatorList(options: { annotationMode: number }): Promise<OperatorList>
  readonly commonObjs: { has(id: string): boolean; get(id: string): unknown }
  cleanup(): unknown
}

/** Parallel arrays: what to do, and with what. */
export interface OperatorList {
  readonly fnArray: readonly number[]
  // biome-ignore lint/suspicious/noExplicitAny: pdf.js gives every operator its own shape of arguments
  readonly argsArray: readonly any[]
}

export interface PdfFile {
  readonly numPages: number
  getPage(number: number): Promise<PdfPage>
  getMetadata(): Promise<{ readonly info: object }>
  getOptionalContentConfig(): Promise<{ isVisible(group: unknown): boolean }>
}

/**
 * The pdf.js module, as `await import('pdfjs-dist/legacy/build/pdf.mjs')` gives it.
 * `cMapUrl` (a folder's address with a slash at its end) lets fonts with predefined Chinese, Japanese
 * and Korean encodings be read; spread it beside the module where the folder is at hand.
 */
export interface PdfOpener {
  // biome-ignore lint/suspicious/noExplicitAny: pdf.js declares more members than are used here
  getDocument(options: any): { readonly promise: Promise<any>; destroy(): Promise<void> }
  readonly OPS: Readonly<Record<string, number>>
  readonly cMapUrl?: string
  /** Opens the half of pdf.js that reads, where the caller has one that is quicker than pdf.js's own. */
  openWorker?(): { destroy(): void }
}

const refusals: Readonly<Record<string, readonly ['encrypted' | 'broken', string]>> = {
  PasswordException: [
    'encrypted',
    'This PDF is encrypted and needs a password; save a copy without one and import that.',
  ],
}

/**
 * Opens a PDF, hands it to `use`, and frees it.
 * @throws ParseError `empty`, `wrong-type`, `encrypted` or `broken`
 */
export async function withPdf<T>(
  bytes: Uint8Array,
  pdf: PdfOpener,
  use: (file: PdfFile) => Promise<T>,
): Promise<T> {
  if (bytes.length === 0) throw new ParseError('empty', 'The file is empty.')
  if (!hasSignature(bytes))
    throw new ParseError('wrong-type', 'This file is not a PDF: it does not begin like one.')
  const worker = pdf.openWorker?.()
  const task = pdf.getDocument({
    data: bytes.slice(), // pdf.js takes the buffer away
    // With font faces "enabled" no glyph outline is compiled; with a limit of 0 no image is decoded.
    disableFontFace: false,
    maxImageSize: 0,
    fontExtraProperties: true,
    // Of our patch: no font program is rebuilt, and nothing else is made that only painting needs.
    isTextOnly: true,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: 0,
    ...(pdf.cMapUrl !== undefined && { cMapUrl: pdf.cMapUrl }),
    ...(worker && { worker }),
  })
  try {
    const file: PdfFile = await task.promise.catch((error: unknown) => {
      const [problem, message] = refusals[error instanceof Error ? error.name : ''] ?? [
        'broken',
        'This PDF is damaged and could not be opened.',
      ]
      throw new ParseError(problem, message)
    })
    return await use(file)
  } finally {
    await task.destroy()
    worker?.destroy()
  }
}

/** Readers accept the signature anywhere in the first 1,024 bytes. */
function hasSignature(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 1024))
  return head.includes('%PDF-')
}
