import type { PaperDocument } from '../../document/paper-document.ts'
import type { Claim } from '../../evidence/claim.ts'
import type { Span } from '../../text/span.ts'
import { inPaperCase } from '../../text/typed-case.ts'
import { claimMaker } from '../claims.ts'
import { withoutCourtesies } from '../question/courtesies.ts'
import { inSaidChoice } from '../question/either-or.ts'
import { inOwnSet } from '../question/own-dataset.ts'
import { inPaperSpelling } from '../question/paper-spelling.ts'
import { inPaperPhrases } from '../question/phrase-cues.ts'
import { type Question, readQuestion } from '../question/question.ts'
import { type Slip, slipsIn, withoutSlips } from '../question/slips.ts'
import { readSentences, type Sentence } from '../text/sentence.ts'
import { type AnswerModel, shippedModel } from './answer-model.ts'

export interface AnswerOptions {
  /** Most claims in an answer, 1 to 3. */
  readonly claims?: number
  /** Other weights of ranking and refusal than the shipped ones, as measurements use them. */
  readonly model?: AnswerModel
}

/** A question put to a paper: what every way of answering it looks at. */
export interface Asking {
  readonly document: PaperDocument
  /** As it was typed, white space collapsed. */
  readonly question: string
  /** The same without courtesies, as it would be asked outright, in the paper's spelling and without slips of the hand. */
  readonly plain: string
  readonly slips: readonly Slip[]
  /** The same in the paper's words. */
  readonly asked: Question
  readonly sentences: readonly Sentence[]
  /** Most claims in the answer. */
  readonly most: number
  readonly model: AnswerModel
  /** The claims that quote these spans and pass, at most as many as the answer has, or as are asked for. */
  readonly quote: (spans: readonly Span[], atMost?: number) => Claim[]
}

const mostClaims = 3

/** A question in the paper's spelling in the words of a paper: its names of things, its own set. */
const inPaperWords = (question: string, text: string): string =>
  inOwnSet(inPaperPhrases(inSaidChoice(question, text), text), text)

/** Reads a question as it was typed. */
export function readAsking(
  document: PaperDocument,
  question: string,
  { model = shippedModel, claims = mostClaims }: AnswerOptions,
): Asking {
  const most = Math.min(mostClaims, Math.max(1, Math.floor(claims)))
  const { quoteAll } = claimMaker(document)
  const typed = question.replace(/\s+/g, ' ').trim()
  const cased = inPaperCase(withoutCourtesies(typed), document.text)
  const spelled = inPaperSpelling(cased, document.text)
  const slips = slipsIn(spelled, document.text)
  const plain = withoutSlips(spelled, slips)
  return {
    document,
    question: typed,
    plain,
    slips,
    asked: readQuestion(inPaperWords(plain, document.text)),
    // Questions for the title page, and texts in unread languages, need none.
    get sentences() {
      return readSentences(document)
    },
    most,
    model,
    quote: (spans, atMost = most) => quoteAll('answer', spans).slice(0, atMost),
  }
}

/** Another question in place of one that was read, of whose words it is made: a half of it, or the common form. */
export const askingAlso = (asking: Asking, plain: string): Asking => ({
  ...asking,
  question: plain,
  plain,
  slips: [],
  asked: readQuestion(inPaperWords(plain, asking.document.text)),
  get sentences() {
    return asking.sentences
  },
})
