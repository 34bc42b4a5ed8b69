import { tokens, type Word } from '../../text/tokens.ts'
import { against, type Way, wayOf } from '../question/change-cues.ts'
import { isFaint } from '../question/faint-cues.ts'
import type { Question } from '../question/question.ts'
import { withoutWhy } from '../question/without-why.ts'
import { noChange } from './no-change.ts'
import { holdsAll, isOf, ofAmount } from './premise-directions.ts'
import { clauseEnds, deniesItself, onlySupposes } from './premise-guards.ts'
import { saysOtherwise } from './premise-words.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import type { Contradiction } from './stands-against.ts'

// The very passage that would be shown for an answer may say that what is asked after did not come about, or went the
// other way: "How much higher were the tides after the storm?" and "After the storm the tides fell by a foot".

const leadsAway =
  /^(?:on|in|at|during|for|when|after|before|with|near|by|to|from|among|while|between|following|compared)$/
/** What says that something became other, and not which way. */
const anyWay = /^(?:chang|affect|alter|influenc)/u
const denying =
  /\b(?:not|no|never|without|neither|nor|cannot|unable|fail\p{L}*|lack\p{L}*)\b|n['’]t\b/iu
/** Of two sides one has more where the other has less. */
const ofSides = /\b(?:than|versus|vs)\b/iu
const looked = 30
const reach = 12
/** What stands behind these is the other side. */
const otherSide = /\b(?:than|compared|versus|vs|relative|as opposed|unlike|while|whereas|but)\b/iu
const ofAll = /\b(?:groups|arms|treatments?|interventions?|conditions|cohorts)\b/iu

/** What a question says to have changed: the word for it, what changed, what changed it and in what setting. */
interface Asked {
  readonly word: Word
  readonly way: Way | null
  readonly things: readonly string[]
  readonly beside: readonly string[]
}

/** The change that a question takes for granted; null where it says none, or several. */
function changeIn({ text, stems }: Question): Asked | null {
  const words = tokens(text)
  const [word, another] = words.filter((one) => wayOf(one.text) !== null || anyWay.test(one.text))
  if (!word || another) return null
  const isNamed = ({ stem }: Word) => stems.includes(stem) && !isFaint(stem) && !ofAmount.has(stem)
  const at = words.indexOf(word)
  // "Lower at night", "the tides at night lower": when or where it is so is no part of what is.
  const parted = (list: readonly Word[]) => {
    const end = list.findIndex((one) => leadsAway.test(one.text))
    return end < 0 ? [list, []] : [list.slice(0, end), list.slice(end)]
  }
  const [behind = [], then = []] = parted(words.slice(at + 1))
  const [ahead = [], there = []] = parted(words.slice(0, at))
  const [object, subject, setting] = [behind, ahead, [...there, ...then]].map((list) =>
    list.filter(isNamed),
  ) as [Word[], Word[], Word[]]
  const [things, beside] =
    object.length > 0 ? [object, [...subject, ...setting]] : [subject, setting]
  return things.length === 0
    ? null
    : {
        word,
        way: wayOf(word.text),
        things: things.map(({ stem }) => stem),
        beside: beside.map(({ stem }) => stem),
      }
}

/** The ways in which the things of a clause go, each with its word. */
const waysIn = (words: readonly Word[]) =>
  words.flatMap((word) => {
    const way = wayOf(word.text)
    return way === null ? [] : [{ word, way }]
  })

/** True where a passage is on what changed, and on what is beside it in the question or on all that were compared. */
const isOn = (text: string, { things, beside }: Asked): boolean => {
  const words = tokens(text)
  const isBeside =
    beside.length === 0 || beside.some((stem) => words.some((word) => isOf(word, stem)))
  return holdsAll(words, things) && (isBeside || ofAll.test(text))
}

/** The words of a clause by which nothing changed. */
function unchangedIn(text: string, asked: Asked): string | null {
  if (waysIn(tokens(text.replace(noChange(text) ?? '', ' '))).length > 0) return null
  const clause = text
    .split(clauseEnds)
    .find(
      (one) =>
        noChange(one) !== null &&
        asked.things.some((stem) => tokens(one).some((word) => isOf(word, stem))),
    )
  return clause === undefined ? null : noChange(clause)
}

/** What may stand behind a change and is not what changed: "the tides fell sharply", "fell in May", "were higher". */
const noObject =
  /^(?:and|or|as|so|over|up|off|down|again|further|significantly|slightly|\p{L}+ly|until|since|respectively)$/u
/** "The dam raised the tides", "higher foam": what stands before it is not what rose. */
const takesObject = (next: Word | undefined, gap: string): boolean =>
  next !== undefined && /^ $/.test(gap) && !(leadsAway.test(next.text) || noObject.test(next.text))
const ofThing = /^(?:in|of)$/

/** The word of a clause for one of the things that a change is said of; undefined where it is said of something else. */
function changedBy(clause: string, words: readonly Word[], at: number, things: readonly string[]) {
  const isThing = (word: Word) => things.some((stem) => isOf(word, stem))
  const [word, next] = words.slice(at, at + 2) as [Word, Word | undefined]
  const behind = words.slice(at + 1, at + 1 + reach)
  // "A rise in the tides", "raised the tides"; no "rise in foam at high tide".
  const from = next && ofThing.test(next.text) ? 1 : 0
  const end = behind.findIndex((one, place) => place >= from && leadsAway.test(one.text))
  const object = (end < 0 ? behind : behind.slice(0, end)).find(isThing)
  if (object) return object
  if (from === 1 || takesObject(next, clause.slice(word.end, next?.start))) return undefined
  return words.slice(Math.max(0, at - reach), at).findLast(isThing)
}

/** The words of a clause by which it went the other way. */
function turnedIn(text: string, { way, things, beside }: Asked): string | null {
  if (way === null || denying.test(text)) return null
  const all = waysIn(tokens(text))
  if (all.length === 0 || all.some((one) => one.way !== against[way])) return null
  for (const clause of text.split(clauseEnds)) {
    const words = tokens(clause)
    const [one] = waysIn(words)
    const at = one ? words.indexOf(one.word) : -1
    const thing = one && holdsAll(words, things) ? changedBy(clause, words, at, things) : undefined
    if (!one || !thing) continue
    const [own = ''] = clause.split(otherSide)
    const isOfAsked =
      beside.length === 0 || beside.some((stem) => tokens(own).some((word) => isOf(word, stem)))
    if (isOfAsked)
      return clause.slice(Math.min(one.word.start, thing.start), Math.max(one.word.end, thing.end))
  }
  return null
}

/** True where a passage says it as the question does. */
const affirms = (text: string, asked: Asked): boolean =>
  isOn(text, asked) &&
  text.split(clauseEnds).some((clause) => {
    const words = tokens(clause)
    const places = words.flatMap((word, at) =>
      asked.things.some((stem) => isOf(word, stem)) ? [at] : [],
    )
    // "Reduced the tides and raised the dunes": what is nearest to a thing is said of it.
    const [nearest] = waysIn(words)
      .map(({ word, way }) => {
        const at = words.indexOf(word)
        return { way, away: Math.min(...places.map((place) => Math.abs(place - at))) }
      })
      .toSorted((one, other) => one.away - other.away)
    const goes = nearest !== undefined && (asked.way === null || nearest.way === asked.way)
    return places.length > 0 && goes && !denying.test(clause)
  })

/**
 * The first of the passages that are to be shown which says that what a question takes to have changed did not, or went
 * the other way. None where any passage says it as the question does, or where the question puts two sides in an order.
 * @param shown the passages that answer, in order
 * @param ranked those in which it may be said otherwise
 * @param isOthers what is told of the work of others is no word on this paper's
 */
export function againstShown(
  presumed: Question | null,
  shown: readonly RankedCandidate[],
  ranked: readonly RankedCandidate[],
  isOthers: (candidate: RankedCandidate) => boolean,
): Contradiction | null {
  if (!presumed || denying.test(presumed.text) || deniesItself.test(presumed.text)) return null
  if (ofSides.test(presumed.text)) return null
  const asked = changeIn(presumed)
  if (!asked) return null
  const own = ranked
    .slice(0, looked)
    .filter((one) => one.kind !== 'table' && one.kind !== 'caption' && !isOthers(one))
  if (own.some(({ text }) => affirms(text, asked))) return null
  for (const passage of shown) {
    const isOwn = own.some(({ span }) => span.start === passage.span.start)
    if (!isOwn || onlySupposes(passage.text, presumed.text)) continue
    if (!isOn(passage.text, asked)) continue
    const said = unchangedIn(passage.text, asked) ?? turnedIn(passage.text, asked)
    if (said !== null) return { passage, premise: saysOtherwise(withoutWhy(presumed.text), said) }
  }
  return null
}
