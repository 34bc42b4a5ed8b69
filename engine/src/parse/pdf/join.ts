import type { Run } from '../../document/document-builder.ts'
import type { Mark } from '../../document/paper-document.ts'
import { normaliseRun } from '../../text/normalise.ts'
import type { InlineSymbol } from './formula/inline-symbols.ts'
import type { TextLine } from './lines.ts'
import { style } from './style.ts'

/** A part of a printed line inside joined text: units `from` to `to` of the line stand at `at`. */
export interface Piece {
  readonly line: TextLine
  readonly from: number
  readonly to: number
  readonly at: number
}

/** Words of several printed lines as one normalised text, and where each line's words are in it. */
export interface Joined {
  readonly text: string
  readonly pieces: readonly Piece[]
  /** A style for each UTF-16 unit of `text`. */
  readonly styles: readonly number[]
}

export type Vocabulary = ReadonlyMap<string, number>

/**
 * How often each word stands in the paper, words broken at a line's end left out; and under "pre-" and "-based" how
 * many words are printed with that first or last part and a hyphen.
 */
export function countWords(lines: Iterable<string>): Vocabulary {
  const counts = new Map<string, number>()
  const add = (word: string) => counts.set(word, (counts.get(word) ?? 0) + 1)
  let isBroken = false
  for (const line of lines) {
    const words = line.toLowerCase().match(/[\p{L}\p{M}]+(?:[-‐][\p{L}\p{M}]+)*/gu) ?? []
    // What stands behind the hyphen of the line before is half a word, too.
    if (isBroken) words.shift()
    isBroken = /[-‐]$/.test(line)
    if (isBroken) words.pop()
    const isHyphened = /[-‐]/.test(line)
    for (const word of words) {
      add(word)
      if (!isHyphened || !/[-‐]/.test(word)) continue
      const parts = word.split(/[-‐]/)
      add(`${parts[0]}-`)
      add(`-${parts.at(-1)}`)
    }
  }
  return counts
}

// First parts that English writes with a real hyphen far more often than not.
const compound =
  /^(self|non|well|cross|ex|quasi|all|state|co|multi|semi|high|low|long|short|large|small|open|end|real|one|two|three|four|five|first|second|third|fine|coarse|pre|post|zero|few|human|data|model|task|domain|time|user)$/

// Last parts of the same kind; "in-" before them is the negation, which is written without one.
const compoundEnd =
  /^(based|like|free|specific|aware|driven|oriented|level|preserving|related|shot|trained|agnostic)$/
const bound =
  /^(in|un|re|de|dis|im|ir|il|inter|over|under|out|up|per|sub|super|trans|en|em|con|com|pro|mis|fore)$/

/** Does the paper, or English, write a hyphen between these words, though it has them nowhere together? */
function isCompound(first: string, second: string, after: string, vocabulary: Vocabulary): boolean {
  // Nobody breaks a word behind its first letter: "e-mail", "t-test".
  if (/^\p{L}$/u.test(first)) return true
  // "off-" and "the-shelf", "state-" and "of-the-art".
  if (/^(?:the|of|to|and|in|by|a|on|or|for|than|at|out|up)[-‐]\p{L}/u.test(after)) return true
  if (bound.test(first) || count(vocabulary, first) === 0) return false
  const isKnown = count(vocabulary, second) > 0
  if (isKnown && /^[\p{L}]+[-‐]\p{L}/u.test(after)) return true
  if (compoundEnd.test(second) || count(vocabulary, `-${second}`) > 1) return true
  return isKnown && count(vocabulary, `${first}-`) > 1
}

/** Ends a word as such, and no address. */
const plainEnd = /^[A-Za-z\d,;:)]$/

/**
 * What stands between two lines of one paragraph: nothing after a hyphen that only marks the line's
 * end (`drop` units of the first line go with it), nothing after a real hyphen, else a space.
 * @param cut no space is painted at the line's end, though its other words have one between them:
 * Korean lines break inside of words, without a hyphen
 */
