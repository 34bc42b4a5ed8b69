// A thread of the engine pool: takes one task at a time, answers with its output or its failure.
import { parentPort } from 'node:worker_threads'
import type { PaperDocument } from '@tessera/engine'
import { callTask, type EngineTask, type TaskInput } from './engine-tasks.ts'

export interface EngineRequest {
  readonly task: EngineTask
  /** Of the document that the task is about. */
  readonly id: string
  /** Null where the thread was given it before, and was not told to forget it. */
  readonly document: PaperDocument | null
  readonly forget: string | null
  /** What the task takes besides. */
  readonly rest: readonly unknown[]
}
export type EngineReply =
  | { readonly ok: true; readonly output: unknown }
  | { readonly ok: false; readonly message: string; readonly stack: string | undefined }

const kept = new Map<string, PaperDocument>()

parentPort?.on('message', async ({ task, id, document, forget, rest }: EngineRequest) => {
  try {
    if (forget !== null) kept.delete(forget)
    if (document) kept.set(id, document)
    const input = [kept.get(id), ...rest] as unknown as TaskInput<EngineTask>
    reply({ ok: true, output: await callTask(task, input) })
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    reply({ ok: false, message: error.message, stack: error.stack })
  }
})

function reply(message: EngineReply): void {
  parentPort?.postMessage(message)
}
