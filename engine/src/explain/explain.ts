import type { PaperDocument } from '../document/paper-document.ts'
import type { Claim } from '../evidence/claim.ts'
import { isLanguageRead } from '../text/language.ts'
import { contains, type Span } from '../text/span.ts'
import { admissionScore } from './admission-score.ts'
import { checklist } from './checklist.ts'
import { claimMaker } from './claims.ts'
import { englishAbstract } from './english-abstract.ts'
import { type Explanation, engineVersion } from './explanation.ts'
import { findingScore } from './finding-score.ts'
import { limitationScorer } from './limitation-score.ts'
import { isAchievement, methodFacets, methodScore } from './method-score.ts'
import { noveltyScorer } from './novelty-score.ts'
import { othersWork } from './others-work.ts'
import { ownDesignScorer } from './own-design.ts'
import { foundPart, ownPart } from './own-part.ts'
import { type Scored, selectDiverse } from './select.ts'
import { isStatement, readSentences, type Sentence } from './sentence.ts'
import { abstractMethods } from './sentence-roles.ts'
import { spelledStems } from './spelled-stems.ts'
import { tableFacts } from './table-facts.ts'
import { rankSummaries } from './tldr.ts'
import { withAbstract } from './told-finding.ts'
import { similarity } from './words.ts'

/** Most claims in a section. */
const most = 4
/** With fewer claims, the methods are looked through once more, subsection by subsection. */
const fewestMethods = 4
// Scores below which a section stays empty; set by reading papers of several fields.
const floors = {
  whatsNew: 2.4,
  faintNews: 1.4,
  methods: 2.2,
  results: 2.6,
  faintResults: 1.9,
  limitations: 2,
  admissions: 1.8,
}

/** What it is worth to tell the method in the abstract. */
const overviewScore = 2.4

/** What is argued, advised or reached is no method, whatever its place in the abstract. */
const noMethod =
  /\b(?:argue|recommend|suggest|support|conclude|elaborat|characteri[sz]e|novel|reprove|shed)\w*\b|\bresults? (?:show|indicate|reveal)|^compared (?:to|with)\b/i
const done =
  /\b(?:was|were) (?:\w+ )?\w+(?:ed|en|wn|ept|eld|ade|ound)\b|\bwe (?:\w+ly )?(?:\w+ed|use|train|build|collect|compare|conduct)\b|\busing\b|\bbased on\b/i
const tellsOfWork = ({ text }: Sentence) =>
  done.test(text) && !isAchievement(text) && !noMethod.test(text)

/** How alike a sentence is that says the summary over again in other words. */
const alikeSummary = 0.45
/** Share of the best score below which a piece of news is none beside it, told or not. */
const worthBeside = 0.5

