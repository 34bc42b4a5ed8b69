import type { PaperDocument } from '../document/paper-document.ts'
import type { Span } from '../text/span.ts'
import { type FieldWeight, fieldFrequency, rarity, saturate } from './bm25f.ts'
import { type Passage, passagesOf } from './passages.ts'
import { questionTerms } from './query-terms.ts'

export interface RankedPassage {
  readonly span: Span
  /** Comparable within one call only. */
  readonly score: number
}

const k1 = 1.2
const fields: Record<'own' | 'above' | 'around', FieldWeight> = {
  own: { weight: 1, b: 0.5 },
  above: { weight: 0.3, b: 0.3 },
  around: { weight: 0.15, b: 0.5 },
}
/** Share of the score that a passage holding every term of the query gains. */
const coverageGain = 0.6
/** And the share it gains when neighbours in the query stand close together in it. */
const proximityGain = 0.25
const near = 5

interface Ranker {
  readonly passages: readonly Passage[]
  readonly matching: ReadonlyMap<string, number>
  readonly mean: Record<keyof typeof fields, number>
}
const rankers = new WeakMap<PaperDocument, Partial<Record<'sentence' | 'paragraph', Ranker>>>()

/**
 * The passages of a paper that speak of what is asked, best first: BM25F over sentences (or blocks),
 * captions and table rows, each with its headings, raised by how many of the terms it holds and how
 * close together. Passages without any of the terms are left out.
 */
export function rankPassages(
  document: PaperDocument,
  query: string,
  options: { unit: 'sentence' | 'paragraph'; k: number },
): RankedPassage[] {
  const ranker = rankerOf(document, options.unit)
  const terms = questionTerms(query).map((term) => term.stem)
  const weights = terms.map((term) =>
    rarity(ranker.passages.length, ranker.matching.get(term) ?? 0),
  )
  const most = weights.reduce((sum, weight) => sum + weight, 0)
  const ranked: RankedPassage[] = []
  for (const passage of ranker.passages) {
    const score = scoreOf(passage, ranker, terms, weights, most)
    if (score > 0) ranked.push({ span: passage.span, score })
  }
  return ranked
    .sort((a, b) => b.score - a.score || a.span.start - b.span.start)
    .slice(0, Math.max(0, options.k))
}

function scoreOf(
  passage: Passage,
  ranker: Ranker,
  terms: readonly string[],
  weights: readonly number[],
  most: number,
): number {
  let score = 0
  let covered = 0
  for (const [i, term] of terms.entries()) {
    let frequency = 0
    let inside = 0
    for (const name of ['own', 'above', 'around'] as const) {
      const count = countOf(passage[name], term)
      if (name === 'own') inside = count
      frequency += fieldFrequency(fields[name], count, passage[name].length, ranker.mean[name])
    }
    if (frequency === 0) continue
    const weight = weights[i] as number
    score += weight * saturate(frequency, k1)
    if (inside > 0) covered += weight
  }
  if (score === 0 || covered === 0) return 0
  return (
    score *
    (1 + (coverageGain * covered) / most) *
    (1 + proximityGain * closeness(passage.own, terms))
  )
}

function countOf(stems: readonly string[], term: string): number {
  let count = 0
  for (const stem of stems) if (stem === term) count++
  return count
}

/** Share of the query's neighbouring terms that stand within five words of each other, in order or not. */
function closeness(stems: readonly string[], terms: readonly string[]): number {
  if (terms.length < 2) return 0
  let pairs = 0
  for (let i = 1; i < terms.length; i++) {
    let last = Number.NEGATIVE_INFINITY
    let other = Number.NEGATIVE_INFINITY
    for (const [at, stem] of stems.entries()) {
      if (stem === terms[i - 1]) last = at
      if (stem === terms[i]) other = at
      if (Math.abs(last - other) <= near) {
        pairs++
        break
      }
    }
  }
  return pairs / (terms.length - 1)
}

function rankerOf(document: PaperDocument, unit: 'sentence' | 'paragraph'): Ranker {
  const made = rankers.get(document) ?? {}
  const known = made[unit]
  if (known) return known
  const passages = passagesOf(document, unit)
  const matching = new Map<string, number>()
  for (const passage of passages)
    for (const term of new Set([...passage.own, ...passage.above]))
      matching.set(term, (matching.get(term) ?? 0) + 1)
  const mean = (name: keyof typeof fields) =>
    passages.reduce((sum, passage) => sum + passage[name].length, 0) / Math.max(1, passages.length)
  const ranker: Ranker = {
    passages,
    matching,
    mean: { own: mean('own'), above: mean('above'), around: mean('around') },
  }
  rankers.set(document, { ...made, [unit]: ranker })
  return ranker
}
