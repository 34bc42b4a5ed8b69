import { generality } from '../text/general-words.ts'
import { feedbackScores } from './feedback.ts'
import { type Match, matchPassages, termWeights } from './match-passages.ts'
import { cuesOf, fittingCue, kindOf, passageCues, type QueryKind } from './passage-cues.ts'
import { countsOf, type IndexedPassage, type PassageIndex } from './passage-index.ts'
import { questionTerms } from './query-terms.ts'
import { questionType } from './question-type.ts'
import { blockShares, rankShares, sharesOfBest } from './score-shares.ts'
import { wordPlaceFeatures, wordPlaces } from './word-places.ts'

const roles = [
  'abstract',
  'introduction',
  'background',
  'methods',
  'results',
  'discussion',
  'conclusion',
] as const

const matchFeatures = [
  'match',
  'match-rank',
  'match-share',
  'covered',
  'covered-around',
  'covered-above',
  'closeness',
  'rarest',
  'second',
  'first-term',
  'last-term',
  'pairs',
  'kin',
  'density',
  'numbers',
  'feedback',
  'block',
  'before',
  'after',
  'neighbours',
  'words',
  'place',
  'opens',
  'closes',
  'row',
  'fits',
  ...wordPlaceFeatures,
  'special-around',
] as const

/** What speaks for a passage; each between 0 and 1. The order of rows and of weights. */
export const passageFeatures: readonly string[] = [
  ...matchFeatures,
  ...roles.map((role) => `in ${role}`),
  ...passageCues.map((cue) => `says ${cue}`),
]

/** Least letters of a word that another word of its family shares. */
const rootLetters = 5
/** A full match, by which scores are brought below one. */
const fullShare = 2.2

export interface DescribedPassage {
  readonly passage: IndexedPassage
  /** In the order of `passageFeatures`. */
  readonly row: readonly number[]
}
export interface DescribedQuery {
  readonly kind: QueryKind
  /** The passages that share a term with the query, in reading order. */
  readonly passages: readonly DescribedPassage[]
}

const shown = new WeakMap<IndexedPassage, readonly number[]>()
/** What a passage shows by itself: its role and wording; read once. */
export function shownBy(passage: IndexedPassage): readonly number[] {
  const known = shown.get(passage)
  if (known) return known
  const made = [...roles.map((role) => (role === passage.role ? 1 : 0)), ...cuesOf(passage.text)]
  shown.set(passage, made)
  return made
}

const shareOf = <T>(list: readonly T[], test: (one: T) => boolean) =>
  list.length === 0 ? 0 : list.filter(test).length / list.length
const flag = (value: boolean) => (value ? 1 : 0)

/** The passages that share a term with the query, each with what speaks for it. */
export function describePassages(index: PassageIndex, query: string): DescribedQuery {
  const { passages } = index
  const terms = questionTerms(query).map(({ stem }) => stem)
  const weights = termWeights(index, terms)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const matches = matchPassages(index, terms, weights)
  const scores = matches.map(({ score }) => score)
  const shares = sharesOfBest(scores)
  const ranks = rankShares(scores)
  const widened = feedbackScores(index, scores)
  const blocks = blockShares(index, scores)
  const [rarest, second] = terms
    .map((term, at) => ({ term, weight: weights[at] as number }))
    .toSorted((a, b) => b.weight - a.weight)
  const pairs = terms.slice(1).map((term, at) => [terms[at], term] as const)
  const numbers = terms.filter((term) => /^\d/.test(term))
  const termPlaces = new Map(terms.map((term, place) => [term, place]))
  const special = terms.map((term, at) => (1 - generality(term)) * (weights[at] as number))
  const mostSpecial = special.reduce((sum, weight) => sum + weight, 0)
  const roots = terms
    .filter((term) => term.length > rootLetters)
    .map((term) => term.slice(0, rootLetters))
  const type = questionType(query)
  const wanted = fittingCue[type]

  function describe(passage: IndexedPassage, at: number): number[] {
    const { own, text } = passage
    const counts = countsOf(own)
    const match = matches[at] as Match
    const [before, after] = [at - 1, at + 1].map((other) =>
      passages[other]?.block === passage.block ? other : undefined,
    )
    const near = [at, before, after].flatMap((place) => {
      const one = passages[place ?? -1]
      return one ? countsOf(one.own) : []
    })
    let together = 0
    let specialTogether = 0
    terms.forEach((term, place) => {
      if (!near.some((held) => held.has(term))) return
      together += weights[place] as number
      specialTogether += special[place] as number
    })
    const stems = roots.length > 0 ? [...counts.keys()] : []
    const values: Record<(typeof matchFeatures)[number], number> = {
      match: match.score / Math.max(1, fullShare * total),
      'match-rank': ranks[at] as number,
      'match-share': shares[at] as number,
      covered: match.covered,
      'covered-around': match.coveredAround,
      'covered-above': match.coveredAbove,
      closeness: match.closeness,
      rarest: flag(counts.has(rarest?.term ?? '')),
      second: flag(counts.has(second?.term ?? '')),
      'first-term': flag(counts.has(terms[0] ?? '')),
      'last-term': flag(counts.has(terms[terms.length - 1] ?? '')),
      pairs: shareOf(pairs, ([one, next]) =>
        own.some((stem, place) => stem === next && own[place - 1] === one),
      ),
      kin: shareOf(roots, (root) => stems.some((stem) => stem.startsWith(root))),
      density: terms.filter((term) => counts.has(term)).length / Math.max(1, counts.size),
      numbers: shareOf(numbers, (number) => counts.has(number)),
      feedback: widened[at] as number,
      block: blocks[at] as number,
      before: matches[before ?? -1]?.covered ?? 0,
      after: matches[after ?? -1]?.covered ?? 0,
      neighbours: total === 0 ? 0 : together / total,
      words: Math.min(1, Math.log2(1 + own.length) / 6),
      place: passage.place,
      opens: flag(before === undefined),
      closes: flag(after === undefined),
      row: flag(text.includes('\t')),
      fits:
        wanted === undefined
          ? 0
          : (shownBy(passage)[roles.length + passageCues.indexOf(wanted)] as number),
      ...wordPlaces(passage, termPlaces, rarest?.term),
      'special-around': mostSpecial === 0 ? 0 : specialTogether / mostSpecial,
    }
    return [...matchFeatures.map((name) => values[name]), ...shownBy(passage)]
  }

  return {
    kind: kindOf(query, type, index.isParted),
    passages: passages.flatMap((passage, at) =>
      scores[at] === 0 ? [] : [{ passage, row: describe(passage, at) }],
    ),
  }
}
