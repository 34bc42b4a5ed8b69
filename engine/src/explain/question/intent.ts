import type { PaperDocument } from '../../document/paper-document.ts'
import type { Span } from '../../text/span.ts'
import { fundingStatements } from '../checklist/funding-statements.ts'
import type { SentenceRole } from '../roles/role-cues.ts'
import { roleShares } from '../roles/sentence-roles.ts'
import { limitsAnswered } from '../summary/limitations.ts'
import { mainFindings } from '../summary/main-finding.ts'
import { methodScore } from '../summary/method-score.ts'
import { noveltyScorer } from '../summary/novelty-score.ts'
import { type Scored, selectDiverse } from '../summary/select.ts'
import { rankTldr } from '../summary/tldr.ts'
import { worthOf } from '../summary/worth.ts'
import { othersWork } from '../text/others-work.ts'
import type { Sentence } from '../text/sentence.ts'
import { isShortStatement, isStatement } from '../text/statement.ts'
import { conclusionScorer } from './conclusion-score.ts'
import { futureScorer } from './future-score.ts'
import type { Intent } from './intent-cues.ts'
import { chanceOfIntent } from './intent-weights.ts'
import { kindStatements } from './paper-kind.ts'
import { reasonScorer } from './reason-score.ts'
import { durationScore, placeScore, timeScore } from './setting-score.ts'

/** A sentence that names what the work was done on. */
function dataScore(sentence: Sentence): number {
  const named =
    /\b(data ?sets?|corpus|corpora|benchmarks?|collection|articles|papers|documents|abstracts|questions|records|images|sentences)\b/i.test(
      sentence.text,
    )
  return named ? methodScore(sentence, 'data') : 0
}

type Score = (sentence: Sentence) => number
type Scorer = (document: PaperDocument, sentences: readonly Sentence[]) => Score
const plainly =
  (score: Score): Scorer =>
  () =>
    score

/** How each intent weighs sentences; those of the paper's kind, its funding and what it is about are found otherwise. */
const scorers: Readonly<
  Record<
    Exclude<Intent, 'about' | 'kind' | 'funding' | 'method' | 'results' | 'limitations'>,
    Scorer
  >
> = {
  conclusion: conclusionScorer,
  place: plainly(placeScore),
  data: plainly(dataScore),
  analysis: plainly((sentence) => methodScore(sentence, 'analysis')),
  future: futureScorer,
  reason: reasonScorer,
  duration: plainly(durationScore),
  time: plainly(timeScore),
  novelty: (_, sentences) => noveltyScorer(sentences),
}

/** What five words may say: "The study lasted 14 months." */
const toldShortly: ReadonlySet<Intent> = new Set<Intent>(['duration', 'place', 'time'])

/** What answers a question about the paper as a whole. */
export interface IntentAnswer {
  /** The sentences, the plainest first; none when the paper is silent on that. */
  readonly spans: readonly Span[]
  /** The chance that the first is the answer, where that is worded weakly. */
  readonly chance?: number
}

/** The sentences that answer a question about the paper as a whole, and how sure it is that they do. */
export function answerIntent(
  document: PaperDocument,
  sentences: readonly Sentence[],
  intent: Intent,
  most: number,
): IntentAnswer {
  if (intent === 'about')
    return {
      spans: rankTldr(document, sentences)
        .slice(0, Math.min(2, most))
        .map(({ span }) => span),
    }
  if (intent === 'funding') return { spans: fundingStatements(document, sentences, most) }
  if (intent === 'kind') return { spans: kindStatements(document, sentences, most) }
  if (intent === 'limitations')
    return {
      spans: limitsAnswered(document, sentences, most).map(({ span, whole }) => whole ?? span),
    }
  const others = ofPaper.has(intent) ? othersWork(document, sentences) : null
  const statements = sentences
    .filter(toldShortly.has(intent) ? isShortStatement : isStatement)
    .filter(({ index, speaksOf }) => !others || (speaksOf === 'paper' && !others.has(index)))
  const scored =
    intent === 'results'
      ? mainFindings(document, statements)
      : intent === 'method'
        ? steps(document, sentences, statements)
        : weighed(statements, scorers[intent](document, sentences))
  const worded = chosen(scored, intent, most)
  const isParted = sentences.some(({ role }) => outcomes.has(role))
  // Who draws no conclusion by name concludes what was found above all.
  const drawn =
    worded.length === 0 && intent === 'conclusion' && isParted
      ? chosen(mainFindings(document, statements), 'results', most)
      : worded
  const found = drawn.length > 0 ? drawn : byWording(sentences, intent, most)
  const told =
    found.length === 0 && wholeInShort.has(intent)
      ? rankTldr(document, sentences).slice(0, 1)
      : found
  const lead = scored.find(({ sentence }) => worded[0] === sentence)
  const chance = told.length > 0 ? chanceOfIntent(intent, lead?.score ?? 0) : undefined
  return { spans: told.map(({ span }) => span), ...(chance !== undefined && { chance }) }
}

