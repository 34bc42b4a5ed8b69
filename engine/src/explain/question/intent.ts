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
import { chanceOfIntent } from './intent-weights.ts'
import { kindStatements } from './paper-kind.ts'
import type { Intent } from './question.ts'
import { reasonScorer } from './reason-score.ts'

const places =
  /\b(study (area|sites?|setting|population)|(conducted|carried out|performed|done|undertaken)( [\w-]+){0,9}? (in|at) (?!accordance|compliance|line|agreement|order|addition|collaboration|cooperation)|located (in|at)|recruited (from|in|at)|took place (in|at)|(collected|sampled|obtained) (in|from|at)|(referr(ed|ing)|admitted|presenting) (?!to as\b)(to|at|in)|attend(ed|ing)|visiting|resid(ing|ents|ed) (in|of|at)|living in|hospitali[sz]ed (in|at)|(treated|followed|enrolled|surveyed) (in|at|from))\b/i
const times =
  /\b(between|from|during|in|on|until|since)\b[^.]{0,40}\b((19|20)\d\d|january|february|march|april|may|june|july|august|september|october|november|december)\b/i

const citation =
  /\((?![^()]*\b(January|February|March|April|May|June|July|August|September|October|November|December)\b)[^()]*\b(19|20)\d\d[^()]*\)/g

/** A place by its form: "at the clinic of Tidetown", "to the Lantern Hospital". */
const placeName =
  /\b(?:in|at|from|near|to|attend(?:ed|ing)|visiting) (?!accordance|compliance|line|agreement|order|addition|collaboration|cooperation)(?:[Tt]he |an? |one |two |three |four |five |\d+ )?(?:[\p{Ll}-]+ \(?){0,8}(?:(?!Fig|Tab|Sec|Supp|Append|Declaration|Good|Guideline|January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}\p{Ll}{3,}|\b(?:USA|UK|US)\b)/u

/** Where a work was approved, and where others did theirs, is not where it was done. */
const elsewhere =
  /\b(?:approv(?:ed|al)|ethic(?:s|al)|informed consent)\b|\b(?:studies|surveys|trials|approaches) (?:\w+ ){0,4}?ha(?:ve|d) been\b|\b(?:pilot|previous|earlier) (?:study|trial|survey)\b/i
const doneThere =
  /\b(?:was|were) (?:conducted|carried out|performed|done|undertaken) (?:in|at|from|between|during) (?!accord|compli|agree|line)/i
/** Papers without headings for their parts tell of their setting anywhere. */
const settings: Readonly<Partial<Record<Sentence['role'], number>>> = {
  methods: 0.5,
  abstract: 0.3,
  other: 0.1,
  results: 0.1,
}
/** A sentence of the methods, the abstract or the results that names where or when the work was done. */
function settingScore(cue: RegExp, names: RegExp) {
  return ({ text, role }: Sentence): number => {
    const place = settings[role]
    if (place === undefined || (elsewhere.test(text) && !doneThere.test(text))) return 0
    if (!names.test(text.replace(citation, ''))) return 0
    return (cue.test(text) ? 2 : 0) + place
  }
}

const span =
  /\b(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[\s-](?:day|week|month|year|season)s?\b(?![ -](?:of age|old))/i
const range =
  /\b(?:from|between|during|in|over)\b[^.;]{0,40}\b(?:19|20)\d\d\b[^.;]{0,24}?(?:–|-|\bto\b|\band\b|\buntil\b|\bthrough\b)[^.;]{0,24}?\b(?:19|20)?\d\d\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b[^.;]{0,20}(?:–|\bto\b|\band\b|\buntil\b|\bthrough\b)[^.;]{0,20}\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/
const lasting =
  /\b(?:lasted|took place|followed[ -]up|collected|recruited|enrolled|conducted|observed|obtained|monitored|sampled|carried out|performed|surveyed|visited|diagnosed|admitted|undertaken)\b/i
const period =
  /\b(?:study|trial|survey|observation|sampling|monitoring|data collection|field ?work|follow-?up)\b|\bperiod\b/i
const undone = /\bno \w+ (?:was|were)\b|\b(?:not|never)\b/i
/** A sentence that says from when to when, or how long, the work was done. */
function durationScore({ text, role }: Sentence): number {
  if (role !== 'methods' && role !== 'abstract' && role !== 'results') return 0
  const plain = text.replace(citation, '')
  const told = (range.test(plain) ? 1 : 0) + (span.test(plain) ? 0.8 : 0)
  if (told === 0 || undone.test(plain)) return 0
  const cued = (lasting.test(plain) ? 0.8 : 0) + (period.test(plain) ? 0.8 : 0)
  return cued === 0 ? 0 : told + cued + (role === 'results' ? 0.1 : 0.4)
}

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
  place: plainly(settingScore(places, placeName)),
  data: plainly(dataScore),
  analysis: plainly((sentence) => methodScore(sentence, 'analysis')),
  future: futureScorer,
  reason: reasonScorer,
  duration: plainly(durationScore),
  time: plainly(settingScore(times, /\b(19|20)\d\d\b/)),
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
