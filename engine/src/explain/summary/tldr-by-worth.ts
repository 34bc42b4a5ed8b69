import type { PaperDocument } from '../../document/paper-document.ts'
import { featureKey, spoken, unpackRows } from '../../text/sequence-model.ts'
import { isOfComputing } from '../roles/role-model.ts'
import { rolesInAbstract } from '../roles/sentence-roles.ts'
import { inFront } from '../text/in-front.ts'
import type { Sentence } from '../text/sentence.ts'
import { asksOnly, finds, found, onlyPromises, tells } from './aim-cues.ts'
import { unseenBefore } from './novelty-cues.ts'
import { givesOverview, ofKind, rankByRules, rankTldr, tooLong } from './tldr.ts'
import { leavesOpen, takesPart } from './tldr-beside.ts'
import packed from './tldr-worth.json' with { type: 'json' }
import { tellsFinding } from './told-finding.ts'
import { ofTask, tellsApart } from './told-finding-score.ts'
import { worthDescribed } from './worth.ts'

/** A sentence that may stand for its paper, by what speaks for it. */
export interface LeadCandidate {
  readonly sentence: Sentence
  /** By `featureKey`. */
  readonly features: readonly number[]
}

const model = { ...unpackRows(packed.packed, 1), scale: packed.scale }

/** By how much the log odds of another sentence must be better than those of the rules' choice. */
const margin = 0.5

/** Where a paper says what it is about, or what came of it. */
const tellsAll: ReadonlySet<string> = new Set([
  'abstract',
  'introduction',
  'discussion',
  'conclusion',
])

/** What the work may be good for, what is left to do, and what was good about it. */
const outlook =
  /\b(?:may|might|can|could|will|should) (?:\w+ )?(?:help|guide|inform|serve|contribute)\b|\b(?:needs? to|should|must) be (?:\w+ )?(?:studied|tested|investigated|confirmed|examined|evaluated|explored)\b|\b(?:further|future|more|larger) (?:\w+ )?(?:research|stud(?:y|ies)|trials?|work|investigations?)\b|\bstrengths? of (?:this|our|the)\b/i

const mayLead = ({ text, whole, speaksOf }: Sentence) =>
  text.length <= tooLong && whole !== null && speaksOf === 'paper' && !/\?\W*$/.test(text)

/** "DESIGN, SETTING, AND PARTICIPANTS: This survey …", "Methods: …": a label says that it tells how. */
const labelledMethod =
  /^(?:(?:main |primary )?(?:design|settings?|participants|patients|methods?|interventions?|outcomes?))(?:,? (?:and )?(?:settings?|participants|patients|methods?|measures|interventions?)){0,3}\s?:/i

/** What the marked papers seldom have, and rules know: it sums up no work, however much else speaks for it. */
const isBeside = (text: string) =>
  tellsApart(text) ||
  (ofTask.test(text) && !finds.test(text)) ||
  leavesOpen(text) ||
  [labelledMethod, onlyPromises, ofKind, outlook, takesPart, unseenBefore].some((one) =>
    one.test(text),
  )

/** A place in a ranking as a word: exact where it matters. */
const step = (place: number | undefined) =>
  place === undefined ? 'none' : place < 2 ? `${place}` : place < 4 ? 'few' : 'more'

const placesIn = (ranked: readonly Sentence[]) =>
  new Map(ranked.map(({ index }, place) => [index, place]))

/**
 * The sentences of a paper that may be its summary, each by what it shows of its worth and by its places among those that
 * the rankers for summaries chose.
 * @param plain sentences as `rankTldr` ranks them
 * @param ruled the same as `rankByRules` does
 */
export function leadCandidates(
  document: PaperDocument,
  sentences: readonly Sentence[],
  plain: readonly Sentence[],
  ruled: readonly Sentence[],
): LeadCandidate[] {
  const { statements, features } = worthDescribed(document, sentences)
  const [inPlain, inRuled] = [placesIn(plain), placesIn(ruled)]
  return statements.flatMap((sentence, at) => {
    const { index, role } = sentence
    if (!mayLead(sentence) || !(inRuled.has(index) || tellsAll.has(role))) return []
    const first = inRuled.get(index) === 0 ? [featureKey('first=', role)] : []
    const ranks = [
      featureKey('ruled=', step(inRuled.get(index))),
      featureKey('ranked=', step(inPlain.get(index))),
    ]
    return [{ sentence, features: [...(features[at] ?? []), ...ranks, ...first] }]
  })
}

/**
 * Candidates for the summary as readers are told it, best first. In a paper that is not surely on computing, of whose
 * summaries the rules' ranker was taught, what readers of other papers hold to be the best may come before the rules'
 * choice: of the marked papers in five folds 77 of 100 choices belong there by the rules, and 84 so.
 */
export function rankSummaries(
  document: PaperDocument,
  sentences: readonly Sentence[],
): readonly Sentence[] {
  const plain = rankTldr(document, sentences)
  const ruled = rankByRules(document, sentences, plain)
  const [first] = ruled
  if (first && givesOverview.test(first.text)) return ruled
  const abstract = sentences.filter(({ role }) => role === 'abstract').map(({ text }) => text)
  if (abstract.length > 2 && isOfComputing(abstract)) return ruled
  const scored = leadCandidates(document, sentences, plain, ruled).map(
    ({ sentence, features }) => ({
      sentence,
      score: spoken(model, features),
    }),
  )
  const own = scored.find(({ sentence }) => sentence.index === first?.index)
  // A finding of the rules gives way to another one, and not to what was asked.
  const roles = rolesInAbstract(document, sentences)
  const isFound =
    first !== undefined && tellsFinding(document.title, first, roles.get(first.index)?.role)
  const isAsked = ({ text, index }: Sentence) => {
    const role = roles.get(index)?.role
    return (
      asksOnly(text) ||
      (role === 'objective' && !tells.test(text) && !givesOverview.test(text)) ||
      (role === 'method' && !tells.test(text) && !found.test(text))
    )
  }
  const bar = own ? own.score + margin : Number.NEGATIVE_INFINITY
  const [best] = scored
    .filter(({ sentence }) => !isBeside(sentence.text) && !(isFound && isAsked(sentence)))
    .toSorted((a, b) => b.score - a.score)
  return best && best.score > bar ? inFront([best.sentence], ruled) : ruled
}
