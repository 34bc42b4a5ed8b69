import { hashOf, hashOn, keyOf } from '../../text/sequence-model.ts'

/** A word, a number or a sign of a reference string, with its place. */
export interface Piece {
  readonly text: string
  readonly start: number
  readonly end: number
}

const piece = /\p{L}[\p{L}\p{M}'’]*|\d+|[^\s\p{L}\d]/gu

/** The words, numbers and signs of a reference, in order. */
export function piecesOf(words: string): Piece[] {
  let end = 0
  return (words.match(piece) ?? []).map((text) => {
    // Only space stands between two pieces, and no piece has any.
    const start = words.indexOf(text, end)
    end = start + text.length
    return { text, start, end }
  })
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

/** Each kind of feature by the hash of its name. */
const kinds = {
  word: hashOf('w='),
  shape: hashOf('s='),
  wordBefore: hashOf('w-='),
  wordAfter: hashOf('w+='),
  wordTwoBefore: hashOf('w--='),
  wordTwoAfter: hashOf('w++='),
  shapeBefore: hashOf('s-='),
  shapeAfter: hashOf('s+='),
  shapesAround: hashOf('s-+='),
  shapesBefore: hashOf('s--='),
  shapesAfter: hashOf('s++='),
  ending: hashOf('e='),
  beginning: hashOf('b='),
  part: hashOf('p='),
  quoted: hashOf('q='),
  yearAndShape: hashOf('y='),
  stops: hashOf('d='),
  rule: hashOf('r='),
  ruleBefore: hashOf('r-='),
  ruleAfter: hashOf('r+='),
  ruleAndShape: hashOf('rs='),
  ruleAndWord: hashOf('rw='),
  wordsBefore: hashOf('ww='),
  wordsAfter: hashOf('ww+='),
} as const

// As `featureKey` makes keys, without lists: a reference of 50 pieces has 1,200 of them.
const one = (kind: number, value: string): number => keyOf(hashOn(kind, value))
const two = (kind: number, first: string, second: string): number =>
  keyOf(hashOn(hashOn(hashOn(kind, first), '|'), second))
const three = (kind: number, first: string, second: string, third: string): number =>
  two(hashOn(hashOn(kind, first), '|'), second, third)

/** What a piece's letters alone say: the word, how it looks, and the keys of what speaks of them. */
interface Looks {
  readonly word: string
  readonly shape: string
  readonly here: number
  readonly shaped: number
  readonly before: number
  readonly after: number
  readonly twoBefore: number
  readonly twoAfter: number
  readonly ending: number
  readonly beginning: number
}

function readLooks(text: string): Looks {
  const word = text.toLowerCase()
  const shape = shapeOf(text)
  return {
    word,
    shape,
    here: one(kinds.word, word),
    shaped: one(kinds.shape, shape),
    before: one(kinds.wordBefore, word),
    after: one(kinds.wordAfter, word),
    twoBefore: one(kinds.wordTwoBefore, word),
    twoAfter: one(kinds.wordTwoAfter, word),
    ending: one(kinds.ending, word.slice(-3)),
    beginning: one(kinds.beginning, word.slice(0, 4)),
  }
}

// A paper's references have some 1,000 different pieces, and half of all pieces are signs; the caps bound what is kept.
const kept = new Map<string, Looks>()
const [mostKept, longestKept] = [4_000, 40]

function looksOf(text: string): Looks {
  const known = kept.get(text)
  if (known) return known
  const looks = readLooks(text)
  if (kept.size >= mostKept) kept.clear()
  if (text.length <= longestKept) kept.set(text, looks)
  return looks
}

/** Stands where no piece does, before the first and after the last. */
const edge = '^'

/**
 * What speaks for the field of each piece: the word, its looks, its neighbours, its place, and the field that the
 * rules gave it.
 * @returns for each piece the keys of its features
 * @param ruled for each piece the field by the rules, "-" where they gave none
 */
export function labelFeatures(pieces: readonly Piece[], ruled: readonly string[]): number[][] {
  const looks = pieces.map(({ text }) => looksOf(text))
  const outside = looksOf(edge)
  const at = (place: number): Looks => looks[place] ?? outside
  const ruleAt = (place: number): string => ruled[place] ?? edge
  let quotes = 0
  let depth = 0
  let years = 0
  let stops = 0
  return pieces.map(({ text }, i) => {
    if (/[“"”«»]/.test(text)) quotes++
    if (text === '(') depth++
    const open = depth > 0 ? 1 : 0
    if (text === ')') depth = Math.max(0, depth - 1)
    const own = at(i)
    const before = at(i - 1)
    const after = at(i + 1)
    const twoBefore = at(i - 2)
    const twoAfter = at(i + 2)
    const { word, shape } = own
    const rule = ruleAt(i)
    const found = [
      own.here,
      own.shaped,
      before.before,
      after.after,
      twoBefore.twoBefore,
      twoAfter.twoAfter,
      two(kinds.shapeBefore, before.shape, shape),
      two(kinds.shapeAfter, shape, after.shape),
      three(kinds.shapesAround, before.shape, shape, after.shape),
      three(kinds.shapesBefore, twoBefore.shape, before.shape, shape),
      three(kinds.shapesAfter, shape, after.shape, twoAfter.shape),
      own.ending,
      own.beginning,
      one(kinds.part, `${Math.floor((10 * i) / pieces.length)}`),
      two(kinds.quoted, `${Math.min(quotes, 3)}`, `${open}`),
      two(kinds.yearAndShape, `${Math.min(years, 2)}`, shape),
      one(kinds.stops, `${Math.min(stops, 4)}`),
      one(kinds.rule, rule),
      two(kinds.ruleBefore, ruleAt(i - 1), rule),
      two(kinds.ruleAfter, rule, ruleAt(i + 1)),
      two(kinds.ruleAndShape, rule, shape),
      two(kinds.ruleAndWord, rule, word),
      two(kinds.wordsBefore, before.word, word),
      two(kinds.wordsAfter, word, after.word),
    ]
    if (shape === 'y') years++
    if (text === '.' && before.word.length > 2) stops++
    return found
  })
}
