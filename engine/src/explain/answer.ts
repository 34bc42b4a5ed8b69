import type { PaperDocument } from '../document/paper-document.ts'
import type { Claim } from '../evidence/claim.ts'
import { isLanguageRead } from '../text/language.ts'
import { contains, type Span } from '../text/span.ts'
import { unsaidAcronym } from './acronyms.ts'
import { type AnswerModel, shippedModel } from './answer-model.ts'
import { candidatesOf } from './candidates.ts'
import { depositsCited, headingsRead, statementsOf } from './checklist.ts'
import { itemInTables } from './checklist-tables.ts'
import { claimMaker } from './claims.ts'
import { unsaidCompound } from './compounds.ts'
import { correctedNumber } from './corrected-number.ts'
import { comparesUnsaid, decide } from './decisive.ts'
import { definitionStatements, inPassing, nameAsked } from './definition-question.ts'
import { demanded } from './demanded.ts'
import { unsaidName } from './distinct-names.ts'
import { type Answer, engineVersion } from './explanation.ts'
import { aboutFloat, floatStatements } from './float-question.ts'
import { answerIntent } from './intent.ts'
import { interestStatements } from './interests-question.ts'
import { languageStatements } from './language-question.ts'
import { listBelow, withSupport } from './leads.ts'
import { fittingFirst } from './misfit.ts'
import { nameStatements, namesAsked } from './name-question.ts'
import { organismStatements } from './organism-question.ts'
import { contradiction, holdingPremise, takesForGranted } from './premise.ts'
import { contradictedPremise, unknownNumber } from './premise-numbers.ts'
import { asksProgramming, programmingStatements } from './programming-question.ts'
import { type Intent, type Question, readQuestion, refuseQuestion } from './question.ts'
import { topicOf } from './question-coverage.ts'
import { isAskedInEnglish } from './question-language.ts'
import { type RankedCandidate, rankCandidates } from './rank-candidates.ts'
import { chanceOfAnswer, refusalRow } from './refusal.ts'
import { emptyCells, rowReading } from './row-reading.ts'
import { readSentences, type Sentence } from './sentence.ts'
import { softwareStatements } from './software-question.ts'
import { surenessRow } from './sureness.ts'
import { formulaAsked, symbolDefinitions, symbolValues } from './symbol-question.ts'
import { tableAnswers } from './table-answers.ts'
import { recordField, recordRefusal, recordSpans } from './title-page.ts'
import { asksOutcome, othersTold, outcomesFirst } from './told-of-others.ts'
import { unsaidSibling } from './unsaid.ts'
import { wholeCounts } from './whole-counts.ts'
import { notSaid, whyNot } from './why-not.ts'

export interface AnswerOptions {
  /** Most claims in an answer, 1 to 3. */
  readonly claims?: number
  /** Other weights of ranking and refusal than the shipped ones, as measurements use them. */
  readonly model?: AnswerModel
}

const unreadReason =
  'This paper’s text is not in English. The embedded engine reads English only, so the text was not searched.'
/** The refusal for a text in a language that has no wordings here: that it does not say would be untrue. */
const notRead: Omit<Answer, 'question'> = {
  answer: unreadReason,
  claims: [],
  evidence: [],
  refused: true,
  reason: unreadReason,
  nearest: [],
  searched: [],
  engine: 'embedded',
  engineVersion,
}

const askedOtherwise =
  'The question does not seem to be in English. The embedded engine reads English only: please ask in English.'

/** Questions that passages which merely share their words do not answer. */
const nothingOn: Readonly<Partial<Record<Intent, string>>> = {
  duration: 'no passage tells how long that took',
  limitations: 'no passage tells of limits of the work',
  funding: 'no passage tells who paid for the work',
  future: 'no passage tells what is to be done next',
  kind: 'no passage says what kind of paper it is',
  reason: 'no passage tells why the work was done',
  conclusion: 'no passage draws a conclusion',
}

function refusal(
  document: PaperDocument,
  question: Question,
  reason: string,
  ranked: readonly RankedCandidate[],
): Answer {
  if (!isLanguageRead(document.language)) return { ...notRead, question: question.text }
  const why = isAskedInEnglish(question.text) ? reason : askedOtherwise
  const nearest = ranked.filter(({ own }) => own > 0).slice(0, 3)
  return {
    question: question.text,
    answer: why,
    claims: [],
    evidence: [],
    refused: true,
    reason: why,
    nearest: nearest.map(({ span }): Span => span),
    searched: headingsRead(document),
    engine: 'embedded',
    engineVersion,
  }
}

function answered(question: Question, claims: readonly Claim[], premise: string | null): Answer {
  return {
    question: question.text,
    answer: claims[0]?.text ?? '',
    claims,
    evidence: claims.flatMap(({ spans }) => spans),
    refused: false,
    ...(premise !== null && { premise }),
    engine: 'embedded',
    engineVersion,
  }
}

