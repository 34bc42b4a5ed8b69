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
/** Letters of a stretch that is surely running text, no cell and no label of a drawing. */
const textLetters = 400

/**
 * Rows in reading order. Painting order is right on TeX's pages, so it stands unless geometry speaks
 * clearly against it; then stretches of consecutive rows are sorted as T. M. Breuel describes in
 * "High performance document layout analysis" (2003): above goes first, the left column goes first
 * unless something spans both in between.
 * @returns the rows, and whether much of the page was moved
 */
export function orderRows(rows: readonly Row[]): { rows: Row[]; moved: boolean } {
  const groups = groupRows(rows)
  if (groups.length > sortable) return { rows: [...rows], moved: false }
  const letters = groups.map((group) => group.rows.reduce((sum, row) => sum + row.text.length, 0))
  const all = letters.reduce((sum, count) => sum + count, 0)
  const above = groups.map((a) => groups.map((b) => a !== b && isAbove(a, b)))
  const leftOf = groups.map((a, i) =>
    groups.map((b, j) => i !== j && isLeftOf(a, b, groups) && !isCell(letters, i, j)),
  )
  /** How much text is painted against a relation, in shares of the page. */
  const against = (relation: readonly (readonly boolean[])[]) => {
    let sum = 0
    for (let i = 0; i < groups.length; i++)
      for (let j = i + 1; j < groups.length; j++)
        if (relation[j]?.[i]) sum += Math.min(letters[i] ?? 0, letters[j] ?? 0)
    return sum / all
  }
  const upside = against(above)
  const swapped = against(leftOf)
  if (upside <= 0.01 && swapped <= 0.3) return { rows: [...rows], moved: false }
  const isSwapped = swapped > 0.3
  const isText = (i: number) => (letters[i] ?? 0) >= textLetters
  // A float that is painted last holds up the column it stands in: the next column must not overtake it.
  const keepsOrder = (i: number, j: number) =>
    i < j && !isSwapped && isText(i) && isText(j) && above[j]?.[i] === false
  const isBefore = (i: number, j: number) =>
    above[i]?.[j] === true || (isSwapped && leftOf[i]?.[j] === true) || keepsOrder(i, j)
  const left = new Set(groups.keys())
  const sorted: Row[] = []
  while (left.size > 0) {
    const free = [...left].find((index) => ![...left].some((other) => isBefore(other, index)))
    const next = free ?? (left.values().next().value as number) // a circle: painting order decides
    left.delete(next)
    sorted.push(...(groups[next]?.rows ?? []))
  }
  return { rows: sorted, moved: upside + swapped > 0.3 }
}

/** Short stretches side by side are cells of a table, which is read row by row. */
const isCell = (letters: readonly number[], i: number, j: number) =>
  Math.min(letters[i] ?? 0, letters[j] ?? 0) < 30

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

function isAbove(a: Group, b: Group): boolean {
  return overlapX(a, b) && a.top < b.top && a.bottom <= b.bottom
}

function isLeftOf(a: Group, b: Group, groups: readonly Group[]): boolean {
  if (overlapX(a, b) || a.left >= b.left) return false
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
