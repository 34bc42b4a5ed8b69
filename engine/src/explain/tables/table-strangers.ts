import type { PaperDocument, Table } from '../../document/paper-document.ts'
import { slice } from '../../text/span.ts'
import { distinctNames, speaksOf } from '../question/distinct-names.ts'
import { isFaint } from '../question/faint-cues.ts'
import { sameWord } from '../question/kindred-cues.ts'
import { areOpposites } from '../question/opposites.ts'
import type { Question } from '../question/question.ts'
import { anyMethod, isShortened, shortly, stemsOf } from './table-columns.ts'
import { abbreviates } from './table-counts.ts'
import type { Grid } from './table-grid.ts'
import { runTogether } from './table-rows.ts'

/** Parts of a whole, of which what is said of one says nothing of the others. */
const parts = [
  'upper|middle|lower',
  'left|right',
  'male|female',
  'men|women',
  'indoor|outdoor',
].map((words) => new RegExp(`\\b(?:${words})s?\\b`, 'gi'))

/** True where a question names one part of a whole ("the upper stratum") and a table speaks of another alone. */
function isOfOtherSide(told: string, question: string): boolean {
  return parts.some((part) => {
    const said = new Set((told.match(part) ?? []).map((word) => word.toLowerCase()))
    const asked = (question.match(part) ?? []).map((word) => word.toLowerCase())
    return asked.length > 0 && said.size > 0 && !asked.some((word) => said.has(word))
  })
}

/** ">12 months" are the rows of "older than 12 months". */
const bounded = /[<>≤≥]/
const bounding =
  /\b(?:older|younger|more|less|fewer|higher|lower|greater|smaller|larger|longer|shorter|above|over|below|under)\b(?: than)?/gi

const partOfData =
  /\b(train(?:ing)?|test(?:ing)?|dev(?:elopment)?|validation) (?:(?:sub)?sets?|splits?|parts?|folds?)\b/gi

/** How many words of a question neither a table's names nor the words that any question may use account for. */
export function strangers(
  document: PaperDocument,
  table: Table,
  grid: Grid,
  question: Question,
  row: string,
) {
  const caption = table.caption ? slice(document.text, table.caption) : ''
  const words = [
    caption,
    grid.group,
    row,
    runTogether(row, question.text),
    ...grid.columns,
    ...grid.rows.flatMap((own) => (own.name === row ? [own.meaning ?? ''] : [])),
    ...(grid.meanings ?? []),
  ]
  // Another model or data set is not this one, however much else fits.
  const names = distinctNames(question.text, true)
  if (isOfOtherSide(words.join(' '), question.text)) return Number.POSITIVE_INFINITY
  // A name of the title stands for the whole paper.
  const ofPaper = names.filter((name) => speaksOf(document.title, name))
  if (names.some((name) => !ofPaper.includes(name) && !words.some((one) => speaksOf(one, name))))
    return Number.POSITIVE_INFINITY
  const told = stemsOf([...words, ...ofPaper].join(' '))
  // Upper rows are not asked for by the lower ones.
  const isYesNo = question.type === 'yes-no'
  // "The training set" is the row or column "Train".
  const said = question.text
    .replace(partOfData, '$1')
    .replace(/\brelative (risks?)\b/gi, '$1')
    .replace(bounded.test(row) ? bounding : /$^/, ' ')
  return [...stemsOf(said)].filter(
    (stem) =>
      (question.stems.includes(stem) || /^\d/.test(stem)) &&
      !told.has(stem) &&
      // Acronyms are not stemmed: "GPUs".
      !told.has(stem.replace(/s$/, '')) &&
      !told.has(shortly(stem)) &&
      !isShortened(grid.columns, stem) &&
      !anyMethod.has(stem) &&
      !isFaint(stem) &&
      !abbreviates(row, new Set([stem, ...told])) &&
      ![...told].some((word) => (isYesNo && areOpposites(word, stem)) || sameWord(word, stem)),
  ).length
}
