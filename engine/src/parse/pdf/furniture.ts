import type { TextLine } from './lines.ts'
import { mode } from './measure.ts'

export interface PageLines {
  readonly number: number
  readonly width: number
  readonly height: number
  readonly lines: readonly TextLine[]
}

/**
 * Takes running heads, page numbers, line numbers and archive stamps out of the lines of all pages.
 * A head or foot is what stands in the outer tenth of a page and comes back, digits apart, at the
 * same height on another page.
 */
export function removeFurniture(pages: readonly PageLines[]): PageLines[] {
  const seen = new Map<string, Set<number>>()
  for (const page of pages)
    for (const line of page.lines)
      for (const key of keysOf(line, page))
        seen.set(key, (seen.get(key) ?? new Set()).add(page.number))
  const comesBack = (line: TextLine, page: PageLines) =>
    keysOf(line, page).some((key) => (seen.get(key)?.size ?? 0) >= 2)
  const usual = mode(pages.flatMap(({ lines }) => lines.map(sizeOf))) ?? 10
  const heads = numberedHeads(pages, usual)
  return pages.map((page, at) => {
    const numbers = lineNumbers(page)
    const lone = new Set([...(at > 0 ? loneHead(page, usual) : []), ...loneNumber(page, usual)])
    return {
      ...page,
      lines: page.lines.filter((line) => {
        if (numbers.has(line) || heads.has(line) || lone.has(line)) return false
        if (isCounted(line.text, page.number, pages.length)) return false
        const zone = zoneOf(line, page)
        if (zone === null || isCell(line, page, comesBack)) return true
        if (isPageNumber(line.text) && isOutermost(line, page, zone))
          return isOfHeading(line, page, usual)
        if (isLabelled(line.text)) return true
        if (/^arXiv:\d{4}\.\d{4,5}/.test(line.text)) return false
        return !comesBack(line, page)
      }),
    }
  })
}

const sizeOf = (line: TextLine) => [line.size, line.text.length] as const

type Zone = 'head' | 'foot'

function zoneOf(line: TextLine, page: PageLines): Zone | null {
  if (line.bottom < page.height * 0.11) return 'head'
  if (line.top > page.height * 0.89) return 'foot'
  return null
}

/**
 * The first words of pages that carry the page's number and else change from page to page:
 * "56 O. Kopp and A. Armbruster", "Architectural Decision Records 57".
 */
function numberedHeads(pages: readonly PageLines[], usual: number): Set<TextLine> {
  const found = pages.flatMap((page) => {
    const top = Math.min(...page.lines.map(({ base }) => base))
    const head = page.lines.filter(({ base }) => base - top < 3)
    const words = head
      .toSorted((a, b) => a.left - b.left)
      .map(({ text }) => text)
      .join(' ')
    const own = /^(\d{1,5}) \p{L}|\p{L}\.? (\d{1,5})$/u.exec(words)
    const isHead = top < page.height * 0.14 && words.length < 120 && !isLabelled(words)
    if (!own || !isHead || head.some(({ bold }) => bold > 0.5)) return []
    const offset = Number(own[1] ?? own[2]) - page.number
    return [
      { head, page: page.number, offset, isSmall: head.every(({ size }) => size < usual - 0.4) },
    ]
  })
  const sure = found.filter(
    ({ offset, page, isSmall }) =>
      (offset === 0 && isSmall) ||
      found.some((other) => other.offset === offset && other.page !== page),
  )
  return new Set(sure.flatMap(({ head }) => head))
}

/**
 * The first line of a page, set smaller than the text and far above it: a head that no other page repeats, as
 * where the left pages name the authors and there is but one right page.
 */
function loneHead(page: PageLines, usual: number): readonly TextLine[] {
  const top = Math.min(...page.lines.map(({ base }) => base))
  const head = page.lines.filter(({ base }) => base - top < 3)
  const next = Math.min(...page.lines.map(({ base }) => base).filter((base) => base - top >= 3))
  const words = head.map(({ text }) => text).join(' ')
  const isHead =
    next - top > usual * 2.2 &&
    words.length < 120 &&
    !isLabelled(words) &&
    !/^\d/.test(words) &&
    head.every((line) => line.size < usual * 0.9 && zoneOf(line, page) === 'head')
  return isHead && Number.isFinite(next) ? head : []
}

