import { bitsOf, edge, opening } from './letter-signs.ts'

type Lists = readonly (readonly string[])[]

/**
 * What every text that a pattern matches must hold: of each list at least one stretch of letters, in lower case, every
 * digit as 0, with the edges of words and the opening of the text. The most telling lists come first; none where the
 * pattern's letters do not say, or where it goes on from match to match.
 */
export function neededLetters({ source, flags }: RegExp): Lists {
  if (/[gvy]/.test(flags)) return []
  const reader = createReader(source, flags.includes('m') ? '' : opening)
  const read = reader.ways()
  if (!reader.isDone()) return []
  return [...new Map(listsOf(read).map((list) => [`${list}`, list])).values()]
    .filter((list) => list.every(isTelling))
    .toSorted(byTelling)
    .slice(0, mostLists)
}

/** What a part of a pattern matches: how it may begin and end, and what stands in it besides. */
interface Part {
  readonly head: readonly string[]
  readonly tail: readonly string[]
  readonly needs: Lists
  /** Nothing but what stands in `head`, which is `tail` too. */
  readonly isWhole: boolean
}

/** Of longer lists some word is in most texts. */
const longestList = 150
/** More ways to go on are not told apart. */
const mostJoined = 8
const mostLists = 3

const whole = (head: readonly string[], needs: Lists = []): Part => ({
  head,
  tail: head,
  needs,
  isWhole: true,
})
const nothing = whole([''])
/** Anything, of any length. */
const unknown: Part = { ...nothing, isWhole: false }

const listsOf = ({ head, tail, needs, isWhole }: Part): Lists =>
  isWhole ? [...needs, head] : [...needs, head, tail]

const isTelling = (stretch: string) => stretch.length > 2 || bitsOf(stretch).length > 0

const shortest = (list: readonly string[]): number =>
  list.reduce((least, { length }) => Math.min(least, length), Number.POSITIVE_INFINITY)
/** The list of which the shortest stretch is longest; of equal ones the one of fewest stretches. */
const byTelling = (a: readonly string[], b: readonly string[]) =>
  shortest(b) - shortest(a) || a.length - b.length

const mostTelling = (part: Part): readonly string[] =>
  listsOf(part).reduce((best, list) => (byTelling(list, best) < 0 ? list : best))

/** One part and then another. */
function joined(one: Part, other: Part): Part {
  const needs = [...one.needs, ...other.needs]
  const ways = one.tail.length * other.head.length
  if (ways > mostJoined && ways > Math.max(one.tail.length, other.head.length))
    return {
      head: one.head,
      tail: other.tail,
      needs: [...needs, one.tail, other.head],
      isWhole: false,
    }
  const between = one.tail.flatMap((end) => other.head.map((start) => end + start))
  if (one.isWhole && other.isWhole) return whole(between, needs)
  if (one.isWhole) return { ...other, head: between, needs }
  if (other.isWhole) return { ...one, tail: between, needs }
  return { head: one.head, tail: other.tail, needs: [...needs, between], isWhole: false }
}

/** One part or another: a text needs what one of them needs. */
function either(ways: readonly Part[]): Part {
  if (ways.length === 1) return ways[0] as Part
  const all = (lists: Lists) => [...new Set(lists.flat())]
  const few = (stretches: readonly string[]) => (stretches.length > longestList ? [''] : stretches)
  const head = all(ways.map((way) => way.head))
  if (ways.every(({ isWhole }) => isWhole) && head.length <= longestList) return whole(head)
  const tail = all(ways.map((way) => way.tail))
  return {
    head: few(head),
    tail: few(tail),
    needs: [few(all(ways.map(mostTelling)))],
    isWhole: false,
  }
}

/** A part once or more often. */
const repeated = (part: Part): Part =>
  part.isWhole ? { ...part, needs: [...part.needs, part.head], isWhole: false } : part

/** `\p{L}`, `\u00a0`, `\k<name>`: escapes that are longer than their letter. */
const longEscape =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<[^>]*>|c[A-Za-z]|\d+)/y
/** Letters as they stand; one that comes more or less often is a part by itself. */
const letterRun = /[A-Za-z ]+(?![*+?{])/y
const charClass = /\[((?:\\.|[^\]\\])*)\]/y
const groupHead = /\((?:\?(?:<?[=!]|:|<[^>]*>))?/y
const quantifier = /(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y

/** @param start what the sign for the beginning of a text stands for */
function createReader(source: string, start: string) {
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    if (found) at += found[0].length
    return found
  }

  /** All ways that a bar parts. */
  function ways(): Part {
    const found = [sequence()]
    while (source[at] === '|') {
      at++
      found.push(sequence())
    }
    return either(found)
  }

  function sequence(): Part {
    let all = nothing
    while (at < source.length && source[at] !== '|' && source[at] !== ')')
      all = joined(all, counted(next(), take(quantifier)))
    return all
  }

  function next(): Part {
    const char = source[at] as string
    if (char === '(') return group()
    const run = take(letterRun)
    if (run) return whole([run[0].toLowerCase()])
    if (take(longEscape)) return unknown
    const listed = take(charClass)
    if (listed) return oneOf(listed[1] as string)
    at++
    if (char === '\\') return escaped(source[at++] as string)
    if (char === '^') return whole([start])
    if (char === '$') return nothing
    return char === '.' ? unknown : letterOf(char)
  }

  function group(): Part {
    const head = take(groupHead)?.[0] ?? ''
    const part = ways()
    at++
    if (head.endsWith('!')) return nothing
    return head.endsWith('=') ? whole([''], listsOf(part)) : part
  }

  return { ways, isDone: () => at === source.length }
}

/** A part as often as what stands behind it says. */
function counted(part: Part, sign: RegExpExecArray | null): Part {
  if (sign === null) return part
  const [text, least = '', comma = '', most = ''] = sign
  if (text.startsWith('?') || (least === '0' && most === '1')) return either([part, nothing])
  if (text.startsWith('*') || (Number(least) === 0 && least !== '')) return unknown
  return least === '1' && comma === '' ? part : repeated(part)
}

function escaped(char: string): Part {
  if (char === 'b') return whole([edge])
  if (char === 'B') return nothing
  if (char === 'd') return whole(['0'])
  if (char === 's') return whole([' '])
  return /[\p{L}\d]/u.test(char) ? unknown : letterOf(char)
}

/** Letters beyond ASCII have forms that a pattern may take for one another; signs have none. */
const letterOf = (char: string): Part => (isPlain.test(char) ? whole([plain(char)]) : unknown)
const isPlain = /^[ -~]|^[^\p{L}\p{M}\p{N}\p{C}]/u
const plain = (char: string) => (/\d/.test(char) ? '0' : char.toLowerCase())

/** Of longer lists of letters one is everywhere. */
const mostLetters = 6

/** One of the letters that a class lists, where they are few and plain. */
function oneOf(listed: string): Part {
  if (!/^(?!\^)(?:[^\\-]|-$|^-|\\[^\p{L}\d]|\\[ds]|0-9)+$/u.test(listed)) return unknown
  const letters = listed
    .replace(/\\d|0-9/g, '0')
    .replace(/\\s/g, ' ')
    .replace(/\\(.)/g, '$1')
  const found = [...new Set(Array.from(letters, plain))]
  const isTold = found.length <= mostLetters && found.every((letter) => isPlain.test(letter))
  return isTold ? whole(found) : unknown
}
