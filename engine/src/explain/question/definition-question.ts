import type { PaperDocument } from '../../document/paper-document.ts'
import type { Span } from '../../text/span.ts'
import { isGluedTable } from '../text/glued-table.ts'
import { isProgramLine } from '../text/program-line.ts'
import { isWhole, leansBack, type Sentence } from '../text/sentence.ts'
import { similarity, topicStems } from '../text/words.ts'
import { clausesOf, peopleOf } from './definition-clauses.ts'
import { spellingsOf, spellsOut } from './definition-spellings.ts'
import { meaningsOf, passingOf, presentationsOf } from './definition-wordings.ts'
import type { Question } from './question.ts'
import { isName, isPlural, singular, type Wording } from './term-forms.ts'
import { underHeading } from './under-heading.ts'

const term = "(?:(a|an|the) )?[“\"‘']?([\\p{L}\\p{N}][\\p{L}\\p{N} ./+–’'-]{0,60}?)[”\"’']?"
const here = '(?: (?:here|exactly|in (?:this|the) (?:paper|study|work|article|context)))?\\W*$'
const asks: readonly RegExp[] = [
  `(?:what|who) (?:is|are|was|were) ${term}`,
  `what (?:does|do) ${term} (?:do|mean|stand for|refer to)`,
  `what (?:is|are) meant by ${term}`,
  `what do (?:the authors|they|you|we) mean by ${term}`,
  `(?:please )?define ${term}`,
].map((words) => new RegExp(`^\\W*${words}${here}`, 'iu'))
/** What is no term but a question of its own: "What is the role of …", "What is it used for?". */
const noTerm =
  /\b(?:of|for|in|on|at|by|to|from|with|as|about|between|than|that|which|who|used|called|named|known|new|main|best|worst|first|last|next|most|least|this|these|their|its|it|they|your|our|average|total|mean|median)\b/i
const mostWords = 5

/** "A microservice is a …" says what microservices are. */
const plainMeaningsOf = (term: string) => meaningsOf(term).filter(([, worth]) => worth > 3)

/** The wordings that answer the question; null when it does not ask what a thing is. */
function wordingsAsked({ text, type, intent, item }: Question): {
  readonly term: string
  readonly wordings: readonly Wording[]
  /** "The learning rate" asks for a value, "the Transformer" and "a hard negative" for what it is. */
  readonly asksValue: boolean
} | null {
  if (intent !== null || item !== null || type === 'how-many') return null
  for (const pattern of asks) {
    const [, article, found] = pattern.exec(text) ?? []
    if (found === undefined || noTerm.test(found) || topicStems(found).length === 0) continue
    if (found.split(/\s+/).length > mostWords) continue
    const spellings = spellingsOf(found)
    if (/\bstands? for\W*$/i.test(text) && spellings.length > 0)
      return { term: found, wordings: spellings, asksValue: true }
    const asksPeople = /^\W*who\b/i.test(text)
    const asksValue = article?.toLowerCase() === 'the' && !/\p{Lu}/u.test(found)
    const more = asksValue ? [] : [...presentationsOf(found), ...clausesOf(found), ...spellings]
    const ofOne = isPlural(found) ? plainMeaningsOf(singular(found)) : []
    const whom = asksPeople ? peopleOf(found) : []
    return { term: found, wordings: [...meaningsOf(found), ...ofOne, ...more, ...whom], asksValue }
  }
  return null
}

/** The name of which a question asks what it is ("BLEU", "SciBERT"); null for other questions, and for common words. */
export function nameAsked(question: Question): string | null {
  const name = wordingsAsked(question)?.term
  return name !== undefined && isName(name) ? name : null
}

const places: Readonly<Partial<Record<Sentence['role'], number>>> = {
  abstract: 0.6,
  introduction: 0.3,
  conclusion: -0.2,
  discussion: -0.2,
}
const leastLead = 2.4
const leastSupport = 1.6
/** A sentence of this worth says what the thing is, and does more than name it. */
const clear = 4
/** What it is worth that the name's long form stands before it. */
const spelled = 2.6
/** What a second wording adds that says more of the thing. */
const second = 0.25
/** Wordings of no more than this add nothing to others. */
const loose = 2.4
const longest = 600
const long = 350
const short = 60
const alike = 0.5

