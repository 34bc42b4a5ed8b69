import { stopWords, tokens, type Word } from '../../text/tokens.ts'
import { areContrary, hasContrary } from '../question/contraries.ts'
import { isFaint } from '../question/faint-cues.ts'
import { areAllies, spoiled } from '../question/opposites.ts'
import type { Question } from '../question/question.ts'
import { withoutWhy } from '../question/without-why.ts'
import { topicStems } from '../text/words.ts'
import { filler, isOf } from './premise-directions.ts'
import { clauseEnds, onlySupposes } from './premise-guards.ts'
import { labelled, numberOf } from './premise-numbers.ts'
import { saysOtherwise } from './premise-words.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import type { Contradiction } from './stands-against.ts'

// A sentence that says a question's own words in the question's own order, but for one: the contrary of it, or another
// number before the same word. The order tells who did what to whom, so that no side has to be found.

const looked = 60
const fewestWords = 3
/** So many words may stand in a sentence where the question has one. */
const looseness = 2
const slack = 6
const mostWords = 120
const mostAsked = 20
const shown = 140
const ahead = 3
const reachOfUnit = 2
const denying =
  /^(?:not|no|never|cannot|without|neither|nor|none|nobody|fail|fails|failed|unless|except)$/
const within = /^(?:in|on|of|for|from|at|with)$/
const isYear = (word: string) => /^(?:19|20)\d\d$/.test(word)

interface Asked extends Word {
  /** What a number counts: "55 minutes". */
  readonly unit?: string
  /** True for what a sentence of this paper need not say. */
  readonly isOptional: boolean
}

/** The words of what a question takes for granted, in order, that say something; a number has with it what it counts. */
function askedWords(said: string, title: ReadonlySet<string>): Asked[] {
  const all = tokens(said)
  return all.flatMap((word, at): Asked[] => {
    const { text, stem } = word
    const next = all[at + 1]
    if (numberOf(text) !== null) {
      const isCount =
        next &&
        !isYear(text) &&
        !stopWords.has(next.text) &&
        !labelled.test(said.slice(0, word.start))
      return isCount ? [{ ...word, unit: next.stem, isOptional: false }] : []
    }
    const isTurnable = hasContrary(word)
    if (!isTurnable && (stopWords.has(text) || filler.test(text))) return []
    // "In the lens": where all of the paper is on lenses, a sentence need not say so.
    const before = all
      .slice(0, at)
      .findLast((one) => !title.has(one.stem) && !/^(?:the|an?)$/.test(one.text))
    const isTitled = title.has(stem) && before !== undefined && within.test(before.text)
    return [{ ...word, isOptional: isTitled || (isFaint(stem) && !isTurnable) }]
  })
}

/** The places of words, each nearest to the one before, from a place on in one way; null where one is not there. */
function placesOf(
  words: readonly Word[],
  from: number,
  wanted: readonly Asked[],
  step: 1 | -1,
): number[] | null {
  const places: number[] = []
  let at = from
  for (const one of wanted) {
    let next = at + step
    while (words[next] && !isSame(words[next] as Word, one)) next += step
    if (!words[next]) {
      if (one.isOptional) continue
      return null
    }
    places.push(next)
    at = next
  }
  return places
}

const isSame = (word: Word, one: Asked) =>
  one.unit === undefined
    ? isOf(word, one.stem) && !areContrary(word, one)
    : numberOf(word.text) === numberOf(one.text)

/** Where a sentence has the contrary of a word, or another number of the same things, and nowhere the word itself. */
function turnsOf(words: readonly Word[], one: Asked): number[] {
  const { unit } = one
  if (unit === undefined) {
    const isSaid = words.some(({ stem }) => stem === one.stem || areAllies(one.stem, stem))
    return isSaid ? [] : words.flatMap((word, at) => (areContrary(one, word) ? [at] : []))
  }
  if (words.some(({ text }) => numberOf(text) === numberOf(one.text))) return []
  return words.flatMap((word, at) => {
    const next = words.slice(at + 1, at + 1 + reachOfUnit)
    return numberOf(word.text) !== null &&
      !isYear(word.text) &&
      next.some((other) => isOf(other, unit))
      ? [at]
      : []
  })
}

interface Turn {
  /** Which of the asked words is turned. */
  readonly at: number
  /** The number that stands for one of the question; else the contrary. */
  readonly by: string
  readonly said: string
}

/** The words by which a clause turns one of those asked, where it says all others in their order; null where it does not. */
function turnIn(clause: string, asked: readonly Asked[]): Turn | null {
  const words = tokens(clause)
  if (words.length > mostWords) return null
  for (const [at, one] of asked.entries())
    for (const place of one.unit !== undefined || hasContrary(one) ? turnsOf(words, one) : []) {
      const before = placesOf(words, place, asked.slice(0, at).toReversed(), -1)
      const after = before && placesOf(words, place, asked.slice(at + 1), 1)
      if (!before || !after || before.length + after.length < fewestWords) continue
      const [first, last] = [before.at(-1) ?? place, after.at(-1) ?? place]
      if (last - first > looseness * asked.length + slack) continue
      // "133 plots, of which 28 flooded": the last number is that of what was done.
      const isOfOther =
        one.unit !== undefined &&
        words
          .slice(place + 1, last + 1)
          .some(({ text }) => numberOf(text) !== null && !asked.some((each) => each.text === text))
      if (isOfOther || spoiled.test(clause.slice(words[last]?.end))) continue
      const around = words.slice(Math.max(0, first - ahead), last + 1)
      if (around.some(({ text }) => denying.test(text))) continue
      const said = clause.slice(words[first]?.start, words[last]?.end)
      if (said.length <= shown) return { at, by: numberOf(words[place]?.text ?? '') ?? '', said }
    }
  return null
}

/**
 * The sentence that says what a why question takes for granted word for word, but for the contrary of one word or
 * another number: "adding salt at 55 min" for "at 25 min". None where any passage has all these words.
 * @param isOthers what is told of the work of others is no word on this paper's
 */
export function alignedPremise(
  question: Question,
  ranked: readonly RankedCandidate[],
  isOthers: (candidate: RankedCandidate) => boolean,
  title: string,
): Contradiction | null {
  const said = withoutWhy(question.text)
  const asked = askedWords(said, new Set(topicStems(title)))
  const isPlain = !tokens(said).some(({ text }) => denying.test(text))
  if (!isPlain || asked.length > mostAsked) return null
  const told = ranked.filter(({ kind }) => kind !== 'table' && kind !== 'caption').slice(0, looked)
  const saysSo = ({ text }: RankedCandidate, turned: number) => {
    const words = tokens(text)
    const has = (one: Asked, at: number) =>
      one.isOptional ||
      words.some((word) => isSame(word, one) || (at === turned && areAllies(one.stem, word.stem)))
    return asked.every(has)
  }
  const turns = told
    .filter((one) => !isOthers(one) && !onlySupposes(one.text, question.text))
    .flatMap((passage) =>
      [passage.text, ...passage.text.split(clauseEnds)].flatMap((clause) => {
        const turn = turnIn(clause, asked)
        return turn === null ? [] : [{ passage, turn }]
      }),
    )
  const [first] = turns
  if (!first || told.some((one) => saysSo(one, first.turn.at))) return null
  // "4 cm in May", "5 cm in June": which of them is meant is open.
  if (turns.some(({ turn }) => turn.at === first.turn.at && turn.by !== first.turn.by)) return null
  return { passage: first.passage, premise: saysOtherwise(said, first.turn.said) }
}
