import { featureKey } from '../../text/sequence-model.ts'

/** A word, a number or a sign of a reference string, with its place. */
export interface Piece {
  readonly text: string
  readonly start: number
  readonly end: number
}

const piece = /\p{L}[\p{L}\p{M}'’]*|\d+|[^\s\p{L}\d]/gu

/** The words, numbers and signs of a reference, in order. */
export function piecesOf(words: string): Piece[] {
  return [...words.matchAll(piece)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }))
}

/** How a piece looks: "Phys" is Xx, "2014" is y, "(" is itself. */
function shapeOf(text: string): string {
  if (/^\d/.test(text))
    return /^(?:1[5-9]|20)\d\d$/.test(text) ? 'y' : `${Math.min(text.length, 5)}d`
  if (!/^\p{L}/u.test(text)) return /[\u2010-\u2015]/.test(text) ? '-' : text
  if (text.length === 1) return /\p{Lu}/u.test(text) ? 'X' : 'x'
  if (!/\p{Lu}/u.test(text)) return 'xx'
  if (!/\p{Ll}/u.test(text)) return 'XX'
  return /^\p{Lu}\p{Ll}+$/u.test(text) ? (text.length < 5 ? 'Xx' : 'Xxx') : 'xX'
}

/**
 * What speaks for the field of each piece: the word, its looks, its neighbours, its place, and the field that the
 * rules gave it.
 * @returns for each piece the keys of its features
 * @param ruled for each piece the field by the rules, "-" where they gave none
 */
export function labelFeatures(pieces: readonly Piece[], ruled: readonly string[]): number[][] {
  const words = pieces.map(({ text }) => text.toLowerCase())
  const shapes = pieces.map(({ text }) => shapeOf(text))
  const at = <T>(list: readonly T[], place: number) => list[place] ?? '^'
  let quotes = 0
  let depth = 0
  let years = 0
  let stops = 0
  return pieces.map(({ text }, i) => {
    const word = at(words, i)
    if (/[“"”«»]/.test(text)) quotes++
    if (text === '(') depth++
    const open = depth > 0 ? 1 : 0
    if (text === ')') depth = Math.max(0, depth - 1)
    const shape = at(shapes, i)
    const rule = at(ruled, i)
    const found = [
      featureKey('w=', word),
      featureKey('s=', shape),
      featureKey('w-=', at(words, i - 1)),
      featureKey('w+=', at(words, i + 1)),
      featureKey('w--=', at(words, i - 2)),
      featureKey('w++=', at(words, i + 2)),
      featureKey('s-=', at(shapes, i - 1), shape),
      featureKey('s+=', shape, at(shapes, i + 1)),
      featureKey('s-+=', at(shapes, i - 1), shape, at(shapes, i + 1)),
      featureKey('s--=', at(shapes, i - 2), at(shapes, i - 1), shape),
      featureKey('s++=', shape, at(shapes, i + 1), at(shapes, i + 2)),
      featureKey('e=', word.slice(-3)),
      featureKey('b=', word.slice(0, 4)),
      featureKey('p=', `${Math.floor((10 * i) / pieces.length)}`),
      featureKey('q=', `${Math.min(quotes, 3)}`, `${open}`),
      featureKey('y=', `${Math.min(years, 2)}`, shape),
      featureKey('d=', `${Math.min(stops, 4)}`),
      featureKey('r=', rule),
      featureKey('r-=', at(ruled, i - 1), rule),
      featureKey('r+=', rule, at(ruled, i + 1)),
      featureKey('rs=', rule, shape),
      featureKey('rw=', rule, word),
      featureKey('ww=', at(words, i - 1), word),
      featureKey('ww+=', word, at(words, i + 1)),
    ]
    if (shape === 'y') years++
    if (text === '.' && at(words, i - 1).length > 2) stops++
    return found
  })
}
