import type { PaperDocument } from '../../document/paper-document.ts'
import { type Cues, sum } from '../../text/holds.ts'
import { form, isUnder, type Weights } from '../text/section-form.ts'
import type { Sentence } from '../text/sentence.ts'

const work =
  '(?:works?|research|stud(?:y|ies)|investigations?|experiments?|analys[ei]s|efforts?|explorations?|trials?|evaluations?|directions?|developments?|improvements?|extensions?)'
const needed =
  '(?:is|are|will|should|could|can|may|might|must|would|needs?|needed|required?|requires|necessary|warranted|includes?|concerns?|seeks?|aims?|focus(?:es)?)'
const aheadCues: Cues = [
  [
    /\b(?:we|it|this|one|that)\b[^.;]{0,40}\b(?:might|could|can|may|will|plan|would)\b[^.;]{0,80}\bin (?:the )?future\b/i,
    2.2,
  ],
  [/\bresearch directions?\b/i, 1.8],
  [
    /\b(?:analys[ei]s|stud(?:y|ies)|trials?|evaluations?|research|assessments?) (?:\w+ )?(?:should|must|needs? to|could) be (?:undertaken|conducted|carried out|performed)\b/i,
    2,
  ],
  [
    /^(?!.*\bfuture\b).*\banother (?:[\w-]+ )?(?:direction|avenue|extension|line of (?:work|research))\b[^.;]{0,40}\b(?:is|would be|will be|could be) to\b/i,
    1.4,
  ],
  [/\bfuture (?:[\w-]+ ){0,2}?(?:work|research|studies|analyses|investigations)\b/i, 0.4],
  [
    new RegExp(
      `\\b(?:future|further|additional|more|subsequent|follow-up|larger)(?: [\\w-]+){0,2}? ${work}\\b[^.;]{0,140}?\\b${needed}\\b`,
      'i',
    ),
    2.4,
  ],
  [
    /\b(?:requires?|needs?|warrants?|merits?|deserves?|calls? for|highlights? the need for|recommend|encourage) (?:[\w-]+ ){0,2}?(?:future|further|additional|more) (?:[\w-]+ ){0,2}?(?:work|research|stud(?:y|ies)|investigations?|experiments?|analys[ei]s|efforts?|explorations?|trials?|attention|researchers)\b/i,
    2.2,
  ],
  [
    /\bin (?:the |our |a )?(?:near )?future(?: (?:work|research|studies|versions?|releases?))?,? (?:we|it|this|one)\b/i,
    2.4,
  ],
  [
    /\b(?:we|authors) (?:also |further |now |currently )?(?:plan|intend|hope|would like|aim) to\b/i,
    1.8,
  ],
  [/\bwe (?:will|plan|shall)\b[^.;]{0,120}\bfuture\b|\bwe leave\b/i, 2.2],
  [
    /\b(?:left?|leave|leaving|subject|topics?|avenues?|directions?|items?|lines?|areas?|scope|reserved?|deferred?)\b[^.;]{0,40}\b(?:for|to|of) (?:our |the )?(?:future|further)\b/i,
    2.4,
  ],
  [
    /\b(?:remains?|has|have|needs?) (?:yet |still )?to be (?:\w+ )?(?:seen|determined|explored|investigated|studied|tested|shown|established|clarified|elucidated|addressed|examined|assessed|evaluated)\b/i,
    1.8,
  ],
  [
    /\b(?:should|could|must) (?:also |then |now )?be (?:\w+ )?(?:explored|investigated|studied|examined|tested|addressed|evaluated|validated)\b/i,
    1.4,
  ],
  [
    /\bit (?:would|will|might) be (?:\w+ )?(?:interesting|useful|worthwhile|valuable|desirable|of interest) to\b/i,
    1.8,
  ],
  [/\bnext steps?\b|\bopen (?:question|problem|issue|challenge)s?\b/i, 1.4],
]
const aheadWhere: Weights = {
  conclusion: 1,
  discussion: 0.8,
  limitations: 0.6,
  abstract: 0.6,
  other: 0.2,
  results: 0,
  introduction: -0.8,
  methods: -0.8,
}
const headed =
  /\b(?:future|outlook|perspectives|next steps|further (?:work|research)|open (?:problems|questions))\b/i
/** Under such a heading: "creating larger sets may have good results", "one could add a second camera". */
const hoped =
  /\b\p{L}+ing [^.;]{2,80}\b(?:may|might|could|would) (?:also |further )?(?:have|prove|give|lead|improve|help|provide|yield|allow|increase|be (?:\p{L}+ )?(?:effective|useful|beneficial|valuable|fruitful|promising|worthwhile|helpful|considered|extended))\b|\b(?:one|we|it) (?:could|might) (?:also |further |then )?(?!not\b|be\b|have\b)\p{L}+/iu
/** What a form asks its reader, and what was done further already, is no plan. */
const noPlan =
  /\?\W*$|\b(?:patients?|children|cases|people) (?:may|might|will|would|should|could)(?: \w+)? (?:need|require)\b|\bavoided\b|\bfuture users?\b|^(?:as|in) (?:a )?(?:previous|prior|earlier)\b|\b(?:were|was) (?:then |also )?(?:further )?(?:performed|conducted|carried out)\b/i

/** True for a sentence on what is to be done next. */
export const tellsAhead = (text: string): boolean =>
  sum(text, aheadCues) >= 1.8 && !noPlan.test(text)

/** How plainly each sentence says what is to be done next; the end of a paper is where it is told. */
export function futureScorer(document: PaperDocument) {
  return (sentence: Sentence): number => {
    const where = aheadWhere[sentence.role]
    if (where === undefined || noPlan.test(sentence.text)) return 0
    const isHeaded = isUnder(document, sentence, headed)
    const cued = sum(sentence.text, aheadCues) || (isHeaded && hoped.test(sentence.text) ? 1 : 0)
    return cued === 0 ? 0 : cued + where + (isHeaded ? 1.2 : 0) - 0.5 * form(sentence)
  }
}
