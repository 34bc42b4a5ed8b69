import { tokens, type Word } from '../../text/tokens.ts'
import { wayOf } from '../question/change-cues.ts'
import type { Question } from '../question/question.ts'
import { withoutWhy } from '../question/without-why.ts'
import { isOf } from './premise-directions.ts'
import { deniesItself, deniesNothing } from './premise-guards.ts'

/** What a clause says otherwise of a question. */
export interface Turn {
  /** The stems of the question that are said otherwise. */
  readonly turned: readonly string[]
  readonly asked: string
  readonly said: string
  /** True where it is denied of the subject: what is turned is all that the question says. */
  readonly isWhole?: true
}
/** A way of saying otherwise; null for a clause that does not say so. */
export type Way = (clause: string, question: Question) => Turn | null

const noneOf = /^(?:no|none|neither)$/
/** "No other plots", "no more plots than": these deny nothing of the plots. */
const others = /^(?:other|others|more|further|additional|longer|such|doubt|only|one|later|sooner)$/
const doubled = /\b(?:fail\w*|miss\w*|without|lack\w*|unable|except|than|until|unless)\b/iu
const reachOfNone = 6
/** "No case emerged", "no link between the ponds": what is denied stands before these. */
const leadsAway =
  /^(?:between|in|to|on|with|at|by|from|during|among|about|exists?|existed|has|have|had)$/
const shown = 140

/** "No deaths" is what comes of it where a question has them become fewer: "Why did salt reduce deaths?" */
export const isWithFewer = (denial: string, question: string): boolean =>
  tokens(question).some(
    ({ text, stem }) =>
      wayOf(text) === 'down' && !tokens(denial).some((word) => word.stem === stem),
  )

/** "None of the plots that were tested lost a tree" where the question has plots that lost one. */
export const bySubject: Way = (clause, question) => {
  if (deniesNothing(clause, question.text) || doubled.test(clause)) return null
  if (deniesItself.test(question.text)) return null
  const words = tokens(clause)
  const isAsked = (word: Word) => question.stems.some((stem) => isOf(word, stem))
  const at = words.findIndex(({ text }) => noneOf.test(text))
  const next = words.slice(at + 1, at + 1 + reachOfNone)
  const subject = next.find(isAsked)
  const last = words.findLast(isAsked)
  if (at < 0 || !subject || !last || next.some(({ text }) => others.test(text))) return null
  // "None of these roads were found" says nothing of whether they differ.
  if (last.start <= subject.start) return null
  const between = next.slice(0, next.indexOf(subject))
  const isApart = /[,:()]/.test(clause.slice(words[at]?.end, subject.start))
  if (isApart || between.some(({ text }) => leadsAway.test(text))) return null
  const said = clause.slice(words[at]?.start, last.end)
  if (isWithFewer(said, question.text)) return null
  const turned = question.stems.filter((stem) => words.some((word) => isOf(word, stem)))
  return said.length <= shown && turned.length > 1
    ? { turned, asked: withoutWhy(question.text), said, isWhole: true }
    : null
}
