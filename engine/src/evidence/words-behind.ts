import type { Span } from '../text/span.ts'
import { behindShortened, withoutRestated } from './cuts/brackets.ts'

/** Where the words of a place end: the mark behind them tells what clause, or what number, the rest is. */
const wordsEnd = (text: string, { start, end }: Span): number => {
  const words = text.slice(start, end).trimEnd()
  const last = start + (/[,;:]["”’]$/.test(words) ? words.length - 1 : words.length)
  return /^(?:[,;:]|[–—−‐‑-][\p{L}\p{N}])/u.test(text.slice(last - 1, last + 1)) ? last - 1 : last
}

/**
 * What the sentence goes on with behind the words of a claim, up to `until`, without a bracket that tells what the claim
 * has counted; and, where the claim closes a bracket earlier, what it goes on with when the rest of that is one of its own.
 */
export function wordsBehind(claim: string, text: string, span: Span, until: number): string[] {
  const end = wordsEnd(text, span)
  const words = text.slice(span.start, end)
  const after = withoutRestated(claim, text.slice(end, Math.max(until, end)))
  const shortened = behindShortened(claim, words, after)
  return shortened === null ? [after] : [after, shortened]
}
