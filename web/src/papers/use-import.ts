import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ImportStatus, paths, queryKeys } from '@tessera/contract'
import { useEffect, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { callApi } from '../api/client.ts'
import { importStatusQuery } from '../api/paper-queries.ts'

const largestBytes = 50 * 1024 * 1024

export type ImportProgress =
  | { kind: 'sending' }
  | { kind: 'working'; step: 'queued' | 'fetching' | 'parsing' | 'explaining'; percent: number }
  | { kind: 'done'; paperId: string }
  /** `isFinal`: sent again, the same file would be refused or fail again. */
  | { kind: 'failed'; reason: string; isFinal: boolean }

/** Sends a file once and follows its job until the paper can be read; `retry` sends it anew. */
export function useImport(file: File): { progress: ImportProgress; retry: () => void } {
  const queries = useQueryClient()
  const [attempt, setAttempt] = useState(1)
  const [sent, setSent] = useState<ImportStatus | Error | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends the file
  useEffect(() => {
    const sending = new AbortController()
    inTurn(() => sendFile(file, sending.signal)).then(
      (status) => {
        // The same file is the same job: what was known of it is what failed.
        queries.removeQueries({
          queryKey: queryKeys.importStatus(status.jobId),
          type: 'inactive',
        })
        setSent(status)
      },
      (error: Error) => {
        if (!sending.signal.aborted) setSent(error)
      },
    )
    return () => sending.abort()
  }, [file, attempt, queries])
  const jobId = sent && !(sent instanceof Error) ? sent.jobId : null
  const job = useQuery({ ...importStatusQuery(jobId ?? ''), enabled: jobId !== null })
  const retry = () => {
    setSent(null)
    setAttempt(attempt + 1)
  }
  return { progress: progressNow(sent, job.error, job.data), retry }
}

function progressNow(
  sent: ImportStatus | Error | null,
  lost: Error | null,
  status: ImportStatus | undefined,
): ImportProgress {
  if (sent instanceof Error)
    return { kind: 'failed', reason: sent.message, isFinal: isRefused(sent) }
  if (sent === null) return { kind: 'sending' }
  return lost
    ? { kind: 'failed', reason: lost.message, isFinal: false }
    : progressOf(status ?? sent)
}

/** The last file that is on its way. */
let last: Promise<unknown> = Promise.resolve()

/** One after another: the first one's answer brings the session that all of them belong to. */
function inTurn<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const mine = last.then(send)
  last = mine.catch(() => {})
  return mine
}

/** A file that is no paper at all: known before it is sent, or refused by the server for what it is. */
class NoPaper extends Error {}
const isRefused = (error: Error) =>
  error instanceof NoPaper ||
  (error instanceof ApiError && [400, 413, 415, 422].includes(error.status))

/** How long a server out of breath is given before each further try. */
const pausesMs = [2_000, 4_000, 8_000, 15_000, 30_000]

async function sendFile(file: File, signal: AbortSignal): Promise<ImportStatus> {
  if (file.size > largestBytes)
    throw new NoPaper('This file is larger than 50 MB. Import a smaller version of the paper.')
  if (file.size === 0) throw new NoPaper('This file is empty.')
  for (const pauseMs of [...pausesMs, null]) {
    const body = new FormData()
    body.append('file', file)
    try {
      return await callApi(paths.import, ImportStatus, { method: 'POST', body, signal })
    } catch (error) {
      const isBusy = error instanceof ApiError && [429, 503].includes(error.status)
      if (!isBusy || pauseMs === null) throw error
      await pause(pauseMs, signal)
    }
  }
  throw new Error('This file could not be sent.')
}

/** @throws AbortError when the reader took the file off the list meanwhile */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

function progressOf({ step, progress, paperId, error, isFinal }: ImportStatus): ImportProgress {
  switch (step) {
    case 'done':
      return { kind: 'done', paperId }
    case 'failed':
      return {
        kind: 'failed',
        reason: error ?? 'This file could not be read.',
        isFinal: isFinal === true,
      }
    default:
      return {
        kind: 'working',
        step,
        percent: progress.total > 0 ? (progress.completed / progress.total) * 100 : 0,
      }
  }
}
