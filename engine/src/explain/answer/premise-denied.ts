import { stopWords, tokens, type Word } from '../../text/tokens.ts'
import { directionOf } from '../question/opposites.ts'
import type { Question } from '../question/question.ts'
import { withoutWhy } from '../question/without-why.ts'
import { directionAsked, directionNear, filler, holdsAll, isOf } from './premise-directions.ts'
import {
  clauseEnds,
  deniesItself,
  deniesNothing,
  supposed,
  withoutReason,
} from './premise-guards.ts'
import { saysOtherwise } from './premise-words.ts'
import type { RankedCandidate } from './ranked-candidate.ts'

/** Passages in which a denial or the opposite is looked for, and so many words may stand between it and its thing. */
const looked = 40
const reachOfNone = 4
const reachOfNot = 6
const fewestWords = 2

const denying = /^(?:not|never|cannot|none|no|neither|nor|without)$/
/** "Failed to show", "stopped growing": it did not, or does so no longer. */
const failing = /^(?:fail|fails|failed|failing|unable)$/
const stopping = /^(?:stops?|stopped|ceases?|ceased)$/
/** True for a word that denies what comes next. */
const denies = (word: Word, next: Word | undefined): boolean =>
  denying.test(word.text) ||
  (failing.test(word.text) && next?.text === 'to') ||
  (stopping.test(word.text) && /ing$/.test(next?.text ?? ''))

/** "Not to be used as", "not be considered as": the word is of what comes after it. */
const takenAs =
  /\b(?:used|considered|regarded|seen|taken|treated) as(?: an?| the)?(?: first| initial| primary| main)?$/
/** "Need not be cut", "is not able to grow": what is not needed is not so, either. */
const mayBeDone = /\b(?:need|needs|needed|required|able|allowed|designed|intended|meant)$/
const mayBeTaken = /\b(?:used|considered|regarded|seen|taken|treated)$/
/** True for words of a clause that only lead over to what is denied. */
const leadsOn = (words: readonly Word[]): boolean => {
  const said = words.map(({ text }) => text).join(' ')
  return (
    filler.test(words.at(-1)?.text ?? '') ||
    mayBeTaken.test(said) ||
    mayBeDone.test(said) ||
    takenAs.test(said)
  )
}

/** The last of the first words that are all the question's, or small ones. */
function lastOf(words: readonly Word[], stems: readonly string[]): Word {
  const isAsked = (word: Word) => stems.some((stem) => isOf(word, stem))
  const end = words.findIndex((word) => !isAsked(word) && !filler.test(word.text))
  const run = end < 0 ? words : words.slice(0, end)
  return run.findLast(isAsked) ?? (words[0] as Word)
}

/** The words of a clause from a denial to what it denies of the question's; null when it denies none of them. */
export function denialIn(clause: string, stems: readonly string[]): string | null {
  const words = tokens(clause)
  for (const [at, word] of words.entries()) {
    if (!denies(word, words[at + 1])) continue
    const isNot = !/^(?:none|no|neither|nor|without)$/.test(word.text)
    const after = words.slice(at + 1, at + 1 + (isNot ? reachOfNot : reachOfNone))
    for (const [step, next] of after.entries()) {
      if (stems.some((stem) => isOf(next, stem)))
        return clause.slice(word.start, lastOf(words.slice(at + 1 + step), stems).end)
      if (!leadsOn(after.slice(0, step + 1))) break
    }
  }
  return null
}

/** The words of a clause that give a direction. */
const changes = (clause: string) =>
  tokens(clause).flatMap(({ stem }) => (directionOf(stem) === null ? [] : [stem]))

/** "A promising candidate to be it", "too low to be it" say of nothing that it is so. */
const notQuite = /\bcandidates? (?:to|for)\b|\btoo \p{L}+ to\b/iu

interface Found {
  readonly asked: string
  readonly said: string
}

/** What a clause says against all that is asked, by a denial; null when it does not. */
function denied(clause: string, stems: readonly string[], asked: string): Found | null {
  if (deniesNothing(clause, asked) || !holdsAll(tokens(clause), stems)) return null
  // "Be used to predict": a verb that any question may have is denied as well as its own.
  const verbs = tokens(asked).flatMap(({ text, stem }) => (/ed$/.test(text) ? [stem] : []))
  const said = denialIn(clause, [...stems, ...verbs])
  return said === null ? null : { asked, said }
}

/** What holds now, and not only in what was done. */
const asksNow = /^\W*why (?:is|are|do|does|can|should)\b/iu

