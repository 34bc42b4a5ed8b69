import type { PaperDocument, Table } from '../../document/paper-document.ts'
import { slice } from '../../text/span.ts'
import { cellNumber } from '../text/numbers.ts'
import type { Grid } from './table-grid.ts'

/** Words that say what came of something done: how well, how often, how fast. */
const measure =
  /\b(?:accurac\w+|acc\b|precision|prec\b|recall|f1|f-?(?:score|measure)|bleu\w*|rouge\S*|r-?[12l]f1|meteor|auc|auroc|map|ndcg\S*|mrr|hits?@\d+|exact match|em|r2|scores?|ratings?|elo|wer|cer|perplexity|ppl|rmse|mae|mse|loss|(?:error|failure|success|win|hit|response|survival|detection|death|attack|growth|infection)s?(?: \p{L}+)? rates?|errors?|rates?|failures?|failed|wrong|missed|misses|correct|solved|found|lost|caught|kept|false (?:alarms?|positives?|negatives?)|times?|runtime|latenc\w+|cost|speed\w*|throughput|duration|sensitivity|specificity|performance|efficiency|prevalence|seroprevalence|incidence|mortality|survival|yield|improvement|gain|agreement|kappa|correlation|similarity|coverage|(?<!\p{L})per \p{L}+)\b|[↑↓]|r²|%/iu
/** What a caption says of a table of measures, whatever its columns are called. */
const ofMeasures = new RegExp(
  `${measure.source}|\\b(?:results?|metrics?|outperforms?|comparison of)\\b`,
  'iu',
)
/** A table that describes what there was before anything was done. */
const describes =
  /\b(?:statistics|descriptions?|demographics?|characteristics|details|settings?|configurations?|hyper-?parameters?|overview|types? of|lists? of|numbers? of|counts? of|sizes? of|distribution of|composition|summary of (?:the )?(?:data|corpora|studies|papers)|data ?sets? used|splits?|inclusion|exclusion)\b/iu
