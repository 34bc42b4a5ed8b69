import { normaliseRun } from '../../../text/normalise.ts'
import type { Draft, EquationLabel } from '../drafts.ts'
import { boundsOf } from '../extents.ts'
import type { Joined } from '../join.ts'
import type { TextLine } from '../lines.ts'
import type { Row } from '../rows.ts'
import { latexOf } from './latex.ts'
import { layFormula } from './layout.ts'
import { distanceTo, isBracket, type Rule, type Sign, signsOf } from './signs.ts'
import { isSure } from './sure.ts'
import { paintedWords, wordsOf } from './words.ts'

/** A displayed equation: its words, the lines that they are printed in, its number apart. */
export interface ReadEquation {
  readonly joined: Joined
  readonly lines: readonly TextLine[]
  readonly label?: string
  /** Absent when the places of its signs are not understood. */
  readonly latex?: string
}

/**
 * The equations of neighbouring rows, one for each printed number.
 * @param rules thin rules of their page
 * @param join words of rows whose structure is not understood
 */
export function readEquations(
  { rows, labels }: Draft & { kind: 'equation' },
  rules: readonly Rule[],
  join: (rows: readonly Row[]) => Joined,
): ReadEquation[] {
  const signs = signsOf(rows.flatMap(({ parts }) => parts)).filter(
    (sign) => !labels.some((label) => isOfLabel(sign, label)),
  )
  if (signs.length === 0) return []
  return byLabel(signs, labels).map(({ own, label }) => {
    const lines = [...new Set(own.map(({ line }) => line))]
    const laid = layFormula(own, nearby(rules, own))
    const joined = laid && isSure(laid) ? wordsOf(laid) : null
    const named = label === undefined ? {} : { label: label.text }
    if (!laid || !joined || normaliseRun(joined.text) !== joined.text)
      return { joined: labels.length === 0 ? join(rows) : paintedWords(own), lines, ...named }
    return { joined, lines, latex: latexOf(laid), ...named }
  })
}

/** Numbers stand at the end of their row, as a stretch of their own or behind the formula. */
function isOfLabel({ line, from }: Sign, { text, row }: EquationLabel): boolean {
  const last = row.parts.at(-1)
  return line === last && line.text.endsWith(text) && from >= line.text.length - text.length
}

/** Signs go to the number that is printed nearest to their height. */
function byLabel(
  signs: readonly Sign[],
  labels: readonly EquationLabel[],
): { own: Sign[]; label?: EquationLabel }[] {
  if (labels.length < 2) {
    const [label] = labels
    return [{ own: [...signs], ...(label && { label }) }]
  }
  const nearest = (distances: readonly number[]) => distances.indexOf(Math.min(...distances))
  const groups = labels.map((): Sign[] => [])
  for (const sign of signs)
    if (!isBracket(sign))
      groups[nearest(labels.map(({ row }) => Math.abs(row.base - sign.base)))]?.push(sign)
  const settled = groups.map((group) => [...group])
  for (const sign of signs)
    if (isBracket(sign))
      groups[nearest(settled.map((group) => distanceTo(sign, group)))]?.push(sign)
  return labels.flatMap((label, at) => {
    const own = groups[at] ?? []
    return own.length > 0 ? [{ own, label }] : []
  })
}

function nearby(rules: readonly Rule[], signs: readonly Sign[]): Rule[] {
  const { left, right, top, bottom } = boundsOf(signs)
  return rules.filter(
    (rule) =>
      rule.y > top - 3 && rule.y < bottom + 3 && rule.left > left - 6 && rule.right < right + 6,
  )
}
