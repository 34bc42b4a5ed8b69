import { tokens } from '../../text/tokens.ts'
import { isFaint } from '../question/faint-cues.ts'
import type { Question } from '../question/question.ts'
import type { Row } from './table-claims.ts'
import { anyMethod, shortly, stemsOf } from './table-columns.ts'
import type { Grid } from './table-grid.ts'

const superlative =
  /\b(?:best|worst|fastest|slowest|highest|lowest|largest|biggest|smallest|greatest|longest|shortest|strongest|weakest)\b/gi
/** What ends the words that a superlative stands before. */
const phraseEnd =
  /[,;:?!]|\s(?:of|in|on|for|at|by|with|from|to|among|and|or|than|that|which|who|has|have|had|is|are|was|were|does|do|did|gets?|got|achiev\w*|reach\w*|perform\w*)\s/i
const inBrackets = /\s*[([][^()[\]]*[)\]]/g

/**
 * True where the superlative of a question is a part of a row's own name: "the best German QA system" is asked of
 * the row "Best QA System (DE)", and not of the row that comes first.
 */
export function isNameOfRow(grid: Grid, question: string): boolean {
  return [...question.matchAll(superlative)].some(({ 0: word, index }) => {
    const phrase = stemsOf(question.slice(index).split(phraseEnd)[0] ?? '')
    const said = new RegExp(`\\b${word}\\b`, 'i')
    return grid.rows.some(({ name }) => {
      const own = stemsOf(name.replace(inBrackets, ' '))
      return said.test(name) && own.size > 1 && [...own].every((stem) => phrase.has(stem))
    })
  })
}

const preposition = /(?<=\s)(?:in|for|on|of|among|within|under|at|with)\s/gi

/**
 * The words of a question that narrow what is compared: those that a superlative or a preposition stands before. What
 * of them a table does not know cannot be applied to it.
 */
export const narrowingWords = (question: string): string =>
  [superlative, preposition]
    .flatMap((opens) => [...question.matchAll(opens)])
    .map(({ 0: word, index }) => question.slice(index + word.length).split(phraseEnd)[0])
    .join(', ')

const wordsOf = ({ name, meaning = '' }: Row) => stemsOf(`${name} ${meaning}`)

/**
 * Words that a caption says of all rows: below "Comparison of chat models" each model is one for chat, whether its name
 * says so or not. One of several kinds ("English and German models") is said of some.
 */
function saidOfAll(grid: Grid, question: string): ReadonlySet<string> {
  const [caption, asked] = [grid.legend ?? '', question].map((text) => tokens(text))
  const pairs = (caption ?? []).flatMap(({ stem }, at, all) =>
    /^(?:and|or|versus|vs)$/.test(all[at - 1]?.text ?? '') ? [] : [`${stem} ${all[at + 1]?.stem}`],
  )
  return new Set(
    (asked ?? []).flatMap(({ stem }, at, all) =>
      pairs.includes(`${stem} ${all[at + 1]?.stem}`) ? [stem] : [],
    ),
  )
}

/** The rows that a question's qualifiers leave to be compared, and those qualifiers in its words. */
export interface Qualified {
  readonly rows: readonly Row[]
  readonly by: readonly string[]
}

/**
 * The rows that hold what a question says beside the columns that it asks for: of "the highest accuracy in English"
 * those of English. All rows where it says no more, or what every row holds; none where no row holds all of it.
 */
export function qualifiedRows(
  grid: Grid,
  question: Question,
  columns: readonly number[],
): Qualified {
  const heads = columns.flatMap((x) => [grid.columns[x] ?? '', grid.meanings?.[x] ?? ''])
  const said = stemsOf([grid.group, grid.columns[0] ?? '', ...heads].join(' '))
  const ofAll = saidOfAll(grid, question.text)
  const qualifies = (stem: string) =>
    !said.has(stem) &&
    !ofAll.has(stem) &&
    !said.has(shortly(stem)) &&
    !anyMethod.has(stem) &&
    !isFaint(stem)
  let rows: readonly Row[] = grid.rows
  const by: string[] = []
  for (const word of question.text.match(/[\p{L}\p{N}][\p{L}\p{N}.-]*(?<![.-])/gu) ?? []) {
    const stems = [...stemsOf(word)].filter(qualifies)
    // "Walker-SO" is not "Walker": small words are no stems.
    const whole = grid.rows.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()))
    const holds = (row: Row) =>
      stems.every((stem) => wordsOf(row).has(stem)) &&
      (whole.length === 0 || whole.includes(row) || !/[-.]/.test(word))
    const carried = stems.length === 0 ? 0 : grid.rows.filter(holds).length
    if (carried === 0 || carried === grid.rows.length) continue
    rows = rows.filter(holds)
    by.push(word)
  }
  return { rows, by }
}
