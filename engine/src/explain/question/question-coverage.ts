import { generality } from '../../text/general-words.ts'
import { oneLetterOff } from '../../text/spelling.ts'
import type { Candidate } from '../answer/candidates.ts'
import { topicStems } from '../text/words.ts'
import type { Question } from './question.ts'

const classes: readonly ReadonlySet<string>[] = [
  'participants patients subjects individuals people volunteers respondents',
  'dataset data corpus corpora benchmark database',
  'baseline compare',
  'method approach technique algorithm',
  'cause lead reason due',
  'symptom sign',
  'show demonstrate find',
  'increase rise higher',
  'decrease reduce lower',
  'percentage proportion percent rate share',
  'funded supported grant funding',
  'evaluate evaluation metric measure',
  'name call',
  'treat treatment therapy',
  'denote represent stand',
  'author researcher',
  'hardware gpu processor cpu machine',
  'error mistake wrong',
  'time speed duration fast',
  'draw drew drawn',
  'take took taken',
  'give gave given',
  'make made',
  'choose chose chosen',
  'write wrote written',
  'find found',
  'hold held',
  'keep kept',
  'build built',
  'see saw seen',
  'grow grew grown',
  'begin began begun',
  'lead led',
  'lose lost',
  'leave left',
  'run ran',
  'get got',
  'hide hidden',
  'real actual genuine historical simulated synthetic artificial',
  'slower faster slow fast speed quicker',
  'plan future intend',
  'confidence interval ci',
  'deviation sd',
  'odds or',
  'gap distance difference',
  'worse bad',
  'time second minute millisecond hour',
  'miss catch caught',
  'gender sex',
  'paid pay compensate remunerate',
  'triple triplet',
].map((group) => new Set(topicStems(group)))

const anyPeople = topicStems('children adults women men students')
const anyBeings = [...anyPeople, ...topicStems('mice rats animals')]
/** A question for people of any kind is answered by those of one, one for subjects by animals, too; never the other way round. */
const kinds: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...topicStems('participants patients people volunteers respondents').map(
    (stem) => [stem, new Set(anyPeople)] as const,
  ),
  ...topicStems('subjects individuals').map((stem) => [stem, new Set(anyBeings)] as const),
])

/** Stems of nearly one meaning with a stem, and of the kinds of people that it may mean; other forms of the word are left out. */
export function synonymsOf(stem: string): ReadonlySet<string> {
  const found = new Set(classes.filter((words) => words.has(stem)).flatMap((words) => [...words]))
  for (const word of kinds.get(stem) ?? []) found.add(word)
  found.delete(stem)
  return found
}

/** Verbs and qualities that every question may use: that a paper never says them tells little. */
const faint: ReadonlySet<string> = new Set(
  topicStems(
    `test include examine analyse count support fail failure succeed work happen occur denote mean represent stand define call matter important
    importance good bad best worst perform handle choose chosen select pick achieve obtain make give take
    apply include involve require need suggest help affect influence differ depend consist contain come
    tell explain describe reach get want try prefer consider treat keep count deal main key specific exact
    exactly actually kind type sort way size big large small many author researcher detail typical
    hard easy difficult value rate proportion percentage percent share fraction number amount long made
    took given chose mention hypothetical necessary practice benefit merit advantage status indication create
    creation characteristic enable responsible person challenge optimal hypothesize hypothesized exist report
    conclusion methodology`,
  ),
)
const faintShare = 0.25
/** How much the absence of a word tells: little of one that papers of every field use, all of a field's own word. */
const tellingOfAbsence = (stem: string): number => 1 - (1 - faintShare) * generalityOf(stem)
const generalityOf = (stem: string): number => (faint.has(stem) ? 1 : generality(stem))
/** True for stems that any question may use. */
export const isFaint = (stem: string): boolean => faint.has(stem)
/** True for two forms of a word, or two words of nearly one meaning. */
export const sameWord = (one: string, other: string): boolean =>
  sameFamily(one, other) || classes.some((words) => words.has(one) && words.has(other))

/** Endings that make another word of the same family: "annotate, annotator", "fail, failure". */
const endings =
  /^(?:e|i|er|or|ur|ure|ion|ation|it|iti|al|ial|ic|ist|ism|ment|ness|anc|enc|ant|ent|abl|ibl|iv|ativ|ful|less|th)$/
const shortestRoot = 4

function sameFamily(a: string, b: string): boolean {
  const [root, longer] = a.length < b.length ? [a, b] : [b, a]
  return (
    root.length >= shortestRoot &&
    longer.startsWith(root) &&
    endings.test(longer.slice(root.length))
  )
}

const shortestSlip = 6
/** True when a reader who typed `typed`, which the paper never says, may have meant `word`: "carageenan". */
const isSlip = (typed: string, word: string): boolean =>
  Math.min(typed.length, word.length) >= shortestSlip &&
  typed[0] === word[0] &&
  !/\d/.test(typed) &&
  generalityOf(typed) === 0 &&
  oneLetterOff(typed, word)

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

/** Weighs the stems of a question by how rare they are among the candidates. */
export function topicOf(question: Question, candidates: readonly Candidate[]): Topic {
  const counts = new Map<string, number>()
  for (const { stems } of candidates)
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const weights = new Map<string, number>()
  const kin = new Map<string, ReadonlySet<string>>()
  const missing = new Set<string>()
  let total = 0
  let known = 0
  let special = 0
  let specialKnown = 0
  for (const stem of question.stems) {
    const having = counts.get(stem) ?? 0
    // A number that the paper never names may be a false premise; it must not hide the topic.
    if (having === 0 && /^\d/.test(stem)) continue
    const related = new Set(synonymsOf(stem))
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
    const ofField = (1 - generalityOf(stem)) * rare
    total += weight
    special += ofField
    known += isKnown ? weight : isKin ? kinShare * weight : 0
    specialKnown += isKnown ? ofField : isKin ? kinOfField * ofField : 0
    if (!isKnown && !isKin && !faint.has(stem)) missing.add(stem)
  }
  return {
    weights,
    kin,
    missing,
    unheard: [...missing].some((stem) => generality(stem) < leastGeneral),
    known: total === 0 ? 0 : known / total,
    ownWords: special > leastOwnWeight ? specialKnown / special : unsaidShare,
  }
}

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
