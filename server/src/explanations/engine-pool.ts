import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { AppError } from '../platform/errors.ts'
import type { EngineTask, RunEngine, TaskInput } from './engine-tasks.ts'
import type { EngineReply, EngineRequest } from './engine-worker.ts'

export interface EnginePool {
  readonly run: RunEngine
  /** Ends the threads; tasks that have not ended fail with 'busy'. */
  close(): Promise<void>
}

interface Waiting {
  readonly request: EngineRequest
  readonly resolve: (output: unknown) => void
  readonly reject: (error: Error) => void
}

interface Thread {
  readonly worker: Worker
  current: Waiting | null
  deadline: NodeJS.Timeout | undefined
}

/** More than this waits for nobody's benefit: the reader has given up by then. */
const longestQueue = 64

/**
 * Runs engine tasks in worker threads, so that the event loop stays free for other readers. Threads
 * start when first needed; one that overruns its deadline is ended, and its task fails with 'busy'.
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
    const thread: Thread = { worker: new Worker(script), current: null, deadline: undefined }
    // An idle thread must not keep the process alive.
    thread.worker.unref()
    thread.worker.on('message', (reply: EngineReply) => {
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
    const idle = [...threads].find((thread) => thread.current === null)
    const thread = idle ?? (threads.size < most && !closed ? startThread() : null)
    const waiting = thread ? queue.shift() : undefined
    if (!thread || !waiting) return
    thread.current = waiting
    thread.worker.ref()
    thread.deadline = setTimeout(() => end(thread, tooLong()), deadlineMs)
    thread.worker.postMessage(waiting.request)
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
      queue.push({ request: { task, input }, resolve, reject })
      next()
    })

  return {
    run: run as RunEngine,
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
