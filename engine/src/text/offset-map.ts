import type { Span } from './span.ts'

/** Where stretches of a derived text stand in its source. Built by `offsetMapBuilder`. */
export interface OffsetMap {
  // Parallel and ascending, one entry per place where the distance changes: some thousands in a
  // 60-page paper, so a binary search instead of a table with an entry per character.
  readonly derived: readonly number[]
  readonly source: readonly number[]
  /** 0: characters correspond one to one. Else all of the piece stands for that many source units. */
  readonly width: readonly number[]
}

/** Collects a derived text piece by piece; the pieces must come in source order. */
export function offsetMapBuilder() {
  const derived: number[] = []
  const source: number[] = []
  const width: number[] = []
  // Pieces, joined once: reading a string while it grows would copy it every time.
  const pieces: string[] = []
  let length = 0
  const put = (piece: string, at: number, span: number) => {
    if (piece === '') return
    derived.push(length)
    source.push(at)
    width.push(span)
    pieces.push(piece)
    length += piece.length
  }
  return {
    /** A piece that stands unchanged at `at`. */
    copy: (piece: string, at: number): void => put(piece, at, 0),
    /** A piece that stands for `span` source units at `at`. */
    replace: (piece: string, at: number, span: number): void => put(piece, at, span),
    /** The last unit so far; empty at the beginning. */
    last: () => pieces[pieces.length - 1]?.slice(-1) ?? '',
    finish: (): { text: string; map: OffsetMap } => ({
      text: pieces.join(''),
      map: { derived, source, width },
    }),
  }
}

/**
 * The source stretch that a non-empty derived stretch stands for; a piece that was replaced counts
 * whole, however little of it is asked for.
 */
export function toSource(map: OffsetMap, span: Span): Span {
  const first = pieceAt(map, span.start)
  const last = pieceAt(map, span.end - 1)
  const start = map.source[first] as number
  const end = map.source[last] as number
  const firstWidth = map.width[first] as number
  const lastWidth = map.width[last] as number
  return {
    start: firstWidth > 0 ? start : start + span.start - (map.derived[first] as number),
    end: lastWidth > 0 ? end + lastWidth : end + span.end - (map.derived[last] as number),
  }
}

function pieceAt(map: OffsetMap, at: number): number {
  let low = 0
  let high = map.derived.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((map.derived[middle] as number) <= at) low = middle + 1
    else high = middle
  }
  return Math.max(0, low - 1)
}
