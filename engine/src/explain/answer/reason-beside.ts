import type { Question } from '../question/question.ts'
import { inFront } from '../text/in-front.ts'
import type { Sentence } from '../text/sentence.ts'
import { announcesReasons } from './announced-reasons.ts'
import { servesAs, tellsWhatFor } from './purpose-cues.ts'
import { type RankedCandidate, rankedAs } from './ranked-candidate.ts'
import { givesPlainly, givesReason } from './reason-signs.ts'
import { onlyRestates } from './restating.ts'

const looked = 5
/** A passage that says at least so much of what is asked, and so much of what the first one says of it, may be the one that the reason is of. */
const leastOwn = 0.45
const leastShare = 0.8

/** What says that there are reasons says so little of what they are of. */
const leastAnnounced = 0.25

const lookedInstead = 10
/** What was done for a purpose says so itself, wherever it ranks among the nearest. */
const lookedFor = 25
const leastInstead = 0.3

const pointing =
  '(?:this|these|that|such|it|they|the (?:difference|discrepancy|lack|absence|reason|increase|decrease|decline|reduction|improvement|effect|finding|result|observation|phenomenon|drop|failure|success|gap|latter|former)s?)'
const because =
  '(?:because|due to|owing to|explained by|attribut\\w+|a (?:result|consequence|reflection) of|caused by|related to|since|reflects?)'
/** What gives a reason for the sentence before it: "This may be due to …", "One reason is …", "We conjecture that …". */
const tellsBefore = new RegExp(
  [
    `^(?:presumably|probably|perhaps|possibly|indeed|however|in part|also)?,? ?${pointing}\\b[^.;]{0,60}?\\b${because}\\b`,
    '^(?:(?:the|an?|one|another|our) )?(?:\\w+ )?(?:possible |plausible |likely |potential |main |other )?(?:reasons?|explanations?|causes?)\\b',
    '^(?:we|the authors) (?:also )?(?:conjecture|hypothesi[sz]e|speculate|suspect|believe|attribute|presume|think|assume)\\b',
    '^this (?:\\w+ )?(?:suggests|indicates|implies|reflects|is as|is to)\\b',
    '^(?:because|since) (?:of )?(?:this|these|the|they|it|we)\\b',
  ].join('|'),
  'i',
)
const isTold = ({ kind }: RankedCandidate) => kind !== 'table' && kind !== 'caption'

const mainReason =
  /\b(?:main|primary|principal|chief|dominant|key|major) (?:[\p{L}-]+ ){0,2}?(?:reasons?|rationales?|motivations?|motives?|drivers?)\b/iu
const leastMain = 0.4
const leastNear = 0.6
/** "The main reason" is told by what calls a reason the main one, in whatever words. */
const mainReasons = (question: string, ranked: readonly RankedCandidate[]) =>
  mainReason.test(question)
    ? ranked
        .slice(0, lookedInstead)
        .filter(
          (one) =>
            isTold(one) &&
            one.own >= leastMain &&
            one.wide >= leastNear &&
            mainReason.test(one.text),
        )
    : []

/**
 * Ranked passages with the reason first that stands beside what a why question asks the reason of, which gives none
 * itself: "The scores fell. This may be due to the heat."
 */
export function reasonBesideFirst(
  question: Question,
  ranked: readonly RankedCandidate[],
  sentences: readonly Sentence[],
): readonly RankedCandidate[] {
  const [first] = ranked
  if (question.type !== 'why' || !first) return ranked
  const main = mainReasons(question.text, ranked)
  if (main.length > 0) return inFront(main, ranked)
  const isWhole = first.own === 1 && givesReason.test(first.text)
  const done = isWhole
    ? []
    : ranked
        .slice(0, lookedFor)
        .filter((one) => isTold(one) && tellsWhatFor(question.stems, one.text))
  if (done.length > 0) return inFront(done.slice(0, 1), ranked)
  if (givesReason.test(first.text)) return ranked
  const announced = ranked
    .slice(0, looked)
    .filter((one) => isTold(one) && one.own >= leastAnnounced && announcesReasons(one.text))
  if (announced.length > 0) return inFront(announced, ranked)
  const near = ranked
    .slice(0, looked)
    .filter((one) => isTold(one) && one.own >= Math.max(leastOwn, leastShare * first.own))
  for (const asked of near) {
    const at = sentences.findIndex(({ span }) => span.start === asked.span.start)
    const [told, next] = [sentences[at], sentences[at + 1]]
    if (!told || !next || next.block !== told.block || !tellsBefore.test(next.text)) continue
    const reason = ranked.find(({ span }) => span.start === next.span.start)
    if (reason === undefined) continue
    // It speaks of all that the sentence before it does, by pointing back at it.
    return [
      rankedAs(asked, reason),
      asked,
      ...ranked.filter((one) => one !== asked && one !== reason),
    ]
  }
  // What only says it over again gives way to a reason of less of it.
  const others = onlyRestates(question, first.text)
    ? ranked.slice(0, lookedInstead).filter((one) => isTold(one) && one.own >= leastInstead)
    : []
  const told = [...near, ...others]
  const reason =
    told.find(({ text }) => givesPlainly.test(text)) ??
    told.find(({ text }) => servesAs(question.text, text))
  return inFront(reason ? [reason] : [], ranked)
}