/**
 * Answers a question with the paper's own sentences: the shortest sufficient one first, then up to two
 * that support it. Refuses, with the nearest passages and the headings searched, when the paper does
 * not seem to say. Pure, like `explain`.
 */
export async function answer(
  document: PaperDocument,
  question: string,
  options: AnswerOptions = {},
): Promise<Answer> {
  const { model = shippedModel } = options
  const asked = readQuestion(question)
  const most = Math.min(3, Math.max(1, Math.floor(options.claims ?? 3)))
  const { quoteAll } = claimMaker(document)
  const field = recordField(asked.text)
  if (field !== null) {
    const named = quoteAll('answer', recordSpans(document, field))
    return named.length > 0
      ? answered(asked, named, null)
      : refusal(document, asked, recordRefusal(document, field), [])
  }
  if (!isLanguageRead(document.language)) return { ...notRead, question: asked.text }
  const sentences = readSentences(document)
  const defined = symbolDefinitions(document, sentences, asked.text)
  const definitions = quoteAll('answer', defined.slice(0, most))
  if (definitions.length > 0) return answered(asked, definitions, null)
  const values = quoteAll('answer', symbolValues(sentences, asked.text))
  if (values.length > 0) return answered(asked, values.slice(0, most), null)
  const formula = quoteAll('answer', formulaAsked(document, sentences, asked.text))
  if (formula.length > 0) return answered(asked, formula.slice(0, most), null)
  const meaning = quoteAll('answer', definitionStatements(document, sentences, asked, most))
  if (meaning.length > 0) return answered(asked, meaning, null)
  const languages = quoteAll('answer', languageStatements(asked.text, document.text, sentences))
  if (languages.length > 0) return answered(asked, languages.slice(0, most), null)
  if (asksProgramming(asked.text)) {
    const written = quoteAll('answer', programmingStatements(sentences))
    return written.length > 0
      ? answered(asked, written, null)
      : refusal(
          document,
          asked,
          'The paper does not seem to say: it names no programming language.',
          [],
        )
  }
  const programs = quoteAll('answer', softwareStatements(document, sentences, asked.text))
  if (programs.length > 0) return answered(asked, programs.slice(0, most), null)
  const interests = quoteAll('answer', interestStatements(document, sentences, asked.text))
  if (interests.length > 0) return answered(asked, interests.slice(0, most), null)
  const thing = namesAsked(asked.text)
  if (thing !== null) {
    const naming = quoteAll('answer', nameStatements(sentences, thing))
    if (naming.length > 0) return answered(asked, naming, null)
  }
  const floats = quoteAll('answer', floatStatements(document, sentences, asked).slice(0, most))
  if (floats.length > 0) return answered(asked, floats, null)
  const organism = quoteAll('answer', organismStatements(document, sentences, asked.text))
  if (organism.length > 0) return answered(asked, organism, null)
  const impossible = refuseQuestion(asked)
  if (impossible !== null) return refusal(document, asked, impossible, [])
  const sibling =
    unsaidSibling(asked, document.text) ??
    unsaidName(asked.text, document.text) ??
    unsaidAcronym(asked.text, document.text)
  if (sibling !== null) return refusal(document, asked, notSaid(sibling), [])
  const tabled = tableAnswers(document, asked)
  const outright = quoteAll('answer', outrightSpans(document, sentences, asked, most))
  if (outright.length > 0) return answered(asked, outright, null)
  const lacking = asked.asksFailure ? undefined : nothingOn[asked.intent ?? 'about']
  if (lacking !== undefined)
    return refusal(document, asked, `The paper does not seem to say: ${lacking}.`, [])
  const set = asked.item === null ? null : itemInTables(document, asked.item)
  if (set) return answered(asked, [{ ...set, section: 'answer' }], null)
  if (tabled.length > 0 && unknownNumber(asked, document.text) === null)
    return answered(asked, tabled.slice(0, most), null)
  const empty = tabled.length > 0 ? null : emptyCells(document, sentences, asked)
  if (empty !== null) return refusal(document, asked, empty, [])
  const candidates = candidatesOf(document, sentences)
  const topic = topicOf(asked, candidates)
  const isOthers = othersTold(document, sentences)
  // What came out in the work of others is no word on this paper's.
  const ranked = rankCandidates(document, asked, candidates, topic, model).filter(
    (candidate) => !asksOutcome(asked.text) || !isOthers(candidate),
  )
  const chance = chanceOfAnswer(refusalRow(asked, ranked, topic), model.refusal)
  const unknown = unknownNumber(asked, document.text)
  // Before a refusal: what sets a number right that the paper never gives, and what counts all things asked for.
  const instead = (): Answer | null => {
    const right = unknown === null ? null : correctedNumber(document, asked, unknown, sentences)
    const spans = right ? [right.span] : unknown ? [] : wholeCounts(document, sentences, asked)
    const told = quoteAll('answer', spans.slice(0, Math.min(2, most)))
    return told.length > 0 ? answered(asked, told, right?.premise ?? null) : null
  }
  const nowhere = `The paper does not seem to say: “${unknown}” stands nowhere in it.`
  const isUnheard = asked.type === 'yes-no' && topic.unheard
  if (chance < model.threshold || isUnheard || comparesUnsaid(asked.text, topic.missing)) {
    const unmet = demanded(asked, ranked, document.text, topic)
    const other = instead()
    if (other) return other
    const why = whyNot(asked, topic, document.text.toLowerCase(), unmet)
    return refusal(document, asked, unknown === null ? why : nowhere, ranked)
  }
  const name = nameAsked(asked)
  if (name !== null) {
    const told = quoteAll('answer', inPassing(sentences, asked))
    if (told.length > 0) return answered(asked, told, null)
    return refusal(document, asked, `The paper does not seem to say what “${name}” is.`, ranked)
  }
  const fitting = fittingFirst(asked, ranked, isOthers)
  const decisive = (list: readonly RankedCandidate[]) =>
    aboutFloat(document, asked, decide(asked, list, sentences, document.text, topic))
  const inOrder = decisive(fitting)
  // What says over again what the question takes for granted gives no reason, and tells whether it is so.
  const against = takesForGranted(asked)
    ? contradiction(
        asked,
        decisive(ranked).filter((candidate) => !isOthers(candidate)),
      )
    : null
  const told = outcomesFirst(asked.text, holdingPremise(asked, inOrder))
  const decided = against ? inOrder : demanded(asked, told, document.text, topic)
  if ('lacking' in decided) {
    const other = instead()
    if (other) return other
    const unmet = `The paper does not seem to say: ${decided.lacking}.`
    return refusal(document, asked, unknown === null ? unmet : nowhere, ranked)
  }
  const compound = unsaidCompound(asked.text, document.text, decided[0]?.text ?? '')
  if (compound !== null) return refusal(document, asked, notSaid(compound), ranked)
  // A demand that was met says which passage leads.
  const meeting = decided === inOrder ? undefined : decided[0]
  const chosen = withSupport(document, asked, decided, most, against?.passage ?? meeting)
  const corrected = unknown === null || against ? null : instead()
  if (corrected) return corrected
  const premise = against?.premise ?? contradictedPremise(asked, chosen, candidates)
  if (unknown !== null && premise === null) return refusal(document, asked, nowhere, ranked)
  const spans = chosen
    .flatMap(({ span }) => withEquation(document, wholeOf(sentences, span)))
    .filter((span, at, all) => !all.slice(0, at).some((other) => contains(other, span)))
    .slice(0, most)
  const list = most > 1 && spans[0] ? listBelow(document, sentences, spans[0]) : []
  const quoted = list.length > 0 ? [...spans.slice(0, 1), ...list] : spans
  const claims = quoted.flatMap((span) => {
    // Cells in a row say nothing without the names of their columns.
    if (document.text.slice(span.start, span.end).includes('\t'))
      return rowReading(document, span, asked) ?? []
    return quoteAll('answer', [span])
  })
  if (claims.length === 0)
    return refusal(
      document,
      asked,
      'No passage of the paper could be verified as an answer.',
      ranked,
    )
  const [lead] = chosen
  const row = lead ? surenessRow(lead, fitting, chance) : []
  return { ...answered(asked, claims, premise), chance: chanceOfAnswer(row, model.sureness) }
}

