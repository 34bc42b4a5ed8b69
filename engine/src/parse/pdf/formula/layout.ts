import { boundsOf } from '../extents.ts'
import { distanceTo, type Extent, isBracket, type Rule, type Sign } from './signs.ts'

/** A piece of a formula that stands on a base line; what it is made of stands in lines of its own. */
export type Item = Sign | Fraction | Root | Scripted | Cases

interface Placed extends Extent {
  readonly base: number
  readonly size: number
}
export interface Fraction extends Placed {
  readonly kind: 'fraction'
  readonly over: Lines
  readonly under: Lines
}
export interface Root extends Placed {
  readonly kind: 'root'
  readonly sign: Sign
  readonly inner: Lines
}
export interface Scripted extends Placed {
  readonly kind: 'scripted'
  readonly of: Item
  readonly below: Lines
  readonly above: Lines
}
export interface Cases extends Placed {
  readonly kind: 'cases'
  readonly brace: Sign
  readonly rows: Lines
}
/** Lines from top to bottom, each from left to right. */
export type Lines = readonly (readonly Item[])[]

/** More signs are no formula that anybody reads, and the search below is quadratic. */
const mostSigns = 600

/**
 * The structure of a displayed formula from the places and sizes of its signs and its rules: fractions,
 * roots, sums with limits, indices, exponents, cases, lines.
 * @returns null when the places do not fit together that way
 */
export function layFormula(signs: readonly Sign[], rules: readonly Rule[]): Lines | null {
  if (signs.length === 0 || signs.length > mostSigns) return null
  const folded = withLimits(withRules(signs, rules))
  const lines = linesOf(withCases(folded))
  return lines.every((line, at) => at === 0 || isApart(lines[at - 1] as Item[], line))
    ? lines
    : null
}

const small = 0.88
const largest = (items: readonly Item[]) => Math.max(...items.map(({ size }) => size))
const centre = ({ left, right }: Extent) => (left + right) / 2

/** Lines of one formula stand at least a size apart; what is nearer was not understood. */
function isApart(above: readonly Item[], below: readonly Item[]): boolean {
  const base = (line: readonly Item[]) => line[0]?.base ?? 0
  return base(below) - base(above) > Math.min(largest(above), largest(below)) * 1.05
}

/** Folds what stands over and under each rule, inner rules first. */
function withRules(signs: readonly Sign[], rules: readonly Rule[]): Item[] {
  let items: Item[] = [...signs]
  for (const rule of rules.toSorted((a, b) => a.right - a.left - (b.right - b.left))) {
    const inside = items.filter(
      (item) => centre(item) > rule.left - 1 && centre(item) < rule.right + 1,
    )
    const over = near(inside, rule, -1)
    const under = near(inside, rule, 1)
    const sign = items.find(
      (item): item is Sign =>
        item.kind === 'sign' &&
        item.text === '√' &&
        Math.abs(item.right - rule.left) < item.size * 0.4,
    )
    const isRoot =
      sign !== undefined && under.length > 0 && Math.abs(sign.base - rule.y) < sign.size * 2.2
    if (!isRoot && (over.length === 0 || under.length === 0)) continue
    const parts = isRoot ? [sign, ...under] : [...over, ...under]
    const size = largest(isRoot ? under : parts)
    const box = boundsOf(isRoot ? under : parts)
    const place = {
      ...box,
      left: isRoot ? sign.left : Math.min(box.left, rule.left),
      top: Math.min(box.top, rule.y),
      size,
    }
    const folded: Item = isRoot
      ? {
          ...place,
          kind: 'root',
          sign,
          inner: structured(under),
          base: linesOf(under)[0]?.[0]?.base ?? rule.y,
        }
      : {
          ...place,
          kind: 'fraction',
          over: structured(over),
          under: structured(under),
          base: rule.y + size * 0.25,
        }
    items = [...items.filter((item) => !parts.includes(item)), folded]
  }
  return items
}

const structured = (items: readonly Item[]): Lines => linesOf(withLimits(items))

/** What stands over (-1) or under (1) a rule, as far as it goes on without a gap. */
function near(items: readonly Item[], { y }: Rule, side: -1 | 1): Item[] {
  const own = items
    .filter((item) =>
      side < 0
        ? item.bottom < y + item.size * 0.3 && item.base < y
        : item.top > y - item.size * 0.3 && item.base > y,
    )
    .toSorted((a, b) => (side < 0 ? b.bottom - a.bottom : a.top - b.top))
  const found: Item[] = []
  let edge = y
  for (const item of own) {
    const gap = side < 0 ? edge - item.bottom : item.top - edge
    if (gap > item.size * (found.length === 0 ? 0.75 : 0.1)) break
    found.push(item)
    edge = side < 0 ? Math.min(edge, item.top) : Math.max(edge, item.bottom)
  }
  return found
}

/** Is a small item the limit of a nearer sign, or an index in another line? */
function isOthers(item: Item, sign: Sign, items: readonly Item[]): boolean {
  const own = Math.abs(item.base - sign.base)
  return items.some((other) => {
    if (other === sign || other.size < sign.size * small) return false
    const distance = Math.abs(item.base - other.base)
    const isSum = other.kind === 'sign' && limited.test(other.text)
    if (isSum) return distance < own && other.left < item.right && other.right > item.left
    const gap = item.left - other.right
    return distance < sign.size * 0.5 && gap > -1 && gap < sign.size * 3
  })
}

