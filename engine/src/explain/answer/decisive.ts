import { stem, tokens } from '../../text/tokens.ts'
import { synonymsOf } from '../question/kindred-cues.ts'
import type { Question } from '../question/question.ts'
import { type Topic, weightedCoverage } from '../question/question-coverage.ts'
import type { Sentence } from '../text/sentence.ts'
import { counted } from './premise-numbers.ts'
import type { RankedCandidate } from './ranked-candidate.ts'

// What a question names must be in the answer, whatever the weights say: no set that they were fitted to
// asks with names, figures or denials often enough to teach it.

const gains = {
  named: 0.25,
  figure: 0.2,
  polar: 0.2,
  terse: 0.3,
  quoted: 0.3,
  predicate: 0.25,
  listed: 0.4,
  reasoned: 0.25,
}
/** The title stands in so many characters at a paper's start. */
const titled = 200
const mostRanked = 40

const asking =
  /^(what|which|who|whom|whose|where|when|why|how|is|are|was|were|do|does|did|can|could|has|have|had|i)$/i

/** Names in a question that the paper uses: acronyms, and capitalised words inside it. */
export function namesIn(question: string, text: string): string[] {
  const words = question.match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? []
  return [
    ...new Set(
      words.filter(
        (word, at) =>
          !asking.test(word) &&
          (/\p{Lu}.*\p{Lu}/u.test(word) || (at > 0 && /^\p{Lu}/u.test(word))) &&
          holds(text, word),
      ),
    ),
  ]
}

/** True when a text has a name, or its plural, as a word of its own. */
function holds(text: string, name: string): boolean {
  let at = text.indexOf(name)
  for (; at >= 0; at = text.indexOf(name, at + 1)) {
    const after = text.slice(at + name.length).replace(/^s(?![\p{L}])/u, '')
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && !/^[\p{L}\p{N}]/u.test(after)) return true
  }
  return false
}

const asksFigure =
  /\b(what|which) (is|was|are|were) (the )?(\w+ ){0,3}(risk|odds|probability|chance|likelihood|rate|incidence|prevalence|percentage|share|fraction|proportion|accuracy|score|size|length)s?\b/i
const asksShare = /\b(what|which) (percentage|percent|share|fraction|proportion|rate)\b/i
const figure = /\d\s?%|\d\.\d/
const denial =
  /\b(without|not|no|never|only|cannot|neither|nor|none|nobody|nothing|failed|fails)\b/i

/** "The main reasons for dropout were …" */
const namesReason =
  /\b(?:reasons?|explanations?|rationale|justification) (?:for|of|why|behind|that|to|is|are|was|were|could|may|might)\b|\bcauses? (?:of|for)\b/i
const leastOfReason = 0.3
/** "A potential reason could be …" tells why of the sentence before it. */
const ofBefore =
  /^(?:an?|one|another|the) (?:\w+ )?(?:reasons?|explanations?) (?:is|are|was|were|could|may|might)\b/i

/** True when a text counts something, whatever it calls it, by one of the numbers: "the 10 flocks" and "10 populations". */
const countsSo = (text: string, numbers: readonly string[]): boolean =>
  numbers.some(
    (number) =>
      text.includes(number) && [...counted(text).values()].some((told) => told.includes(number)),
  )

const shared = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some].filter((stem) => others.has(stem)).length

const asksList =
  /^\W*(?:in |from |on |for |with |at )?(?:which|what) (?:other )?(\p{L}{3,}s)\b(?! (?:is|was|does|has)\b)/iu
/** What "which countries …" asks to have named, as a stem; null for other questions. */
const thingsListed = (question: string): string | null => {
  const noun = asksList.exec(question)?.[1]
  return noun === undefined ? null : stem(noun.toLowerCase())
}

