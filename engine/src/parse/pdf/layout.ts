import { textAboveList } from './above-list.ts'
import type { Draft, Marked } from './drafts.ts'
import type { Extent } from './formula/signs.ts'
import { type FrontMatter, readFront } from './front.ts'
import { removeFurniture } from './furniture.ts'
import { isPlainHeading } from './headings.ts'
import { countWords, type Vocabulary } from './join.ts'
import { joinCaptions, joinContinued, joinTranslated } from './join-floats.ts'
import { type Body, measureBody, mode, type Placement, placeRows } from './measure.ts'
import { orderRows } from './order.ts'
import type { ReadFile, ReadPage } from './pages.ts'
import { formBlocks } from './paragraphs.ts'
import { findPictures } from './pictures.ts'
import {
  type Entry,
  endOfEntries,
  isReferencesHeading,
  splitEntries,
  unheadedReferences,
} from './references.ts'
import { markRows, tableSides } from './roles.ts'
import { findGutters, joinRows, type Row } from './rows.ts'
import { partRunInAbstract } from './run-in-abstract.ts'

export interface References {
  readonly kind: 'references'
  readonly entries: readonly Entry[]
  /** They follow the text without a heading of their own. */
  readonly unheaded?: boolean
}

/** A paper's blocks in reading order. */
export interface Layout {
  readonly front: FrontMatter
  readonly drafts: readonly (Draft | References)[]
  readonly vocabulary: Vocabulary
  readonly body: Body
  /** Pages whose painting order was given up for geometry. */
  readonly reordered: readonly number[]
  /** Where the pictures of figures stand in their pages' reading frames, by the first rows of captions. */
  readonly pictures: ReadonlyMap<Row, Extent>
}

/** From lines on pages to blocks in reading order. */
export function layOut(file: ReadFile): Layout {
  const pages = removeFurniture(file.pages)
  const size =
    mode(
      pages.flatMap(({ lines }) => lines.map((line) => [line.size, line.text.length] as const)),
    ) ?? 10
  const reordered: number[] = []
  const own = pages.map((page) => findGutters(page.lines, page.width))
  const usual = usualGutters(own)
  const placed = pages.map((page, at) => {
    const gutters = own[at]?.length ? (own[at] ?? []) : usual
    const { rows, moved } = orderRows(joinRows(page.lines, gutters))
    if (moved) reordered.push(page.number)
    return placeRows(rows, gutters, size)
  })
  const body = measureBody(placed)
  const first = placed[0] ?? []
  const front = readFront(first, pages[0]?.height ?? 0, body.size)
  const title = new Set(front.title)
  const sides = tableSides(placed, body)
  const marks = placed.map((rows, at) => {
    const own = rows.filter(({ row }) => !title.has(row))
    const marked = markRows(own, body, sides)
    return at === 0 ? withoutFrontHeadings(partRunInAbstract(marked)) : marked
  })
  const marked = marks.flat()
  const pictures = findPictures(
    pages.map(({ lines }, at) => {
      const { width, height, ink, lines: all } = file.pages[at] as ReadPage
      const kept = new Set(lines)
      const others = [...(at === 0 ? title : []), ...all.filter((line) => !kept.has(line))]
      const gutters = own[at]?.length ? (own[at] ?? []) : usual
      return { width, height, rows: marks[at] ?? [], others, ink, gutters }
    }),
    body,
  )
  const vocabulary = countWords(marked.map(({ row }) => row.text))
  const drafts = joinContinued(joinTranslated(withReferences(marked, body)))
  return {
    front,
    drafts: joinCaptions(drafts, (first) => pictures.has(first)),
    vocabulary,
    body,
    reordered,
    pictures,
  }
}

/** Gutters that most pages have, for those where a large table leaves too little text to see them. */
function usualGutters(pages: readonly (readonly number[])[]): number[] {
  const single = pages.flatMap((gutters) => (gutters.length === 1 ? [gutters[0] ?? 0] : []))
  const middle = single.toSorted((a, b) => a - b)[Math.floor(single.length / 2)]
  const agreed = single.filter((x) => middle !== undefined && Math.abs(x - middle) < 12).length
  return middle !== undefined && agreed > pages.length / 2 ? [middle] : []
}

/** Names of authors and journals above the abstract are set like headings, but open no section. */
function withoutFrontHeadings(rows: readonly Marked[]): Marked[] {
  const first = rows.findIndex(
    ({ role, row }) => role.kind === 'heading' && isPlainHeading(row.text),
  )
  return rows.map((row, at) =>
    at < first && row.role.kind === 'heading' ? { ...row, role: { kind: 'body' } } : row,
  )
}

/** Forms blocks; the rows under a "References" heading become entries. */
function withReferences(rows: readonly Marked[], body: Body): Layout['drafts'] {
  const drafts: Layout['drafts'][number][] = []
  let rest = rows
  for (;;) {
    const at = rest.findIndex(
      ({ role, row }) => role.kind === 'heading' && isReferencesHeading(row.text),
    )
    if (at < 0) break
    const heading = rest[at] as Marked
    let end = at + 1
    while (end < rest.length && !endsReferences(rest[end] as Marked, heading)) end++
    const { above, listed } = partAbove(rest.slice(at + 1, end), heading.row.top)
    drafts.push(...formBlocks([...rest.slice(0, at), ...above, heading], body))
    const last = endOfEntries(listed)
    const inside = listed.slice(0, last)
    const own: Placement[] = inside.filter(
      ({ role }) =>
        role.kind === 'body' ||
        role.kind === 'heading' ||
        role.kind === 'equation' ||
        role.kind === 'footnote',
    )
    drafts.push({ kind: 'references', entries: splitEntries(own) })
    drafts.push(
      ...formBlocks(
        inside.filter(({ role }) => role.kind === 'caption' || role.kind === 'table'),
        body,
      ),
      ...formBlocks(listed.slice(last), body),
    )
    rest = rest.slice(end)
  }
  const start = rest === rows ? unheadedReferences(rest) : -1
  if (start >= 0) {
    const { above, listed } = partAbove(rest.slice(start), rest[start]?.row.top ?? 0)
    drafts.push(...formBlocks([...rest.slice(0, start), ...above], body))
    drafts.push({ kind: 'references', entries: splitEntries(listed), unheaded: true })
  } else drafts.push(...formBlocks(rest, body))
  return drafts
}

/** The text above a list in the next column, and the list without it. */
function partAbove(rows: readonly Marked[], top: number): { above: Marked[]; listed: Marked[] } {
  const { start, end } = textAboveList(rows, top) ?? { start: 0, end: 0 }
  return { above: rows.slice(start, end), listed: rows.toSpliced(start, end - start) }
}

function endsReferences({ role, row }: Marked, heading: Marked): boolean {
  if (role.kind !== 'heading' || heading.role.kind !== 'heading') return false
  if (role.heading.look === heading.role.heading.look) return true
  return (
    /^(appendi|supplement|acknowledg|author|about|[A-Z]\.?\d? )/i.test(row.text) &&
    row.size >= heading.row.size - 0.5
  )
}
