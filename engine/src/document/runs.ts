import { normaliseRun } from '../text/normalise.ts'
import type { Span } from '../text/span.ts'
import type { Equation, Mark } from './paper-document.ts'

/** A piece of a block's words, set in one way. Text is normalised as it is added. */
export interface Run {
  readonly text: string
  readonly marks?: readonly { readonly kind: Mark['kind']; readonly target?: string }[]
  /** The equation that these words stand for; its span is filled in by the builder. */
  readonly equation?: Omit<Equation, 'span'>
}
export type Inline = string | readonly Run[]

/** The words of inline content, as they were given. */
export const plainWords = (inline: Inline): string =>
  typeof inline === 'string' ? inline : inline.map((run) => run.text).join('')

/** Runs laid into one line of text: where each of them stands, relative to the line's start. */
export interface LaidRuns {
  readonly text: string
  readonly placed: readonly { readonly run: Run; readonly span: Span }[]
}

/**
 * Lays runs one after another: white space is collapsed across them and trimmed at both ends.
 * `keepLines` keeps line breaks and indentation, for code.
 */
export function layRuns(inline: Inline, keepLines = false): LaidRuns {
  const runs: readonly Run[] = typeof inline === 'string' ? [{ text: inline }] : inline
  const normalise = keepLines ? normaliseCode : normaliseRun
  // Joined once at the end: asking a growing string for its last character copies it every time.
  const parts: string[] = []
  let length = 0
  let isAfterSpace = false
  const ends: { run: Run; start: number; end: number }[] = []
  for (const run of runs) {
    let words = normalise(run.text)
    if (length === 0) words = keepLines ? words.replace(/^\s*\n/, '') : words.trimStart()
    else if (!keepLines && isAfterSpace) words = words.trimStart()
    if (words !== '') isAfterSpace = words.endsWith(' ')
    parts.push(words)
    ends.push({ run, start: length, end: length + words.length })
    length += words.length
  }
  const text = parts.join('').trimEnd()
  const placed = ends
    .map(({ run, start, end }) => ({ run, span: { start, end: Math.min(end, text.length) } }))
    .filter(({ span }) => span.start < span.end)
  return { text, placed }
}

/** Code as canonical text keeps it: every line normalised but for its indentation, no blank lines. */
const normaliseCode = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n\s*\n/g, '\n')
    .split('\n')
    .map(
      (line) => /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '  ') + normaliseRun(line.trimStart()),
    )
    .join('\n')
