import type { PaperDocument } from '../../document/paper-document.ts'
import { abbreviationsOf } from '../../document/short-forms.ts'
import type { Span } from '../../text/span.ts'
import { isGluedTable } from '../text/glued-table.ts'
import { isProgramLine } from '../text/program-line.ts'
import { isWhole, leansBack, type Sentence } from '../text/sentence.ts'
import { similarity, topicStems } from '../text/words.ts'
import { clausesOf, peopleOf } from './definition-clauses.ts'
import { framesOf } from './definition-frames.ts'
import { spellingsOf, spellsOut } from './definition-spellings.ts'
import { meaningsOf, passingOf, presentationsOf } from './definition-wordings.ts'
import type { Question } from './question.ts'
import { formulaBelow, statedDefinition } from './stated-definition.ts'
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
const whose = '(?: (?:of|for|in) (?:an?|any|the|these|this) [^?]{2,60}?)?'
/** These ask for what defines a thing outright, be it a thing of something: "What is the price of a code?" */
const asksOutright: readonly RegExp[] = [
  `how (?:is|are|was|were) ${term}${whose} (?:formally |exactly )?defined`,
  `how (?:do|did|does) (?:the authors|they|the paper|the study) define ${term}${whose}`,
  `what (?:is|was) the (?:formal |exact )?definition of ${term}${whose}`,
  `what (?:is|are) ${term} of an? [^?]{2,40}?`,
].map((words) => new RegExp(`^\\W*${words}${here}`, 'iu'))
/** "What is a rationale?" asks of no part of the paper. */
const asksOfOne = /^\W*what is an? [\p{L}-]+\W*$/iu
/** What is no term but a question of its own: "What is the role of …", "What is it used for?". */
const noTerm =
  /\b(?:of|for|in|on|at|by|to|from|with|as|about|between|than|that|which|who|used|called|named|known|new|main|best|worst|first|last|next|most|least|this|these|their|its|it|they|your|our|average|total|mean|median)\b(?!-\p{L})/iu
/** "What does PCR stand for?" */
const asksLongForm = /\bstands? for\W*$/i
const mostWords = 5

/** "A microservice is a …" says what microservices are. */
const plainMeaningsOf = (term: string) => meaningsOf(term).filter(([, worth]) => worth > 3)

const outrightFormsOf = (term: string) => [
  ...framesOf(term),
  ...meaningsOf(term).filter(([, worth]) => worth > 4),
]

/** A term with its words in the short form that the paper has for them, or the long one: "a first-order CBF". */
function inOtherForm(document: PaperDocument, term: string): string | null {
  for (const [short, long] of abbreviationsOf(document)) {
    if (term === short) return long
    const one = long.replace(/s$/, '')
    const at = term.toLowerCase().indexOf(one.toLowerCase())
    if (at >= 0) return (term.slice(0, at) + short + term.slice(at + one.length)).trim()
  }
  return null
}

const isTerm = (found: string) =>
  !noTerm.test(found) && topicStems(found).length > 0 && found.split(/\s+/).length <= mostWords

interface Asked {
  readonly term: string
  readonly wordings: readonly Wording[]
  /** "The learning rate" asks for a value, "the Transformer" and "a hard negative" for what it is. */
  readonly asksValue: boolean
  /** Nothing but a definition answers: what only names or presents the thing does not. */
  readonly isOutright: boolean
}

/** The wordings that answer the question; null when it does not ask what a thing is. */
function wordingsAsked({ text, type, intent, item }: Question): Asked | null {
  if (type === 'how-many' || ((intent !== null || item !== null) && !asksOfOne.test(text)))
    return null
  for (const pattern of asksOutright) {
    const found = pattern.exec(text)?.[2]
    if (found === undefined || !isTerm(found)) continue
    return { term: found, wordings: outrightFormsOf(found), asksValue: true, isOutright: true }
  }
  for (const pattern of asks) {
    const [, article, found] = pattern.exec(text) ?? []
    if (found === undefined || !isTerm(found)) continue
    const spellings = spellingsOf(found)
    if (asksLongForm.test(text) && spellings.length > 0)
      return { term: found, wordings: spellings, asksValue: true, isOutright: false }
    const asksPeople = /^\W*who\b/i.test(text)
    const asksValue =
      article?.toLowerCase() === 'the' && !/\p{Lu}/u.test(found) && !/\bmean/i.test(text)
    const more = asksValue ? [] : [...presentationsOf(found), ...clausesOf(found), ...spellings]
    const ofOne = isPlural(found) ? plainMeaningsOf(singular(found)) : []
    const whom = asksPeople ? peopleOf(found) : []
    const wordings = [...meaningsOf(found), ...framesOf(found), ...ofOne, ...more, ...whom]
    return { term: found, wordings, asksValue, isOutright: false }
  }
  return null
}

/** The name of which a question asks what it is ("BLEU", "SciBERT"); null for other questions, and for common words. */
export function nameAsked(question: Question): string | null {
  const asked = wordingsAsked(question)
  return asked && !asked.isOutright && isName(asked.term) ? asked.term : null
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
  const stated = asksLongForm.test(question.text)
    ? []
    : statedDefinition(document, sentences, asked.term)
  if (stated.length > 0) return stated.slice(0, most)
  const stems = topicStems(asked.term)
  const other = asked.wordings.length > 0 ? inOtherForm(document, asked.term) : null
  const otherForms = other === null ? [] : outrightFormsOf(other)
  const wordings = [...asked.wordings, ...otherForms]
  const isOnIt = ({ stems: said, text }: Sentence) =>
    stems.every((stem) => said.has(stem)) || otherForms.some(([form]) => form.test(text))
  const scored = sentences
    .filter(isOnIt)
    .map((sentence) => ({ sentence, score: worthOf(sentence, wordings, asked.term) }))
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
  return [...new Set(told)]
    .slice(0, most)
    .flatMap(({ whole, span, text }) => [whole ?? span, ...formulaOf(document, span, text)])
    .slice(0, most)
}

/** A definition that breaks off goes on in the formula below it. */
const breaksOff = /(?:\b(?:as|is|by|have|that)|:)$/i
const formulaOf = (document: PaperDocument, span: Span, text: string) =>
  breaksOff.test(text) ? formulaBelow(document, span) : []

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
