import type { PaperDocument, Table } from '../../document/paper-document.ts'
import { writtenOut } from '../../document/short-forms.ts'
import { literally } from '../../text/literally.ts'
import { slice } from '../../text/span.ts'
import { languagesSpelled, spelledHeads } from './head-words.ts'
import { type Grid, readGrids } from './table-grid.ts'

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

const denotes =
  '(?:represents?|denotes?|refers? to|indicates?|stands? for|means?|gives?|shows?|is|are|=|:)'

/** What stands behind a symbol that is explained. */
const explained = new RegExp(`^(?:,\\s|\\s*${denotes}\\s| and \\S+ ${denotes} )`)

/** The "s" of "the bells are" is no symbol. */
const wordBefore = /[\p{L}\p{N}]$/u

/** Whether a legend may say what a symbol stands for; few symbols are worth a pattern. */
function mayExplain(symbol: string, legend: string): boolean {
  for (let at = legend.indexOf(symbol); at >= 0; at = legend.indexOf(symbol, at + 1))
    if (
      !wordBefore.test(legend.slice(Math.max(0, at - 2), at)) &&
      explained.test(legend.slice(at + symbol.length))
    )
      return true
  return false
}

/** What a legend says that a symbol stands for: "|P| and |Q| denote the number of plots and quadrats"; empty when nothing. */
function inLegend(symbol: string, legend: string): string {
  if (!mayExplain(symbol, legend)) return ''
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

function meaningOf(document: PaperDocument, column: string, legend: string): string {
  const name = column.replace(/\s*\([^()]*\)\s*$/, '')
  const isSymbol = name !== '' && name.length <= 16 && !/^\p{Lu}?\p{Ll}{3,}/u.test(name)
  const told = isSymbol ? inLegend(name, legend) : ''
  if (told !== '') return told
  return writtenOut(document, name)
}

/** What the heads over each column of a table stand for, each where the paper tells; the same heads are read once. */
function meaningsIn(document: PaperDocument, legend: string) {
  const known = new Map<string, string>()
  const meaning = (head: string) => {
    const told = known.get(head) ?? (meaningOf(document, head, legend) || head)
    known.set(head, told)
    return told
  }
  return (heads: readonly string[]) => heads.map(meaning).join(' ')
}

/** A row's name with its short forms and codes of languages written out; empty where it has none. */
function meaningOfRow(document: PaperDocument, name: string): string {
  const spelled = languagesSpelled(writtenOut(document, name) || name)
  return spelled === name ? '' : spelled
}

const made = new WeakMap<PaperDocument, Map<string, readonly Grid[]>>()

/** The blocks of a table as grids whose columns have their meanings, and what the table says of itself; none where the names of its rows are in doubt. */
export function gridsOf(document: PaperDocument, table: Table): readonly Grid[] {
  const known = made.get(document) ?? new Map<string, readonly Grid[]>()
  made.set(document, known)
  const before = known.get(table.id)
  if (before) return before
  const read = readGrids(table, document.source !== 'pdf')
  const legend = read.length === 0 ? '' : legendOf(document, table)
  const meaning = meaningsIn(document, legend)
  const grids = read.map((grid) => ({
    ...grid,
    legend,
    meanings: grid.heads.map((heads) => meaning(spelledHeads(grid, heads))),
    rows: grid.rows.map((row) => ({ ...row, meaning: meaningOfRow(document, row.name) })),
  }))
  known.set(table.id, grids)
  return grids
}
