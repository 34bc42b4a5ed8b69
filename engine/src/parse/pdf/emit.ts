import type { documentBuilder, Inline } from '../../document/document-builder.ts'
import type { Line, Region } from '../../document/paper-document.ts'
import type { Span } from '../../text/span.ts'
import { boundsOf } from './extents.ts'
import { inlineSymbols } from './formula/inline-symbols.ts'
import type { Extent } from './formula/signs.ts'
import { type Frame, onPage } from './frame.ts'
import { type Joined, joinLines, toRuns, type Vocabulary } from './join.ts'
import type { TextLine } from './lines.ts'
import type { Row } from './rows.ts'
import { style } from './style.ts'
import { cellsOf } from './tables.ts'

export type Builder = ReturnType<typeof documentBuilder>
type PageFrame = Pick<Frame, 'turn' | 'width' | 'height'>

/** Lays rows into the document and notes where each of their characters stands on its page. */
export function createEmitter(vocabulary: Vocabulary, frames: ReadonlyMap<number, PageFrame>) {
  const lines = new Map<number, Line[]>()
  let symbols = 0
  const symbolId = () => `sym${++symbols}`

  function place({ pieces }: Joined, start: number): void {
    for (const { line, from, to, at } of pieces) {
      if (to <= from) continue
      const frame = frames.get(line.page)
      if (!frame) continue
      const span = { start: start + at, end: start + at + to - from }
      // A hyphen that was dropped at the line's end still belongs to what is drawn.
      const dropped = to === line.text.length - 1 && /[-‐]$/.test(line.text)
      const edges = line.edges.slice(from, dropped ? to : to + 1)
      if (dropped) edges.push(line.edges.at(-1) ?? line.right)
      const own = lines.get(line.page) ?? []
      own.push(lineOf(line, span, edges, frame))
      lines.set(line.page, own)
    }
  }

  const joinRows = (rows: readonly Row[]) =>
    joinLines(
      rows.flatMap(({ parts }) => parts),
      vocabulary,
    )

  return {
    join: joinRows,
    regions: (rows: readonly Row[]) => regionsOf(rows, frames),
    /** A box of a page's reading frame, on the page as it is shown. */
    region: (page: number, extent: Extent) => regionAt(page, extent, frames),
    /** Joins rows, hands the words and regions to `add`, and places them at the span it gives. */
    rows(
      rows: readonly Row[],
      add: (inline: Inline, regions: readonly Region[], text: string) => Span | null,
      ignored = 0,
    ): Span | null {
      const joined = joinRows(rows)
      if (joined.text === '') return null
      const runs = toRuns(joined, ignored, inlineSymbols(joined), symbolId)
      const span = add(runs, regionsOf(rows, frames), joined.text)
      if (span && span.end - span.start === joined.text.length) place(joined, span.start)
      return span
    },
    /** Hands words that were joined elsewhere, and one region around their lines, to `add`; places them. */
    lines(
      own: readonly TextLine[],
      joined: Joined,
      add: (inline: Inline, regions: readonly Region[]) => Span | null,
    ): void {
      if (joined.text === '') return
      const region = boxAround(own, frames)
      const span = add(toRuns(joined), region ? [region] : [])
      if (span && span.end - span.start === joined.text.length) place(joined, span.start)
    },
    /** Lays a table: its caption, then the cells of its parts, page by page; only words of the printed page are placed. */
    table(
      builder: Builder,
      facts: {
        readonly id: string
        readonly label: string
        readonly page: number
        readonly picture?: Region
      },
      captionRows: readonly Row[],
      parts: readonly (readonly Row[])[],
    ): void {
      const caption = joinRows(captionRows)
      const cells = cellsOf(parts, vocabulary)
      const table = builder.addTable({
        ...facts,
        caption: caption.text === '' ? null : toRuns(caption),
        rows: cells.map((row) =>
          row.map(({ words, colSpan, header }) => ({
            content: toRuns(words, 0, inlineSymbols(words), symbolId),
            colSpan,
            header,
          })),
        ),
        regions: [
          ...Map.groupBy([...captionRows, ...parts.flat()], ({ page }) => page).values(),
        ].flatMap((own) => boxAround(own, frames) ?? []),
      })
      if (table.caption) place(caption, table.caption.start)
      table.rows.forEach((row, rowIndex) => {
        row.forEach((cell, cellIndex) => {
          const words = cells[rowIndex]?.[cellIndex]?.words
          if (cell.span && words && cell.text === words.text) place(words, cell.span.start)
        })
      })
    },
    linesOf: (page: number): Line[] =>
      (lines.get(page) ?? []).toSorted((a, b) => a.span.start - b.span.start),
  }
}

/** Bold and italic of a heading or title say nothing. */
export const plainFace = style.bold | style.italic

const round = (value: number) => Math.round(value * 100) / 100

/** @param edges are rounded in place */
function lineOf(line: TextLine, span: Span, edges: number[], frame: PageFrame): Line {
  const left = edges[0] ?? line.left
  const right = edges.at(-1) ?? line.right
  const box = onPage(
    { x: left, y: line.top, width: right - left, height: line.bottom - line.top },
    frame,
  )
  const x = round(box.x)
  const width = round(box.width)
  // A line that does not run to the right has no edges along x: all but the last stand at its left.
  if (frame.turn === 0 && !line.rightToLeft)
    for (let at = 0; at < edges.length; at++) edges[at] = round(edges[at] as number)
  else edges.fill(x).splice(-1, 1, round(x + width))
  return { span, edges, x, y: round(box.y), width, height: round(box.height) }
}

/** The boxes around rows, one for each column or page that they run over. */
function regionsOf(rows: readonly Row[], frames: ReadonlyMap<number, PageFrame>): Region[] {
  const regions: Region[] = []
  let open: Row[] = []
  const close = () => {
    const region = boxAround(open, frames)
    if (region) regions.push(region)
    open = []
  }
  for (const row of rows) {
    const last = open.at(-1)
    if (
      last &&
      (last.page !== row.page ||
        row.base < last.base - row.size ||
        row.left > last.right + row.size * 3)
    )
      close()
    open.push(row)
  }
  close()
  return regions
}

/** One box around rows of one page. */
function boxAround(
  rows: readonly (Row | TextLine)[],
  frames: ReadonlyMap<number, PageFrame>,
): Region | null {
  const page = rows[0]?.page
  if (page === undefined) return null
  return regionAt(page, boundsOf(rows), frames)
}

function regionAt(
  page: number,
  { left, right, top, bottom }: Extent,
  frames: ReadonlyMap<number, PageFrame>,
): Region | null {
  const frame = frames.get(page)
  if (!frame) return null
  const box = onPage({ x: left, y: top, width: right - left, height: bottom - top }, frame)
  return {
    page,
    x: round(box.x),
    y: round(box.y),
    width: round(box.width),
    height: round(box.height),
  }
}