/** Columns that say how much there is of something, or who and when: no outcome. */
const attribute =
  /^(?:mean|median|average|sd|std|s\.d\.|se|iqr|range|baseline|before|pre|control)\b|^(?:\||#|n$|no\.|num\b|numbers? of\b|counts?\b|total\b)|\b(?:sizes?|params?|parameters|lengths?|samples?|doc(?:ument)?s?|sentences?|words?|tokens?|articles?|papers?|quer(?:y|ies)|questions?|examples?|instances?|pairs|participants?|patients?|subjects?|students?|ages?|experience|staff\w*|population|elevation|area|mass|weight|volume|width|height|depth|dates?|years?|layers?|heads?|epochs?|steps?|dim\w*|training|source|target|ids?)\b/iu
const atOutset = /\b(?:baseline|at (?:entry|admission|enrol\p{L}+)|before|pre-?test)$/iu
/** Columns of which one is what the others are held against: they are the rivals, not the rows. */
const rivalColumn = /\b(?:baseline|ours|our (?:method|model|approach)|proposed|control|placebo)$/iu
/** Cases counted up, of which the last stands for no other: trials, folds, subjects. */
const counted =
  /\b(?:trials?|(?:test )?cases?|experiments?|folds?|runs?|seeds?|samples?|subjects?|patients?|participants?|replicates?|splits?|sites?|questions?|items?) ?#?\d+\b/iu
/** Rows that count in a table of which other rows may not: "# Files", "Number of failures". */
const countingRow =
  /(?:^|· )(?:#|n$|no\. of|nr\.? of|numbers? of|counts?\b|total (?:number|no)\b)/iu
const unlikeRows =
  /\b(variables?|parameters?|characteristics?|predictors?|covariates?|propert(y|ies)|items?|statistics?|measures?|metrics?|quantit(y|ies)|symbols?|tasks?|subtasks?|data ?sets?|benchmarks?|corp(us|ora)|domains?|categor(y|ies)|fields?|folds?|splits?|projects?|artifacts?|journals?|venues?|participants?|interviewees?|questions?|ids?|languages?( pairs?)?|outcomes?|endpoints?)\b/i
const likeRows = /\b(models?|methods?|approach(es)?|systems?|algorithms?|techniques?|tools?|alg)\b/i
const unlikeRow =
  /\((mm|cm|m|km|kg|g|mg|ml|l|s|ms|h|min|days?|years?|°c|k|pa|hz|%|n|usd)\)|\bintercept\b/i
/** "BERT 36.9": a value run into the name of its row. */
const garbled = /\s\d+\.\d+$/
const rowHeading = /\b(?:models?|methods?|approach|system|algorithm)\b/i
const range = /\(.*\d\s*(?:[–—,-]|to)\s*[−-]?\d.*\)/
const wordy = /\p{L}/u
const noValue = /^\W*(?:n\/?a|oom|none|nd|nr|ns|not .*|failed|timeout|inf|nan)\W*$/i

const captionOf = (document: PaperDocument, table: Table) =>
  table.caption ? slice(document.text, table.caption) : ''
/** The first sentence of a caption without its label. */
const opening = (caption: string) =>
  caption.replace(/^\s*\p{L}+\.? ?[\dIVXA-Z.]+[.:]?\s*/u, '').split(/\.\s/)[0] ?? ''

const numbersIn = (grid: Grid, x: number) =>
  grid.rows.filter(({ cells }) => cellNumber(cells[x]?.text ?? '') !== null).length

/** How many columns stand before the first of numbers: those that name the rows. */
const namingColumns = (grid: Grid) => {
  const first = grid.columns.findIndex((_, x) => x > 0 && 2 * numbersIn(grid, x) > grid.rows.length)
  return first < 0 ? grid.columns.length : first
}

/** Rows that a number names are conditions: what is highest under one is no finding. */
const startsWithWord = /^[^\p{L}\d]*\p{L}/u

/**
 * True for a table whose rows are rivals in its columns, each under a name that was surely read: not one that
 * lists things of different kinds, whose heads stand again between its rows, or whose cells were run together.
 */
export function hasRivals(grid: Grid): boolean {
  const naming = namingColumns(grid)
  const heads = grid.columns.slice(0, naming)
  if (heads.some((head) => unlikeRows.test(head) && !likeRows.test(head))) return false
  const values = grid.columns.map((_, x) => x).slice(naming)
  const names = values.map((x) => grid.columns[x] ?? '')
  if (values.some((x) => grid.columns[x] === '' && numbersIn(grid, x) > 1)) return false
  if (new Set(names).size < names.length || names.some((name) => rivalColumn.test(name)))
    return false
  if (names.some((name) => rowHeading.test(name) && name.split(/\s+/).length > 3)) return false
  return grid.rows.every(({ name, parts, cells }) => {
    if (unlikeRow.test(name) || countingRow.test(name) || garbled.test(name)) return false
    if (name === '' || !parts.every((part) => startsWithWord.test(part)))
      return values.every((x) => cellNumber(cells[x]?.text ?? '') === null)
    const heading = values.filter(
      (x) => wordy.test(cells[x]?.text ?? '') && !noValue.test(cells[x]?.text ?? ''),
    )
    return heading.length < 2 || values.some((x) => cellNumber(cells[x]?.text ?? '') !== null)
  })
}

/** True for a column of one of several cases ("Trial 3"), which stands for no other. */
export const isOfCase = (column: string): boolean => counted.test(column)

/** True for a column whose cells measure one thing that came of something done, by its name or the table's caption. */
export function isMeasured(
  document: PaperDocument,
  table: Table,
  grid: Grid,
  column: number,
): boolean {
  const name = grid.columns[column] ?? ''
  const caption = captionOf(document, table)
  if (isOfCase(name) || atOutset.test(name) || describes.test(opening(caption))) return false
  const cells = grid.rows.flatMap(({ cells: row }) => {
    const text = row[column]?.text ?? ''
    return cellNumber(text) === null ? [] : [text]
  })
  // "74" and "2.38 (0.96–5.90)" are of two kinds.
  if (new Set(cells.map((text) => range.test(text))).size > 1) return false
  const bare = name.replace(/\([^()]*\)/g, ' ').trim()
  const isNamed = measure.test(name) || measure.test(grid.meanings?.[column] ?? '')
  if (attribute.test(bare) && !measure.test(bare.replace(attribute, ' '))) return false
  if (isNamed) return true
  const isFine = cells.some((text) => /\d\.\d|%/.test(text))
  return isFine && ofMeasures.test(caption)
}
