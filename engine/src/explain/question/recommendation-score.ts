import type { PaperDocument } from '../../document/paper-document.ts'
import { type Cues, sum } from '../../text/holds.ts'
import type { Span } from '../../text/span.ts'
import { citesOthers } from '../text/antecedent.ts'
import { othersWork } from '../text/others-work.ts'
import { form, isUnder, type Weights } from '../text/section-form.ts'
import type { Sentence } from '../text/sentence.ts'
import { isStatement } from '../text/statement.ts'
import { worthiest } from '../text/worthiest.ts'
import { tellsAhead } from './future-score.ts'

const asks =
  /^\W*what (?:do|does|did|would) (?:the )?(?:authors?|researchers?|paper|study|they|it|article|review) (?:recommend|advise|advocate|call for)(?: (?:doing|in the end|to (?:do|readers|others|clinicians|researchers|practitioners)|for (?:practice|the future)|(?:should )?be done))?\W*$|^\W*(?:what|which) (?:is|are|was|were) (?:the )?(?:authors[’']? |their |main |its )?(?:recommended|recommendations?)(?: (?:of|by|made by|from|in) (?:the|this|these) (?:authors?|paper|study|article|work))?\W*$/i

const cues: Cues = [
  [
    /\b(?:we|authors|our (?:results|findings|data|study)|this study|the present study) (?:\w+ly |also |therefore |thus |would |do |can |further |then ){0,3}(?:recommend|advise|advocate|urge|encourage|call (?:for|on)|caution|suggest(?:s|ed)? \w+ing\b)/i,
    3,
  ],
  [
    /\b(?:is|are|be|was) (?:\w+ly |also |therefore |thus |further |not ){0,3}(?:recommended|advised|advisable|advocated|warranted|encouraged|recommendable)\b|\b(?:a|our|one|the following) recommendations? (?:is|are|of (?:this|the present))\b/i,
    2,
  ],
  [
    /\b(?:should|ought to)\b(?! (?:not )?be (?:noted|noticed|mentioned|emphasi[sz]ed|stressed|pointed|kept in mind|acknowledged|interpreted|remembered|recogni[sz]ed))(?! (?:have|hold|help|differ|provide|theoretically)\b)|\bneeds? to be (?!(?:viewed|seen|estimated|known|able|said)\b)/i,
    1.6,
  ],
  [/\b(?:we|authors|results|findings) (?:\w+ )?suggest (?:that\b[^.;]*\bshould\b|to |using )/i, 1],
]
const where: Weights = {
  conclusion: 1,
  discussion: 0.7,
  limitations: 0.4,
  abstract: 0.6,
  other: 0.2,
  results: 0,
}
/** An abstract in one piece names its parts. */
const labelled = /^(?:conclusions?|interpretation|recommendations?|implications)\b ?[:.]/i
const headed = /\b(?:recommendations?|implications?|conclusions?)\b/i
/** What others recommend, and what was followed. */
const ofOthers =
  /\b(?:guidelines?|WHO|World Health Organi[sz]ation|CDC|FDA|NICE|committee|manufacturers?|experts?|societ(?:y|ies)|current(?:ly)?|protocol|consensus) (?:\([^()]*\) )?(?:\w+ ){0,2}?(?:recommend|advis)|\b(?:recommended|advised|suggested|advocated) (?:by|in) (?:the )?(?:\p{Lu}|manufacturers?|guidelines?|literature|previous|others|experts?|most|many)|\bas recommended\b|\brecommended (?:dos|intake|level|daily|for use in)|\b(?:have|has) been (?:\w+ )?recommended\b|\b(?:refrain|make|give|given?) (?:\w+ ){0,3}recommendations?\b/iu
const floor = 2.4
const most = 2

/** True for a sentence that recommends in so many words, and not only by what should be. */
export const recommendsPlainly = (text: string): boolean =>
  cues.slice(0, 2).some(([pattern]) => pattern.test(text)) || tellsAhead(text)

/** True for who asks what a paper recommends. */
export const asksRecommendation = (question: string): boolean => asks.test(question)

/** The sentences by which a paper recommends something in its own name, for who asks what; empty for other questions. */
export function recommendations(
  document: PaperDocument,
  sentences: readonly Sentence[],
  question: string,
): Span[] {
  if (!asks.test(question)) return []
  const others = othersWork(document, sentences)
  const worthOf = (sentence: Sentence): number => {
    const { text, role, place, speaksOf, index } = sentence
    const stands = where[role]
    if (stands === undefined || speaksOf !== 'paper' || others.has(index)) return 0
    if (citesOthers(text) || ofOthers.test(text)) return 0
    const cued = sum(text, cues) + (tellsAhead(text) ? 0.8 : 0)
    if (cued === 0) return 0
    return (
      cued +
      stands +
      (place > 0.8 && role !== 'abstract' ? 0.3 : 0) +
      (labelled.test(text) ? 1 : 0) +
      (isUnder(document, sentence, headed) ? 0.4 : 0) -
      0.5 * form(sentence)
    )
  }
  return worthiest(sentences.filter(isStatement), worthOf, { floor, most }).map(({ span }) => span)
}
