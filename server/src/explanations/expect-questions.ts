import type { PaperDocument } from '@tessera/engine'
import type { EnginePool } from './engine-pool.ts'
import { singleFlight } from './single-flight.ts'

/** Told at a sign that a reader may ask about a text, such as the opening of its page. */
export type ExpectQuestions = (documentId: string, read: () => Promise<PaperDocument>) => void

/**
 * Has a thread that has nothing else to do look up what any question to the text needs, so that the first one waits no
 * longer than the next. While all are at work, or where one is ready, nothing happens; `read` is called only when needed.
 */
export function createExpectation({
  run,
  isFreeFor,
}: Pick<EnginePool, 'run' | 'isFreeFor'>): ExpectQuestions {
  const underWay = singleFlight<void>()

  async function getReady(documentId: string, read: () => Promise<PaperDocument>): Promise<void> {
    if (!isFreeFor(documentId)) return
    const document = await read()
    if (isFreeFor(documentId)) await run('ready', document)
  }

  return (documentId, read) => {
    // Whoever asks then is told what is wrong.
    underWay(documentId, () => getReady(documentId, read)).catch(() => {})
  }
}
