import { tokens, type Word } from '../../text/tokens.ts'
import { oppositionIn, withoutWhy } from '../question/opposites.ts'
import type { Question } from '../question/question.ts'
import { inFront } from '../text/in-front.ts'
import { topicStems } from '../text/words.ts'
import { orderAsked } from './order-of-sides.ts'
import { deniesItself } from './premise-guards.ts'
import { counted } from './premise-numbers.ts'
import { sidesOf } from './premise-sides.ts'
import { saysOtherwise } from './premise-words.ts'
import type { RankedCandidate } from './rank-candidates.ts'
import { superlativeOrder } from './superlative-order.ts'

const leastOwn = 0.5
const affirming = 0.9
const looked = 12
const reachOfDenial = 4
/** "Without using sequence-aligned RNNs or convolution" denies the last of a list too. */
const nearOwn = 60
const reachOfList = 9

export interface Contradiction {
  readonly passage: RankedCandidate
  /** What the question takes for granted and what the passage says, in one sentence. */
  readonly premise: string
}

const universal = /(?<!\b(?:nearly|almost|virtually|practically) )\b(all|every|each of)\s+(.+)$/i
const percentage = /(?<![\d.])(\d{1,2}(?:\.\d+)?)\s?%(?!\s?(?:CI\b|confidence))/

/** What is said of things is not said of other ones. */
const others = /\b(?:an)?others?\b/i

/**
 * A passage that gives a part of what the question says of all: it names all that the question names, and the
 * share stands in the clause of what is said of it ("70.9% of the questions … were refused").
 */
function partOfAll(question: Question, near: readonly RankedCandidate[]): Contradiction | null {
  const [, every, rest = ''] = universal.exec(question.text) ?? []
  const named = topicStems(rest)
  const said = named[named.length - 1]
  // "Twenty percent of all samples" are no more than that.
  if (every === undefined || said === undefined || percentage.test(question.text)) return null
  for (const passage of near) {
    if (passage.kind === 'table' || !named.every((stem) => passage.stems.has(stem))) continue
    if (others.test(rest) && !others.test(passage.text)) continue
    const clause = passage.text
      .split(/(?:,|;|:)\s+|\s\b(?:and|but|while|whereas)\b\s/)
      .find((words) => percentage.test(words) && topicStems(words).includes(said))
    const part = percentage.exec(clause ?? '')?.[0]
    if (part !== undefined)
      return { passage, premise: `The question says “${every}”; the passage says ${part}.` }
  }
  return null
}

const dropping =
  /\b(?:without|no longer|no|not|neither|eschew(?:s|ed|ing)?|dispens(?:es?|ed|ing) with|replac(?:es?|ed|ing)|avoid(?:s|ed|ing)?|instead of|rather than|(?:chose|chosen|preferred|selected|adopted) [^.,;:]{1,40}? (?:in favou?r of|over)|free of|lack(?:s|ed|ing)?|exclud(?:es?|ed|ing)(?! from\b)|(?:does|do|did|is|are|was|were) not \w+)\s/giu