/** Who asks for one kind of machine is told of that kind, where the paper has it. */
const machines: ReadonlySet<string> = new Set(['gpu', 'cpu', 'tpu'])

/** The passages that answer a question for a part of the explanation or a checklist item. */
function outrightSpans(
  document: PaperDocument,
  sentences: readonly Sentence[],
  asked: Question,
  most: number,
): Span[] {
  if (asked.item) {
    const all = statementsOf(asked.item, sentences)
    const machine = asked.stems.find((stem) => machines.has(stem))
    const ofIt = all.filter(({ stems }) => machine !== undefined && stems.has(machine))
    const found = ofIt.length > 0 ? ofIt : all
    const spans = found.slice(0, Math.min(2, most)).map(({ span }) => span)
    const deposits = asked.item === 'data' && found[0] ? depositsCited(document, found[0]) : []
    if (found.length > 0)
      return [...spans.slice(0, 1), ...deposits, ...spans.slice(1)].slice(0, most)
    // "Where are the data?" asks for no place on a map.
    if (asked.intent === 'place') return []
  }
  return asked.intent ? answerIntent(document, sentences, asked.intent, most) : []
}

/** A sentence with what its subject points back at, where that can be shown. */
function wholeOf(sentences: readonly Sentence[], span: Span): Span {
  return sentences.find((sentence) => sentence.span.start === span.start)?.whole ?? span
}

/** A sentence that ends in a colon goes on in the equation below it. */
function withEquation(document: PaperDocument, span: Span): Span[] {
  if (document.text[span.end - 1] !== ':') return [span]
  const next = document.blocks.find((block) => block.span.start >= span.end)
  return next?.kind === 'equation' ? [span, next.span] : [span]
}
