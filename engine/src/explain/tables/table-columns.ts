import { literally } from '../../text/literally.ts'
import { smallNumbers } from '../../text/numbers.ts'
import { allStems, tokens } from '../../text/tokens.ts'
import { topicStems } from '../text/words.ts'
import { isEarlierOf } from './column-words.ts'
import { ofP, pAsked } from './p-columns.ts'
import type { Grid } from './table-grid.ts'

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
const ordinal = new RegExp(`\\b(${ordinals.join('|')}) (\\p{L}+)`, 'giu')

/** "350m" is 350 m. */
const joinedUnit = /(?<![\p{L}\d.,])(\d[\d.,]*)(k?m|cm|mm|k?g|mg|ml|μm|ha|°C|%)(?![\p{L}\d])/gu

// Names of rows and columns are read again for every question and every table; the cap bounds hostile input.
const read = new Map<string, ReadonlySet<string>>()
const mostRead = 5_000
const longestRead = 200

/** Stems with small numbers in figures: "round two" and "the second round" are "Round 2". */
export function stemsOf(text: string): ReadonlySet<string> {
  const known = read.get(text)
  if (known) return known
  const stems = stemsIn(text)
  if (read.size >= mostRead) read.clear()
  if (text.length <= longestRead) read.set(text, stems)
  return stems
}

/** "2010a": a year with the mark of a note, where it is the whole of a name. */
const markedYear = /^\s*((?:19|20)\d\d)\s?[a-e]\s*$/

function stemsIn(text: string): ReadonlySet<string> {
  const counted = text
    .replace(markedYear, '$1')
    .replace(joinedUnit, '$1 $2')
    .replace(
      ordinal,
      (_, word: string, noun: string) => `${noun} ${ordinals.indexOf(word.toLowerCase()) + 1}`,
    )
  return new Set(
    topicStems(counted).map((stem) => {
      const value = smallNumbers.indexOf(stem)
      return value < 0 ? stem : String(value)
    }),
  )
}

/** The columns that a question names best, and by how many of its stems. */
export interface ColumnsAsked {
  readonly most: number
  readonly columns: readonly number[]
  /** How many words of their names the question does not say. */
  readonly unsaid: number
}

/** Words that any question of results may use. */
export const anyMethod: ReadonlySet<string> = new Set(
  topicStems(
    'gap distance difference best highest lowest worst accurate successful method approach model system algorithm technique performing performance result score overall',
  ),
)

const inShort: ReadonlyMap<string, string> = new Map(
  [
    ['perplexity', 'ppl'],
    ['accuracy', 'acc'],
    ['precision', 'prec'],
    ['recall', 'rec'],
    ['parameters', 'params'],
    ['average', 'avg'],
  ].map(([word = '', short = '']) => [topicStems(word)[0] ?? word, topicStems(short)[0] ?? short]),
)

/** A stem as heads of columns write it: "PPL". */
export const shortly = (stem: string): string => inShort.get(stem) ?? stem

const isNumber = (stem: string) => /^\d+$/.test(stem)

/** What a question asks of columns, with the names of measures in short: "how large" asks for a size. */
function askedIn(text: string): Set<string> {
  const stems = [...stemsOf(text)].flatMap((stem) => [stem, shortly(stem)])
  for (const { stem } of tokens(text)) if (smallTalkHeads.has(stem)) stems.push(stem)
  if (/\bhow (?:large|big)\b/i.test(text)) stems.push('size')
  return new Set(stems)
}
const smallTalkHeads: ReadonlySet<string> = new Set(
  tokens('authors papers studies articles').map(({ stem }) => stem),
)

const shortHead = /(?<![\p{L}\p{N}])(\p{Lu}{3,}|\p{L}{3,}\.)(?![\p{L}\p{N}])/gu
const fewestOfHead = 3

const begins = (short: string, stem: string) =>
  short.length >= fewestOfHead && stem.length > short.length + 1 && stem.startsWith(short)

/** The stems of short words of a head that begin a word asked for: "SEQ" for "sequence", "Pred." for "prediction". */
const shortHeads = (name: string, asked: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    [...name.matchAll(shortHead)]
      .flatMap(([word]) => [...stemsOf(word)])
      .filter((short) => [...asked].some((stem) => begins(short, stem))),
  )

/** True for a stem that a short word of some names begins. */
export const isShortened = (names: readonly string[], stem: string): boolean =>
  names.some((name) => shortHeads(name, new Set([stem])).size > 0)

const isWholeWord = (name: string, text: string) => {
  if (name === '' || !text.toLowerCase().includes(name.toLowerCase())) return false
  const words = literally(name.toLowerCase())
  return new RegExp(`(?<![\\p{L}\\p{N}-])${words}(?![\\p{L}\\p{N}-])`, 'u').test(text.toLowerCase())
}

