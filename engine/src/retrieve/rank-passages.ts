import type { PaperDocument } from '../document/paper-document.ts'
import { type Span, slice } from '../text/span.ts'
import { announces, asksForThings } from './announcing.ts'
import { joinUnits, type Scored } from './join-units.ts'
import { queryKinds } from './passage-cues.ts'
import { type DescribedQuery, describePassages, passageFeatures } from './passage-features.ts'
import { passageIndex } from './passage-index.ts'
import { passageWeights } from './passage-weights.ts'
import type { PassageUnit } from './passages.ts'
import { queryTerms, questionTerms } from './query-terms.ts'
import { questionType } from './question-type.ts'

export interface RankedPassage {
  readonly span: Span
  /** 1 for the best, falling to 0. Comparable within one call only. */
  readonly score: number
}

/**
 * Learned weights: for each unit first those of `passageFeatures` for every query, then what each of
 * `queryKinds` adds to them.
 */
export type PassageWeights = Readonly<Record<PassageUnit, readonly number[]>>

/** Log odds fall by this much to bring a score down to a third or so. */
export const softness = 3

/** The sums of weighted features of described passages, in their order: log odds, up to a constant. */
export function passageSums(
  { kind, passages }: DescribedQuery,
  weights: readonly number[],
): number[] {
  const size = passageFeatures.length
  const own = size * (1 + queryKinds.indexOf(kind))
  return passages.map(({ row }) => {
    let sum = 0
    for (let at = 0; at < size; at++)
      sum += (row[at] as number) * ((weights[at] ?? 0) + (weights[own + at] ?? 0))
    return sum
  })
}

function scored(
  document: PaperDocument,
  query: string,
  unit: PassageUnit,
  weights: PassageWeights,
): Scored[] {
  const described = describePassages(passageIndex(document, unit), query)
  const sums = passageSums(described, weights[unit])
  const best = sums.reduce((most, sum) => Math.max(most, sum), Number.NEGATIVE_INFINITY)
  return described.passages.map(({ passage: { span } }, at) => ({
    span,
    sum: (sums[at] as number) - best,
  }))
}

interface Asked {
  readonly query: string
  readonly weights: PassageWeights
  readonly found: Readonly<Record<PassageUnit, readonly Scored[]>>
}
/** What each document was asked last: who asks for its sentences asks for its blocks next. */
const lastAsked = new WeakMap<PaperDocument, Asked>()

function askedOf(document: PaperDocument, query: string, weights: PassageWeights): Asked['found'] {
  const last = lastAsked.get(document)
  if (last?.query === query && last.weights === weights) return last.found
  const found = joinUnits(
    scored(document, query, 'sentence', weights),
    scored(document, query, 'paragraph', weights),
  )
  const told = { ...found, sentence: announcedFirst(document, query, found.sentence) }
  lastAsked.set(document, { query, weights, found: told })
  return told
}

const followers = 2
const ahead = 0.1
/** Sentences in reading order; where the best one only announces what is asked for, those after it come before it. */
function announcedFirst(
  document: PaperDocument,
  query: string,
  sentences: readonly Scored[],
): readonly Scored[] {
  if (!asksForThings(questionType(query))) return sentences
  const top = sentences.reduce((most, { sum }) => Math.max(most, sum), Number.NEGATIVE_INFINITY)
  const best = sentences.findIndex(({ sum }) => sum === top)
  const lead = sentences[best]
  if (!lead) return sentences
  const terms = new Set(questionTerms(query).map(({ stem }) => stem))
  const text = slice(document.text, lead.span)
  const stems = new Set(queryTerms(text).map(({ stem }) => stem))
  if (!announces(text, stems, (stem) => terms.has(stem))) return sentences
  return sentences.map((sentence, at) => {
    const after = at - best
    if (after < 1 || after > followers) return sentence
    if (document.text.slice(lead.span.end, sentence.span.start).includes('\n')) return sentence
    return { ...sentence, sum: top + ahead * (followers + 1 - after) }
  })
}

/**
 * The passages of a paper that speak of what is asked, best first: sentences (or blocks), captions and
 * table rows by a trained linear ranker over BM25F with their headings, feedback, nearness, place, order and
 * wording; then a sentence by its block too, and a block by its best sentence. Passages without any of the
 * terms are left out.
 */
export function rankPassages(
  document: PaperDocument,
  query: string,
  options: { unit: PassageUnit; k: number; weights?: PassageWeights },
): RankedPassage[] {
  const { unit, k, weights = passageWeights } = options
  const found = askedOf(document, query, weights)[unit]
  const best = found.reduce((most, { sum }) => Math.max(most, sum), Number.NEGATIVE_INFINITY)
  return found
    .map(({ span, sum }) => ({ span, score: Math.exp((sum - best) / softness) }))
    .toSorted((a, b) => b.score - a.score || a.span.start - b.span.start)
    .slice(0, Math.max(0, k))
}
