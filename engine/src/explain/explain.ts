import type { PaperDocument } from '../document/paper-document.ts'
import type { Claim } from '../evidence/claim.ts'
import { checklist } from './checklist.ts'
import { claimMaker } from './claims.ts'
import { type Explanation, engineVersion } from './explanation.ts'
import { findingScore } from './finding-score.ts'
import { limitationScore } from './limitation-score.ts'
import { methodFacets, methodScore } from './method-score.ts'
import { noveltyScorer } from './novelty-score.ts'
import { type Scored, selectDiverse } from './select.ts'
import { isStatement, readSentences, type Sentence } from './sentence.ts'
import { rankTldr } from './tldr.ts'

/** Most claims in a section. */
const most = 4
// Scores below which a section stays empty; set by reading papers of several fields.
const floors = {
  whatsNew: 2.4,
  faintNews: 1.4,
  methods: 2.2,
  results: 2.6,
  faintResults: 1.9,
  limitations: 2,
}

/** What a reader may ask for; none of it changes what is true. */
export interface ExplainOptions {
  /** Most claims in a section, 1 to 4. */
  readonly claimsPerSection?: number
}

/**
 * A paper explained in its own words. Every claim quotes the document and has passed the verifier;
 * those that did not are in `withheld`. A section that the paper is silent on is an empty list.
 * Pure: the same document and options give the same explanation, byte for byte.
 */
export async function explain(
  document: PaperDocument,
  options: ExplainOptions = {},
): Promise<Explanation> {
  const limit = Math.min(most, Math.max(1, Math.floor(options.claimsPerSection ?? most)))
  const sentences = readSentences(document)
  const statements = sentences.filter(isStatement)
  const { quote, withheld } = claimMaker(document)
  const taken: Sentence[] = []

  /** Quotes of the sentences chosen; those that pass are not said again by a later section. */
  const tell = (section: Claim['section'], chosen: readonly Sentence[]): Claim[] => {
    const claims: Claim[] = []
    for (const sentence of chosen) {
      const claim = quote(section, sentence.span)
      if (!claim) continue
      claims.push(claim)
      taken.push(sentence)
    }
    return claims
  }
  const choose = (score: (sentence: Sentence) => number, floor: number, at_most = limit) =>
    selectDiverse(
      statements.map((sentence): Scored => ({ sentence, score: score(sentence) })),
      { most: at_most, floor, taken },
    )

  const tldr: Claim[] = []
  for (const candidate of rankTldr(document, sentences).slice(0, 5)) {
    if (tldr.length > 0) break
    tldr.push(...tell('tldr', [candidate]))
  }
  const limitations = choose(limitationScore, floors.limitations)
  taken.push(...limitations)
  const novelty = Math.min(limit, 3)
  const noveltyScore = noveltyScorer(sentences)
  const worded = choose(noveltyScore, floors.whatsNew, novelty)
  const whatsNew = tell(
    'whatsNew',
    worded.length > 0 ? worded : choose(noveltyScore, floors.faintNews, 1),
  )
  const methodSentences: Sentence[] = []
  for (const facet of Object.keys(methodFacets) as (keyof typeof methodFacets)[]) {
    const found = selectDiverse(
      statements.map((sentence) => ({ sentence, score: methodScore(sentence, facet) })),
      { most: 1, floor: floors.methods, taken: [...taken, ...methodSentences] },
    )
    if (methodSentences.length < limit) methodSentences.push(...found)
  }
  const methods = tell(
    'methods',
    methodSentences.toSorted((a, b) => a.index - b.index),
  )
  const found = choose(findingScore, floors.results)
  const results = tell(
    'results',
    found.length > 0 ? found : choose(findingScore, floors.faintResults, Math.min(limit, 2)),
  )
  return {
    tldr,
    whatsNew,
    methods,
    results,
    limitations: tell('limitations', limitations),
    replicationChecklist: checklist(document, sentences, quote),
    withheld: [...withheld],
    engine: 'embedded',
    engineVersion,
    documentId: document.id,
  }
}
