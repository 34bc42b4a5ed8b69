import { type PaperDocument, ParseError } from '@tessera/engine/documents'
import type { ParseFile } from '../../platform/parsing/parse-jail.ts'
import { type FileKind, mediaTypes, sniffKind } from '../../platform/parsing/sniff.ts'
import type { Broker } from '../../sources/broker/broker.ts'
import { FetchError } from '../../sources/safe-fetch/fetch-error.ts'
import { FileRefused } from '../../sources/safe-fetch/fetch-file.ts'
import { SourceError } from '../../sources/source.ts'
import { type ExpectedPaper, hasBody, hasSections, isThisPaper } from './is-this-paper.ts'
import { type Copy, isPublishersPage } from './readable-copies.ts'

export interface FetchCopyDeps {
  readonly fetchFile: Broker['fetchFile']
  /** Told before a file is fetched: what reads it gets ready meanwhile. */
  readonly expectFile: () => void
  /** Reads a file in the jail. @throws ParseError with a sentence for the reader */
  readonly parseFile: ParseFile
  /** Wall time of one file; defaults of the broker when left out. */
  readonly limits?: { readonly deadlineMs: number; readonly headersMs: number }
}

export type FetchedCopy =
  | {
      readonly kind: 'read'
      readonly bytes: Uint8Array
      readonly mediaType: string
      readonly document: PaperDocument
    }
  | {
      readonly kind: 'failed'
      /** One sentence that names who failed. */
      readonly problem: string
      /** `passing`: worth trying again soon; `lasting`: it will be the same tomorrow. */
      readonly how: 'passing' | 'lasting'
      /** When the server itself wants to be asked again, ISO 8601. */
      readonly retryAt?: string
      /** What was found in the file, for the log. */
      readonly detail?: string
    }

const accepted: Readonly<Record<FileKind, string>> = {
  html: 'text/html,application/xhtml+xml',
  jats: 'application/xml,text/xml',
  pdf: 'application/pdf',
}
const names: Readonly<Record<FileKind, string>> = {
  html: 'a web page',
  jats: 'JATS XML',
  pdf: 'a PDF',
}

/**
 * Fetches one copy of a paper's text and reads it. What the server calls it counts for nothing: the bytes
 * are looked at, must be whole, must parse in the jail, and must be this paper's text.
 * @throws the signal's reason when it is aborted
 */
export async function fetchCopy(
  { fetchFile, expectFile, parseFile, limits }: FetchCopyDeps,
  copy: Copy,
  paper: ExpectedPaper,
  signal: AbortSignal,
): Promise<FetchedCopy> {
  const host = hostOf(copy)
  const lasting = (problem: string) => ({ kind: 'failed', problem, how: 'lasting' }) as const
  try {
    const source = gateOf(copy)
    expectFile()
    const { bytes } = await fetchFile(copy.url, {
      ...limits,
      ...(source === undefined ? {} : { source }),
      accept: accepted[copy.kind],
      signal,
    })
    const kind = sniffKind(bytes)
    if (kind !== copy.kind)
      return lasting(`${host} gave ${names[kind]} instead of ${names[copy.kind]}.`)
    if (!isWhole(bytes, kind))
      return { ...lasting(`The file of ${host} is cut off.`), how: 'passing' }
    const document = await parseFile(bytes, { kind, signal })
    if (!hasBody(document, paper)) return lasting(`The file of ${host} holds no text of the paper.`)
    if (!isThisPaper(document, paper)) return lasting(`The file of ${host} is another text.`)
    if (isPublishersPage(copy) && !hasSections(document))
      return lasting(`The page of ${host} speaks of the paper and does not hold its sections.`)
    return { kind: 'read', bytes, mediaType: mediaTypes[kind], document }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ParseError)
      return {
        ...lasting(`The file of ${host}: ${error.message}`),
        ...(error.detail !== undefined && { detail: error.detail }),
      }
    if (error instanceof SourceError) return failureOf(error)
    throw error
  }
}

function failureOf({ problem, cause }: SourceError): FetchedCopy {
  const retryAt = 'retryAt' in problem ? problem.retryAt : undefined
  const isLasting =
    problem.kind !== 'limited' &&
    (cause instanceof FileRefused
      ? cause.status < 500 && cause.status !== 408 && cause.status !== 425
      : cause instanceof FetchError && (cause.kind === 'forbidden' || cause.kind === 'too-large'))
  return {
    kind: 'failed',
    problem: problem.message,
    how: isLasting ? 'lasting' : 'passing',
    ...(retryAt === undefined || isLasting ? {} : { retryAt }),
  }
}

/** Whose rules hold for the file: the source's own, or those for an unknown host. */
function gateOf({ source, kind, url }: Copy): string | undefined {
  if (source === 'arXiv' || /(?:^|\.)arxiv\.org$/.test(URL.parse(url)?.hostname ?? ''))
    return 'arXiv'
  return source === 'Europe PMC' && kind === 'jats' ? 'Europe PMC' : undefined
}

/** Who gives the file, as a reader knows it. */
export function hostOf(copy: Copy): string {
  return gateOf(copy) ?? URL.parse(copy.url)?.hostname ?? copy.source
}

/** A file that ends too early may still parse; its reader would never learn what is missing. */
function isWhole(bytes: Uint8Array, kind: FileKind): boolean {
  const end = Buffer.from(bytes.subarray(-65_536)).toString('latin1')
  switch (kind) {
    case 'pdf':
      return end.includes('%%EOF')
    case 'html':
      return /<\/html>/i.test(end)
    case 'jats':
      // What is cut off is no XML, and the parser says so.
      return true
  }
}
