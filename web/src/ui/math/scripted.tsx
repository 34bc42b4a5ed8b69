import type { Equation, PaperDocument, Span } from '@tessera/engine'
import type { ReactNode } from 'react'
import { closingAt } from './closing.ts'
import { LineFormula } from './line-formula.tsx'

// A sentence has fewer, and a view has few sentences: what is drawn in it stays below 500 (T12).
const mostDrawn = 20

/** Words of the text as the paper sets them: formulas drawn, indices and powers in their place. "x" has its foot, not "xi". */
export function scripted(document: PaperDocument, words: Span): ReactNode {
  const { text } = document
  const end = drawnTo(document, words)
  const parts: ReactNode[] = []
  let drawn = 0
  let at = words.start
  for (const piece of setPieces(document)) {
    const { span } = piece
    if (span.start < at || span.end > end || drawn === mostDrawn) continue
    const words = text.slice(span.start, span.end)
    parts.push(text.slice(at, span.start))
    at = span.end
    if (piece.equation) {
      drawn++
      const point = closingAt(text, at, end)
      at += point.length
      parts.push(
        <span key={span.start} className="kept">
          <LineFormula equation={piece.equation} plain={words} />
          {point}
        </span>,
      )
    } else parts.push(<piece.Script key={span.start}>{words}</piece.Script>)
  }
  return [...parts, text.slice(at, end)]
}

/** Where the drawing of words ends: a formula that they hold all but for its closing comma or full stop is drawn with it. */
export function drawnTo(document: PaperDocument, { start, end }: Span): number {
  const cut = setPieces(document).find(
    ({ equation, span }) => equation && span.start >= start && span.start < end && span.end > end,
  )
  return cut && /^[\s.,;:]+$/.test(document.text.slice(end, cut.span.end)) ? cut.span.end : end
}

type SetPiece =
  | { readonly span: Span; readonly equation: Equation }
  | { readonly span: Span; readonly Script: 'sub' | 'sup'; readonly equation?: undefined }

const known = new WeakMap<PaperDocument, readonly SetPiece[]>()

/** What is not set as mere words, in order; a formula comes before its own indices. Documents never change. */
function setPieces(document: PaperDocument): readonly SetPiece[] {
  const before = known.get(document)
  if (before) return before
  const pieces = [
    ...document.equations
      .filter(({ mathml, latex }) => mathml ?? latex)
      .map((equation) => ({ span: equation.span, equation })),
    ...document.marks.flatMap(({ kind, span }) =>
      kind === 'sub' || kind === 'sup' ? [{ span, Script: kind } as const] : [],
    ),
  ].toSorted((a, b) => a.span.start - b.span.start)
  known.set(document, pieces)
  return pieces
}
