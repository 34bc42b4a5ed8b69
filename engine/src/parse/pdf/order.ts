import type { Row } from './rows.ts'

interface Group {
  readonly rows: Row[]
  left: number
  right: number
  top: number
  bottom: number
}

// Comparing every pair of groups with every third one grows with the cube: 160 groups are 4 M steps.
const sortable = 160

/**
 * Rows in reading order. Painting order is right on TeX's pages, so it stands unless geometry speaks
 * clearly against it; then stretches of consecutive rows are sorted as T. M. Breuel describes in
 * "High performance document layout analysis" (2003): above goes first, the left column goes first
 * unless something spans both in between.
 * @returns the rows, and whether painting order was given up
 */
export function orderRows(rows: readonly Row[]): { rows: Row[]; moved: boolean } {
  const groups = groupRows(rows)
  if (groups.length > sortable) return { rows: [...rows], moved: false }
  const before = groups.map((a) => groups.map((b) => a !== b && isBefore(a, b, groups)))
  const letters = (group: Group) => group.rows.reduce((sum, row) => sum + row.text.length, 0)
  const all = groups.reduce((sum, group) => sum + letters(group), 0)
  let wrong = 0
  groups.forEach((group, index) => {
    if (groups.some((_, later) => later > index && before[later]?.[index])) wrong += letters(group)
  })
  if (wrong <= all * 0.02) return { rows: [...rows], moved: false }
  const left = new Set(groups.keys())
  const sorted: Row[] = []
  while (left.size > 0) {
    let next = -1
    for (const index of left)
      if (![...left].some((other) => before[other]?.[index])) {
        next = index
        break
      }
    if (next < 0) next = left.values().next().value as number // a circle: painting order decides
    left.delete(next)
    sorted.push(...(groups[next]?.rows ?? []))
  }
  return { rows: sorted, moved: true }
}

/** Consecutive rows that go down one column. */
function groupRows(rows: readonly Row[]): Group[] {
  const groups: Group[] = []
  for (const row of rows) {
    const group = groups.at(-1)
    const last = group?.rows.at(-1)
    const below = last ? row.base - last.base : 0
    if (
      group &&
      last &&
      below > 0 &&
      below < Math.max(row.size, last.size) * 2.6 &&
      Math.min(row.right, group.right) - Math.max(row.left, group.left) >
        Math.min(row.right - row.left, group.right - group.left) * 0.5
    ) {
      group.rows.push(row)
      group.left = Math.min(group.left, row.left)
      group.right = Math.max(group.right, row.right)
      group.bottom = row.bottom
    } else
      groups.push({
        rows: [row],
        left: row.left,
        right: row.right,
        top: row.top,
        bottom: row.bottom,
      })
  }
  return groups
}

const overlapX = (a: Group, b: Group) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) >
  Math.min(a.right - a.left, b.right - b.left) * 0.08

function isBefore(a: Group, b: Group, groups: readonly Group[]): boolean {
  if (overlapX(a, b)) return a.top < b.top && a.bottom <= b.bottom
  if (a.left >= b.left) return false
  const low = Math.min(a.bottom, b.bottom)
  const high = Math.max(a.top, b.top)
  return !groups.some(
    (c) =>
      c !== a &&
      c !== b &&
      c.top >= low - 2 &&
      c.bottom <= high + 2 &&
      overlapX(a, c) &&
      overlapX(b, c),
  )
}