/** Of a paper that draws no conclusion by name, calls nothing new or words no finding, its one sentence tells. */
const wholeInShort: ReadonlySet<Intent> = new Set<Intent>(['conclusion', 'novelty', 'results'])

const weighed = (statements: readonly Sentence[], score: Score): Scored[] =>
  statements.map((sentence) => ({ sentence, score: score(sentence) }))

/** What the summary would tell of the methods, where it is worth telling. */
function steps(
  document: PaperDocument,
  sentences: readonly Sentence[],
  statements: readonly Sentence[],
): Scored[] {
  const own = new Set(statements.map(({ index }) => index))
  return worthOf(document, sentences)
    .methods.filter(({ sentence, score }) => score > 0 && own.has(sentence.index))
    .map(({ sentence, score }) => ({ sentence, score: score + floor }))
}

/** What a paper did, found and plans is not told by what it says of others. */
const ofPaper: ReadonlySet<Intent> = new Set<Intent>(['results', 'conclusion', 'novelty', 'future'])

/** Intents of which the plainest sentence is the answer, wherever it stands. */
const plainestFirst: ReadonlySet<Intent> = new Set<Intent>([
  'method',
  'results',
  'conclusion',
  'novelty',
  'future',
  'reason',
  'data',
])
const floor = 1.8
/** Sentences of a conclusion that word none, and news that is hardly called so. */
const ofFaintWords = 1.39

const faintly: ReadonlySet<Intent> = new Set<Intent>(['novelty', 'conclusion'])

/** The sentences that say best what is asked for, by their wording and place. */
function chosen(scored: readonly Scored[], intent: Intent, most: number): Sentence[] {
  const choose = (pool: readonly Scored[], least: number, atMost = most) => {
    const found = selectDiverse(pool, { most: atMost, floor: least, taken: [] })
    if (!plainestFirst.has(intent)) return found
    const value = (sentence: Sentence) =>
      pool.find((one) => one.sentence.index === sentence.index)?.score ?? 0
    return found.toSorted((a, b) => value(b) - value(a) || a.index - b.index)
  }
  const found = choose(scored, floor)
  return found.length === 0 && faintly.has(intent) ? choose(scored, ofFaintWords, 1) : found
}

const rolesOf: Readonly<Partial<Record<Intent, SentenceRole>>> = {
  method: 'method',
  conclusion: 'conclusion',
}
const leastShare = 0.4
const outcomes: ReadonlySet<Sentence['role']> = new Set(['results', 'discussion', 'conclusion'])

/** Sentences that by their own wording are of the part that is asked for, in a paper whose sections do not say. */
function byWording(sentences: readonly Sentence[], intent: Intent, most: number): Sentence[] {
  const role = rolesOf[intent]
  if (role === undefined) return []
  // Sections that tell what came out, and say nothing of it, are not outdone by what stands elsewhere.
  if (intent !== 'method' && sentences.some(({ role: place }) => outcomes.has(place))) return []
  const scored = sentences
    .filter((sentence) => isStatement(sentence) && sentence.speaksOf === 'paper')
    .map((sentence) => ({ sentence, score: roleShares(sentence)[role] }))
  return selectDiverse(scored, { most, floor: leastShare, taken: [] })
}