/** How well a sentence says it, by its wordings, its place and its form; 0 when it does not. */
function worthOf(
  { text, role, kind, speaksOf }: Sentence,
  wordings: readonly Wording[],
  term: string,
): number {
  if (role === 'references' || role === 'acknowledgements' || kind === 'title') return 0
  if (text.length > longest || /\?\W*$/.test(text) || !isWhole(text) || isGluedTable(text)) return 0
  if (isProgramLine(text)) return 0
  const [best = 0, ...more] = wordings
    .flatMap(([pattern, worth]) => (pattern.test(text) ? [worth] : []))
    .concat(spellsOut(text, term) ? [spelled] : [])
    .toSorted((a, b) => b - a)
  if (best === 0) return 0
  const kindCost = kind === 'caption' ? 0.8 : kind === 'footnote' ? 0.2 : 0
  const formCost =
    (leansBack(text) ? 0.6 : 0) + (text.length > long || text.length < short ? 0.4 : 0)
  // Whoever did the work, a name is that of the same thing.
  const otherCost = speaksOf === 'paper' || isName(term) ? 0 : 0.4
  const sum = best + second * more.reduce((total, worth) => total + (worth > loose ? worth : 0), 0)
  return sum + (places[role] ?? 0) - kindCost - formCost - otherCost
}

/**
 * The sentences that say what a thing is, when that is what the question asks ("What is BERT?", "What does X stand
 * for?"): those that define it, present it by name, call something so or spell it out; the clearest first. Empty for
 * other questions, and where the paper only speaks of the thing without saying what it is.
 */
export function definitionStatements(
  document: PaperDocument,
  sentences: readonly Sentence[],
  question: Question,
  most: number,
): Span[] {
  const asked = wordingsAsked(question)
  if (asked === null) return []
  const stems = topicStems(asked.term)
  const scored = sentences
    .filter((sentence) => stems.every((stem) => sentence.stems.has(stem)))
    .map((sentence) => ({ sentence, score: worthOf(sentence, asked.wordings, asked.term) }))
    .toSorted((a, b) => b.score - a.score || a.sentence.index - b.sentence.index)
  const chosen: Sentence[] = []
  const best = scored[0]?.score ?? 0
  for (const { sentence, score } of best < leastLead ? [] : scored) {
    if (chosen.length === most || score < leastSupport) break
    if (chosen.some((other) => similarity(other.stems, sentence.stems) >= alike)) continue
    chosen.push(sentence)
  }
  const [lead] = chosen
  const headed = asked.asksValue ? [] : underHeading(document, sentences, asked.term)
  // What is headed by the term is on it: it answers where nothing else does, and goes on from what only names it.
  const goesOn = best < clear && headed.some(({ section }) => section === lead?.section)
  const told = lead === undefined ? headed : goesOn ? [lead, ...headed] : chosen
  return [...new Set(told)].slice(0, most).map(({ whole, span }) => whole ?? span)
}

const longestInPassing = 900
/**
 * The sentence that says of a name in passing what it is, for a question that would be refused otherwise: beside the
 * name in brackets, in a legend, or by what it holds. Empty where none does.
 */
export function inPassing(sentences: readonly Sentence[], question: Question): Span[] {
  const name = nameAsked(question)
  if (name === null) return []
  const wordings = passingOf(name)
  return sentences
    .filter(
      ({ text, role, kind }) =>
        role !== 'references' &&
        role !== 'acknowledgements' &&
        kind !== 'table' &&
        kind !== 'heading' &&
        text.length <= longestInPassing &&
        !isProgramLine(text),
    )
    .map((sentence) => {
      const best = Math.max(
        0,
        ...wordings.flatMap(([pattern, worth]) => (pattern.test(sentence.text) ? [worth] : [])),
      )
      const spelt = spellsOut(sentence.text, name) ? 1 : 0
      const cost = sentence.kind === 'caption' ? 0.5 : sentence.speaksOf === 'paper' ? 0 : 0.3
      return { sentence, score: best === 0 ? 0 : best + spelt - cost }
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.sentence.index - b.sentence.index)
    .slice(0, 1)
    .map(({ sentence: { whole, span } }) => whole ?? span)
}
