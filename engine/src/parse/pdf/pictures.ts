import type { Marked } from './drafts.ts'
import { boundsOf, isInside, sharedPart } from './extents.ts'
import { isRunning } from './float-rows.ts'
import type { Extent } from './formula/signs.ts'
import type { Body } from './measure.ts'
import { type Caption, type PictureSheet, pictureAt, type Side } from './picture-place.ts'
import type { Row } from './rows.ts'

interface Candidate {
  readonly caption: Caption
  readonly found: { readonly [side in Side]: Extent | null }
}

/**
 * Where the pictures of figures stand, by the first rows of their captions: what is painted between a caption and
 * the text nearest to it, above or below as the paper has it. Captions without such a place have none: no picture is
 * better than a wrong one.
 */
export function findPictures(
  sheets: readonly PictureSheet[],
  body: Body,
): ReadonlyMap<Row, Extent> {
  const pages = sheets.map((sheet) => candidatesOn(sheet, body))
  const usual = usualSide(pages.flat())
  return new Map(pages.flatMap((candidates) => choose(candidates, usual)))
}

function candidatesOn(sheet: PictureSheet, body: Body): Candidate[] {
  const placeOf = (caption: Caption, side: Side) => {
    const place = pictureAt(caption, sheet, side, body)
    return place && !holdsText(place, sheet, body) ? place : null
  }
  return captionsOn(sheet.rows).map((caption) => ({
    caption,
    found: { above: placeOf(caption, 'above'), below: placeOf(caption, 'below') },
  }))
}

/** Where figures stand that can stand on one side only. */
function usualSide(candidates: readonly Candidate[]): Side {
  const figures = candidates.filter(({ caption }) => !caption.isTable)
  const above = figures.filter(({ found }) => found.above && !found.below).length
  const below = figures.filter(({ found }) => found.below && !found.above).length
  return below > above ? 'below' : 'above'
}

/** One side for each caption; what two captions would share belongs to none of them. */
function choose(candidates: readonly Candidate[], usual: Side): [Row, Extent][] {
  const chosen = candidates.flatMap(({ caption, found }): [Row, Extent][] => {
    const place = found[usual] ?? found.above ?? found.below
    return place ? [[caption.first, place]] : []
  })
  return chosen.filter(
    ([row, place]) =>
      !chosen.some(([other, claimed]) => other !== row && sharedPart(place, claimed) > 0.2),
  )
}

/** Captions of figures, and of tables that are no rows of words. What is set in lines is read as text. */
function captionsOn(rows: readonly Marked[]): Caption[] {
  return rows.flatMap(({ role, row }, at): Caption[] => {
    if (role.kind !== 'caption' || !role.label) return []
    if (/^(?:algorithm|listing|box)/i.test(role.label.label)) return []
    let end = at + 1
    while (goesOn(rows[end])) end++
    const isTable = role.label.of === 'table'
    const hasRows = [rows[at - 1], rows[end]].some((other) => other?.role.kind === 'table')
    if (isTable && hasRows) return []
    const bounds = boundsOf(rows.slice(at, end).map((marked) => marked.row))
    return [{ ...bounds, first: row, isTable }]
  })
}

const goesOn = (marked: Marked | undefined) =>
  marked?.role.kind === 'caption' && marked.role.label === null

/** Lines of the running text lie in the place: a painted ground, not a picture. */
function holdsText(place: Extent, { rows }: PictureSheet, body: Body): boolean {
  const lines = rows.filter(
    (marked) =>
      marked.role.kind !== 'drawing' &&
      marked.row.font === body.font &&
      isRunning(marked, body) &&
      isInside(marked.row, place),
  )
  return lines.length > 2
}
