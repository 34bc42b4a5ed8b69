import type { PaperDocument } from '../document/paper-document.ts'
import type { Span } from '../text/span.ts'
import { admissionScore } from './admission-score.ts'
import { findingScore } from './finding-score.ts'
import { limitationScorer } from './limitation-score.ts'
import { methodFacets, methodScore } from './method-score.ts'
import { noveltyScorer } from './novelty-score.ts'
import type { Intent } from './question.ts'
import type { SentenceRole } from './role-cues.ts'
import { selectDiverse } from './select.ts'
import { isShortStatement, isStatement, type Sentence } from './sentence.ts'
import { roleShares } from './sentence-roles.ts'
import { rankTldr } from './tldr.ts'

const conclusionCue =
  /^(conclusions?\b|in conclusion|we conclude|to conclude|in summary|overall|taken together|together)|\bwe conclude\b|\b(these|our) (results|findings|data) (suggest|indicate|demonstrate|show|support|highlight)/i

function conclusionScore({ text, role, place }: Sentence): number {
  const cue = conclusionCue.test(text) ? 2 : 0
  if (role === 'conclusion') return 1.2 + cue + (place < 0.4 ? 0.5 : 0)
  if (role === 'abstract') return cue + (place > 0.8 ? 1.1 : 0)
  return role === 'discussion' ? cue + 0.5 * place : 0
}

const places =
  /\b(study (area|sites?|setting|population)|(conducted|carried out|performed|done|undertaken) (in|at|by|on)|located (in|at)|recruited (from|in|at)|took place (in|at)|(collected|sampled|obtained) (in|from|at))\b/i
const times =
  /\b(between|from|during|in|on|until|since)\b[^.]{0,40}\b((19|20)\d\d|january|february|march|april|may|june|july|august|september|october|november|december)\b/i

const citation =
  /\((?![^()]*\b(January|February|March|April|May|June|July|August|September|October|November|December)\b)[^()]*\b(19|20)\d\d[^()]*\)/g

/** A sentence of the methods or the abstract that names where or when the work was done. */
function settingScore(cue: RegExp, names: RegExp) {
  return ({ text, role }: Sentence): number => {
    if (role !== 'methods' && role !== 'abstract') return 0
    if (!names.test(text.replace(citation, ''))) return 0
    return (cue.test(text) ? 2 : 0) + (role === 'methods' ? 0.5 : 0.3)
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
    /\b(data ?sets?|corpus|corpora|benchmarks?|samples?|collection|articles|papers|documents|abstracts|questions|records|images|sentences)\b/i.test(
      sentence.text,
    )
  return named ? methodScore(sentence, 'data') : 0
}

const ahead =
  /\bfuture (?:work|research|stud(?:y|ies)|directions?|experiments?|versions?)\b|\b(?:we|authors) (?:\w+ )?(?:plan|intend|hope|aim) to\b|\bwe leave\b|\bin (?:the )?future\b|\bremains? to be\b|\bnext steps?\b|\bfurther (?:research|work|studies|investigations?) (?:is|are|will|should|could)\b/i
/** A sentence on what is to be done next; the end of a paper is where it is told. */
function futureScore({ text, role, place }: Sentence): number {
  if (!ahead.test(text)) return 0
  return 2 + (role === 'conclusion' ? 1 : role === 'discussion' ? 0.5 + 0.5 * place : 0)
}

const facets = Object.keys(methodFacets) as (keyof typeof methodFacets)[]
const scores: Readonly<
  Record<Exclude<Intent, 'about' | 'novelty' | 'limitations'>, (sentence: Sentence) => number>
> = {
  method: (sentence) => Math.max(...facets.map((facet) => methodScore(sentence, facet))),
  results: findingScore,
  conclusion: conclusionScore,
  place: settingScore(places, /\b(in|at|from|near) (the )?(\p{Ll}+ ){0,3}\p{Lu}/u),
  data: (sentence) => dataScore(sentence),
  analysis: (sentence) => methodScore(sentence, 'analysis'),
  future: futureScore,
  duration: durationScore,
  time: settingScore(times, /\b(19|20)\d\d\b/),
}

/** What five words may say: "The study lasted 14 months." */
const toldShortly: ReadonlySet<Intent> = new Set<Intent>(['duration', 'place', 'time'])

/** The sentences that answer a question about the paper as a whole; none when it is silent on that. */
export function answerIntent(
  document: PaperDocument,
  sentences: readonly Sentence[],
  intent: Intent,
  most: number,
): Span[] {
  if (intent === 'about')
    return rankTldr(document, sentences)
      .slice(0, Math.min(2, most))
      .map(({ span }) => span)
  const score =
    intent === 'novelty'
      ? noveltyScorer(sentences)
      : intent === 'limitations'
        ? limitationScorer(sentences)
        : scores[intent]
  const scored = sentences
    .filter(toldShortly.has(intent) ? isShortStatement : isStatement)
    .map((sentence) => ({ sentence, score: score(sentence) }))
  const found = selectDiverse(scored, { most, floor: 1.8, taken: [] })
  const worded = found.length > 0 ? found : elsewhere(sentences, intent, most)
  // A paper that draws no conclusion by name concludes what its one sentence says.
  const told =
    worded.length === 0 && intent === 'conclusion'
      ? rankTldr(document, sentences).slice(0, 1)
      : worded
  return told.map(({ span }) => span)
}

const rolesOf: Readonly<Partial<Record<Intent, SentenceRole>>> = {
  method: 'method',
  results: 'result',
  conclusion: 'conclusion',
}
const leastShare = 0.4

const leastAdmitted = 1.8

/** What answers a question on a part of the paper that no section of it is about. */
function elsewhere(sentences: readonly Sentence[], intent: Intent, most: number): Sentence[] {
  if (intent !== 'limitations') return byWording(sentences, intent, most)
  const scored = sentences
    .filter((sentence) => isStatement(sentence) && sentence.speaksOf === 'paper')
    .map((sentence) => ({ sentence, score: admissionScore(sentence) }))
  return selectDiverse(scored, { most: Math.min(2, most), floor: leastAdmitted, taken: [] })
}

/** Sentences that by their own wording are of the part that is asked for, in a paper whose sections do not say. */
function byWording(sentences: readonly Sentence[], intent: Intent, most: number): Sentence[] {
  const role = rolesOf[intent]
  if (role === undefined) return []
  const scored = sentences
    .filter((sentence) => isStatement(sentence) && sentence.speaksOf === 'paper')
    .map((sentence) => ({ sentence, score: roleShares(sentence)[role] }))
  return selectDiverse(scored, { most, floor: leastShare, taken: [] })
}
