import { stopWords, tokens, type Word } from '../../text/tokens.ts'
import { mayAgree, wayOf } from '../question/change-cues.ts'
import { areContrary } from '../question/contraries.ts'
import { isFaint } from '../question/faint-cues.ts'
import { sameFamily } from '../question/kindred-cues.ts'
import { areAllies, directionOf, spoiled } from '../question/opposites.ts'
import { withoutPhrasal } from '../question/phrasal-verbs.ts'
import type { Question } from '../question/question.ts'
import { type Topic, weightedCoverage } from '../question/question-coverage.ts'
import { withoutWhy } from '../question/without-why.ts'
import { bearingAsked, bearsOnNothing, changeAsked, noChange } from './no-change.ts'
import { denialIn } from './premise-denied.ts'
import { filler, isOf } from './premise-directions.ts'
import { clauseEnds, deniesItself, deniesNothing, onlySupposes } from './premise-guards.ts'
import { byNeed } from './premise-needs.ts'
import { bySubject, isWithFewer, type Way } from './premise-none.ts'
import { saysOtherwise } from './premise-words.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import type { Contradiction } from './stands-against.ts'

// What a passage says against a question that it covers for the most part only, unlike what all words of the question
// stand in: such a passage must be near, and no other may say what the question does.

const looked = 10
const lookedForWord = 30
/** Such a share of the rest of a question, weighted by rarity, must be said where it is said otherwise. */
const leastCovered = 0.6
/** And this where another passage says it as the question does; more where what says otherwise has all of the rest. */
const leastAffirmed = 0.4
const leastAffirmedOfAll = 0.7
const nearlyAll = 0.95
/** What is denied of a subject is affirmed only of the same one: by what has nearly as much of the question. */
const asMuch = 0.9
/** A cell of a table says by its words only what it denies. */
const denyingCell = /\b(?:is|are|was|were|does|do|did) not\b/i
const reach = 4
const reachAsked = 3

