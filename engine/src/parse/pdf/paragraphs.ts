import type { Draft, Marked } from './drafts.ts'
import { isPlainHeading } from './headings.ts'
import type { Body } from './measure.ts'
import type { Row } from './rows.ts'

const listMark =
  /^(?:[•▪◦■●‣∙⋅·✓➢–—*-]|\(?\d{1,2}[.)]|\(?[a-z][.)]|\([ivx]{1,4}\)|[ivx]{1,4}\))\s+\S/u

/**
 * Forms blocks from marked rows of all pages. Captions, footnotes, tables and drawings are set down
 * after the paragraph that they stand in the middle of, so that no sentence is cut.
 */
export function formBlocks(rows: readonly Marked[], body: Body): Draft[] {
  const drafts: Draft[] = []
  let floats: Draft[] = []
  let open: {
    draft: Draft & { kind: 'paragraph' | 'list-item' }
    last: Marked
    rows: Marked[]
  } | null = null
  let looseTable: Row[] = []
  const close = () => {
    if (open) drafts.push(open.draft)
    open = null
    drafts.push(...floats)
    floats = []
  }
  rows.forEach((row, at) => {
    const role = row.role
    switch (role.kind) {
      case 'drawing':
        return
      case 'table': {
        const caption = floats.findLast((draft) => draft.kind === 'caption')
        if (role.side === 'below' && caption?.kind === 'caption') caption.table.push(row.row)
        else looseTable.push(row.row)
        return
      }
      case 'caption':
        if (role.label) {
          floats.push({ kind: 'caption', rows: [row.row], label: role.label, table: looseTable })
          looseTable = []
        } else floats.findLast((draft) => draft.kind === 'caption')?.rows.push(row.row)
        return
      case 'footnote': {
        const last = floats.at(-1) ?? drafts.findLast((draft) => draft.kind === 'footnote')
        if (role.first || last?.kind !== 'footnote' || !goesOnOver(last.rows, row.row))
          floats.push({ kind: 'footnote', rows: [row.row] })
        else last.rows.push(row.row)
        return
      }
      case 'heading': {
        if (open && isBanner(rows, at, open.last)) {
          const last = floats.at(-1)
          const goesOn = last?.kind === 'paragraph' && rows[at - 1]?.role.kind === 'heading'
          if (goesOn) last.rows.push(row.row)
          else floats.push({ kind: 'paragraph', rows: [row.row] })
          return
        }
        close()
        const last = drafts.at(-1)
        const previous = rows[at - 1]
        if (
          last?.kind === 'heading' &&
          previous?.role.kind === 'heading' &&
          last.heading.look === role.heading.look &&
          role.heading.number === undefined &&
          previous.row.page === row.row.page &&
          row.row.base - previous.row.base < row.row.size * 1.6 &&
          row.row.base > previous.row.base
        )
          last.rows.push(row.row)
        else drafts.push({ kind: 'heading', rows: [row.row], heading: role.heading })
        return
      }
      case 'equation': {
        const last = open ? null : drafts.at(-1)
        const previous = rows[at - 1]
        const joins =
          last?.kind === 'equation' &&
          previous?.role.kind === 'equation' &&
          previous.row.page === row.row.page
        const labels = role.label === undefined ? [] : [{ text: role.label, row: row.row }]
        if (joins) {
          last.rows.push(row.row)
          last.labels.push(...labels)
        } else {
          if (open) {
            drafts.push(open.draft)
            open = null
          }
          drafts.push({ kind: 'equation', rows: [row.row], labels })
        }
        return
      }
      case 'body': {
        const interrupted = open !== null && rows[at - 1] !== open.last
        if (open && continues(open.last, row, rows[at + 1], open, body, interrupted)) {
          open.draft.rows.push(row.row)
          open.rows.push(row)
          open.last = row
          return
        }
        // "where x denotes …" goes on through the equation: what floats waits for the end of that sentence.
        const isAfterEquation = open === null && drafts.at(-1)?.kind === 'equation'
        if (!(isAfterEquation && /^\p{Ll}/u.test(row.row.text))) close()
        const kind =
          listMark.test(row.row.text) && /[\p{L}]/u.test(row.row.text) ? 'list-item' : 'paragraph'
        open = { draft: { kind, rows: [row.row] }, last: row, rows: [row] }
      }
    }
  })
  close()
  return drafts
}