const procedureScore = (sentence: Sentence) =>
  Math.max(methodScore(sentence, 'procedure'), methodScore(sentence, 'design'))

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
  // In a language without wordings here nothing can be told from a footnote: no claims rather than wrong ones.
  const sentences = isLanguageRead(document.language)
    ? readSentences(document)
    : englishAbstract(document)
  const others = othersWork(document, sentences)
  const statements = sentences.filter(
    (sentence) =>
      isStatement(sentence) &&
      sentence.speaksOf === 'paper' &&
      sentence.whole !== null &&
      !others.has(sentence.index),
  )
  const { quote, withheld } = claimMaker(document)
  const taken: Sentence[] = []

  /** Quotes of the sentences chosen; those that pass are not said again by a later section. */
  const tell = (section: Claim['section'], chosen: readonly Sentence[]): Claim[] => {
    const claims: Claim[] = []
    const spans = chosen.map(({ span, whole }) => whole ?? span)
    chosen.forEach((sentence, at) => {
      const span = spans[at] as Span
      // A sentence that stands in another claim as what it points back at is not said again.
      if (spans.some((other, place) => place !== at && contains(other, span))) return
      const claim = quote(section, span)
      if (!claim) return
      claims.push(claim)
      taken.push(
        sentence,
        ...sentences.filter(
          ({ span: own }) =>
            span.start <= own.start && own.end <= span.end && own.end !== sentence.span.end,
        ),
      )
    })
    return claims
  }
  /** True when what a sentence points back at is told already: with it, it would be told twice. */
  const isTold = ({ index, span, whole }: Sentence) =>
    whole !== null &&
    whole.start < span.start &&
    taken.some((other) => other.index !== index && contains(whole, other.span))
  const choose = (score: (sentence: Sentence) => number, floor: number, at_most = limit) =>
    selectDiverse(
      statements.map(
        (sentence): Scored => ({ sentence, score: isTold(sentence) ? 0 : score(sentence) }),
      ),
      { most: at_most, floor, taken },
    )

  const tldr: Claim[] = []
  for (const candidate of rankSummaries(document, sentences).slice(0, 5)) {
    if (tldr.length > 0) break
    tldr.push(...tell('tldr', [candidate]))
  }
  const stated = choose(limitationScorer(sentences), floors.limitations)
  const limitations =
    stated.length > 0 ? stated : choose(admissionScore, floors.admissions, Math.min(limit, 2))
  taken.push(...limitations)
  const novelty = Math.min(limit, 3)
  const noveltyScore = noveltyScorer(sentences)
  // "SAMs" and "software architecture models" are told once.
  const about = spelledStems(document)
  const spelled = (sentence: Sentence) => ({ ...sentence, stems: about(sentence) })
  const scoredNews = statements
    .map((sentence) => ({ sentence, score: isTold(sentence) ? 0 : noveltyScore(sentence) }))
    .filter(({ score }) => score >= floors.whatsNew)
  // What the summary has said in other words is no second piece of news where there is another.
  const [summary] = taken
  const newsworthy = worthBeside * Math.max(0, ...scoredNews.map(({ score }) => score))
  const fresh = scoredNews.filter(
    ({ sentence, score }) =>
      score >= newsworthy &&
      !(summary && similarity(sentence.stems, summary.stems) >= alikeSummary),
  )
  const news = (fresh.length > 0 ? fresh : scoredNews).map(({ sentence, score }) => ({
    sentence: spelled(sentence),
    score,
  }))
  const newest = selectDiverse(news, {
    most: novelty,
    floor: floors.whatsNew,
    taken: taken.map(spelled),
  })
  const worded = statements.filter(({ index }) => newest.some((other) => other.index === index))
  const whatsNew = tell(
    'whatsNew',
    worded.length > 0 ? worded : choose(noveltyScore, floors.faintNews, 1),
  )
  const own = ownPart(statements).filter((sentence) => !isTold(sentence))
  const overview = abstractMethods(sentences)
  const ownDesign = ownDesignScorer(document, sentences)
  /** The abstract's own words on how it was done are the best design there is. */
  const tellsMethod = (sentence: Sentence, facet: keyof typeof methodFacets) =>
    Math.max(methodScore(sentence, facet), facet === 'design' ? ownDesign(sentence) : 0) +
    (facet === 'design' && overview.has(sentence.index) && tellsOfWork(sentence)
      ? overviewScore
      : 0)
  const methodSentences: Sentence[] = []
  for (const facet of Object.keys(methodFacets) as (keyof typeof methodFacets)[]) {
    const found = selectDiverse(
      own.map((sentence) => ({ sentence, score: tellsMethod(sentence, facet) })),
      { most: 1, floor: floors.methods, taken: [...taken, ...methodSentences] },
    )
    if (methodSentences.length < limit) methodSentences.push(...found)
  }
  // A method of several parts is told part by part: what is left goes to subsections not heard yet.
  const heard = () => new Set(methodSentences.map(({ section }) => section))
  const parts = statements.filter(({ role }) => role === 'methods')
  while (methodSentences.length < Math.min(limit, fewestMethods)) {
    const [next] = selectDiverse(
      parts
        .filter(({ section }) => !heard().has(section))
        .map((sentence) => ({ sentence, score: procedureScore(sentence) })),
      { most: 1, floor: floors.methods, taken: [...taken, ...methodSentences] },
    )
    if (!next) break
    methodSentences.push(next)
  }
  const methods = tell(
    'methods',
    methodSentences.toSorted((a, b) => a.index - b.index),
  )
  const abstractFirst = withAbstract(document, sentences, findingScore)
  const ofWork = new Set(foundPart(document, sentences, statements))
  const finding = (sentence: Sentence) => (ofWork.has(sentence) ? abstractFirst(sentence) : 0)
  const found = choose(finding, floors.results)
  const results = tell(
    'results',
    found.length > 0 ? found : choose(finding, floors.faintResults, Math.min(limit, 2)),
  )
  // Where no sentence says what came out, the tables may.
  if (results.length === 0)
    results.push(
      ...document.tables
        .flatMap((table) => tableFacts(document, table, 2))
        .slice(0, Math.min(limit, 2)),
    )
  return {
    tldr,
    whatsNew,
    methods,
    results,
    limitations: tell('limitations', limitations),
    replicationChecklist: checklist(document, sentences, quote, others),
    withheld: [...withheld],
    engine: 'embedded',
    engineVersion,
    documentId: document.id,
  }
}
