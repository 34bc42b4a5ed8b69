import { auxiliary, finite, isTold, participle } from '../clause-words.ts'
import { isTeller } from '../tellers/told-clauses.ts'
import { behindBrackets } from './brackets.ts'
import { withoutFullStop } from './full-stop.ts'

// The clause that says of which things a claim's last words are told: "the bells | that still hang".

const counting = /\d\s?%|\bper ?cent\b|\b(?:all|every|each|most|none|no|half|majority|only)\b/i
const restricting = /^\s*((?:that|who|whose|whom|which|in which|for which)\s[^,;:.()]+)/i

/** "10% of all bells | weighing a ton" */
const participial = new RegExp(String.raw`^\s${participle}[^,;:.()]+`, 'u')
const ofThings =
  /\b(?:in|on|of|among|for|with|from|by|to|within|across|between|against)(?: [\p{L}-]+){1,5}$/u

/**
 * The clause that says of what words count something, when it is cut off behind them: "that still existed" of "82% of
 * the passages that still existed"; null when there is none.
 */
export function restrictionLost(claim: string, after: string): string | null {
  if (!counting.test(claim)) return null
  const things = ofThings.exec(withoutFullStop(claim))?.[0]
  const doing = things !== undefined && !finite.test(things) ? participial.exec(after)?.[0] : null
  return restricting.exec(after)?.[1]?.trim() ?? doing?.trim() ?? null
}

/** "A tone | that we call its hum" is that tone all the same. */
const relative =
  /^\s(?:that|who|whose|whom|which|(?:in|for|on|of|from|to|by|with|after|at) (?:which|whom))\s(?!(?:we|I)\s)[^,;:.()]+/iu
/** "So low | that nobody heard it" tells what came of it; "such as bells | that hang" does not. */
const degree = /\b(?:so|such(?! as\b))\b/i
const outcome = /^\sthat\s/i

/** The clause that tells which things are meant, or what is said, behind a claim that counts none; null when there is none. */
export function relativeLost(claim: string, after: string): string | null {
  const lost = relative.exec(after)?.[0]
  return lost !== undefined &&
    /[.!?]["”’]*$/u.test(claim) &&
    !counting.test(claim) &&
    !(outcome.test(after) && degree.test(claim))
    ? lost.trim()
    : null
}

/** "Bells that hang in towers| but were not rung": the clause goes on, and tells of fewer. */
const opened =
  /^(?<before>.*[^\s,;:]) (?:who|that|which) (?:(?:also|still|not|never|\p{L}+ly) )?[\p{L}-]+(?<rest>[^,;:]*)$/isu
const furtherBound =
  /^,?\s(?:and|but)\s(?:(?:also|then|still|\p{L}+ly)\s)?(?:(?:is|are|was|were|has|have|had|do|did|does)\s|(?:not|never)\s(?:\p{L}+ly\s)?\p{L}+(?:ed|en|own|und)\b)[^,;:.()]*/iu

/** What the clause that tells which things are meant goes on with; null where it is whole, or what is found, thought or said. */
export function relativeRestLost(claim: string, after: string): string | null {
  const lost = furtherBound.exec(behindBrackets(after))?.[0]
  if (lost === undefined || !isTold(claim)) return null
  const { before, rest = '' } = opened.exec(withoutFullStop(claim))?.groups ?? {}
  // A second verb is that of the main clause.
  const isOpen = before !== undefined && !isTeller(before) && !auxiliary.test(rest)
  return isOpen ? lost.replace(/^,?\s/, '').trim() : null
}
