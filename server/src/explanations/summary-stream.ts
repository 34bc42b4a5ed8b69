import type { Claim, SummaryEvent } from '@tessera/contract'
import type { Explainer, Readable } from './explainer.ts'

/**
 * A summary as it comes: that work has begun, each claim at the moment when it is proven, at last the whole.
 * The work goes on when the reader leaves: its result is kept.
 */
export async function* summaryEvents(
  explainer: Explainer,
  readable: Readable,
  reader: string,
): AsyncGenerator<SummaryEvent, void, void> {
  yield { event: 'started', data: {} }
  const proven: Claim[] = []
  let wake = () => {}
  const made = explainer.explain(readable, reader, (claim) => {
    proven.push(claim)
    wake()
  })
  const ended = made.then(
    () => true,
    () => true,
  )
  for (let isOver = false; !isOver; ) {
    const more = new Promise<boolean>((resolve) => {
      wake = () => resolve(false)
    })
    if (proven.length === 0) isOver = await Promise.race([ended, more])
    for (const claim of proven.splice(0)) yield { event: 'claim', data: claim }
  }
  yield { event: 'done', data: await made }
}