/** A note goes on below itself, or at the foot of the next page where its sentence has not ended. */
function goesOnOver(note: readonly Row[], row: Row): boolean {
  const last = note.at(-1)
  if (!last || last.page === row.page) return last !== undefined
  return row.page - last.page === 1 && !/[.!?]["”’)]*$/.test(last.text)
}

/** Large words at the top of a page, in the middle of a sentence: a banner, which heads no section. */
function isBanner(rows: readonly Marked[], at: number, last: Marked): boolean {
  const own = rows[at] as Marked
  if (own.row.page === last.row.page || !/[\p{Ll},]$/u.test(last.row.text)) return false
  if (isPlainHeading(own.row.text)) return false
  const next = rows.slice(at + 1, at + 4).find(({ role }) => role.kind !== 'heading')
  return next?.role.kind === 'body' && /^\p{Ll}/u.test(next.row.text)
}

/** Most of a line can be small capitals; its size is then theirs. */
function isSmallCaps(a: Row, b: Row): boolean {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  const letters = small.text.replace(/[^\p{L}]/gu, '')
  const capitals = letters.replace(/\P{Lu}/gu, '')
  return capitals.length > letters.length * 0.6 && small.size > large.size * 0.7
}

/** Does `row` go on with the paragraph whose last row is `last`? */
function continues(
  last: Marked,
  row: Marked,
  next: Marked | undefined,
  open: { draft: { kind: string }; rows: readonly Marked[] },
  body: Body,
  interrupted: boolean,
): boolean {
  const size = body.size
  if (
    Math.abs(row.row.size - last.row.size) > 0.8 &&
    Math.min(row.row.text.length, last.row.text.length) > 12 &&
    !isSmallCaps(row.row, last.row)
  )
    return false
  const ended = /[.!?:;]["'”’)\]\d⁰¹²³⁴-⁹,]*$/u.test(last.row.text)
  const short = last.column.right - last.row.right
  const indent = row.row.left - row.column.left
  const lower = /^[\p{Ll}]/u.test(row.row.text)
  const first = open.rows[0] as Marked
  const hanging = open.draft.kind === 'list-item'
  const sameColumn =
    !interrupted &&
    last.row.page === row.row.page &&
    last.index === row.index &&
    row.row.base > last.row.base - size * 0.3
  const isItem = listMark.test(row.row.text)
  if (isItem && (hanging || ended) && !/^[–—-] /.test(row.row.text)) {
    if (!hanging || Math.abs(row.row.left - first.row.left) < size * 1.2 || ended) return false
  }
  if (/^[•▪◦■●‣➢]/u.test(row.row.text)) return false
  if (sameColumn) {
    const step = row.row.base - last.row.base
    if (Math.abs(step) < size * 0.7 && row.row.left > last.row.right - size) return true
    if (
      step > Math.max(body.pitch, row.row.size * 1.15) * 1.32 &&
      !(lower && !ended && step < body.pitch * 1.9)
    )
      return false
    const lastIndent = last.row.left - last.column.left
    if (hanging)
      return !(ended && short > size * 2 && row.row.left < first.row.left + size * 0.4 && !lower)
    // An indent that the next row does not share begins a paragraph.
    if (indent > lastIndent + size * 0.7 && indent < size * 5 && !lower) {
      const nextIndent =
        next && next.row.page === row.row.page && next.index === row.index
          ? next.row.left - next.column.left
          : 0
      if (nextIndent < indent - size * 0.5 && (body.indents || ended)) return false
    }
    if (ended && !/[:;,]$/.test(last.row.text) && !lower) {
      const wide = body.justified > 0.6 ? size * 1.6 : (last.column.right - last.column.left) * 0.22
      if (short > wide && (!body.indents || indent > size * 0.6)) return false
    }
    return true
  }
  // A new column or page.
  if (lower || !ended) return true
  if (indent > size * 0.7 && indent < size * 4) return false
  return short < size * 1.5 && body.indents
}
