import type { PaperDocument } from '../../document/paper-document.ts'
import { type Span, slice } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'

const asks =
  /^\W*(?:which|what) (?:(?:\p{L}+ )?(?:species|organisms?|animals?|plants?|fish|birds?|insects?|bacteri(?:a|um)|model organism)) (?:is|was|are|were|did|do|does)\b.*\b(?:stud|us|investigat|examin|work|experiment)\p{L}*\W*$/iu
/** A name of Linnaeus's kind: "Apis mellifera". */
const binomial = /^\p{Lu}\p{Ll}{2,} \p{Ll}{3,}$/u
const bracketed =
  /\((?:e\.g\.,? )?(\p{Lu}\p{Ll}{2,} \p{Ll}{3,})(?: (?:ssp|spp|subsp|var)\.[^()]*)?\)/u
/** What the work itself is done on, where the beginning of a paper speaks of others' animals, too. */
const ownWork = /\b(?:we|our|here|this (?:study|paper|work|article))\b/i
const places: readonly (readonly [Sentence['role'], RegExp])[] = [
  ['abstract', /./],
  ['introduction', ownWork],
  ['methods', /./],
]

/**
 * The first sentence that gives the scientific name of what was studied, when a question asks for it ("Which species
 * was studied?"): in the abstract, where the introduction says what is done, or in the methods, in italics or brackets. Empty for other questions.
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
    .map(([role, cue]) =>
      sentences.find(
        (sentence) =>
          sentence.role === role &&
          sentence.speaksOf === 'paper' &&
          cue.test(sentence.text) &&
          gives(sentence),
      ),
    )
    .find((sentence) => sentence !== undefined)
  return found ? [found.whole ?? found.span] : []
}
