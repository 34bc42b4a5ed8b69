import type { Span } from '../text/span.ts'

/** What its block counts for a sentence, and its best sentence for a block; half and double of either rank alike. */
const ofBlock = 0.4
const ofSentence = 1
/** Log odds below the best of what has no passage of the other unit. */
const lost = 12

export interface Scored {
  readonly span: Span
  /** Log odds against the best of its unit: 0 for that, negative for the others. */
  readonly sum: number
}

/**
 * Sentences raised by their blocks (local context: Fernández, Losada and Azzopardi 2011), and blocks by their
 * best sentences (Callan 1994); both in reading order.
 */
export function joinUnits(sentences: readonly Scored[], blocks: readonly Scored[]) {
  const bestOf = blocks.map(() => -lost)
  const blockOf = sentences.map(() => -lost)
  let block = 0
  sentences.forEach(({ span, sum }, at) => {
    while (block < blocks.length && (blocks[block] as Scored).span.end < span.end) block++
    const around = blocks[block]
    if (!around || span.start < around.span.start) return
    blockOf[at] = around.sum
    bestOf[block] = Math.max(bestOf[block] as number, sum)
  })
  return {
    sentence: sentences.map(({ span, sum }, at) => ({
      span,
      sum: sum + ofBlock * (blockOf[at] as number),
    })),
    paragraph: blocks.map(({ span, sum }, at) => ({
      span,
      sum: sum + ofSentence * (bestOf[at] as number),
    })),
  }
}