/** A page number that stands higher than most: alone, far below everything else. */
function loneNumber(page: PageLines, usual: number): readonly TextLine[] {
  const bottom = Math.max(...page.lines.map(({ base }) => base))
  const [line, other] = page.lines.filter(({ base }) => bottom - base < usual * 2.5)
  const isNumber = line && !other && page.lines.length > 1 && isPageNumber(line.text)
  return isNumber && line.top > page.height * 0.8 ? [line] : []
}

const isLabelled = (text: string) => /^(table|fig|tab\.|chart|algorithm)/i.test(text)

/** The line without what changes from page to page, at its height; the height may jitter by a point. */
function keysOf(line: TextLine, page: PageLines): string[] {
  const zone = zoneOf(line, page)
  if (zone === null) return []
  const words = line.text.replace(/\d+/g, '#').replace(/\s+/g, ' ').toLowerCase()
  const height = Math.round(line.base / 3)
  return [`${zone}/${height}/${words}`, `${zone}/${height + 1}/${words}`]
}

/** "3 of 19" on the third page of nineteen, wherever it stands. */
function isCounted(text: string, page: number, pages: number): boolean {
  const [, own, all] = /^(?:page )?(\d+) ?(?:of|de|\/) ?(\d+)$/i.exec(text) ?? []
  return pages > 1 && Number(own) === page && Number(all) === pages
}

/** A number in a row of a table that reaches into a head or foot: two more stand beside it, or one and the row's name. */
function isCell(
  line: TextLine,
  page: PageLines,
  comesBack: (line: TextLine, page: PageLines) => boolean,
): boolean {
  const isWordless = ({ text }: TextLine) => !/\p{L}/u.test(text)
  if (!isWordless(line)) return false
  const beside = page.lines.filter(
    (other) => other !== line && Math.abs(other.base - line.base) < 2,
  )
  const numbers = beside.filter(isWordless)
  const isNamed = beside.some((other) => !isWordless(other) && !comesBack(other, page))
  return numbers.length > (isNamed ? 0 : 1)
}

function isPageNumber(text: string): boolean {
  return /^[-–—[(\s]*(page\s*)?(\d{1,5}|[ivxl]{1,6})(\s*(of|\/|de)\s*\d{1,4})?[\])\s–—-]*$/i.test(
    text,
  )
}

/** True when nothing but other furniture stands further out. */
function isOutermost(line: TextLine, page: PageLines, zone: Zone): boolean {
  // The raised number of a note has the note beside it.
  const isMark = (other: TextLine) =>
    other.left > line.right - 1 &&
    other.left - line.right < other.size &&
    Math.abs(other.base - line.base) < other.size * 0.7
  return page.lines.every(
    (other) =>
      other === line ||
      (!isMark(other) &&
        (zoneOf(other, page) === zone ||
          (zone === 'head' ? other.base > line.base : other.base < line.base))),
  )
}

/** The number of a section whose heading is a page's first line: large and bold as the words on its line. */
const isOfHeading = (line: TextLine, page: PageLines, usual: number): boolean =>
  line.size > usual * 1.1 &&
  line.bold > 0.5 &&
  page.lines.some(
    (other) =>
      other.left > line.right &&
      other.bold > 0.5 &&
      Math.abs(other.base - line.base) < 1 &&
      Math.abs(other.size - line.size) < 0.3,
  )

/** Numbers that count the lines of a manuscript: a straight row of them in a margin, growing. */
function lineNumbers(page: PageLines): Set<TextLine> {
  const numbers = page.lines.filter((line) => /^\d{1,4}$/.test(line.text))
  const others = page.lines.filter((line) => line.text.length > 20)
  const found = new Set<TextLine>()
  for (const edge of ['left', 'right'] as const) {
    const columns = Map.groupBy(numbers, (line) => Math.round(line[edge] / 4))
    for (const column of columns.values()) {
      if (column.length < 8) continue
      const sorted = column.toSorted((a, b) => a.base - b.base)
      const first = sorted[0] as TextLine
      const steps = sorted
        .slice(1)
        .map((line, index) => Number(line.text) - Number(sorted[index]?.text))
      const regular = steps.filter((step) => step === steps[0] && step > 0).length
      const outside = others.every(
        (line) => line.left > first.right - 1 || line.right < first.left + 1,
      )
      if (regular >= steps.length * 0.8 && outside) for (const line of sorted) found.add(line)
    }
  }
  return found
}