/** The words that a question has for a thing, up to it, as stems: "third peak". */
function phraseOf(question: string, thing: string): string[] {
  const words = tokens(question)
  const at = words.findIndex(({ stem }) => stem === thing)
  const before = words.slice(0, Math.max(0, at))
  const apart = before.findLastIndex(({ text }) => filler.test(text) || stopWords.has(text))
  return [...before.slice(apart + 1), ...words.slice(at, at + 1)].map(({ stem }) => stem)
}

/** The parts of a sentence that have all words for a thing, where the sentence names the rest; none for a thing of one word. */
function partsOf(text: string, rest: readonly string[], phrase: readonly string[]): string[] {
  if (phrase.length < fewestWords || supposed.test(text) || !holdsAll(tokens(text), rest)) return []
  return text.split(clauseEnds).filter((part) => holdsAll(tokens(part), phrase))
}

/** How much, and for how long: no word on whether it is so. */
const degree =
  /^(?:significantli|significant|fulli|entir|total|wholli|alreadi|actual|realli|keep|kept|continu|still|go)$/
const negatedQuestion =
  /\b(?:not|no|never|without|lack\w*|fail\w*|\p{L}+n['’]t|neither|nor|none|only|than|unable|(?:stop|cease)\p{L}* (?=\p{L}+ing))\b/iu

/**
 * A passage that denies what a why question takes for granted, or says the opposite of it, of all that the question
 * names; none where any passage says it as the question does.
 * @param isOthers what is told of the work of others is no word on this paper's
 */
export function deniedPremise(
  question: Question,
  ranked: readonly RankedCandidate[],
  isOthers: (candidate: RankedCandidate) => boolean,
) {
  if (question.type !== 'why' || negatedQuestion.test(question.text)) return null
  const mayBeDenied = !deniesItself.test(question.text)
  const direction = directionAsked(question)
  const turned = direction?.word.stem
  const plain = question.stems.filter((stem) => !degree.test(stem))
  const rest = plain.filter((stem) => stem !== turned)
  if (plain.length < fewestWords || rest.length === 0) return null
  const asked = withoutWhy(question.text)
  const told = ranked.filter(({ kind }) => kind !== 'table' && kind !== 'caption')
  const own = told.filter((one) => !isOthers(one))
  // What holds in general may be the word of others, too.
  const isGeneral = asksNow.test(question.text)
  const others = isGeneral ? told.filter(isOthers) : []
  const passages = [...own, ...others]
  const phrase = direction ? phraseOf(question.text, direction.thing) : []
  const clausesOf = (sentence: string) => {
    const text = withoutReason(sentence)
    if (!holdsAll(tokens(text), rest) || supposed.test(text)) return []
    const parts = text.split(clauseEnds)
    const whole = parts.filter((clause) => holdsAll(tokens(clause), rest))
    // What one part of a sentence denies and another says is denied of something else.
    const isTold = (stem: string) =>
      parts.some((part) => denialIn(part, plain) === null && holdsAll(tokens(part), [stem]))
    return whole.length > 0 || plain.every(isTold) ? whole : [text]
  }
  const against = (text: string): Found | null => {
    for (const clause of clausesOf(text).toReversed()) {
      const denial = mayBeDenied ? denied(clause, plain, asked) : null
      if (denial) return denial
      if (!direction || !turned || denialIn(clause, changes(clause)) !== null) continue
      const near = directionNear(clause, direction.thing, turned)
      if (near?.isOpposite && rest.length >= fewestWords)
        return {
          asked: question.text.slice(direction.word.start, direction.word.end),
          said: near.said,
        }
    }
    // "The first two rose, albeit the third peak fell": the part with all the words for a thing is of that thing.
    const near = rest.length >= fewestWords && turned ? partsOf(text, rest, phrase) : []
    const [only, another] = near.flatMap(
      (part) => directionNear(part, phrase.at(-1) ?? '', turned ?? '') ?? [],
    )
    return direction && only?.isOpposite && another === undefined
      ? { asked: question.text.slice(direction.word.start, direction.word.end), said: only.said }
      : null
  }
  for (const passage of [...own.slice(0, looked), ...others.slice(0, looked)]) {
    const found = against(passage.text)
    if (found === null) continue
    const isAffirmed = passages.some(
      ({ text }) =>
        against(text) === null &&
        holdsAll(tokens(text), plain) &&
        !(
          supposed.test(text) ||
          notQuite.test(text) ||
          tokens(text).some((word, at, words) => denies(word, words[at + 1]))
        ),
    )
    if (isAffirmed) return null
    return {
      passage,
      premise: saysOtherwise(found.asked, found.said),
    }
  }
  return null
}
