import { tokens } from '../../text/tokens.ts'
import type { Question } from '../question/question.ts'
import { withoutWhy } from '../question/without-why.ts'
import { topicStems } from '../text/words.ts'
import { holdsAll, isOf } from './premise-directions.ts'
import { clauseEnds, supposed } from './premise-guards.ts'
import {
  allBut,
  notAll,
  notEnough,
  partOfThem,
  partsOfThem,
  saysOfAll,
  someAndOthers,
} from './premise-partly.ts'
import { saysOtherwise } from './premise-words.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import type { Contradiction } from './stands-against.ts'

// What a passage says of some, of none, or in another order, where a why question takes it for granted of all, of one,
// or in this order.

const looked = 20
const reach = 6
const shown = 120

/** What a clause says against a question, in its words; null when it says nothing against it. */
type Way = (clause: string, question: Question) => string | null

const ofAll =
  /\b(?:all|every|any|each)(?: of)?(?: the)? (?:(?:kinds?|sorts?|types?) of )?([\p{L}-]+)\W*$/iu
const only = /^(?:\p{L}+ )?only (?!when|if|after|because|by|one|the|an?\b)(.+)$/iu
/** "Only English language publications were included" where the question has "include articles in all languages". */
const onlySome: Way = (clause, { text, stems }) => {
  const noun = topicStems(ofAll.exec(text)?.[1] ?? '')[0]
  const [, some = ''] = only.exec(clause.trim()) ?? []
  if (noun === undefined || !/\b(?:was|were|is|are)\b/.test(some)) return null
  const said = tokens(some)
  const at = said.findIndex((word) => isOf(word, noun))
  // "Only English language papers": some kind of it, and what is done with them.
  const verb = said.at(-1)
  return at > 0 && verb && stems.some((stem) => stem !== noun && isOf(verb, stem))
    ? clause.trim()
    : null
}

const ofOne =
  /^\W*why (?:did|does|do|could|can|was|were|is|are) (?:an? single|one|any|some|several|many|most|all|every|each)(?: of)?(?: the)? (?:[\p{L}-]+ ){0,2}?([\p{L}-]+) (?=\p{L}+)/iu
const none =
  /^(?:no|none of (?:the|our|these)(?: \d+)?|neither of (?:the|these)) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?: \p{L}+ed(?: in this \p{L}+)?)? (?:was|were|is|are|could|can) (?:(?:ever )?able to )?\p{L}+/iu
const doubled = /\b(?:not|fail\w*|miss\w*|without|lack\w*|unable|except|but|other than|than)\b/iu
const fewestShared = 2
/** "No measure could tell the wards apart" where the question has "a single measure". */
const noneOfThem: Way = (clause, { text }) => {
  const noun = topicStems(ofOne.exec(text)?.[1] ?? '')[0]
  const [, thing = ''] = none.exec(clause.trim()) ?? []
  if (noun === undefined || doubled.test(clause) || doubled.test(text)) return null
  const last = tokens(thing).at(-1)
  if (!last || !isOf(last, noun)) return null
  // The verb may be another one of its meaning; all else must be the same.
  const deed = text.slice(ofOne.exec(text)?.[0].length ?? 0)
  const verb = tokens(deed)[0]?.stem
  const rest = topicStems(deed).filter((stem) => stem !== verb)
  return rest.length >= fewestShared && holdsAll(tokens(clause), rest) ? clause.trim() : null
}

const orders =
  /([\p{L}-]+)(?: \p{L}+ed)? (before|after) (?:the |an? |its |their |any )?([\p{L}-]+)\W*$/iu
/** "The answer is given before its grounds" where the question has "the grounds before the answer". */
const otherOrder: Way = (clause, { text }) => {
  const [, one = '', link = '', other = ''] = orders.exec(text) ?? []
  const [first, second] = [topicStems(one)[0], topicStems(other)[0]]
  if (first === undefined || second === undefined || /\b(?:not|never|or|and)\b/i.test(clause))
    return null
  const words = tokens(clause)
  const at = words.findIndex((word) => word.text.toLowerCase() === link.toLowerCase())
  const before = words.slice(Math.max(0, at - reach), Math.max(0, at))
  const after = words.slice(at + 1, at + 4)
  const from = before.find((word) => isOf(word, second))
  const to = after.find((word) => isOf(word, first))
  if (at < 0 || !from || !to || before.some((word) => isOf(word, first))) return null
  return clause.slice(from.start, to.end)
}

const most =
  /^\W*why (?:is|are|was|were) (?:the )?(.+?) the (most [\p{L}-]+|[\p{L}-]+est|best|worst)\b/iu
const following = /,? (?:closely )?followed by (?:the )?([^,;.()]{2,60})/giu
/** "Elms were the most common trees, followed by oaks" where the question has oaks as the most common. */
const isSecond: Way = (clause, { text }) => {
  const [, thing = '', superlative = ''] = most.exec(text) ?? []
  const stems = topicStems(thing)
  if (stems.length === 0 || doubled.test(clause)) return null
  const at = clause.toLowerCase().indexOf(superlative.toLowerCase())
  const next = [...clause.matchAll(following)].find(({ index }) => at >= 0 && index > at)
  const isIt = next && stems.every((stem) => tokens(next[1] ?? '').some((word) => isOf(word, stem)))
  const before = tokens(clause.slice(0, next?.index))
  return next && isIt && !holdsAll(before, stems)
    ? clause.slice(at, next.index + next[0].length).trim()
    : null
}

const ways: readonly Way[] = [
  onlySome,
  noneOfThem,
  otherOrder,
  someAndOthers,
  partsOfThem,
  partOfThem,
  allBut,
  notAll,
  isSecond,
]

/**
 * The passage by which only some are so, or none, or two things come in the other order, where a why question takes for
 * granted that all are, that one is, or that they come so.
 * @param isOthers what is told of the work of others is no word on this paper's
 */
export function boundedPremise(
  question: Question,
  ranked: readonly RankedCandidate[],
  isOthers: (candidate: RankedCandidate) => boolean,
): Contradiction | null {
  if (question.type !== 'why' || ranked.some(({ text }) => saysOfAll(text, question))) return null
  for (const passage of ranked.slice(0, looked)) {
    if (passage.kind === 'table' || supposed.test(passage.text) || isOthers(passage)) continue
    const found = [
      notEnough(passage.text, question),
      ...passage.text
        .split(clauseEnds)
        .flatMap((clause) => ways.map((way) => way(clause, question)?.replace(/[.;]$/, ''))),
    ]
    const said = found.find((words) => typeof words === 'string' && words.length <= shown)
    if (typeof said === 'string')
      return { passage, premise: saysOtherwise(withoutWhy(question.text), said) }
  }
  return null
}