export function seam(
  line: string,
  next: string,
  vocabulary: Vocabulary,
  cut = false,
): { drop: number; glue: '' | ' ' } {
  if (plainEnd.test(line.at(-1) ?? '')) return { drop: 0, glue: ' ' }
  const before = line.slice(-120)
  const after = next.slice(0, 120)
  if (
    /[\u3040-\u30ff\u3400-\u9fff\uff00-\uffef\u3000-\u303f]$/u.test(before) &&
    /^[\u3040-\u30ff\u3400-\u9fff\uff00-\uffef\u3000-\u303f]/u.test(after)
  )
    return { drop: 0, glue: '' }
  if (cut && /\p{sc=Hangul}$/u.test(before) && /^\p{sc=Hangul}/u.test(after))
    return { drop: 0, glue: '' }
  if (
    /(?:https?:\/\/|doi\.org\/|www\.)\S*[/\-_.=?&]$/i.test(before) &&
    /^[a-z\d%#?]/i.test(after) &&
    !/^[a-z]+ /i.test(after)
  )
    return { drop: 0, glue: '' }
  if (/[\p{L}\d][—–/]$/u.test(before) && /^[\p{L}\d]/u.test(after)) return { drop: 0, glue: '' }
  const head = /([\p{L}\p{M}\d]+(?:[-‐][\p{L}\p{M}\d]+)*)[-‐]$/u.exec(before)
  const tail = /^[\p{L}\p{M}\d]+/u.exec(after)
  if (!head || !tail) return { drop: 0, glue: ' ' }
  const keep = { drop: 0, glue: '' } as const
  const lower = /^\p{Ll}/u.test(after)
  const first = (head[1] ?? '').toLowerCase()
  const second = tail[0].toLowerCase()
  // "pre- and post-test": the hyphen hangs.
  if (/^(and|or|to|und|oder|y|o|e|ou)\b/.test(after)) return { drop: 0, glue: ' ' }
  const last = first.split(/[-‐]/).at(-1) ?? first
  const closed = count(vocabulary, last + second)
  const hyphened = count(vocabulary, `${first}-${second}`)
  const isWord = (word: string) =>
    [word, `${word}-`, `-${word}`].some((form) => count(vocabulary, form) > 0)
  if (/\d$/.test(first) || (!lower && closed <= hyphened) || hyphened > closed) return keep
  if (closed > 0) return { drop: 1, glue: '' }
  if (first.includes('-')) {
    // "life-threa-" and "tening": neither is a word of the paper, so the second hyphen only marks the line's end.
    const isCut = last.length > 2 && second.length > 3 && !isWord(last) && !isWord(second)
    return isCut ? { drop: 1, glue: '' } : keep
  }
  if (compound.test(first) && count(vocabulary, second) > 0) return keep
  if (isCompound(first, second, after, vocabulary)) return keep
  if (
    last.length > 3 &&
    second.length > 3 &&
    count(vocabulary, last) > 0 &&
    count(vocabulary, second) > 0
  )
    return keep
  return { drop: 1, glue: '' }
}

const count = (vocabulary: Vocabulary, word: string) => vocabulary.get(word) ?? 0

const ofSpace: readonly number[] = [0]

/** Joins printed lines to running text. */
export function joinLines(lines: readonly TextLine[], vocabulary: Vocabulary): Joined {
  let text = ''
  const pieces: Piece[] = []
  const runs: (readonly number[])[] = []
  const widest = Math.max(...lines.map((line) => line.right - line.left))
  for (const [index, line] of lines.entries()) {
    const isFull = line.right - line.left > widest * 0.85
    const next = lines[index + 1]
    const onSameRow =
      next !== undefined &&
      Math.abs(next.base - line.base) < line.size * 0.3 &&
      next.page === line.page &&
      next.left > line.left
    const { drop, glue } =
      next && !onSameRow
        ? seam(line.text, next.text, vocabulary, line.cut && isFull)
        : { drop: 0, glue: ' ' }
    const to = line.text.length - drop
    pieces.push({ line, from: 0, to, at: text.length })
    text += line.text.slice(0, to)
    runs.push(drop > 0 ? line.styles.slice(0, to) : line.styles)
    if (next && glue === ' ') {
      text += ' '
      runs.push(ofSpace)
    }
  }
  const styles = ([] as number[]).concat(...runs)
  // A space before an accent or between two jamo could still change: then places would be wrong.
  return normaliseRun(text) === text ? { text, pieces, styles } : settle(text, pieces, styles)
}

/** Rare: characters of two lines compose. They are parted by the invisible-free form of each piece. */
function settle(text: string, pieces: readonly Piece[], styles: readonly number[]): Joined {
  let out = ''
  const kept: Piece[] = []
  const outStyles: number[] = []
  for (const piece of pieces) {
    const words = text.slice(piece.at, piece.at + piece.to - piece.from)
    const clean = normaliseRun(out === '' || out.endsWith(' ') ? words : ` ${words}`).trim()
    if (clean === '') continue
    if (out !== '') {
      out += ' '
      outStyles.push(0)
    }
    const to = Math.min(piece.to, piece.from + clean.length)
    kept.push({ ...piece, to, at: out.length })
    out += clean
    for (let at = 0; at < clean.length; at++) outStyles.push(styles[piece.at + at] ?? 0)
  }
  return { text: out, pieces: kept, styles: outStyles }
}

const markKinds: readonly (readonly [number, Mark['kind']])[] = [
  [style.bold, 'bold'],
  [style.italic, 'italic'],
  [style.sup, 'sup'],
  [style.sub, 'sub'],
  [style.mono, 'code'],
]

/** Raised by itself: a mark would raise it twice. */
const isRaisedSign = (unit: string | undefined) => unit !== undefined && /[⁰¹²³⁴-⁹⁺⁻]/.test(unit)

/** Letters of formulas are set in italics, whatever their fonts are called. */
const formulaFace = (flags: number, unit: string | undefined) =>
  (flags & style.math) !== 0 && /\p{L}/u.test(unit ?? '') ? style.italic : 0

/**
 * Joined text as runs of one style each; `ignored` styles (a bold heading) make no marks.
 * @param symbols stretches that are formulas; their inner styles make no marks
 * @param nameOf a new id for a formula
 */
export function toRuns(
  { text, styles }: Joined,
  ignored = 0,
  symbols: readonly InlineSymbol[] = [],
  nameOf: () => string = () => '',
): Run[] {
  const runs: Run[] = []
  let start = 0
  let next = 0
  const styleAt = (at: number) => {
    const own = styles[at] ?? 0
    if (own === 0) return 0
    const raised = (own & style.sup) !== 0 && isRaisedSign(text[at]) ? style.sup : 0
    return (own | formulaFace(own, text[at])) & ~ignored & ~style.math & ~raised
  }
  let face = styleAt(0)
  for (let at = 1; at <= text.length; at++) {
    const symbol = symbols[next]
    if (symbol && start === symbol.from) {
      const { from, to, latex } = symbol
      runs.push({ text: text.slice(from, to), equation: { id: nameOf(), display: false, latex } })
      start = to
      face = styleAt(to)
      at = to
      next++
      if (at >= text.length) break
      continue
    }
    const isCut = symbol?.from === at
    if (at < text.length && !isCut && (styleAt(at) === face || text[at] === ' ')) continue
    const marks = markKinds.filter(([flag]) => (face & flag) !== 0).map(([, kind]) => ({ kind }))
    runs.push(
      marks.length > 0 ? { text: text.slice(start, at), marks } : { text: text.slice(start, at) },
    )
    start = at
    face = styleAt(at)
  }
  return runs
}
