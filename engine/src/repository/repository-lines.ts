import { splitSentences } from '../text/sentences.ts'
import type { Span } from '../text/span.ts'
import type { QuotedLines, RepositoryEvidence, RepositoryText } from './repository.ts'

/** A line of a file, a sentence of it, or several lines that belong together: where they stand in its text, what ends them left out. */
export interface Line {
  /** From 1. */
  readonly number: number
  /** The number of the last one. */
  readonly last: number
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A longer line is data or minified: nobody reads it, and nobody wants it quoted. */
const longestLine = 400
/** A paragraph of prose on one line is quoted by its sentences. */
const longestParagraph = 4_000
/** Letters that are not seen, or that set others in another order. */
const unseen = /(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/**
 * The lines of a file that can be quoted, in order. GitHub counts them in the same way: by line feeds.
 * @param isProse whether a line may be a whole paragraph, of which each sentence is one
 */
export function quotableLines(text: string, isProse = false): Line[] {
  const lines: Line[] = []
  for (let start = 0, number = 1; start < text.length; number++) {
    const feed = text.indexOf('\n', start)
    const next = feed < 0 ? text.length : feed + 1
    const before = feed < 0 ? text.length : feed
    const end = text[before - 1] === '\r' && before > start ? before - 1 : before
    const parts = isProse ? sentencesIn(text, start, end) : [{ start, end }]
    for (const part of parts) {
      const line = text.slice(part.start, part.end)
      if (line.length <= longestLine && !unseen.test(line))
        lines.push({ number, last: number, ...part, text: line })
    }
    start = next
  }
  return lines
}

const sentencesIn = (text: string, start: number, end: number): readonly Span[] =>
  end - start <= longestLine / 2 || end - start > longestParagraph
    ? [{ start, end }]
    : splitSentences(text.slice(start, end)).map((span) => ({
        start: start + span.start,
        end: start + span.end,
      }))

/** A call that ends later is read to its end, unless that is far. */
const longestCall = 8

/** Lines in which an argument of a program is declared over several of them are one: "add_argument(", name, default. */
export function withWholeArguments(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const open = whole.at(-1)
    if (
      open?.last === line.number - 1 &&
      open.text.includes('add_argument(') &&
      depthOf(open.text) > 0 &&
      line.number - open.number < longestCall
    )
      whole[whole.length - 1] = {
        ...open,
        last: line.last,
        end: line.end,
        text: `${open.text} ${line.text.trim()}`,
      }
    else whole.push(line)
  }
  return whole
}

/** How many brackets are open at the end. */
const depthOf = (text: string) =>
  [...text.matchAll(/[()]/g)].reduce((depth, [bracket]) => depth + (bracket === '(' ? 1 : -1), 0)

/** Lines as evidence: those that follow each other as one stretch, of `most` at most. */
export function stretches(
  { path, text }: RepositoryText,
  lines: readonly Line[],
  most: number,
): RepositoryEvidence[] {
  const found: { first: Line; last: Line }[] = []
  for (const line of lines) {
    const open = found.at(-1)
    if (open?.last.last === line.number - 1 && line.last - open.first.number < most)
      open.last = line
    else found.push({ first: line, last: line })
  }
  return found.map(({ first, last }) => ({ path, lines: quoted(text, first, last) }))
}

const quoted = (text: string, first: Line, last: Line): QuotedLines => ({
  first: first.number,
  last: last.last,
  text: text.slice(first.start, last.end),
})
