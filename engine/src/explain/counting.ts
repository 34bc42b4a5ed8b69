import { stem } from '../text/tokens.ts'
import { inFront } from './in-front.ts'
import type { Question } from './question.ts'
import { isFaint, synonymsOf, type Topic } from './question-coverage.ts'
import type { Demanded, RankedCandidate } from './rank-candidates.ts'
import { isOfCounting } from './table-counts.ts'
import { topicStems } from './words.ts'

const mass = /(?:ss|us|is|bias|gas)$/i
/** The stem of a noun; "GPUs" are counted like "GPU". */
const nounStem = (word: string) => stem(word.replace(/(?<=\p{Lu}{2})s$/u, '').toLowerCase())

/** What "how many" asks the number of, as the stem of its first plural noun ("authors took part"), else of the last word; null for other questions. */
export function countsAsked(question: Question): string | null {
  const words =
    /\bhow many\s+((?:(?!(?:were|was|are|is|did|does|do|have|has|had|can|could|may|might|will|would|should|must|in|on|of|from|at|to|for|with|there)\b)[\p{L}\p{N}-]+\s*){1,4})/iu
      .exec(question.text)?.[1]
      ?.trim()
      .split(/\s+/)
  const noun = words?.find((word) => /s$/i.test(word) && !mass.test(word)) ?? words?.at(-1)
  return noun === undefined ? null : nounStem(noun)
}

const numeral =
  /^(\d[\d,.]*(?:[–-]\d[\d,.]*)?[KkM]?|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-\p{L}+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen)$/iu
const parting =
  /^(of|in|on|at|from|per|for|with|by|and|or|between|to|than|as|which|that|each|such|other|more|[=<>≤≥±])$/i
/** What is measured is not counted: "120 μL of sample". */
const unit =
  /^(?:[mkµμn]?[lgm]|[kmcnµμ]?m[²³23]?|hr?|min|m?s|bp|kb|m?M|°C|years?|days?|weeks?|months?|hours?|minutes?|seconds?)$/i
const between = 3
/** A list's own numbering: "(1) all sites, (2) only sites in towns". */
const listLabels = /\(\d{1,2}\)(?=\s)/g
/** "a 12-layer network", "7-billion-parameter": the count and the thing in one word. */
const compound =
  /(?<![\p{L}\p{N}.])\d[\d,.]*[-–\u2010\u2011 ]?(?:thousand|million|billion|trillion)?[-–\u2010\u2011](\p{L}{3,})/giu

const countsJoined = (text: string, thing: string): boolean =>
  [...text.matchAll(compound)].some(([, noun = '']) => nounStem(noun) === thing)

