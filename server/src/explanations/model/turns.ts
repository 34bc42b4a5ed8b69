import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { ModelFailure } from './model-failure.ts'

/** A summary and a question: who opens many tabs leaves the model's other places to others. */
const atOnce = 2
const mostWaiting = 10

/** Lets each reader have two explanations made at a time; the next ones wait in line, and a long line is refused. */
export function createTurns() {
  const lines = new Map<string, ReturnType<typeof bulkhead>>()

  /** @throws ModelFailure 'rate-limited' where the line is too long; what the work throws */
  return async <Made>(reader: string, work: () => Promise<Made>): Promise<Made> => {
    const line = lines.get(reader) ?? bulkhead(atOnce, mostWaiting)
    lines.set(reader, line)
    try {
      return await line.execute(work)
    } catch (error) {
      if (error instanceof BulkheadRejectedError)
        throw new ModelFailure('rate-limited', { cause: error, isPersonal: true })
      throw error
    } finally {
      if (line.executionSlots === atOnce && line.queueSlots === mostWaiting) lines.delete(reader)
    }
  }
}
