import type { Question } from '../question/question.ts'
import { inFront } from '../text/in-front.ts'
import { topicStems } from '../text/words.ts'
import type { RankedCandidate } from './ranked-candidate.ts'

const looked = 8
/** A passage that says so much of what the first one says of the question may lead in its place. */
const leastShare = 0.6

/** Ranked passages with one of the nearest first that tells in such words, where the first one does not. */
function toldFirst(
  ranked: readonly RankedCandidate[],
  tells: (passage: RankedCandidate) => boolean,
): readonly RankedCandidate[] {
  const [first] = ranked
  if (!first || tells(first)) return ranked
  const next = ranked
    .slice(0, looked)
    .find((one) => one.kind !== 'table' && one.own >= leastShare * first.own && tells(one))
  return inFront(next ? [next] : [], ranked)
}

const asksAgent =
  /^\W*(?:what|which|who)(?: \w+){0,3}? (caus|regulat|inhibit|induc|trigger|activat|control|mediat|driv|produc|determin|influenc|affect|prevent|support|recommend|creat|develop|carr|conduct|perform)(?:e|es|s|ed|ies|ied)? (?!by\b)/i

/** "What causes X?" is told where something is caused by it: "X is caused by Y". */
export function byAgent({ text }: Question, ranked: readonly RankedCandidate[]) {
  const root = asksAgent.exec(text)?.[1]
  if (root === undefined) return ranked
  const told = new RegExp(`\\b${root}\\w* (?:out )?by\\b`, 'i')
  return toldFirst(ranked, (one) => told.test(one.text))
}

const asksExample = /\bexamples? of (?:the |an? )?(.+?)\W*$/i
const introduces = /^(?:such|including|include|includes|included|like|eg|namely|are|e)$/
const reach = 3

/** Examples of a thing stand behind its name: "cytokines, including A and B". */
export function byExample({ text }: Question, ranked: readonly RankedCandidate[]) {
  const kind = topicStems(asksExample.exec(text)?.[1] ?? '').at(-1)
  if (kind === undefined) return ranked
  const gives = ({ words }: RankedCandidate) => {
    const list = words()
    return list.some(
      ({ stem }, at) =>
        stem === kind &&
        list.slice(at + 1, at + 1 + reach).some((next) => introduces.test(next.text)),
    )
  }
  return toldFirst(ranked, gives)
}

const asksStructure =
  /\b(?:structure|composition|make-?up|anatomy|architecture) of\b|\bmade (?:up )?of\b|\bconsists? of\b|\bcomposed of\b/i
const tellsStructure =
  /\b(?:consist\w* of|composed|made (?:up )?(?:almost entirely )?of|compris\w+|contain\w*|enclosed|is an? (?:\w+,? ){0,4}?(?:enveloped|stranded|chain|layered|shaped)|(?:has|have) (?:an?|the|two|three|four|five|six|\d+))\b/i

/** What a thing is made of is told in words of that kind. */
export function byStructure({ text }: Question, ranked: readonly RankedCandidate[]) {
  return asksStructure.test(text)
    ? toldFirst(ranked, (one) => tellsStructure.test(one.text))
    : ranked
}
