import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { AppError } from '../platform/errors.ts'
import type { EngineTask, RunEngine, TaskInput } from './engine-tasks.ts'
import type { EngineReply, EngineRequest } from './engine-worker.ts'

export interface EnginePool {
  readonly run: RunEngine
  /** Whether a thread has nothing to do and none has got ready for questions to this document. */
  isFreeFor(documentId: string): boolean
  /** Ends the threads; tasks that have not ended fail with 'busy'. */
  close(): Promise<void>
}

interface Waiting {
  readonly task: EngineTask
  readonly input: TaskInput<EngineTask>
  readonly resolve: (output: unknown) => void
  readonly reject: (error: Error) => void
}

interface Thread {
  readonly worker: Worker
  current: Waiting | null
  deadline: NodeJS.Timeout | undefined
  /** Nothing has come from it yet: it loads the engine before its first task. */
  isStarting: boolean
  /** Ids of the documents that it has, the one used last at the end. */
  readonly kept: Set<string>
  /** Those of them that it got ready for questions. */
  readonly ready: Set<string>
}

/** So many documents stay in a thread, with what was looked up in them: who asks, asks again. */
const mostKept = 4

/** More than this waits for nobody's benefit: the reader has given up by then. */
const longestQueue = 64
/** A first task takes a busy machine so many times as long: the thread starts within its time. */
const withStart = 3

/**
 * Runs engine tasks in worker threads, so that the event loop stays free for other readers. Threads
 * start when first needed; one that overruns its deadline is ended, and its task fails with 'busy'.
 * A document is sent to a thread once, while that keeps it: its id says which text it is.
 */
export function createEnginePool(
  options: { threads?: number; deadlineMs?: number; worker?: URL } = {},
): EnginePool {
  const most = options.threads ?? Math.max(1, Math.min(4, availableParallelism() - 1))
  const deadlineMs = options.deadlineMs ?? 20_000
  const script = options.worker ?? new URL('./engine-worker.ts', import.meta.url)
  const threads = new Set<Thread>()
  const queue: Waiting[] = []
  let closed = false

  function startThread(): Thread {
    const thread: Thread = {
      worker: new Worker(script),
      current: null,
      deadline: undefined,
      isStarting: true,
      kept: new Set(),
      ready: new Set(),
    }
    // An idle thread must not keep the process alive.
    thread.worker.unref()
    thread.worker.on('message', (reply: EngineReply) => {
      thread.isStarting = false
      const done = free(thread)
      if (reply.ok) done?.resolve(reply.output)
      else done?.reject(failure(reply))
      next()
    })
    thread.worker.on('error', (error) => end(thread, error as Error))
    thread.worker.on('exit', () => end(thread, stopped()))
    threads.add(thread)
    return thread
  }

  function free(thread: Thread): Waiting | null {
    clearTimeout(thread.deadline)
    const done = thread.current
    thread.current = null
    thread.worker.unref()
    return done
  }

  function end(thread: Thread, error: Error): void {
    if (!threads.delete(thread)) return
    free(thread)?.reject(error)
    void thread.worker.terminate()
    next()
  }

  function next(): void {
    const idle = [...threads].filter((thread) => thread.current === null)
    const asked = queue[0]?.input[0].id ?? ''
    const knowing = idle.find(({ kept }) => kept.has(asked))
    const thread = knowing ?? idle[0] ?? (threads.size < most && !closed ? startThread() : null)
    const waiting = thread ? queue.shift() : undefined
    if (!thread || !waiting) return
    thread.current = waiting
    thread.worker.ref()
    const allowedMs = thread.isStarting ? withStart * deadlineMs : deadlineMs
    thread.deadline = setTimeout(() => end(thread, tooLong()), allowedMs)
    thread.worker.postMessage(requestTo(thread, waiting))
  }

  const run = (task: EngineTask, ...input: TaskInput<EngineTask>) =>
    new Promise<unknown>((resolve, reject) => {
      if (closed) return reject(stopped())
      if (queue.length >= longestQueue)
        return reject(
          new AppError('busy', 'Too many papers are being read at once. Try again in a moment.', {
            retryAfter: 5,
          }),
        )
      queue.push({ task, input, resolve, reject })
      next()
    })

  return {
    run: run as RunEngine,
    isFreeFor(documentId) {
      const all = [...threads]
      const isFree = threads.size < most || all.some(({ current }) => current === null)
      return !closed && isFree && !all.some(({ ready }) => ready.has(documentId))
    },
    async close() {
      closed = true
      for (const waiting of queue.splice(0)) waiting.reject(stopped())
      await Promise.all(
        [...threads].map((thread) => {
          end(thread, stopped())
          return thread.worker.terminate()
        }),
      )
    },
  }
}

/** What is asked of a thread: with the document only where it has it not, and with the one that it need not keep for it. */
function requestTo(
  { kept, ready }: Thread,
  { task, input: [document, ...rest] }: Waiting,
): EngineRequest {
  const { id } = document
  const isKept = kept.delete(id)
  kept.add(id)
  const [oldest] = kept.size > mostKept ? kept : []
  if (oldest !== undefined) {
    kept.delete(oldest)
    ready.delete(oldest)
  }
  if (task === 'ready') ready.add(id)
  return { task, id, document: isKept ? null : document, forget: oldest ?? null, rest }
}

function failure(reply: Extract<EngineReply, { ok: false }>): Error {
  const error = new Error(reply.message)
  if (reply.stack !== undefined) error.stack = reply.stack
  return error
}

function tooLong(): Error {
  return new AppError(
    'busy',
    'This paper took too long to read. Try again, or ask for less at once.',
  )
}

function stopped(): Error {
  return new AppError('busy', 'Tessera is being restarted. Try again in a moment.', {
    retryAfter: 5,
  })
}
