import type { PaperDocument, Table } from '../../document/paper-document.ts'
import type { Claim } from '../../evidence/claim.ts'
import { slice } from '../../text/span.ts'
import type { ReplicationItem } from '../explanation.ts'
import { gridsOf } from '../tables/column-meanings.ts'
import { readColumn } from '../tables/table-claims.ts'
import type { Grid } from '../tables/table-grid.ts'

const settings =
  /\bhyper-?parameters?\b|\b(?:learning[ _]rate|batch[ _]size|weight[ _]decay|drop-?out|optimi[sz]er|epochs?|warm-?up|n_?layers?|num_?layers|n_?heads?|head_?dim|hidden_?(?:dim|size|units)|context_?len(?:gth)?|vocab(?:ulary)?_?size|window_?size)\b/i
const isNamed = (table: Table, document: PaperDocument) =>
  table.caption !== null && /\bhyper-?parameters?\b/i.test(slice(document.text, table.caption))

/** The column that holds the values of settings named in the rows; null in a table of anything else. */
function columnOfSettings(grid: Grid, table: Table, document: PaperDocument): number | null {
  const named = grid.rows.filter(({ name }) => settings.test(name.replaceAll(' · ', ' '))).length
  if (named < (isNamed(table, document) ? 1 : 2)) return null
  const last = grid.columns.length - 1
  return grid.columns.length <= 4 && grid.columns[last] !== '' ? last : null
}

const ofDataSets = /^(?:data ?sets?|corp(?:us|ora))$/i
const place =
  /^(?:links?|urls?|web ?sites?|repository|accession(?: (?:number|code))?|access(?:ed (?:via|from|at))?|available (?:at|from))$/i

const source = /^(?:sources?|references?|cit(?:ed|ation)s?(?: in)?|papers?|publications?)$/i
/** A link without its address says no place; the words of a print have nothing else to click. */
const bareLink = /^\W*(?:links?|here|urls?|websites?|online)\W*$/i

/** The column that says where each data set of a list can be had; of bare links, whose sets they are. */
function columnOfPlaces({ columns, rows }: Grid): number | null {
  const at = columns.findIndex((name) => place.test(name))
  if (at <= 0 || !ofDataSets.test(columns[0] ?? '')) return null
  const isBare = rows.every(({ cells }) => bareLink.test(cells[at]?.text ?? 'link'))
  const named = isBare ? columns.findIndex((name, x) => x > 0 && source.test(name)) : at
  return named > 0 ? named : null
}

const plainCount = /^(?:[nN][\p{Ll}*†‡§]?|sample size)$/u

/**
 * The column that gives how many were measured: "n", if it is the one, or those that each data set trains on, where the
 * table speaks of a sample or of what it counts.
 */
function columnOfSample(grid: Grid): number | null {
  const isTold = /\bsample size\b|\bnumber of\b/i.test(grid.legend ?? '')
  const trained = grid.columns.findIndex((name) => /^train(?:ing)?(?: set| data)?$/i.test(name))
  if (isTold && trained > 0 && ofDataSets.test(grid.columns[0] ?? '')) return trained
  const columns = grid.columns.flatMap((name, x) => (x > 0 && plainCount.test(name) ? [x] : []))
  return columns.length === 1 && isTold ? (columns[0] ?? null) : null
}

/** The column that says under what licence each thing may be used. */
function columnOfLicences({ columns }: Grid): number | null {
  const at = columns.findIndex((name) => /^(?:licen[cs]es?|terms of use)$/i.test(name))
  return at > 0 ? at : null
}

/** The columns that state an item. */
const columns: Readonly<
  Partial<
    Record<ReplicationItem, (grid: Grid, table: Table, document: PaperDocument) => number | null>
  >
> = {
  data: columnOfPlaces,
  hyperparameters: columnOfSettings,
  'sample-size': columnOfSample,
  licence: columnOfLicences,
}

/**
 * What a table states of a checklist item, cell by cell: where data can be had, the settings of a run, how many
 * were measured, or under what licence things may be used. Null when no table does.
 */
export function itemInTables(document: PaperDocument, item: ReplicationItem): Claim | null {
  const columnOf = columns[item]
  if (!columnOf) return null
  const labelled = document.tables.filter(({ label }) => label !== '')
  const parts = labelled.flatMap((table) =>
    gridsOf(document, table).map((grid) => ({ table, grid })),
  )
  for (const { table, grid } of parts) {
    const column = columnOf(grid, table, document)
    const claim = column === null ? null : readColumn(document, table, grid, column)
    if (claim) return { ...claim, section: 'replicationChecklist' }
  }
  return null
}