/** Stems of a name, of which "Authors" is no small talk. */
function nameStems(name: string): ReadonlySet<string> {
  const stems = stemsOf(name)
  return stems.size > 0 ? stems : allStems(name)
}

const shared = new WeakMap<Grid, ReadonlySet<string>>()
function commonStems(grid: Grid): ReadonlySet<string> {
  const known = shared.get(grid) ?? stemsOfAll(grid)
  shared.set(grid, known)
  return known
}

/** Stems that stand in the heads of all columns and tell none from another: "RR (95% CI)". */
function stemsOfAll(grid: Grid): ReadonlySet<string> {
  const names = grid.columns.flatMap((name, x) =>
    x > 0 && name !== '' ? [stemsOf(`${name} ${grid.meanings?.[x] ?? ''}`)] : [],
  )
  const [first = new Set<string>(), ...others] = names
  return others.length < 2
    ? new Set()
    : new Set([...first].filter((stem) => others.every((name) => name.has(stem))))
}

/** True for the head of a column that a question for p-values may ask for; any is where none is asked for. */
const isAskedP = (grid: Grid, x: number, text: string) =>
  !pAsked.test(text) ||
  (grid.heads[x] ?? []).some((head) => ofP.test(head.replace(/\p{Ll}$/u, '')) || ofP.test(head))

/** A name without the words that only qualify the next ("prompt" in "Prompt-specific"), where that one is not asked for. */
const withoutQualifiers = (name: string, asked: ReadonlySet<string>) =>
  name.replace(/(?<![\p{L}-])(\p{L}{3,})-(\p{L}{3,})/gu, (whole, _, next: string) =>
    [...stemsOf(next)].every((stem) => asked.has(stem)) ? whole : next,
  )

/**
 * The columns of a grid that a question names. A column whose whole name is asked wins over a longer one that
 * contains it; of columns counted up by their conditions the last stands for all, unless the question names
 * another. Words of the row's own name do not count.
 */
export function columnsAsked(grid: Grid, text: string, row = ''): ColumnsAsked {
  const asked = askedIn(text)
  const ofRow = stemsOf(row)
  const common = commonStems(grid)
  const read = (name: string, x: number) => {
    const stems = [...nameStems(name)]
    const own = nameStems(withoutQualifiers(name, asked))
    const short = shortHeads(name, asked)
    const said = stems.filter((stem) => (asked.has(stem) || short.has(stem)) && own.has(stem))
    const isPassed = isEarlierOf(grid.columns, x) && !said.some(isNumber)
    // "d_model" is not asked for by "the big model".
    const isWhole = said.length === stems.length && text.toLowerCase().includes(name.toLowerCase())
    const isMeant = isWhole || said.some((stem) => !anyMethod.has(stem))
    const fresh = said.filter((stem) => !ofRow.has(stem))
    const isOut = x === 0 || isPassed || !isMeant || !isAskedP(grid, x, text)
    const count = isOut ? 0 : fresh.length
    const strong = fresh.filter((stem) => !anyMethod.has(stem) && !common.has(stem)).length
    // "GCG" is the column "GCG" of a group, and not "GCG-M".
    const leaf = grid.heads[x]?.at(-1) ?? ''
    const isLeaf =
      leaf !== name &&
      isWholeWord(leaf, text) &&
      [...stemsOf(leaf)].every((stem) => asked.has(stem))
    // Where no more is said than "F1", "Full F1" fits as well as "Grobid subset F1".
    const ofLeaf = stemsOf(leaf)
    const isBareLeaf = isLeaf && said.every((stem) => ofLeaf.has(stem))
    const unsaid = isBareLeaf ? Math.min(1, stems.length - said.length) : stems.length - said.length
    return { x, count, strong, unsaid, isLeaf }
  }
  const matches = grid.columns.map((column, x) => {
    const named = read(column, x)
    const meant = read(grid.meanings?.[x] ?? '', x)
    return meant.count > named.count ? meant : named
  })
  const best = matches
    .filter(({ count }) => count > 0)
    .toSorted(
      (a, b) =>
        Number(a.unsaid > 0) - Number(b.unsaid > 0) ||
        b.strong - a.strong ||
        b.count - a.count ||
        Number(b.isLeaf) - Number(a.isLeaf) ||
        a.unsaid - b.unsaid,
    )
  const [first] = best
  if (!first) return { most: 0, columns: [], unsaid: 0 }
  const columns = best.filter(
    ({ count, strong, unsaid, isLeaf }) =>
      count === first.count &&
      strong === first.strong &&
      unsaid === first.unsaid &&
      isLeaf === first.isLeaf,
  )
  return {
    most: first.count,
    columns: columns.map(({ x }) => x).toSorted((a, b) => a - b),
    unsaid: first.unsaid,
  }
}
