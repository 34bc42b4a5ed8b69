import type { IncomingHttpHeaders } from 'node:http'
import { FetchError } from './fetch-error.ts'
import type { Fetched, SafeFetch } from './safe-fetch.ts'

export interface FetchedFile {
  readonly bytes: Uint8Array
  /** As the server says, in lower case and without parameters; empty when it does not say. */
  readonly contentType: string
  /** Where the file lay, after redirects. */
  readonly url: string
}

export interface FileLimits {
  /** Default 50 MB. */
  readonly maxBytes?: number
  /** Wall time for the whole file; default 60 s. */
  readonly deadlineMs?: number
  /** Wall time until headers came; default 15 s. */
  readonly headersMs?: number
  readonly accept?: string
  /** See `FetchLimits`. */
  readonly isOwn?: boolean
  readonly signal: AbortSignal
}

/** Fetches the file of a full text. @throws FetchError */
export type FetchFile = (url: string, limits: FileLimits) => Promise<FetchedFile>

/** The server answered, but with no file: the status and headers tell a missing one from a limit. */
export class FileRefused extends FetchError {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  constructor(host: string, { status, headers }: Pick<Fetched, 'status' | 'headers'>) {
    super('broken', `${host} does not give the file (status ${status}).`)
    this.status = status
    this.headers = headers
  }
}

/** A downloader for files up to 50 MB that strangers' addresses name; anything but 200 is an error. */
export function createFetchFile(safeFetch: SafeFetch): FetchFile {
  return async (url, limits) => {
    const fetched = await safeFetch(url, {
      maxBytes: limits.maxBytes ?? 50_000_000,
      deadlineMs: limits.deadlineMs ?? 60_000,
      headersMs: limits.headersMs ?? 15_000,
      headers: { accept: limits.accept ?? '*/*' },
      isOwn: limits.isOwn ?? false,
      signal: limits.signal,
    })
    if (fetched.status !== 200) throw new FileRefused(new URL(fetched.url).hostname, fetched)
    const [type = ''] = String(fetched.headers['content-type'] ?? '').split(';')
    return { bytes: fetched.body, contentType: type.trim().toLowerCase(), url: fetched.url }
  }
}
