import type { PaperDocument } from '../document/paper-document.ts'
import { type Span, slice } from '../text/span.ts'
import type { Sentence } from './sentence.ts'

const asks =
  /^\W*(?:which|what) (?:(?:\p{L}+ )?(?:species|organisms?|animals?|plants?|fish|birds?|insects?|bacteri(?:a|um)|model organism)) (?:is|was|are|were|did|do|does)\b.*\b(?:stud|us|investigat|examin|work|experiment)\p{L}*\W*$/iu
/** A name of Linnaeus's kind: "Apis mellifera". */
const binomial = /^\p{Lu}\p{Ll}{2,} \p{Ll}{3,}$/u
const bracketed = /\((\p{Lu}\p{Ll}{2,} \p{Ll}{3,})\)/u
const places: readonly Sentence['role'][] = ['abstract', 'methods']

/**
 * The first sentence that gives the scientific name of what was studied, when a question asks for it ("Which species
 * was studied?"): in the abstract, else in the methods, set in italics or in brackets. Empty for other questions.
 */
export function organismStatements(
  document: PaperDocument,
  sentences: readonly Sentence[],
  question: string,
): Span[] {
  if (!asks.test(question)) return []
  const names = document.marks.filter(
    ({ kind, span }) => kind === 'italic' && binomial.test(slice(document.text, span)),
  )
  const gives = ({ span, text }: Sentence) =>
    bracketed.test(text) ||
    names.some((name) => span.start <= name.span.start && name.span.end <= span.end)
  const found = places
    .map((role) =>
      sentences.find(
        (sentence) => sentence.role === role && sentence.speaksOf === 'paper' && gives(sentence),
      ),
    )
    .find((sentence) => sentence !== undefined)
  return found ? [found.whole ?? found.span] : []
}
