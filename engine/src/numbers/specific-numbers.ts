import type { Cell, PaperDocument, SectionRole, Table } from '../document/paper-document.ts'
import { tablePlaces } from '../document/table-places.ts'
import { type Span, slice } from '../text/span.ts'
import { stopWords, tokens } from '../text/tokens.ts'

/** A number with so many digits that it is hardly printed by chance, and where it stands. */
export interface Specific {
  readonly words: string
  readonly span: Span
  /** Digits and point, without separators. */
  readonly digits: string
  /** Stem of the word that follows, when one does. */
  readonly next: string
  readonly place: Sentence | Line
}
/** Stems are read when they are asked for: most numbers are held against no other. */
export interface Sentence {
  readonly kind: 'sentence'
  /** In a part of the paper that says again what others report. */
  readonly isHead: boolean
  readonly stems: () => ReadonlySet<string>
  /** The numbers beside it. */
  readonly numbers: () => readonly string[]
}
/** Where a number stands in a table. */
export interface Line {
  readonly kind: 'line'
  /** Stems of the row's name, and of what heads the column and the table. */
  readonly row: () => ReadonlySet<string>
  readonly heads: () => ReadonlySet<string>
  /** The numbers of the row, and of the column. */
  readonly numbers: () => readonly string[]
}

const heads: ReadonlySet<SectionRole> = new Set(['abstract', 'introduction', 'conclusion'])
const silent: ReadonlySet<SectionRole> = new Set(['references', 'front', 'acknowledgements'])
const number =
  /(?<![\p{L}\p{N}.,/–-])\d{1,3}(?:,\d{3})+(?:\.\d{1,6})?(?![\d\p{L}])|(?<![\p{L}\p{N}.,/–-])\d{1,9}(?:\.\d{1,6})?(?![\d\p{L}]|[.,]\d)/gu
const fewestDigits = 4
/** Decimals that are held against a table's need fewer: their row and column tell what they are. */
const fewestInCell = 3
export const year = /^(?:1[5-9]|20)\d\d$/
/** What is longer is a list, a table or no prose. */
const longestSentence = 2_000

/** A sentence that tells a number of some length, and whether it stands in a part that says again what others report. */
export interface Said {
  readonly words: string
  readonly span: Span
  readonly isHead: boolean
}

/** The sentences with a number of some length, but for those of parts that tell nothing. */
export function saidIn({ text, blocks, sentences }: PaperDocument): Said[] {
  let at = 0
  return sentences.flatMap((span) => {
    while (at < blocks.length - 1 && (blocks[at]?.span.end ?? 0) <= span.start) at++
    const role = blocks[at]?.role ?? 'other'
    if (silent.has(role) || span.end - span.start > longestSentence) return []
    const words = slice(text, span)
    return mayBeSpecific.test(words) ? [{ words, span, isHead: heads.has(role) }] : []
  })
}

/** The specific numbers of all sentences. */
export function sentenceNumbers(said: readonly Said[]): Specific[] {
  return said.flatMap(({ words, span, isHead }) =>
    specificIn(words, span.start, (numbers) => ({
      kind: 'sentence',
      isHead,
      stems: once(() => stemsOf(words)),
      numbers: () => numbers,
    })),
  )
}

/** The specific numbers of a table's cells, each with the names of its row and column. */
export function cellNumbers({ text }: PaperDocument, table: Table): Specific[] {
  const caption = once(() => stemsOf(table.caption ? slice(text, table.caption) : ''))
  const places = tablePlaces(table)
  const columnHeads = new Map<number, Line['heads']>()
  const columns = new Map<number, () => readonly string[]>()
  return places.flatMap((row) => {
    const name = once(() => stemsOf(row.find(isNamed)?.text ?? ''))
    const inRow = once(() => row.flatMap(numbersIn))
    return row.flatMap((cell, x) => {
      if (!cell?.span) return []
      const heads = columnHeads.get(x)
      if (heads === undefined && isNamed(cell))
        columnHeads.set(
          x,
          once(() => new Set([...stemsOf(cell.text), ...caption()])),
        )
      if (heads === undefined) return []
      const inColumn = columns.get(x) ?? once(() => places.flatMap((other) => numbersIn(other[x])))
      columns.set(x, inColumn)
      return specificIn(cell.text, cell.span.start, () => ({
        kind: 'line',
        row: name,
        heads,
        numbers: () => [...inRow(), ...inColumn()],
      }))
    })
  })
}

const isNamed = (cell: Cell | null) => /\p{L}{2}/u.test(cell?.text ?? '')
/** No number of fewer signs is specific, or begins a run. */
export const mayBeSpecific = /\d[\d.,]{2}/

/** The specific numbers of some words; the place, which all of them share, is told by all numbers beside them. */
function specificIn(
  words: string,
  offset: number,
  placeOf: (numbers: readonly string[]) => Specific['place'],
): Specific[] {
  if (!mayBeSpecific.test(words)) return []
  const printed = [...words.matchAll(number)]
  const specific = printed.filter(([one]) => isSpecific(one, fewestInCell))
  if (specific.length === 0) return []
  const place = placeOf(printed.map(digitsOf))
  return specific.map((match) => {
    const end = match.index + match[0].length
    const after = /^\s(\p{L}[\p{L}-]{0,30})/u.exec(words.slice(end, end + 32))?.[1] ?? ''
    return {
      words: match[0],
      span: { start: offset + match.index, end: offset + end },
      digits: digitsOf(match),
      next: tokens(after)[0]?.stem ?? '',
      place,
    }
  })
}

const digitsOf = ([printed]: RegExpExecArray) => printed.replaceAll(',', '')
const numbersIn = (cell: Cell | null | undefined) =>
  [...(cell?.text ?? '').matchAll(number)].map(digitsOf)

/** Stems of what is neither a stop word nor a number. */
export const stemsOf = (words: string): ReadonlySet<string> =>
  new Set(
    tokens(words).flatMap(({ stem, text }) =>
      stopWords.has(text) || /^\P{L}*$/u.test(text) ? [] : [stem],
    ),
  )

/** A value that is made when it is first asked for. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

export const sharedIn = (some: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...some].filter((word) => others.has(word)).length

/** True for a number of so many digits, noughts at its ends apart: one less will do for decimals in a table. */
export function isSpecific(words: string, fewest = fewestDigits): boolean {
  const isWhole = !words.includes('.')
  const digits = words.replace(/^0+\.?0*|[.,]/g, '').replace(isWhole ? /0+$/ : /$^/, '')
  return digits.length >= (isWhole ? fewestDigits : fewest) && !year.test(words)
}
