import { matchingForm } from '../text/matching-form.ts'
import type { Span } from '../text/span.ts'
import { columnDistances, compilePattern, reverse } from './edit-distance.ts'

/** What is known about a quotation's old place. Offsets are those of the text it was taken from. */
export interface AnchorHint {
  readonly start?: number
  readonly end?: number
  /** The words right before and right after it; 32 characters are compared. */
  readonly prefix?: string
  readonly suffix?: string
}

/** Characters of context that are stored and compared. */
export const contextLength = 32
/** Context agrees when at most a quarter of it is edited. */
const contextShare = 0.25

/**
 * How well the words around `span` agree with the hint: 0 none, 1 prefix or suffix, 2 both;
 * null when the hint names no context.
 */
export function contextAgreement(text: string, span: Span, hint: AnchorHint): 0 | 1 | 2 | null {
  const prefix = matchingForm(hint.prefix ?? '')
    .text.trim()
    .slice(-contextLength)
  const suffix = matchingForm(hint.suffix ?? '')
    .text.trim()
    .slice(0, contextLength)
  if (prefix === '' && suffix === '') return null
  const margin = contextLength * 3
  const before = matchingForm(
    text.slice(Math.max(0, span.start - margin), span.start),
  ).text.trimEnd()
  const after = matchingForm(text.slice(span.end, span.end + margin)).text.trimStart()
  const agreed =
    (prefix !== '' && agree(reverse(prefix), reverse(before)) ? 1 : 0) +
    (suffix !== '' && agree(suffix, after) ? 1 : 0)
  return agreed as 0 | 1 | 2
}

/** Whether `there` begins with `wanted`, up to a quarter of edits. */
function agree(wanted: string, there: string): boolean {
  const reach = Math.min(there.length, Math.ceil(wanted.length * (1 + contextShare)))
  const distances = columnDistances(compilePattern(wanted), there, 0, reach, {
    free: false,
    step: 1,
  })
  return Math.min(...distances) <= Math.floor(wanted.length * contextShare)
}
