import type { QuotedLines, RepositoryEvidence, RepositoryText } from './repository.ts'

/** A line of a file: where it stands in its text, what ends it left out. */
export interface Line {
  /** From 1. */
  readonly number: number
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A longer line is data or minified: nobody reads it, and nobody wants it quoted. */
const longestLine = 400
/** Letters that are not seen, or that set others in another order. */
const unseen = /(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** The lines of a file that can be quoted, in order. GitHub counts them in the same way: by line feeds. */
export function quotableLines(text: string): Line[] {
  const lines: Line[] = []
  for (let start = 0, number = 1; start < text.length; number++) {
    const feed = text.indexOf('\n', start)
    const next = feed < 0 ? text.length : feed + 1
    const before = feed < 0 ? text.length : feed
    const end = text[before - 1] === '\r' && before > start ? before - 1 : before
    if (end - start <= longestLine) {
      const line = text.slice(start, end)
      if (!unseen.test(line)) lines.push({ number, start, end, text: line })
    }
    start = next
  }
  return lines
}

/** Lines as evidence: those that follow each other as one stretch, of `most` at most. */
export function stretches(
  { path, text }: RepositoryText,
  lines: readonly Line[],
  most: number,
): RepositoryEvidence[] {
  const found: { first: Line; last: Line }[] = []
  for (const line of lines) {
    const open = found.at(-1)
    if (open?.last.number === line.number - 1 && line.number - open.first.number < most)
      open.last = line
    else found.push({ first: line, last: line })
  }
  return found.map(({ first, last }) => ({ path, lines: quoted(text, first, last) }))
}

const quoted = (text: string, first: Line, last: Line): QuotedLines => ({
  first: first.number,
  last: last.number,
  text: text.slice(first.start, last.end),
})
