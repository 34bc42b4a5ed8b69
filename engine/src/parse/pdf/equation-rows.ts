import type { Role } from './drafts.ts'
import type { TextLine } from './lines.ts'
import type { Body, Placement } from './measure.ts'
import type { Row } from './rows.ts'
import { style } from './style.ts'

const equationNumber = /^\(([A-Z]?\.?\d{1,3}(?:\.\d{1,3})?[a-z]?)\)$/
const relation = /[=<>≤≥≈≡∼∝→←↔∈⊂⊆∑∏∫√±×÷∂∇∥‖|{}^⊕⊗·−+]/u

const operator = /^(sin|cos|tan|exp|log|lim|max|min|sup|inf|arg|det|mod|cosh|sinh|tanh|softmax)$/

/** Words of four letters and more on the base line; names of operators and indices are none. */
export function wordsIn({ parts }: Row): number {
  const text = parts.map(onBaseLine).join(' ')
  return (text.match(/\p{L}{4,}/gu) ?? []).filter((word) => !operator.test(word)).length
}

/** A line's text with a space for each letter that is raised or lowered. */
function onBaseLine({ text, styles, bases }: TextLine): string {
  if (bases === null) return text
  let found = ''
  for (let at = 0; at < text.length; at++)
    found += ((styles[at] ?? 0) & (style.sub | style.sup)) === 0 ? text[at] : ' '
  return found
}

const isBullet = /^[•▪◦■●‣]/
/** An equation's number that stands in one piece with it. */
const numberAtEdge = / (\([A-Z]?\.?\d{1,3}[a-z]?\))$/
const equates = /^\S{1,12} ?[=≈≡∼∝≤≥∈] ?\S/u

/** A row of mathematics on its own, perhaps with its number at the right. */
export function equationOf({ row, column }: Placement, body: Body): Role | null {
  if (isBullet.test(row.text)) return null
  const last = row.parts.at(-1)
  const number = last && row.parts.length > 1 ? equationNumber.exec(last.text)?.[0] : undefined
  const isRelation = relation.test(row.text)
  if (number !== undefined && (isRelation || row.math > 0.1) && wordsIn(row) <= 8)
    return { kind: 'equation', label: number }
  if (row.left > column.left + (column.right - column.left) * 0.7 && equationNumber.test(row.text))
    return { kind: 'equation', label: row.text }
  const isSet = row.left > column.left + body.size * 1.2
  // "v = Encoder(input)[CLS], (1)" is written in the letters of the text.
  const isWritten = isSet && equates.test(row.text)
  const atEdge = row.math > 0.3 || isWritten ? numberAtEdge.exec(row.text)?.[1] : undefined
  if (atEdge !== undefined && row.right > column.right - body.size && wordsIn(row) <= 2)
    return { kind: 'equation', label: atEdge }
  if (!isSet || !isRelation || row.text.length <= 2) return null
  const isMathy = row.math > 0.3 || row.math + row.italic > 0.35 || isWordless(row.text)
  return isMathy && wordsIn(row) <= 2 ? { kind: 'equation' } : null
}

const isWordless = (text: string) =>
  (text.match(/\p{L}{3,}/gu) ?? []).every((word) => operator.test(word))

function pieceOf(placement: Placement | undefined): Role {
  const parts = placement?.row.parts ?? []
  const number = parts.length > 1 ? equationNumber.exec(parts.at(-1)?.text ?? '')?.[0] : undefined
  return number === undefined ? { kind: 'equation' } : { kind: 'equation', label: number }
}

/** Numerators, limits and braces around an equation belong to it. */
export function spreadEquations(
  rows: readonly Placement[],
  roles: (Role | null)[],
  body: Body,
): void {
  const isPiece = (at: number, beside: number) => {
    const placement = rows[at]
    const other = rows[beside]
    if (!placement || !other || roles[at] || placement.row.page !== other.row.page) return false
    const { row } = placement
    const words = wordsIn(row)
    // "where" goes on with the sentence; a name in the letters of formulas stands under a bar, say.
    const isAtEdge = row.left < placement.column.left + body.size
    const isWord = row.math < 0.9 && /^\p{Ll}{2,},?$/u.test(row.text) && !operator.test(row.text)
    if (isWord && (words > 0 || isAtEdge)) return false
    // Large brackets hang from above.
    const isBracket = row.math > 0.9 && /^[()[\]{}|]{1,3}$/.test(row.text)
    const close =
      (isBracket && Math.abs(row.base - other.row.base) < body.size * 2.6) ||
      (row.top < other.row.bottom + body.size * 0.8 && row.bottom > other.row.top - body.size * 0.8)
    const isSet = row.left > placement.column.left + body.size * 1.2
    // Over or under a bar, and behind the brace of cases, words are common.
    const isInside =
      row.left > other.row.left && row.right < other.row.right && row.text.length < 30
    const isCase = /\{[^}]*$/.test(other.row.text) && row.left > other.row.left + body.size * 2
    const mathy =
      row.math > 0.2 ||
      row.text.length <= 6 ||
      row.size < body.size - 1 ||
      (isSet && (relation.test(row.text) || isInside || isCase))
    return close && words <= (isSet && isCase ? 3 : 1) && mathy && row.text.length < 60
  }
  for (let at = 0; at < rows.length; at++) {
    if (roles[at]?.kind !== 'equation') continue
    for (let back = at - 1; isPiece(back, back + 1); back--) roles[back] = pieceOf(rows[back])
    for (let next = at + 1; isPiece(next, next - 1); next++) roles[next] = pieceOf(rows[next])
  }
}
