// A thread of the engine pool: takes one task at a time, answers with its output or its failure.
import { parentPort } from 'node:worker_threads'
import { callTask, type EngineTask, type TaskInput } from './engine-tasks.ts'

export interface EngineRequest {
  readonly task: EngineTask
  readonly input: TaskInput<EngineTask>
}
export type EngineReply =
  | { readonly ok: true; readonly output: unknown }
  | { readonly ok: false; readonly message: string; readonly stack: string | undefined }

parentPort?.on('message', async ({ task, input }: EngineRequest) => {
  try {
    reply({ ok: true, output: await callTask(task, input) })
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    reply({ ok: false, message: error.message, stack: error.stack })
  }
})

function reply(message: EngineReply): void {
  parentPort?.postMessage(message)
}
