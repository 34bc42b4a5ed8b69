import { tokens, type Word } from '../../text/tokens.ts'
import { sameWord } from '../question/kindred-cues.ts'
import { areAllies, areOpposites, directionOf, isChange } from '../question/opposites.ts'
import { withoutPhrasal } from '../question/phrasal-verbs.ts'
import type { Question } from '../question/question.ts'

/** So many words may stand between a direction and its thing. */
const reach = 4

/** Small words, and those that only say how much or that it was found. */
export const filler =
  /^(?:the|an?|any|our|their|its|his|these|those|this|that|of|to|in|on|for|be|been|being|was|were|is|are|has|have|had|did|does|do|all|statistically|significant|significantly|clinically|\p{L}+ly|proven|shown|found|confirmed|observed|seen|reported|detected|demonstrated)$/u

/** True for a word that is a stem's, or means nearly the same. */
export const isOf = (word: Word, stem: string) => word.stem === stem || sameWord(word.stem, stem)

/** True for words of which each stem has one. */
export const holdsAll = (words: readonly Word[], stems: readonly string[]) =>
  stems.every((stem) => words.some((word) => isOf(word, stem)))

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
    .toSorted((a, b) => a.away - b.away)[0]
  if (near === undefined) return null
  const { word } = near
  const of = words[places.find((place) => Math.abs(place - words.indexOf(word)) <= reach) ?? 0]
  const said = of
    ? clause.slice(Math.min(word.start, of.start), Math.max(word.end, of.end))
    : clause.slice(word.start, word.end)
  return {
    said,
    isOpposite: areOpposites(asked, word.stem),
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