/** The nouns that numbers count, as stems: "322 marked crows", "8 NVIDIA P100 GPUs"; no "two sub-layers" for layers. */
export function thingsCounted(text: string): ReadonlySet<string> {
  const words = text
    .replace(/^\W*\d{1,2}[.)]\s/, '')
    .replace(listLabels, ' | ')
    // "eight layers, or heads" counts the heads.
    .replace(/,\s+or\s+/g, ' ')
    // A bracket or a comma parts names: "19,812 <query, paper> pairs".
    .replace(/(?<=\s)(?=[<[{(])|(?<=[,;:])(?=\s)/g, ' | ')
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
  const found = new Set<string>()
  words.forEach((word, at) => {
    if (!numeral.test(word) || /^(19|20)\d\d$/.test(word)) return
    // "A 40M model" is one model.
    if (/M$/.test(word) && /^(?:models?|parameters?)$/i.test(words[at + 1] ?? '')) return
    const isMeasure = unit.test(words[at + 1] ?? '')
    for (const next of words.slice(at + 1, at + 2 + between)) {
      // "How many days?" is answered by the unit itself.
      if (isMeasure && next !== words[at + 1]) return
      if (parting.test(next) || next === '') return
      if (!/(?:ing|ed)$/i.test(next)) found.add(nounStem(next))
    }
  })
  return found
}

/** True when a number counts things of this name. */
export const countsThings = (text: string, thing: string): boolean => thingsCounted(text).has(thing)

const partOf =
  /(?<![\p{L}\p{N}.])([\p{L}\p{N},.-]+) of (?:the|these|those|all|our|its) (?:[\p{L}-]+ ){0,2}?([\p{L}-]+)/giu
/** True when a number is given of some of the things: "88 of the journals were affiliated". */
const countsPart = (text: string, thing: string): boolean =>
  [...text.matchAll(partOf)].some(
    ([, number = '', noun = '']) => numeral.test(number) && nounStem(noun) === thing,
  )

const glue =
  /^(?:[(=:]|n|was|were|is|are|of|in|a|total|totall?ed|amounted|to|reached|equal(?:s|ed)?|comprised)$/i
const ofThem = 6
/** Numbers of sections and of cited works count nothing. */
const pointer = /§\s?[\d.]+|\[\d[\d,;\s–-]*\]/g

/** True when a number is given for the thing after its name: "patients (n = 34)", "the number of gates was 12". */
function numberedAfter(text: string, thing: string): boolean {
  const words =
    text.replace(pointer, ' ').match(/[\p{L}\p{N}][\p{L}\p{N},.-]*(?<![,.-])|[(=:]/gu) ?? []
  return words.some((word, at) => {
    if (nounStem(word) !== thing) return false
    const isNumber = /^numbers?$/i.test(words[at - 2] ?? '') && words[at - 1] === 'of'
    for (const next of words.slice(at + 1, at + 1 + ofThem)) {
      if (numeral.test(next)) return true
      if (!glue.test(next) && !isNumber) return false
    }
    return false
  })
}

/** What a set is counted in where its things have no other name: "500 instances", "60 question-answer pairs". */
const units = 'instances examples pairs items entries records triples'.split(' ').map(nounStem)
const leastWhole = 0.6
/** People are never counted in pairs or entries. */
const people = /(?:ers|ors|ants|ists|people|students|experts)$/i

/** "How many pages are in the corpus?": what holds them need not be said again. */
const containers = new Set(topicStems('corpus corpora dataset data collection sample set'))

const lastDone = /\b(\p{L}+ed)(?: (?:in|on|at|by|from|for|with|of|to|during|as))?(?: [^?]*)?\W*$/iu
/** The stem of what was done with the things by the end of a question: "trained" in "How many pages was it trained on?". */
const doneAtLast = (question: string): string | null => {
  const word = lastDone.exec(question)?.[1]
  return word === undefined ? null : stem(word.toLowerCase())
}

const ofPart = /\b(?:up to|at most|at least|a maximum of|for each|for every|in each|per \p{L}+) /iu

/** Below this share of the question's topic a count is of something else. */
const leastOwn = 0.4
const mostCounted = 25
/** Words by which a paper counts all that it was done on. */
const overall =
  /\b(?:in total|in all|altogether|a total of|overall|(?:study|final|whole|total|entire) (?:sample|population|cohort|data ?set)|recruited|enrolled|participated|took part|randomi[sz]ed|were (?:included|analy[sz]ed|collected|sampled|interviewed|surveyed|annotated|studied|examined|screened|selected)|consist(?:s|ed) of|comprise[sd]|contain(?:s|ed)|we (?:\w+ly )?(?:collected|sampled|included|interviewed|surveyed|annotated|studied|examined|screened|selected|analy[sz]ed|gathered|obtained|used))\b/i

/**
 * Of ranked candidates those that count what "how many" asks for come first; without any the question has no
 * answer. Other questions keep their order.
 */
export function byCount(
  question: Question,
  ranked: readonly RankedCandidate[],
  _: string,
  { kin }: Topic,
): Demanded {
  const thing = countsAsked(question)
  if (thing === null) return ranked
  // "How many crows died?" is not answered by how many there were.
  const rest = question.stems.filter(
    (stem) => stem !== thing && !isFaint(stem) && !/^\d/.test(stem) && !containers.has(stem),
  )
  const noun = /\bhow many\s+(.+)/iu.exec(question.text)?.[1]?.split(/\s+/) ?? []
  const end = noun.findIndex((word) => nounStem(word.replace(/\W+$/, '')) === thing)
  /** What stands between: "training" in "how many training queries". */
  const qualities = topicStems(noun.slice(0, Math.max(0, end)).join(' '))
  const isSuch = ({ stems }: RankedCandidate) =>
    qualities.every((stem) => [stem, ...(kin.get(stem) ?? [])].some((one) => stems.has(one)))
  const has = ({ stems, around }: RankedCandidate, stem: string) =>
    [stem, ...(kin.get(stem) ?? [])].some((one) => stems.has(one) || around.has(one))
  const done = doneAtLast(question.text)
  const tells = (candidate: RankedCandidate) =>
    (rest.length === 0 || rest.some((stem) => has(candidate, stem))) &&
    (done === null || isOfCounting(done) || !rest.includes(done) || has(candidate, done))
  const things = [thing, ...(thing === 'time' ? [] : synonymsOf(thing))]
  const counting = ranked.slice(0, mostCounted).filter(
    (candidate) =>
      candidate.own >= leastOwn &&
      tells(candidate) &&
      isSuch(candidate) &&
      (things.some((one) => countsThings(candidate.text, one)) ||
        countsJoined(candidate.text, thing) ||
        // How many of them are so is told by a part of them.
        (countsPart(candidate.text, thing) && rest.some((stem) => candidate.stems.has(stem))) ||
        numberedAfter(candidate.text, thing)),
  )
  // "How many patients were included?" is told by what counts them all, in whatever words.
  if (counting.length === 0 && rest.length === 0)
    counting.push(
      ...ranked.filter(
        (candidate) =>
          candidate.role !== 'background' &&
          candidate.role !== 'introduction' &&
          candidate.kind !== 'table' &&
          overall.test(candidate.text) &&
          isSuch(candidate) &&
          countsThings(candidate.text, thing),
      ),
    )
  // "400 question pairs" tells how many questions where nothing tells it plainly.
  if (counting.length === 0 && !people.test(noun[end] ?? ''))
    counting.push(
      ...ranked
        .slice(0, mostCounted)
        .filter(
          (candidate) =>
            candidate.own >= leastWhole &&
            isSuch(candidate) &&
            tells(candidate) &&
            candidate.kind !== 'table' &&
            units.some((unit) => countsThings(candidate.text, unit)),
        ),
    )
  if (counting.length === 0) {
    const asked = noun
      .slice(0, end + 1)
      .join(' ')
      .replace(/\W+$/, '')
    return { lacking: `no passage that fits the question gives a number of ${asked || 'them'}` }
  }
  // What counts it fully tells it best: "322 marked crows" before "17,645 observations of marked crows".
  // "Up to five for each" and what a picture shows are counts of a part.
  const whole = counting.filter(({ kind, text }) => kind !== 'caption' && !ofPart.test(text))
  const told = whole.length > 0 ? whole : counting
  const best = Math.max(...told.map(({ own }) => own))
  const lead = told.filter(({ own }) => own === best)
  return inFront(lead, ranked)
}
