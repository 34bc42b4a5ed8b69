import type { PaperDocument, Table } from '../document/paper-document.ts'
import { slice } from '../text/span.ts'
import { type Grid, readGrid } from './table-grid.ts'

const marker = /^(?:[\p{L}*†‡§¶]{1,2}|[\p{L}*†‡§¶](?:,[\p{L}*†‡§¶])+,?)\s/u
const defines = /\s=\s|:\s|;\s/
const longestNote = 500
const mostNotes = 4

/** What a table says of itself beside its cells: its caption and the notes right below it. */
export function legendOf(document: PaperDocument, table: Table): string {
  const caption = table.caption ? slice(document.text, table.caption) : ''
  const end = Math.max(table.span?.end ?? 0, table.caption?.end ?? 0)
  const notes: string[] = []
  for (const { kind, span } of document.blocks) {
    if (span.start < end) continue
    const words = slice(document.text, span)
    const isNote = kind === 'footnote' || marker.test(words) || defines.test(words)
    if (kind === 'heading' || notes.length === mostNotes || words.length > longestNote || !isNote)
      break
    notes.push(words)
  }
  return [caption, ...notes].join(' ')
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const denotes =
  '(?:represents?|denotes?|refers? to|indicates?|stands? for|means?|gives?|shows?|is|are|=|:)'

/** What a legend says that a symbol stands for: "|P| and |Q| denote the number of plots and quadrats"; empty when nothing. */
function inLegend(symbol: string, legend: string): string {
  const name = literally(symbol)
  const edge = '(?<![\\p{L}\\p{N}])'
  const pair = new RegExp(
    `(?:(${edge}${name}) and \\S+|\\S+ and (${name})) ${denotes} (?:the )?([^.;]+?) and ([^.;]+)`,
    'u',
  ).exec(legend)
  if (pair?.[1]) return pair[3] ?? ''
  // Both share what stands before the first: "the number of plots and quadrats".
  if (pair?.[2]) return `${(pair[3] ?? '').replace(/\S+$/, '')}${pair[4] ?? ''}`
  const one = new RegExp(`${edge}${name}(?:,\\s|\\s*${denotes}\\s)(?:the )?([^.;,\\n]{3,60})`, 'u')
  return one.exec(legend)?.[1] ?? ''
}

/** The words of which an acronym has the first letters, as a paper spells it out: "mean wait (MW)", "MW (mean wait)". */
export function spelledOut(acronym: string, text: string): string {
  const letters = acronym.toLowerCase()
  const fits = (words: readonly string[]) =>
    words.length === letters.length &&
    words.every((word, at) => word[0]?.toLowerCase() === letters[at])
  for (const { index } of text.matchAll(new RegExp(`\\(${acronym}s?\\)`, 'g'))) {
    const words = text.slice(Math.max(0, index - 120), index).match(/\p{L}[\p{L}'’]*/gu) ?? []
    if (fits(words.slice(-letters.length))) return words.slice(-letters.length).join(' ')
  }
  const after = new RegExp(`(?<!\\p{L})${acronym}s? \\(([^()]{4,80})\\)`, 'gu')
  for (const [, inside = ''] of text.matchAll(after)) {
    const words = inside.match(/\p{L}[\p{L}'’]*/gu) ?? []
    if (fits(words)) return words.join(' ')
  }
  return ''
}

/** A word in capitals, as measures are called in short. */
export const acronym = /(?<![\p{L}\p{N}])\p{Lu}{2,6}(?![\p{L}\p{N}])/u

function meaningOf(column: string, legend: string, text: string): string {
  const name = column.replace(/\s*\([^()]*\)\s*$/, '')
  if (name === '' || name.length > 16 || /^\p{Lu}?\p{Ll}{3,}/u.test(name)) return ''
  const told = inLegend(name, legend)
  if (told !== '') return told
  const short = acronym.exec(name)?.[0]
  const words = short === undefined ? '' : spelledOut(short, text)
  return words === '' || short === undefined ? '' : name.replace(short, words)
}

const made = new WeakMap<PaperDocument, Map<string, Grid | null>>()

/** A table as a grid whose columns have their meanings, and what the table says of itself; null when it has no grid or its rows' names are in doubt. */
export function gridOf(document: PaperDocument, table: Table): Grid | null {
  const grids = made.get(document) ?? new Map<string, Grid | null>()
  made.set(document, grids)
  const known = grids.get(table.id)
  if (known !== undefined) return known
  const read = readGrid(table)
  // Where a page sets a label beside the middle of its rows, no telling which rows are its.
  const plain = read?.isAdrift && document.source === 'pdf' ? null : read
  const legend = plain ? legendOf(document, table) : ''
  const grid = plain && {
    ...plain,
    legend,
    meanings: plain.columns.map((column) => meaningOf(column, legend, document.text)),
  }
  grids.set(table.id, grid)
  return grid
}
