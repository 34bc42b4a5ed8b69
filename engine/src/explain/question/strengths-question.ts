import type { PaperDocument } from '../../document/paper-document.ts'
import type { Span } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'
import { statementsTelling, type ToldOfStudy } from './told-of-study.ts'

const asks =
  /^\W*(?:what|which) (?:are|were|is|was) (?:the |its |their )?(?:main |key |major )?(?:strengths?|strong points?)(?: (?:of|in) (?:this|the|their) (?:study|paper|work|trial|review|research|article|design|approach))?\W*$/i
/** "Full-strength broth" has none of them, and a muscle's is no study's. */
const named =
  /\b(?:strengths? of (?:this|the|our|the present|the current) (?:study|trial|work|paper|review|analysis|design|approach|method|research|survey)|(?:study|trial|review|analysis|work|paper|approach|design)(?:['’]s)? (?:has|had) (?:\w+ ){0,3}strengths?|(?:main|major|key|important|particular|several|notable|great|other|another|further|first|second) (?:\w+ )?(?:strengths|strength (?:of|is|was|lies))|(?<![-\p{L}] ?)strengths (?:include|are|were|lie)|strengths and (?:limitations|weaknesses))\b/iu

const strengths: ToldOfStudy = {
  form: 'statement',
  places: {
    discussion: 1,
    limitations: 1,
    conclusion: 0.8,
    abstract: 0.6,
    introduction: 0.3,
    other: 0.3,
  },
  told: (text) => (named.test(text) ? 1 : 0),
  floor: 1,
}

/** Whether a question asks for a work's strengths, and for nothing else. */
export const asksStrengths = (question: string): boolean => asks.test(question)

/** The sentences that call something a strength of the work. */
export const strengthStatements = (
  document: PaperDocument,
  sentences: readonly Sentence[],
): Span[] => statementsTelling(strengths, document, sentences)