const negated = /\b(?:not|no|never|without|n't|lack|fail)\b|n't\b/i

/** Words that may stand between a denial and what it denies, or go on after it, without making it another thing. */
const filling =
  /^(?:an?|the|any|such|these|those|all|more|further|its|their|based|use|usage|using|uses|used|need|needing|of|for|to|from|in|on|at|by|with|and|or|nor|but|as|than|that|which|while|because|when|where|is|are|was|were|be|been|has|have|had|we|it|they|this|there|can|will|would|at all|entirely|altogether|\p{L}+ly)$/iu

/** What is denied of a thing that goes on so: "without bait-based traps". */
const basedOn = /^[-‐–]based \p{L}+/u

/**
 * The words of a text that deny a stem, from the denial to the denied: "without a language model"; null when none do.
 * Of a kind that the question does not name ("the recurrent layers"), and of what only has it in its name ("the layer
 * index"), nothing is denied.
 */
export function denialOf(text: string, object: string, asked: ReadonlySet<string>): string | null {
  for (const match of text.matchAll(dropping)) {
    const from = match.index + match[0].length
    const after = tokens(text.slice(from, from + 120))
    const place = after
      .slice(0, reachOfList)
      .findIndex(
        ({ stem }, at) =>
          stem === object && (at < reachOfDenial || /^(?:or|nor)$/.test(after[at - 1]?.text ?? '')),
      )
    // "The no treatment group" is a group by its name; what may not be is not denied.
    if (/\b(?:the|may|might|could|would|should) $/i.test(text.slice(0, match.index))) continue
    const denied = after[place]
    if (!denied || /[.,;:()]/.test(text.slice(match.index, from + denied.end))) continue
    const listed = after
      .slice(0, place)
      .findLastIndex(({ text: word }) => /^(?:or|nor|and)$/.test(word))
    const between = after.slice(listed + 1, place)
    if (between.some(({ stem, text: word }) => !asked.has(stem) && !filling.test(word))) continue
    const next = after[place + 1]
    const isAdjoining = next && /^[\s–-]$/.test(text.slice(from + denied.end, from + next.start))
    if (isAdjoining && !filling.test(next.text) && !asked.has(next.stem)) continue
    const end = isAdjoining && asked.has(next.stem) ? next.end : denied.end
    const based = basedOn.exec(text.slice(from + denied.end))?.[0] ?? ''
    return text.slice(match.index, from + Math.max(end, denied.end + based.length))
  }
  return null
}

/** The paper speaks of itself. */
export const ofOwnWork = /\b(?:we|our|ours)\b|\bthis (?:paper|work|study|article)\b/i

/** True where the paper speaks of a thing as its own: "our model uses convolutions". */
function ownsWord(text: string, word: string): boolean {
  const at = text.toLowerCase().indexOf(word.toLowerCase())
  return at >= 0 && ofOwnWork.test(text.slice(Math.max(0, at - nearOwn), at))
}

const compares = /(?<!\b(?:rather|other) )\bthan\b/i

/** A word of a question with those before it that are denied with it: "proprietary data". */
function wordsDenied(question: string, last: Word, denial: string): string {
  const said = new Set(tokens(denial).map(({ stem }) => stem))
  const before = tokens(question).filter(({ end }) => end <= last.start)
  const apart = before.findLastIndex(({ stem }) => !said.has(stem))
  return question.slice((before[apart + 1] ?? last).start, last.end)
}

/** A passage without what the question takes for granted, unless another one speaks of it undenied. */
function dropped(question: Question, near: readonly RankedCandidate[]): Contradiction | null {
  const object = question.stems[question.stems.length - 1]
  if (object === undefined || question.stems.length < 2 || negated.test(question.text)) return null
  if (deniesItself.test(question.text)) return null
  // "How is it evaluated?" names no thing that could be missing.
  if (/\b(?:is|are|was|were)\b.*ed\W*$/i.test(question.text)) return null
  const stems = new Set(question.stems)
  if (denialOf(question.text, object, stems) !== null) return null
  const denied = near.some(
    ({ text }) => ofOwnWork.test(text) && denialOf(text, object, stems) !== null,
  )
  const asked = tokens(question.text).findLast(({ stem }) => stem === object)
  const word = asked ? question.text.slice(asked.start, asked.end) : object
  // What others have, and another word of the family, say nothing against the paper's own denial.
  const affirms = ({ own, stems: said, text }: RankedCandidate) =>
    own >= affirming &&
    said.has(object) &&
    denialOf(text, object, stems) === null &&
    (!denied || ownsWord(text, word))
  if (near.some(affirms)) return null
  for (const passage of near.toSorted((a, b) => b.own - a.own)) {
    const denial = denialOf(passage.text, object, stems)
    // "Worse than nets" is taken back by "not worse than nets", and not by what was done "instead of nets".
    if (denial === null || (compares.test(question.text) && !compares.test(denial))) continue
    return {
      passage,
      premise:
        question.type === 'why' && /\bnot\b/i.test(denial)
          ? saysOtherwise(withoutWhy(question.text), denial)
          : `The question takes “${asked ? wordsDenied(question.text, asked, denial) : object}” for granted; the passage says “${denial}”.`,
    }
  }
  return null
}

const intransitive =
  /^\W*why (?:did|does|do|has|have|had) (?:the )?(.+?) (increase|rise|grow|improve|decrease|fall|drop|decline|shrink|worsen|weaken|strengthen)[sdn]?\W*$/iu

/**
 * A passage that says the opposite of what the question does of the same thing: "accept" and "withholds correct
 * paraphrases"; "Why did yield rise?" and "we saw reduced yield".
 */
function opposed(
  question: Question,
  near: readonly RankedCandidate[],
  ranked: readonly RankedCandidate[],
): Contradiction | null {
  const turned = question.text.replace(intransitive, '$2 $1')
  const isTurned = turned !== question.text
  const own = ranked.filter(({ text }) => ofOwnWork.test(text)).slice(0, looked)
  const passages = isTurned ? [...new Set([...near, ...own])] : near
  const told = [...ranked.slice(0, looked), ...passages]
  for (const passage of passages.toSorted((a, b) => b.own - a.own)) {
    const found = oppositionIn(turned, passage.text)
    if (found === null || told.some(({ text }) => found.isAffirmedBy(text))) continue
    const premise = saysOtherwise(found.asked, found.said)
    return { passage, premise }
  }
  return null
}

/** A passage that puts the two sides of a question the other way round, where none puts them as it does. */
function reversed(question: Question, ranked: readonly RankedCandidate[]): Contradiction | null {
  const sides = sidesOf(question.text)
  if (!sides || ranked.some(({ text }) => sides.affirmed(text) !== null)) return null
  for (const passage of ranked) {
    const said = sides.things.every((stem) => passage.stems.has(stem))
      ? sides.denied(passage.text)
      : null
    if (said === null) continue
    return { passage, premise: saysOtherwise(sides.asked, said) }
  }
  return null
}

/**
 * Ranked passages with those first that say what a why question takes for granted: the number of the things ("14
 * plots"), or which of two sides has more.
 */
export function holdingPremise(
  question: Question,
  ranked: readonly RankedCandidate[],
): readonly RankedCandidate[] {
  if (question.type !== 'why') return ranked
  const sides = sidesOf(question.text)
  const order = orderAsked(question.text)
  const numbers = [...counted(question.text)].filter(([thing]) => question.stems.includes(thing))
  const hasNumber = (text: string) => {
    const said = counted(text)
    return numbers.some(([thing, [number]]) => number && said.get(thing)?.includes(number))
  }
  const holds = ({ text, own, kind }: RankedCandidate) =>
    kind !== 'table' &&
    ((sides !== null && sides.affirmed(text) !== null) ||
      (order !== null && superlativeOrder(text, order)?.sign === 1) ||
      (own >= leastOwn && numbers.length > 0 && hasNumber(text)))
  const first = ranked.slice(0, sides || order ? undefined : looked).filter(holds)
  return inFront(first, ranked)
}

const insignificant =
  /\b(?:not|never) (?:statistically )?significant(?:ly)?\b|\b(?:non-?|in)significant(?:ly)?\b/i
const significant = /\bsignificantly? (?!not\b)\p{L}+|\bsignificant\b/iu

/** A passage by which something was significant that the question takes for not so, unless another one says what it says. */
function wasSignificant(
  question: Question,
  ranked: readonly RankedCandidate[],
): Contradiction | null {
  const asked = insignificant.exec(question.text)?.[0]
  if (asked === undefined || ranked.some(({ text }) => insignificant.test(text))) return null
  if (!/\b(?:differ\w*|improve\w*|outperform\w*|gains?|better)\b/i.test(question.text)) return null
  const topic = question.stems.filter(
    (stem) => !/^(?:not|never|signific|insignific|differ)/.test(stem),
  )
  for (const passage of ranked.slice(0, looked)) {
    const said = significant.exec(passage.text)?.[0]
    if (said === undefined || topic.length === 0) continue
    if (!topic.every((stem) => passage.stems.has(stem))) continue
    return { passage, premise: saysOtherwise(asked, said) }
  }
  return null
}

/** "Why …" and "how …" take for granted that it is so. */
export const takesForGranted = ({ type }: Question): boolean => type === 'why' || type === 'how'

/**
 * The passage that contradicts what a why or how question takes for granted: that something holds for all
 * when the passage gives a part, that one side has more when it has less, that something is there which the passage says is not, or that something is
 * done of which the passage says the opposite. Null when none does.
 */
export function contradiction(
  question: Question,
  ranked: readonly RankedCandidate[],
): Contradiction | null {
  const near = ranked.slice(0, looked).filter(({ own }) => own >= leastOwn)
  return (
    partOfAll(question, near) ??
    reversed(question, ranked) ??
    wasSignificant(question, ranked) ??
    dropped(question, near) ??
    opposed(question, near, ranked)
  )
}