const limited = /^(?:[∑∏⋃⋂⨁⨂⋁⋀∐]|max|min|lim|sup|inf|argmax|argmin|arg)$/

/** Gives sums and the like what stands under and over them. */
function withLimits(items: readonly Item[]): Item[] {
  let left: Item[] = [...items]
  for (const sign of items) {
    if (sign.kind !== 'sign' || !limited.test(sign.text)) continue
    const limits = (side: -1 | 1) => {
      const band = left.filter((item) => {
        const drop = (item.base - sign.base) * side
        const isNear = drop > sign.size * 0.62 && drop < sign.size * 2.3
        return item.size < sign.size * small && isNear && !isOthers(item, sign, items)
      })
      const found = band.filter((item) => item.right > sign.left - 1 && item.left < sign.right + 1)
      for (let grown = found.length > 0; grown; ) {
        const box = boundsOf(found)
        const next = band.find(
          (item) =>
            !found.includes(item) &&
            item.left < box.right + item.size * 0.45 &&
            item.right > box.left - item.size * 0.45,
        )
        if (next) found.push(next)
        grown = next !== undefined
      }
      return found
    }
    const [above, below] = [limits(-1), limits(1)]
    if (above.length + below.length === 0) continue
    const parts = [sign, ...above, ...below]
    const scripted: Scripted = {
      ...boundsOf(parts),
      kind: 'scripted',
      of: sign,
      base: sign.base,
      size: sign.size,
      below: below.length > 0 ? linesOf(below) : [],
      above: above.length > 0 ? linesOf(above) : [],
    }
    left = [...left.filter((item) => !parts.includes(item)), scripted]
  }
  return left
}

/** A brace without a partner opens cases when several lines stand behind it. */
function withCases(items: readonly Item[]): Item[] {
  const brace = items.find((item): item is Sign => item.kind === 'sign' && item.text === '{')
  if (!brace || items.some((item) => item.kind === 'sign' && item.text === '}')) return [...items]
  const behind = items.filter((item) => item !== brace && item.left > brace.right - 1)
  const rows = behind.length > 0 ? linesOf(behind) : []
  if (rows.length < 2) return [...items]
  const box = boundsOf([brace, ...behind])
  const rest = items.filter((item) => item !== brace && !behind.includes(item))
  const size = largest(behind)
  const base = rest.findLast((item) => item.size > size * small)?.base ?? (box.top + box.bottom) / 2
  return [...rest, { ...box, kind: 'cases', brace, rows, base, size }]
}

/** Parts items into lines by the base lines of the large ones, and sets each line's scripts. */
function linesOf(items: readonly Item[]): Item[][] {
  const size = largest(items)
  const settled = items.filter(
    (item) => item.kind !== 'sign' || item.size < size * small || !isBracket(item),
  )
  const firm = settled.length > 0 ? settled : items
  const large = firm.filter((item) => item.size > size * small).map(({ base }) => base)
  const bases: number[] = []
  for (const base of large.toSorted((a, b) => a - b))
    if (base - (bases.at(-1) ?? Number.NEGATIVE_INFINITY) > size * 0.4) bases.push(base)
  if (bases.length === 0) bases.push(firm[0]?.base ?? 0)
  const nearest = (distances: readonly number[]) => distances.indexOf(Math.min(...distances))
  const lines: Item[][] = bases.map(() => [])
  for (const item of firm)
    lines[nearest(bases.map((base) => Math.abs(item.base - base)))]?.push(item)
  const known = lines.map((line) => [...line])
  for (const item of items)
    if (!firm.includes(item))
      lines[nearest(known.map((line) => distanceTo(item, line)))]?.push(item)
  return lines.map((line, at) => withScripts(line, bases[at] ?? 0, size))
}

/** Small signs off the base line belong to what stands before them. */
function withScripts(line: readonly Item[], base: number, size: number): Item[] {
  const out: Item[] = []
  let below: Item[] = []
  let above: Item[] = []
  let open: Item[] | null = null
  const close = () => {
    const of = out.at(-1)
    if (of && below.length + above.length > 0)
      out[out.length - 1] = {
        ...boundsOf([of, ...below, ...above]),
        kind: 'scripted',
        of,
        base: of.base,
        size: of.size,
        below: below.length > 0 ? linesOf(below) : [],
        above: above.length > 0 ? linesOf(above) : [],
      }
    below = []
    above = []
    open = null
  }
  for (const item of line.toSorted((a, b) => a.left - b.left)) {
    const rise = base - item.base
    const least = item.kind === 'fraction' ? 0.3 : 0.06
    const isScript = item.size < size * small && Math.abs(rise) > size * least && out.length > 0
    // An exponent of an index may stand on the main base line again.
    const last = open?.at(-1)
    const isInner =
      last !== undefined &&
      item.size < (open?.[0]?.size ?? 0) * small &&
      item.left - last.right < item.size * 0.4
    if (isInner) open?.push(item)
    else if (isScript) {
      open = rise > 0 ? above : below
      open.push(item)
    } else {
      close()
      out.push(item)
    }
  }
  close()
  return out
}