const nameList =
  /(?:\b(?:are|were|included?|including|namely|from|in|such as)|[:(–—-])\s*(?:the )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*(?:, (?:the )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)+,? (?:and|or) /u
const listReach = 60

/** True when a thing is followed by names in a row: "The countries were Chad, Mali and Niger". */
function lists(text: string, thing: string): boolean {
  return tokens(text).some(
    (word) =>
      word.stem === thing &&
      nameList.test(text.slice(word.end, word.end + listReach * 4)) &&
      (nameList.exec(text.slice(word.end))?.index ?? listReach + 1) <= listReach,
  )
}

/** "What drawing tool was used?" asks for its name, which a tool has in mixed letters. */
const asksTool =
  /\b(?:what|which) (?:[\p{L}-]+ ){0,2}(?:tool(?:kit)?|librar(?:y|ie)|framework|platform|package)s?\b.*\bused?\b/iu
const namedTool = /(?<!\p{L})\p{L}*(?:\p{Ll}\p{Lu}|\p{Lu}{2})/u

/** What "Is the test reliable?", "Were the samples pooled?" ask whether it is so, as a stem; null for other questions. */
function predicateOf({ type, text, stems }: Question): string | null {
  const word =
    /^\W*(?:is|are|was|were) (?!there\b).*?(?<!\b(?:of|in|on|at|by|to|for|from|with|than|as|the|an?|any|either|each|both|this|that|these|those|its|their) )(?<![\p{L}-])([\p{L}-]+)\W*$/iu.exec(
      text,
    )?.[1]
  const last = word === undefined ? undefined : tokens(word).at(-1)?.stem
  return type === 'yes-no' && last !== undefined && stems.at(-1) === last ? last : null
}

/** True when a sentence denies or limits one of the stems within a few words: "without a language model". */
function deniesNear(text: string, stems: ReadonlySet<string>): boolean {
  const words = tokens(text)
  return words.some(
    ({ text: word }, at) =>
      denial.test(word) &&
      words.slice(Math.max(0, at - 3), at + 7).some((other) => stems.has(other.stem)),
  )
}

/**
 * Ranked candidates with those first that hold the question's names, or stand just after them, a figure
 * where one is asked for, a denial where the question is yes or no.
 */
export function decide(
  question: Question,
  ranked: readonly RankedCandidate[],
  sentences: readonly Sentence[],
  text: string,
  topic: Topic,
): RankedCandidate[] {
  // A name of the title stands for the whole paper.
  const title = text.slice(0, titled)
  const names = namesIn(question.text, text).filter((name) => !holds(title, name))
  const numbers = [...counted(question.text).values()].flatMap(([number]) =>
    number !== undefined && question.text.includes(number) ? number : [],
  )
  const wantsFigure = asksFigure.test(question.text)
  const predicate = predicateOf(question)
  const wantsTool = asksTool.test(question.text)
  const stems = new Set(question.stems)
  const denied = new Set(question.stems.flatMap((stem) => [stem, ...synonymsOf(stem)]))
  const listed = thingsListed(question.text)
  const quoted = [...question.text.matchAll(/["“'‘]([^"”'’]{3,40})["”'’]/g)].map(([, words = '']) =>
    words.toLowerCase(),
  )
  const places = new Map(sentences.map((sentence) => [sentence.span.start, sentence]))
  /** Whether the sentence before speaks of what is asked. */
  const isOfAsked = ({ span }: RankedCandidate): boolean => {
    const at = places.get(span.start)
    const before = at && sentences[at.index - 1]
    return before !== undefined && weightedCoverage(topic, before.stems) >= leastOfReason
  }
  const gain = (candidate: RankedCandidate): number => {
    if (candidate.own === 0) return 0
    let sum = 0
    if (names.length > 0 && names.every((name) => holds(candidate.text, name))) sum += gains.named
    if (numbers.length > 0 && countsSo(candidate.text, numbers)) sum += gains.named
    if (wantsTool && namedTool.test(candidate.text)) sum += gains.named
    if (wantsFigure && figure.test(candidate.text)) sum += gains.figure
    // Of figures the one that is said of nothing else answers best.
    if (asksShare.test(question.text) && figure.test(candidate.text))
      sum += (gains.terse * shared(candidate.stems, stems)) / Math.max(1, candidate.stems.size)
    const isPolar = question.type === 'yes-no' && candidate.own >= 0.5
    if (isPolar && deniesNear(candidate.text, denied)) sum += gains.polar
    if (predicate !== null && candidate.stems.has(predicate)) sum += gains.predicate
    if (listed !== null && lists(candidate.text, listed)) sum += gains.listed
    if (
      question.type === 'why' &&
      candidate.own >= leastOfReason &&
      candidate.kind !== 'table' &&
      namesReason.test(candidate.text) &&
      (!ofBefore.test(candidate.text) || isOfAsked(candidate))
    )
      sum += gains.reasoned
    if (quoted.some((words) => candidate.text.toLowerCase().includes(words))) sum += gains.quoted
    return sum
  }
  const top = ranked
    .slice(0, mostRanked)
    .map((candidate) => ({ ...candidate, score: candidate.score + gain(candidate) }))
    .toSorted((a, b) => b.score - a.score || a.span.start - b.span.start)
  return [...top, ...ranked.slice(mostRanked)]
}

/** True when a question compares by a quality that the paper never speaks of: "slower than". */
export function comparesUnsaid(question: string, missing: ReadonlySet<string>): boolean {
  const quality = /\b(?:more |less )?([\p{L}]+) than\b/iu.exec(question)?.[1]
  // What is better or higher is told by figures, or by each other.
  if (quality === undefined || /^(?:better|worse|higher|lower)$/i.test(quality)) return false
  return missing.has(stem(quality.toLowerCase()))
}
