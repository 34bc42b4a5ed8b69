import type { Question } from '../question/question.ts'
import type { Sentence } from '../text/sentence.ts'
import { topicStems } from '../text/words.ts'
import { type RankedCandidate, rankedAs } from './ranked-candidate.ts'

/** So many sentences after a step may tell what came of it. */
const followers = 2
const leastOwn = 0.3

const asksFinding =
  /^\W*(?:is|are|was|were|do|does|did|has|have|had|can|could)\b|\b(?:results?|outcomes?|findings?) (?:of|from|in|when|after)\b|\bwhat (?:happened|changed|came (?:out )?of)\b|\bwhat (?:do|does|did|have|has) [^?]* (?:show|shown|reveal|find|found|indicate|suggest|demonstrate)\b|\bhow (?:did|does|do|has|have) [^?]*\b(?:change|react|respond|perform|fare|do|develop|affect|compare|differ)\b/i
const step =
  /\b(?:was|were|we|is|are) (?:\w+ ){0,3}?(?:tested|conducted|performed|carried out|assessed|evaluated|examined|investigated|compared|measured|analy[sz]ed|determined|assayed|administered|delivered|given|challenged|screened|immuni[sz]ed|vaccinated|treated|run|checked)\b/i
const found =
  /\b(?:found|show(?:s|ed|n)?|reveal\w*|demonstrat\w+|indicat\w+|suggest\w*|observed|detected|identified|confirmed|significan\w+|higher|lower|greater|better|worse|more|less|fewer|increas\w+|decreas\w+|reduc\w+|improv\w+|result(?:s|ed)? in|resulted|differ(?:s|ed|ence|ences)|similar|associated|protect\w*|effective|tolerated|displayed|exhibited|induced|remained|reached|achieved|yielded|gave|rose|fell|dropped|occurred|developed|neither|none|no|not|never|only|all|most|both)\b|\d ?%/i
const leansBack =
  /^(?:however,? |thus,? |overall,? |in (?:both|all|each)[^,]{0,30}, )?(?:these|those|this|that|it|they|its|their|such|the|neither|none|no|all|both|most|only|mice|rats|patients|participants|animals|as (?:a result|expected|shown)|in (?:contrast|addition))\b/i

const effect =
  '(?:allow|enabl|permit|lead|led|result|amplif|provid|increas|reduc|ensur|caus|facilitat|help|improv|mak|made|mean|giv|offer|avoid|prevent|worsen|promot|trigger|confer|support)'
/** What is asked for, what tells it, and what tells it of the sentence before. */
const beside: readonly (readonly [asked: RegExp, told: RegExp, ofBefore: RegExp])[] = [
  // "This in turn enables …", "Thus such vaccines would be …".
  [
    /\b(?<!dis)(?:advantages?|benefits?|merits?|effects?|consequences?|impacts?|implications?|enabl\w+|allow\w*|permit\w*|what (?:do|does|did|can|could|would|may|might) [^?]* (?:cause|do|help|achieve|lead to|result in|provide|offer|bring))\b/i,
    new RegExp(`\\b${effect}\\w*`, 'i'),
    new RegExp(
      `^(?:this|these|those|that|such|it|they|both)\\b(?: \\w+){0,4}?,?(?: in turn,?)?(?: (?:also|then|may|can|could|will|would|has|have))* ${effect}\\w*|^(?:thus|hence|therefore|consequently|as a (?:result|consequence)|accordingly),? `,
      'i',
    ),
  ],
  // "However, immunity to these can limit repeated use."
  [
    /\b(?:disadvantages?|drawbacks?|downsides?|problems?|weakness(?:es)?|shortcomings?|issues?)\b/i,
    /\b(?:however|but|limit\w*|difficult\w*|cannot|fail\w*|costly|expensive|slow\w*|poor\w*|problem\w*|drawbacks?|disadvantages?|issues?|concerns?|lack\w*|risks?)\b/i,
    /^(?:however|but|nevertheless|unfortunately|yet|on the other hand)\b/i,
  ],
  // "Two trials failed. The first trial …"
  [
    /\bexamples? of\b/i,
    /\b(?:e\.g\.|for example|for instance|such as|including|namely|like)/i,
    /^(?:the first|one (?:of (?:these|them)|\p{L}+)|for (?:example|instance)|an example)\b/iu,
  ],
]

/** True for a text that has a sign of what came out. */
export const tellsFinding = (text: string) => found.test(text.replace(/\bno\.|\bnot only\b/gi, ''))

/** True for what was done, without what came of it. */
export const isStep = (text: string) => step.test(text) && !tellsFinding(text)

/**
 * Ranked passages with the finding first, where the question asks what came out and the first passage only says that it
 * was looked into ("Cross-reactivity was tested with two viruses. Neither assay displayed any."); and with the effect,
 * the drawback or the example first, where that is asked for and stands behind what has it.
 * @param passages all that may lead: `ranked` may be a part of it
 */
export function findingBesideFirst(
  { text: asked, type, stems }: Question,
  ranked: readonly RankedCandidate[],
  sentences: readonly Sentence[],
  passages: readonly RankedCandidate[],
): readonly RankedCandidate[] {
  const [first] = ranked
  if (!first || type === 'why' || first.own < leastOwn || first.kind === 'table') return ranked
  // "Was it tested?" asks for the step itself.
  const asksStep =
    type === 'yes-no' &&
    topicStems(step.exec(first.text)?.[0] ?? '').some((verb) => stems.includes(verb))
  const isSought = asksFinding.test(asked) && isStep(first.text) && !asksStep
  const ofBefore = isSought ? undefined : beside.find((one) => one[0].test(asked))
  if (!isSought && (!ofBefore || ofBefore[1].test(first.text))) return ranked
  const tells = (text: string) => ofBefore?.[2].test(text) ?? (!isStep(text) && found.test(text))
  const at = sentences.findIndex(({ span }) => span.start === first.span.start)
  if (at < 0) return ranked
  for (const next of sentences.slice(at + 1, at + 1 + followers)) {
    if (next.block !== sentences[at]?.block) break
    const finding = passages.find(({ span }) => span.start === next.span.start)
    if (!finding || !tells(next.text)) continue
    const isOfIt = stems.some((stem) => finding.stems.has(stem)) || leansBack.test(next.text)
    if (!isOfIt) continue
    // It speaks of all that was looked into, by standing behind it.
    return [
      rankedAs(first, finding),
      first,
      ...ranked.filter(({ span }) => span !== first.span && span !== finding.span),
    ]
  }
  return ranked
}
