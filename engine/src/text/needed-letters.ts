/**
 * What every text that a pattern matches must hold: of each list at least one stretch of letters, in lower case. The
 * shortest lists come first; none where the pattern's letters do not say, or where it goes on from match to match.
 */
export function neededLetters({ source, flags }: RegExp): readonly (readonly string[])[] {
  if (/[gvy]/.test(flags)) return []
  const reader = createReader(source)
  const lists = reader.options()
  return reader.isDone() ? lists.toSorted((a, b) => a.length - b.length) : []
}

type Lists = readonly (readonly string[])[]
/** What a term of a pattern is: a letter as it stands, nothing that takes room, or something else with its own needs. */
type Term = { readonly letter: string } | { readonly lists: Lists; readonly takesRoom: boolean }

/** Shorter stretches are in most texts. */
const shortest = 3
/** Of longer lists some word is in most texts. */
const longestList = 100

const unknown: Term = { lists: [], takesRoom: true }
const nowhere: Term = { lists: [], takesRoom: false }
/** `\p{L}`, `\u00a0`, `\k<name>`: escapes that are longer than their letter. */
const longEscape = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<[^>]*>)/y
const charClass = /\[(?:\\.|[^\]\\])*\]/y
const groupHead = /\((?:\?(?:<?[=!]|:|<[^>]*>))?/y
const quantifier = /(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/y

function createReader(source: string) {
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    if (found) at += found[0].length
    return found
  }

  /** All ways that a bar parts: a text needs what one of them needs. */
  function options(): Lists {
    const ways = [sequence()]
    while (source[at] === '|') {
      at++
      ways.push(sequence())
    }
    if (ways.length === 1) return ways[0] as Lists
    const best = ways.map(mostTelling)
    const words = best.flatMap((list) => list ?? [])
    return best.includes(undefined) || words.length > longestList ? [] : [words]
  }

  function sequence(): Lists {
    const lists: (readonly string[])[] = []
    let run = ''
    const close = () => {
      if (run.length >= shortest) lists.push([run])
      run = ''
    }
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const term = next()
      const repeated = take(quantifier)
      const isSure = repeated === null || repeated[0].startsWith('+') || Number(repeated[1]) > 0
      if ('letter' in term) {
        if (isSure) run += term.letter
        if (repeated) close()
        continue
      }
      if (term.takesRoom) close()
      if (isSure) lists.push(...term.lists)
    }
    close()
    return lists
  }

  function next(): Term {
    const char = source[at] as string
    if (char === '(') return group()
    if (take(longEscape) || take(charClass)) return unknown
    at++
    if (char === '\\') return escaped(source[at++] as string)
    if (char === '^' || char === '$') return nowhere
    return char === '.' ? unknown : letterOf(char)
  }

  function group(): Term {
    const head = take(groupHead)?.[0] ?? ''
    const lists = options()
    at++
    if (head.endsWith('!')) return nowhere
    return { lists, takesRoom: !head.endsWith('=') }
  }

  return { options, isDone: () => at === source.length }
}

function escaped(char: string): Term {
  if (char === 'b' || char === 'B') return nowhere
  return /[\p{L}\d]/u.test(char) ? unknown : letterOf(char)
}

/** Letters beyond ASCII have forms that a pattern may take for one another. */
const letterOf = (char: string): Term =>
  char >= ' ' && char <= '~' ? { letter: char.toLowerCase() } : unknown

/** The list of which the shortest stretch is longest; of equal ones the one of fewest stretches. */
function mostTelling(lists: Lists): readonly string[] | undefined {
  const least = (list: readonly string[]) => Math.min(...list.map((letters) => letters.length))
  return lists.toSorted((a, b) => least(b) - least(a) || a.length - b.length)[0]
}