const denying =
  /\b(?:not|no|never|cannot|without|neither|nor|none|nobody|fail\p{L}*|lack\p{L}*|unchanged|unaffected|same|equal\p{L}*|similar|comparable)\b|n['’]t\b/iu
/** What says that something did not come about is no word against its want. */
const wanting = /\bmiss\p{L}*\b/iu
/** A question that denies, or compares what was done with what was not, is turned by no denial. */
const guarded = /\b(?:only|than)\b/iu

/** "Grow during the breeding season", "higher with salt": what stands behind is not what grows, or is higher. */
const setsApart =
  /^(?:during|before|after|while|when|if|although|because|in|with|at|on|among|for|from|by|following)$/

/** "The wind gave lower waves": what stands before it is not what is lower. */
function isOfNext(clause: string, words: readonly Word[], place: number, near: Word): boolean {
  const [word, next] = words.slice(place, place + 2) as [Word, Word | undefined]
  return (
    near.start < word.start &&
    next !== undefined &&
    clause.slice(word.end, next.start) === ' ' &&
    !(stopWords.has(next.text) || filler.test(next.text))
  )
}

/** "Worse" where the question has "better", of the same thing. */
const byContrary: Way = (clause, question) => {
  const asked = tokens(withoutPhrasal(question.text))
  const words = tokens(clause)
  for (const [at, word] of asked.entries()) {
    // "Why did growth slow down?" gives what grows another direction itself.
    const isGiven = asked.some(({ stem }) => stem !== word.stem && directionOf(stem) !== null)
    if (
      (isGiven && directionOf(word.stem) !== null) ||
      words.some(({ stem }) => stem === word.stem || sameFamily(stem, word.stem))
    )
      continue
    const place = words.findIndex((other) => areContrary(word, other))
    const contrary = words[place]
    // "Two mown plots for each unmown one" says both.
    if (!contrary || asked.some(({ stem }) => stem === contrary.stem)) continue
    const following = asked.slice(at + 1, at + 1 + reachAsked)
    const end = following.findIndex(({ text }) => setsApart.test(text))
    const isOwn = ({ stem }: Word) => question.stems.includes(stem)
    const behind = (end < 0 ? following : following.slice(0, end)).filter(isOwn)
    // What a verb does is done to what comes behind it, where anything does.
    const before = asked.slice(0, at)
    const led = before.findIndex(({ text }) => setsApart.test(text))
    const ahead = (led < 0 ? before : before.slice(0, led)).filter(isOwn).slice(-reachAsked)
    const beside = (behind.length > 0 ? behind : ahead).map(({ stem }) => stem)
    const near = words
      .slice(Math.max(0, place - reach), place + 1 + reach)
      .find((other) => beside.some((stem) => isOf(other, stem)))
    if (!near || isOfNext(clause, words, place, near) || mayAgree(word.text, contrary.text))
      continue
    const said = clause.slice(
      Math.min(near.start, contrary.start),
      Math.max(near.end, contrary.end),
    )
    const isApart = /[,;:()]/.test(said) || spoiled.test(clause.slice(near.end))
    if (isApart) continue
    return { turned: [word.stem], asked: question.text.slice(word.start, word.end), said }
  }
  return null
}

/** "Was not rewritten" where the question has "rewritten". */
const byDenial: Way = (clause, question) => {
  if (deniesNothing(clause, question.text) || guarded.test(question.text)) return null
  if (deniesItself.test(question.text)) return null
  const said = denialIn(clause, question.stems)
  if (said !== null && isWithFewer(said, question.text)) return null
  // "None of these roads were found" denies none of what they do.
  if (said === null || /^(?:none|neither)\b/i.test(said)) return null
  const denied = tokens(said).flatMap((word) => question.stems.filter((stem) => isOf(word, stem)))
  return { turned: denied, asked: withoutWhy(question.text), said }
}

/** "Higher in May, with no difference between the latter two": of some of what is compared only. */
const ofSome = /\b(?:the|these|those) (?:latter|former|other|others|remaining|rest)\b/iu
/** "No difference" where the question has a change, or more of one than of another. */
const byNoChange: Way = (clause, question) => {
  const bearing = bearingAsked(question.text)
  const said = bearing.length > 0 ? bearsOnNothing(clause) : noChange(clause)
  const changed = said === null ? [] : [...bearing, ...changeAsked(question.text)]
  if (said === null || changed.length === 0 || ofSome.test(clause)) return null
  const rest = question.stems.filter((stem) => !changed.includes(stem) && !isFaint(stem))
  const names = tokens(clause).some((word) => rest.some((stem) => isOf(word, stem)))
  return names && rest.length > 1
    ? { turned: changed, asked: withoutWhy(question.text), said }
    : null
}

/** True where another clause of a text says that something changed. */
const isChanged = (text: string, clause: string): boolean =>
  text
    .split(clauseEnds)
    .some(
      (other) =>
        other !== clause && !denying.test(other) && tokens(other).some((one) => wayOf(one.text)),
    )

const ways: readonly Way[] = [byNoChange, byNeed, byContrary, byDenial, bySubject]

/**
 * A passage near a why question that says otherwise of what it takes for granted: the contrary word, a denial, or that
 * nothing changed. None where any passage says it as the question does.
 * @param isOthers what is told of the work of others is no word on this paper's
 */
export function saidOtherwise(
  question: Question,
  topic: Topic,
  ranked: readonly RankedCandidate[],
  isOthers: (candidate: RankedCandidate) => boolean,
): Contradiction | null {
  if (denying.test(question.text) || wanting.test(question.text)) return null
  const own = ranked
    .slice(0, lookedForWord)
    .filter(
      (one) =>
        (one.kind !== 'table' || denyingCell.test(one.text)) &&
        !onlySupposes(one.text, question.text) &&
        !isOthers(one),
    )
  const covered = (words: readonly Word[], but: readonly string[]) => {
    const weights = [...topic.weights].filter(
      ([stem]) => !but.includes(stem) && question.stems.includes(stem),
    )
    return weightedCoverage(
      { ...topic, weights: new Map(weights) },
      new Set(words.map(({ stem }) => stem)),
    )
  }
  const isAffirmed = (turned: readonly string[], but: readonly string[], least: number) =>
    own.some(({ text }) =>
      text.split(clauseEnds).some((clause) => {
        const words = tokens(clause)
        const hasIt = words.some(({ stem }) =>
          turned.some((one) => one === stem || areAllies(one, stem)),
        )
        return hasIt && !denying.test(clause) && covered(words, but) >= least
      }),
    )
  for (const passage of own.slice(0, looked))
    for (const clause of passage.text.split(clauseEnds))
      for (const way of ways) {
        const turn = way(clause, question)
        if (turn === null || (way === byContrary && denying.test(clause))) continue
        const but = turn.isWhole ? [] : turn.turned
        // "Did not improve the walls but appeared to improve the roofs": something did change.
        if (way === byNoChange && isChanged(passage.text, clause)) continue
        const share = covered(tokens(way === byNoChange ? passage.text : clause), but)
        const ofRest = share >= nearlyAll ? leastAffirmedOfAll : leastAffirmed
        const least = turn.isWhole ? asMuch * share : ofRest
        if (share < leastCovered || isAffirmed(turn.turned, but, least)) continue
        return { passage, premise: saysOtherwise(turn.asked, turn.said) }
      }
  return null
}
