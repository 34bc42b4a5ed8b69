import { tokens } from '../../text/tokens.ts'
import { conditionsAsked, distinctNames, speaksOf } from '../question/distinct-names.ts'
import { changeIn, comparisonIn } from '../question/opposites.ts'
import type { Question } from '../question/question.ts'
import { isFaint, type Topic } from '../question/question-coverage.ts'
import { ordersThings, wantsOrder } from '../tables/extreme.ts'
import { citesOthers } from '../text/antecedent.ts'
import { inFront } from '../text/in-front.ts'
import { topicStems } from '../text/words.ts'
import { namesIn } from './decisive.ts'
import type { Demanded, RankedCandidate } from './rank-candidates.ts'

// What a question asks for must stand in the passage that answers it, whatever the weights say: a figure, the
// end of an order, the name. A passage without it is about something else.

const looked = 25

/** Puts those that meet a demand first; tells what is lacking where none does. */
function first(
  ranked: readonly RankedCandidate[],
  meets: (candidate: RankedCandidate) => boolean,
  lacking: string,
): Demanded {
  const found = ranked.slice(0, looked).filter(meets)
  return found.length === 0 ? { lacking } : inFront(found, ranked)
}

/** A figure or a number in words. */
export const numeral =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|half|third|quarter|hundred|thousand|million)\b/i
const share = /\d\s?%|\bper ?cent\b|\b0?\.\d|\b\d+ (?:of|in) \d/i
const time =
  /\d[\d.,]*[\s-]?(?:ms|s|min|h|(?:milli|micro)?seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/i
/** Quantities with the signs by which a text gives them without naming them. */
const quantities: Readonly<Record<string, RegExp | null>> = {
  mean: /±/,
  average: /±|\bmean\b/i,
  median: /\bIQR\b/,
  precision: null,
  recall: null,
  accuracy: null,
  perplexity: null,
  bleu: null,
  f1: null,
  agreement: null,
  correlation: null,
  sensitivity: share,
  specificity: share,
  probability: share,
  interval: /\bCIs?\b|\binterval/,
  percentile: null,
  temperature: /°|\bK\b/,
  duration: time,
  latency: time,
  prevalence: share,
  incidence: share,
  percentage: share,
  proportion: share,
  fraction: share,
}
const asksQuantity = new RegExp(
  `^\\W*(?:what|which) (?:(?:is|was|are|were) )?(?:the )?(?:[\\w-]+ ){0,3}?(${Object.keys(quantities).join('|')})s?\\b`,
  'i',
)
/** True for a question after a measured quantity: "What is the precision of …?". */
export const asksForQuantity = (question: string): boolean => asksQuantity.test(question)

// What was cited gives no figure.
const year = /\b(?:19|20)\d\d[a-z]?\b/g
const leastOwn = 0.3
const leastWide = 0.6

const isBeside = (candidate?: RankedCandidate) =>
  candidate !== undefined && citesOthers(candidate.text)

function ownFirst(
  ranked: readonly RankedCandidate[],
  outright: RegExp,
): readonly RankedCandidate[] {
  const own = ranked
    .slice(0, looked)
    .filter((one) => one.own > 0 && outright.test(one.text) && one.role !== 'background')
  return inFront(own, ranked)
}

/** "What is the precision of the gate?" wants a passage that gives a figure of it. */
export function byQuantity(question: Question, ranked: readonly RankedCandidate[]): Demanded {
  const noun = asksQuantity.exec(question.text)?.[1]?.toLowerCase()
  if (noun === undefined) return ranked
  const sign = quantities[noun]
  const [stem = noun] = topicStems(noun)
  const outright = new RegExp(`\\b${noun}s? (?:is|was|of|=|:|reached) [^.;]{0,20}\\d`, 'i')
  const met = first(
    ranked,
    ({ text, own, wide, stems, around }) =>
      numeral.test(text.replace(year, ' ')) &&
      (own >= leastOwn || wide >= leastWide || (own > 0 && outright.test(text))) &&
      (stems.has(stem) || (sign === null && around.has(stem)) || (sign?.test(text) ?? false)),
    `no passage that fits the question gives a figure for ${noun}`,
  )
  if ('lacking' in met) return met
  // A figure of somebody else's work comes after the paper's own.
  if (sign !== share) return isBeside(met[0]) ? ownFirst(met, outright) : met
  // "What percentage" is answered by a share before the word itself.
  const shares = met.slice(0, looked).filter(({ text, own }) => own >= leastOwn && sign.test(text))
  return [...shares, ...met.filter((candidate) => !shares.includes(candidate))]
}

const leastOrdered = 0.5

/** "Which gate failed most often?" wants a passage that puts things in an order. */
export function byExtreme(question: Question, ranked: readonly RankedCandidate[]): Demanded {
  if (!wantsOrder(question.text)) return ranked
  return first(
    ranked,
    ({ text, own, kind }) => own >= leastOrdered && kind !== 'table' && ordersThings(text),
    'no passage that fits the question says what comes first or last',
  )
}

const opening = 2_500

/** In a question for a reason or a figure a name in capitals ("PDF", "BLEU") wants a passage that says it together with something else of the question. */
export function byName(
  question: Question,
  ranked: readonly RankedCandidate[],
  text: string,
  { kin }: Topic,
): Demanded {
  // A name of the title or the abstract stands for the whole paper.
  const names = namesIn(question.text, text).filter(
    (name) => /\p{Lu}.*\p{Lu}/u.test(name) && !text.slice(0, opening).includes(name),
  )
  const others = question.stems.filter(
    (stem) => !names.some((name) => topicStems(name).includes(stem)),
  )
  const isBound = question.type === 'why' || asksQuantity.test(question.text)
  if (!isBound || names.length === 0 || others.length === 0) return ranked
  const says = (candidate: RankedCandidate) =>
    names.some((name) => candidate.text.toLowerCase().includes(name.toLowerCase())) &&
    others
      .flatMap((stem) => [stem, ...(kin.get(stem) ?? [])])
      .some((stem) => candidate.stems.has(stem) || candidate.around.has(stem))
  const lacking = `no passage that speaks of “${names[0]}” fits the question`
  const met = first(ranked, says, lacking)
  // A reason may be given beside the name, a figure is given of it.
  return 'lacking' in met || question.type !== 'why' ? met : ranked
}

const themeShare = 0.05
const titled = 200

/**
 * A passage about another model, data set, season or sex is no answer: what a question bounds itself to must stand
 * in the passage or around it. A name of the title stands for the whole paper.
 */
export function byBounds(
  question: Question,
  ranked: readonly RankedCandidate[],
  text: string,
): Demanded {
  const names = distinctNames(question.text, true).filter(
    (name) => !speaksOf(text.slice(0, titled), name) && speaksOf(text, name),
  )
  const conditions = conditionsAsked(question.text)
  if (names.length + conditions.length === 0) return ranked
  const has = ({ stems, around }: RankedCandidate, stem: string) =>
    stems.has(stem) || around.has(stem)
  const models = new Set(distinctNames(question.text))
  const all = distinctNames(question.text, true)
  const themes = new Set(
    names.filter(
      (name) =>
        ranked.filter((one) => speaksOf(one.text, name)).length >= themeShare * ranked.length,
    ),
  )
  const isOfAnother = ({ text: said }: RankedCandidate) =>
    distinctNames(said, true).some(
      (name) => !/^\d|^[GMKT]B$/.test(name) && !all.some((one) => speaksOf(one, name)),
    )
  const isSuch = ({ stems }: RankedCandidate) => conditions.every((stem) => stems.has(stem))
  const isAbout = (candidate: RankedCandidate) =>
    isSuch(candidate) &&
    names.every(
      (name) =>
        speaksOf(candidate.text, name) ||
        (themes.has(name) && !isOfAnother(candidate)) ||
        // An acronym is said once and meant by the sentences after it.
        (!models.has(name) && topicStems(name).every((stem) => has(candidate, stem))),
    )
  const isNear = (candidate: RankedCandidate) =>
    isSuch(candidate) &&
    names.every(
      (name) => themes.has(name) || topicStems(name).every((stem) => has(candidate, stem)),
    )
  const isMet = ranked.slice(0, looked).some(isAbout) ? isAbout : isNear
  const met = ranked.slice(0, looked).filter(isMet)
  const bound = names[0] ?? conditions[0]
  return met.length === 0 && bound !== undefined
    ? {
        lacking: `no passage that speaks of ${[...names, ...conditions].map((one) => `“${one}”`).join(' and ')} fits the question`,
      }
    : [...met, ...ranked.slice(looked).filter(isMet)]
}

const leastReason = 0.6
const leastCaused = 0.3

/** A question for a reason is answered by what gives one, or speaks of nearly all that is asked. */
export function byReason(question: Question, ranked: readonly RankedCandidate[]): Demanded {
  if (question.type !== 'why') return ranked
  return ranked
    .slice(0, 5)
    .some(({ own, fit }) => own >= leastReason || (fit > 0 && own >= leastCaused))
    ? ranked
    : { lacking: 'no passage gives a reason for that' }
}

/** "Does size differ between seasons?" is answered by what speaks of seasons, where anything does. */
export function byParted(question: Question, ranked: readonly RankedCandidate[]): Demanded {
  const parted = topicStems(/\b(?:between|across|among) (.+)$/i.exec(question.text)?.[1] ?? '')
  const met =
    parted.length === 0
      ? []
      : ranked
          .slice(0, looked)
          .filter(
            ({ own, stems }) => own >= leastOrdered && parted.every((stem) => stems.has(stem)),
          )
  return inFront(met, ranked)
}

/** Why something rose, or beat another, is told only where a passage says that it did. */
export function byDirection(question: Question, ranked: readonly RankedCandidate[]): Demanded {
  const said =
    question.type === 'why' ? (comparisonIn(question.text) ?? changeIn(question.text)) : null
  return said === null || ranked.some(({ text }) => said.isAffirmedBy(text))
    ? ranked
    : { lacking: `no passage says “${said.asked}”` }
}

/** "Chosen", "done" and "made" are said in many words. */
const isGeneral = (verb: string) => topicStems(verb).every(isFaint)

const passive =
  /^\W*(?:was|were|is|are) (?:the |all |any |these |those |a |an )?((?:[\p{L}\p{N}-]+ ){0,3}?[\p{L}\p{N}-]+) (?:\p{L}+ly )?(\p{L}+(?:ed|en|wn)|made|put|set|built|done)(?: (?:at|by|in|on|with|from|for) (.+?))?\W*$/iu

/** "Were the articles chosen at random?" is answered by what speaks of the articles and of what was done to them. */
export function bySubject(
  question: Question,
  ranked: readonly RankedCandidate[],
  _: string,
  { kin }: Topic,
): Demanded {
  const [, subject = '', verb = '', way = ''] =
    question.type === 'yes-no' ? (passive.exec(question.text) ?? []) : []
  if (subject === '' || /^(?:it|they|this|these|those)$/i.test(subject)) return ranked
  const named = topicStems(subject)
  const noun = named.at(-1)
  if (noun === undefined) return ranked
  const isSaid = ({ stems }: RankedCandidate, stem: string) =>
    [stem, ...(kin.get(stem) ?? [])].some((one) => stems.has(one))
  const says = (one: RankedCandidate, words: string) =>
    topicStems(words).some((stem) => isSaid(one, stem))
  const near = ranked.slice(0, looked)
  const lacking = `no passage says that of the ${subject}`
  // "Is batch normalization used?" asks for nothing beside the thing, by its whole name.
  if (topicStems(verb).length === 0) {
    const whole = near.filter((one) => standTogether(one.text, named))
    const kindred = named.length > 1 ? [] : near.filter((one) => isSaid(one, noun))
    const met = whole.length > 0 ? whole : kindred
    return met.length > 0 ? met : { lacking }
  }
  const met = near.filter(
    (one) =>
      isSaid(one, noun) &&
      named.every((stem) => isSaid(one, stem) || one.around.has(stem)) &&
      (says(one, verb) || (isGeneral(verb) && says(one, way))),
  )
  return met.length > 0 ? met : { lacking }
}

/** True when the stems stand in a row, in their order. */
function standTogether(text: string, stems: readonly string[]): boolean {
  const words = tokens(text).map(({ stem }) => stem)
  return words.some((_, at) => stems.every((stem, step) => words[at + step] === stem))
}
