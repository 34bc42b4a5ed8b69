import { generality } from '../../text/general-words.ts'
import { rarityOf } from '../../text/rarity.ts'
import type { Candidate } from '../answer/candidates.ts'
import { adverbsIn, generalityOf, isPlain, tellingOfAbsence } from './faint-cues.ts'
import { isSlip, sameFamily, synonymsOf } from './kindred-cues.ts'
import type { Question } from './question.ts'
import { standInsOf } from './stand-in-cues.ts'

/** What a question is about, as the words of a paper weigh it. */
export interface Topic {
  /** How rare each stem of the question is among the candidates. */
  readonly weights: ReadonlyMap<string, number>
  /** For each stem, stems that nearly say the same. */
  readonly kin: ReadonlyMap<string, ReadonlySet<string>>
  /** Stems that neither stand in the paper nor have kin there, those that any question may use left out. */
  readonly missing: ReadonlySet<string>
  /** Whether one of these is a word of a field: what the paper says of the rest is no word on it. */
  readonly unheard: boolean
  /** Share of the weight that the paper has words for, 0 to 1. */
  readonly known: number
  /** The same of the words that only some fields use; `unsaidShare` where the question has none. */
  readonly ownWords: number
  /** How often the paper says those of the words that it has: 0 for none of them, 1 for the words that it is about. */
  readonly heard: number
  /** How rare the rarest of these is in all papers, 0 to 1; `plainRarity` where the question has no rare word. */
  readonly rarest: number
}

const kinShare = 0.6
/** Below this a word is of some fields only. */
const leastGeneral = 0.5
/** A field's own word in another form names the field nearly as well: "triplets" and "triples". */
const kinOfField = 0.8
/** What a question in general words alone says of its field: between a paper's own and another's. */
const unsaidShare = 0.75
/** Least weight of a question's words of a field, for a share of them to mean something. */
const leastOwnWeight = 0.5
/** The log of how often a paper says what it is about: some 50 times. */
const oftenSaid = 4
/** Words less rare than this any paper may use: questions in nothing else are asked of every paper. */
const leastRare = 0.5
const plainRarity = 0.6

const counted = new WeakMap<readonly Candidate[], ReadonlyMap<string, number>>()

/** How many candidates have each stem; counted once for each list, which most questions share. */
function countsIn(candidates: readonly Candidate[]): ReadonlyMap<string, number> {
  const known = counted.get(candidates)
  if (known) return known
  const counts = new Map<string, number>()
  for (const { stems } of candidates)
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  counted.set(candidates, counts)
  return counts
}

/** Weighs the stems of a question by how rare they are among the candidates. */
export function topicOf(question: Question, candidates: readonly Candidate[]): Topic {
  const counts = countsIn(candidates)
  const weights = new Map<string, number>()
  const kin = new Map<string, ReadonlySet<string>>()
  const missing = new Set<string>()
  let total = 0
  let known = 0
  let special = 0
  let specialKnown = 0
  const adverbs = adverbsIn(question.text)
  const said: { readonly stem: string; readonly times: number }[] = []
  for (const stem of question.stems) {
    const having = counts.get(stem) ?? 0
    // A number that the paper never names may be a false premise; it must not hide the topic.
    if (having === 0 && /^\d/.test(stem)) continue
    const related = new Set([...synonymsOf(stem), ...(having === 0 ? standInsOf(stem) : [])])
    for (const word of counts.keys()) if (sameFamily(stem, word)) related.add(word)
    if (having === 0 && related.size === 0)
      for (const word of counts.keys()) if (isSlip(stem, word)) related.add(word)
    related.delete(stem)
    kin.set(stem, related)
    const rare = Math.log(1 + candidates.length / (having + 0.5))
    const weight = having === 0 ? tellingOfAbsence(stem) * rare : rare
    weights.set(stem, weight)
    const isKin = having === 0 && [...related].some((word) => counts.has(word))
    const isKnown = having > 0
    const times = isKnown
      ? having
      : Math.max(0, ...[...related].map((word) => counts.get(word) ?? 0))
    if (times > 0) said.push({ stem, times })
    const ofField = (1 - generalityOf(stem)) * rare
    total += weight
    special += ofField
    known += isKnown ? weight : isKin ? kinShare * weight : 0
    specialKnown += isKnown ? ofField : isKin ? kinOfField * ofField : 0
    if (!(isKnown || isKin || isPlain(stem) || adverbs.has(stem))) missing.add(stem)
  }
  return {
    weights,
    kin,
    missing,
    unheard: [...missing].some((stem) => generality(stem) < leastGeneral),
    known: total === 0 ? 0 : known / total,
    ownWords: special > leastOwnWeight ? specialKnown / special : unsaidShare,
    heard: Math.min(1, logMean(said.map(({ times }) => times)) / oftenSaid),
    rarest: [...weights.keys()].some((stem) => rarityOf(stem) >= leastRare)
      ? Math.max(0, ...said.map(({ stem }) => rarityOf(stem)))
      : plainRarity,
  }
}

const logMean = (counts: readonly number[]) =>
  counts.reduce((sum, count) => sum + Math.log(1 + count), 0) / Math.max(1, counts.length)

/** Share of a topic's weight that a set of stems covers; a kindred word counts for 0.6 of the word. */
export function weightedCoverage(
  { weights, kin }: Topic,
  stems: Pick<ReadonlySet<string>, 'has'>,
): number {
  let covered = 0
  let total = 0
  for (const [stem, weight] of weights) {
    total += weight
    if (stems.has(stem)) covered += weight
    else
      for (const word of kin.get(stem) ?? [])
        if (stems.has(word)) {
          covered += kinShare * weight
          break
        }
  }
  return total === 0 ? 0 : covered / total
}
