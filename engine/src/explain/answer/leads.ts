import type { PaperDocument } from '../../document/paper-document.ts'
import { announces, asksForThings, isLabel, opensBlock } from '../../retrieve/announcing.ts'
import { contains, type Span, slice } from '../../text/span.ts'
import type { Question } from '../question/question.ts'
import type { Sentence } from '../text/sentence.ts'
import { similarity } from '../text/words.ts'
import { reasonsAnnounced } from './announced-reasons.ts'
import { sectionsAnnounced } from './announced-sections.ts'
import { pointsBackByPurpose } from './purpose-cues.ts'
import { type RankedCandidate, rankedAs } from './ranked-candidate.ts'
import { marksNothingNew } from './repeats.ts'

/** What is looked at for more to say, and the share of the best score below which it says too little. */
const looked = 12
const leastShare = 0.62
const alike = 0.6

/**
 * The first sentence, and up to two more that add to it and rank nearly as high. Where it only announces what is asked
 * for, what follows it comes first.
 * @param given the passage that leads, whatever ranks first
 * @param passages all that may follow an announcement: `ranked` may be a part of it
 */
export function withSupport(
  document: PaperDocument,
  asked: Question,
  ranked: readonly RankedCandidate[],
  most: number,
  given?: RankedCandidate,
  passages = ranked,
): RankedCandidate[] {
  const best = given ?? ranked[0]
  if (!best) return []
  // Of sentences about as good, the shortest that is sufficient leads.
  const lead =
    given ??
    ranked
      .slice(0, 4)
      .filter(({ score, fit }) => score >= 0.99 * best.score && fit >= best.fit)
      .toSorted((a, b) => a.text.length - b.text.length || a.span.start - b.span.start)[0] ??
    best
  const announced = [
    ...reasonBefore(asked, lead, ranked),
    ...announcedBy(document, asked, lead, passages),
  ]
  // A heading says nothing beside what stands below it.
  const isSaid = announced.length > 0 && isLabel(lead.text)
  const chosen = isSaid ? announced : [...announced, lead].slice(0, most)
  for (const candidate of ranked.slice(0, looked)) {
    if (chosen.length >= most) break
    if (candidate.score < leastShare * best.score) break
    if (candidate === lead) continue
    if (chosen.some((other) => isRepeat(candidate, other))) continue
    chosen.push(candidate)
  }
  return chosen
}

/** So much is shared by two passages that say the same where the later has nothing of its own. */
const nearlyAlike = 0.5

/** True for a passage that says over again what another does, in the same words or nearly the same. */
function isRepeat(later: RankedCandidate, earlier: RankedCandidate): boolean {
  const shared = similarity(earlier.stems, later.stems)
  // A short sentence may say plainly what a long one says in passing.
  const isAsLong = 2 * later.stems.size >= earlier.stems.size
  return (
    shared >= alike ||
    (shared >= nearlyAlike && isAsLong && marksNothingNew(later.text, earlier.text))
  )
}

const concluding =
  /^(?:therefore|thus|hence|consequently|accordingly|for (?:this|that|these) reasons?|as a (?:result|consequence)|because of (?:this|that|these)|so),? |^[^.;,]{0,60}\b(?:therefore|thus|hence) /i
/** What gives a reason of its own needs none before it. */
const reasons =
  /\b(?:in order to|so as to|so that|because|due to|owing to)\b|(?:^|, )to (?:avoid|ensure|prevent|allow|minimi[sz]e|reduce|enable|account|improve|protect|limit|keep)\b/i
/** "Therefore, five plots were left out", "to mend this, we moved the plots" say what was done: the sentence before says why. */
function reasonBefore(
  { type }: Question,
  lead: RankedCandidate,
  ranked: readonly RankedCandidate[],
): RankedCandidate[] {
  const isConcluding = concluding.test(lead.text) && !reasons.test(lead.text)
  if (type !== 'why' || !(isConcluding || pointsBackByPurpose(lead.text))) return []
  const { start } = lead.span
  return ranked
    .filter(({ span }) => span.end <= start && start - span.end <= inBlock)
    .slice(0, 1)
    .map((one) => rankedAs(lead, one))
}

const mostAnnounced = 2
/** White space at most between sentences of a block, and between blocks. */
const inBlock = 1
const toNextBlock = 3

/** What follows a sentence that only announces what is asked for: "NDV has a number of appealing qualities." */
function announcedBy(
  document: PaperDocument,
  { type, stems }: Question,
  lead: RankedCandidate,
  ranked: readonly RankedCandidate[],
): RankedCandidate[] {
  if (!asksForThings(type) || itemsBelow(document, lead.span).length > 0) return []
  const reasons = type === 'why' ? reasonsAnnounced(lead, ranked) : []
  if (reasons.length > 0) return reasons.slice(0, mostAnnounced).map((one) => rankedAs(lead, one))
  if (!announces(lead.text, lead.stems, (stem) => stems.includes(stem))) return []
  const sections = sectionsAnnounced(document, lead, ranked)
  if (sections.length > 0) return sections.map((one) => rankedAs(lead, one))
  const gap = opensBlock(lead.text) ? toNextBlock : inBlock
  const found: RankedCandidate[] = []
  let end = lead.span.end
  while (found.length < mostAnnounced) {
    const next = ranked.find(({ span }) => span.start >= end && span.start - end <= gap)
    if (!next) break
    found.push(next)
    end = next.span.end
  }
  return found
}

const mostItems = 6
/** The items of the list that a sentence which ends in a colon opens; empty for other sentences. */
function itemsBelow(document: PaperDocument, { end }: Span): Span[] {
  if (document.text[end - 1] !== ':') return []
  const below = document.blocks.slice(document.blocks.findIndex(({ span }) => span.start >= end))
  const last = below.findIndex(({ kind }) => kind !== 'list-item')
  return below.slice(0, last < 0 ? mostItems : Math.min(last, mostItems)).map(({ span }) => span)
}

const bullet = /^(?:[•·▪◦–*-]|\(?\w{1,3}[.)])\s+/
const shortItem = 240

/** Those items, or the first sentence of a long one; without bullets and numbers. */
export const listBelow = (
  document: PaperDocument,
  sentences: readonly Sentence[],
  span: Span,
): Span[] =>
  itemsBelow(document, span).map((item) => {
    const text = slice(document.text, item)
    if (text.length <= shortItem)
      return { start: item.start + (bullet.exec(text)?.[0].length ?? 0), end: item.end }
    return sentences.find((sentence) => contains(item, sentence.span))?.span ?? item
  })
