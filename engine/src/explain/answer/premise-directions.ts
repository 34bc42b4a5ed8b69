import { stopWords, tokens, type Word } from '../../text/tokens.ts'
import { mayAgree } from '../question/change-cues.ts'
import { sameWord } from '../question/kindred-cues.ts'
import {
  areAllies,
  areOpposites,
  directionOf,
  isChange,
  ofAnother,
  spoiled,
} from '../question/opposites.ts'
import { withoutPhrasal } from '../question/phrasal-verbs.ts'
import type { Question } from '../question/question.ts'
import { topicStems } from '../text/words.ts'

/** So many words may stand between a direction and its thing. */
const reach = 4
const nextWords = 60
/** What is said of its amount is said of the thing. */
export const ofAmount: ReadonlySet<string> = new Set(
  topicStems('amount level levels number rate degree extent size value'),
)

/** Small words, and those that only say how much or that it was found. */
export const filler =
  /^(?:the|an?|any|our|their|its|his|these|those|this|that|of|to|in|on|for|be|been|being|was|were|is|are|has|have|had|did|does|do|all|yet|ever|statistically|significant|significantly|clinically|\p{L}+ly|proven|shown|found|confirmed|observed|seen|reported|detected|demonstrated)$/u

/** True for a word that is a stem's, or means nearly the same. */
export const isOf = (word: Word, stem: string) => word.stem === stem || sameWord(word.stem, stem)

/** True for words of which each stem has one. */
export const holdsAll = (words: readonly Word[], stems: readonly string[]) =>
  stems.every((stem) => words.some((word) => isOf(word, stem)))

/** "In the zinc group": what was given to some is not what changed. */
const ofGroup = /^(?:[ -][\p{L}\d]{1,12})?[ -](?:groups?|arms?|cohorts?)\b/iu
const quality = /^(?:high|low|higher|lower|real|close)$/
/** "Is related to the high share", "led to a rise in costs": the direction is of what comes next. */
function isOfNext(clause: string, word: Word, thing: string): boolean {
  const rest = clause.slice(word.end)
  const next = tokens(rest.slice(0, nextWords))[0]
  const isAttribute =
    quality.test(word.text) &&
    next !== undefined &&
    /^ $/.test(rest.slice(0, next.start)) &&
    !(filler.test(next.text) || stopWords.has(next.text) || ofAmount.has(next.stem))
  const after = tokens(rest.slice(0, nextWords)).slice(0, reach + 1)
  return (isAttribute || ofAnother.test(rest)) && !after.some((one) => isOf(one, thing))
}

/** The direction that a clause gives a thing: the nearest word of one to it, and whether it is against the one asked, or of its kind. */
export function directionNear(clause: string, thing: string, asked: string) {
  const words = tokens(withoutPhrasal(clause)).filter(
    ({ text }) => !filler.test(text) || text.endsWith('ly'),
  )
  const places = words.flatMap((word, at) => (isOf(word, thing) ? [at] : []))
  const near = words
    .map((word, at) => ({
      word,
      // What rises is named before or after it: "reduced hunger", "hunger was reduced".
      away: Math.min(...places.map((place) => (place > at ? place - at : at - place + 0.5))),
    }))
    .filter(({ word, away }) => directionOf(word.stem) !== null && away <= reach)
    .filter(({ word }) => !isOfNext(clause, word, thing))
    .toSorted((a, b) => a.away - b.away)[0]
  if (near === undefined) return null
  const { word } = near
  const of = words[places.find((place) => Math.abs(place - words.indexOf(word)) <= reach) ?? 0]
  const said = of
    ? clause.slice(Math.min(word.start, of.start), Math.max(word.end, of.end))
    : clause.slice(word.start, word.end)
  if (
    /[,;:]|\band \p{L}+ed\b/u.test(said) ||
    (of && ofGroup.test(clause.slice(of.end))) ||
    (of && of.start > word.start && spoiled.test(clause.slice(of.end)))
  )
    return null
  return {
    said,
    isOpposite: areOpposites(asked, word.stem) && !mayAgree(asked, word.text),
    isSame: areAllies(asked, word.stem),
  }
}

/** The direction that a why question takes for granted, with the thing that has it; null when it has none, or two. */
export function directionAsked(
  question: Question,
): { readonly word: Word; readonly thing: string } | null {
  const words = tokens(withoutPhrasal(question.text))
  const all = words.filter(({ stem }) => directionOf(stem) !== null)
  const [done, ...rest] = all
  // "Removing the gate improves the yield": what is done is not what comes of it.
  const isDone = done?.text.endsWith('ing') && !isChange(done.stem)
  const [word, another] = isDone ? rest : all
  if (word === undefined || another !== undefined) return null
  const at = words.indexOf(word)
  const next = words.slice(at + 1).find(({ text }) => !/^(?:the|an?|its?|their|our)$/.test(text))
  const isOwn = (one: Word) => question.stems.includes(one.stem)
  const after = next && isOwn(next) ? words.slice(at + 1).find(isOwn) : undefined
  const thing = after ?? words.slice(0, at).findLast(isOwn)
  return thing === undefined ? null : { word, thing: thing.stem }
}
