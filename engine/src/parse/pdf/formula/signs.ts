import type { TextLine } from '../lines.ts'
import { style } from '../style.ts'

/** A rectangle of the page's reading frame; y grows downwards. */
export interface Extent {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A horizontal rule: the bar of a fraction, the top of a root. */
export interface Rule {
  readonly left: number
  readonly right: number
  readonly y: number
}

/** A number, a word or a single sign of a formula: units `from` to `to` of a printed line. */
export interface Sign extends Extent {
  readonly kind: 'sign'
  readonly text: string
  readonly line: TextLine
  readonly from: number
  readonly to: number
  readonly base: number
  readonly size: number
  readonly styles: number
}

const ascent = 0.7
const descent = 0.2

/** Large brackets hang from any height, and some consist of pieces: where they stand says nothing of their line. */
export const isBracket = ({ text, styles }: Sign): boolean =>
  (styles & style.math) !== 0 && /^[()[\]{}|‖⌊⌋⌈⌉⟨⟩]$/.test(text)

/** How far a bracket stands from what a line holds: it hangs from above, so a line above counts as far. */
export function distanceTo(
  bracket: Extent & { readonly base: number },
  line: readonly (Extent & { readonly base: number })[],
): number {
  return Math.min(
    ...line.map(({ left, right, base }) => {
      const gap = Math.max(left - bracket.right, bracket.left - right, 0)
      const drop = base - bracket.base
      return gap + (drop < 0 ? -drop : drop * 0.1)
    }),
  )
}

/** Upright letters and digits stand together; letters of formulas stand for themselves. */
function joins(last: Sign, next: string, styles: number): boolean {
  if (/\p{L}$/u.test(last.text) && /^\p{L}/u.test(next))
    return last.styles === styles && (styles & (style.math | style.italic)) === 0
  return /^[\d.]+$/.test(last.text) && /^[\d.]$/.test(next)
}

/** The signs of printed lines, with their own base line and size; white space parts them. */
export function signsOf(lines: readonly TextLine[]): Sign[] {
  return lines.flatMap((line) => {
    const signs: Sign[] = []
    for (let at = 0; at < line.text.length; ) {
      // One character with the marks over it.
      const [text = ''] =
        /^.[\u0300-\u036f\u20d0-\u20ff]*/su.exec(line.text.slice(at, at + 12)) ?? []
      const to = at + Math.max(1, text.length)
      if (text.trim() !== '') {
        const base = line.bases?.[at] ?? line.base
        const size = line.sizes?.[at] ?? line.size
        const styles = line.styles[at] ?? 0
        const last = signs.at(-1)
        const goesOn =
          last !== undefined &&
          last.to === at &&
          last.base === base &&
          last.size === size &&
          joins(last, text, styles)
        const from = goesOn ? last.from : at
        if (goesOn) signs.pop()
        signs.push({
          kind: 'sign',
          text: line.text.slice(from, to),
          line,
          from,
          to,
          base,
          size,
          styles,
          left: line.edges[from] ?? line.left,
          right: line.edges[to] ?? line.right,
          top: base - size * ascent,
          bottom: base + size * descent,
        })
      }
      at = to
    }
    return withNames(signs)
  })
}

/** Three small letters of formulas and more that touch are a name, unless they are usual indices. */
function withNames(signs: readonly Sign[]): Sign[] {
  const out: Sign[] = []
  for (let at = 0; at < signs.length; ) {
    const first = signs[at] as Sign
    let end = at + 1
    while (end < signs.length && isNextLetter(signs[end - 1] as Sign, signs[end] as Sign)) end++
    const last = signs[end - 1] as Sign
    const text = first.line.text.slice(first.from, last.to)
    if (end - at >= 3 && !/^[i-n]+$|^[a-d]+$|^[p-z]+$/.test(text)) {
      out.push({ ...first, text, to: last.to, right: last.right })
      at = end
    } else {
      out.push(first)
      at++
    }
  }
  return out
}

const isNextLetter = (last: Sign, next: Sign): boolean =>
  /^[A-Za-z]$/.test(last.text) &&
  /^[a-z]$/.test(next.text) &&
  last.to === next.from &&
  last.base === next.base &&
  last.styles === next.styles
