import { sum } from '../../text/holds.ts'
import { wordCount } from '../../text/letter-counts.ts'
import { pointsBack } from '../text/antecedent.ts'
import { leansBack } from '../text/statement.ts'
import { coverage, topicStems } from '../text/words.ts'
import { finds, found, namesAim, onlyLooks, type ToldSentence, tells } from './aim-cues.ts'
import { noFinding } from './no-finding-cues.ts'

/** A finding in the paper's own voice, the surest first. */
const concludes =
  /^(?:[\p{Lu}\p{Ll}]{3,14}[.:] ?)?(?:in (?:conclusion|summary)|overall|taken together|together|we conclude|our (?:results|findings|data|stud(?:y|ies)|analys[ei]s|observations?)|(?:these|the|the present|the current|this) (?:results|findings|data|stud(?:y|ies)|review|analys[ei]s|trial|survey|evidence))\b/iu
/** What it may be good for, or should be done: said of nearly every work. */
const hopes =
  /\b(?:can|may|might|could|will|should|must|would) (?:\w+ )?(?:help|support|guide|inform|enable|consider|have been different|be (?:used|useful|considered|encouraged|recommended|applied|utili[sz]ed|appropriately|performed|made|given|taken|explored|included|avoided)|serve|contribute|facilitate|provide|improve|assist|focus|prioriti[sz]e)\b|\b(?:supports?|guides?|helps?|informs?) (?:\p{L}+ ){0,3}(?:researchers|practitioners|clinicians|research|policy)|\b(?:must|needs? to) (?:\w+ )?be\b|\bmay necessitate\b|\bwould (?:permit|allow|enable|facilitate|help|improve)\b|\bdifficult to (?:ascertain|determine|interpret|draw)\b|\bunderstanding\b|\bbe (?:helpful|important|valuable|of (?:\w+ )?(?:value|interest|importance))\b|\bhighlight (?:its|the|their) \p{L}+ applications|\b(?:implications?|future|further|needed|needs? for (?:[\w-]+ ){0,2}?(?:research|stud(?:y|ies)|work|trials?|investigations?|data|evidence|guidelines?|training|interventions?|strateg(?:y|ies)|polic(?:y|ies)|efforts?|attention|action|caution|better|improved|new|more|larger|methods?|tools?|approach(?:es)?)|ongoing|mandatory|warrant|insights?|overview|picture|potential (?:impact|benefits?)|encouraged|recommend\w*|limitations?|limited by|we (?:want|wish|hope|aim) to|is essential|are essential|important to|necessary to|remains? (?:to be|unclear|uncertain|controversial|an? |unknown|poorly|essential|important))\b|\b(?:is|are) discussed\b|\b(?:were|was|are|is) based on\b|^this (?:paper|study|article|review) (?:reports|describes|presents|discusses|provides|offers)\b/iu
/** "We have shown how X can be used": that was done. */
const showsHow =
  /\b(?:show(?:n|ed|s)?|demonstrat(?:ed?|es)) (?:how|that) [^.;,]{0,80}? can be (?:used|applied|utili[sz]ed)\b/i
const vague = /\b(?:importance|promising|interest)\b/i
/** What came out beside the question, and why it may have. */
const side =
  /(?<!\b(?:this|our|present) )\bpost[-‐ ]?hoc\b|(?<!\b(?:primary (?:or|and)|hoc) )\b(?:secondary|sub-?group|exploratory|sensitivity) (?:analys[ei]s|outcomes?|end-?points?)\b|\b(?:could|may|might) be (?:attribut|explain|due\b)|\bmay reflect\b|\bpossibly (?:because|due|as)\b|\babove-mentioned\b|\bwe also\b|^although,|\bno\b[^.]*\bother\b|\bpower was\b/i
const advises = /\b(?:should|ought to)\b/i
/** Without a verb it is the end of a sentence that was cut. */
const verb =
  /\b(?:is|are|was|were|has|have|had|do|does|did|can|may|might|could|will|would|seems?|appears?|became|remain(?:s|ed)?|led|(?:increas|decreas|reduc|improv|predict|affect|influenc|differ|determin|depend|correlat|caus|alter|elevat|result|lead|show|play|regulat|suppress|promot|induc|protect|inhibit|prevent|modif|enhanc|perform|requir|experienc|receiv|outperform|migrat|exceed|vari|explain|account|suffer|contribut|support|reject|revers|restor|rescu|lower|abolish|inhibit|impair|attenuat|ameliorat|shorten|prolong|diminish|yield|produc|provid|maintain|preserv)(?:s|es|ed|ies|ied))\b|\b\p{Ll}{3,}(?<!i[zs])ed (?:by|in|to|the|an?|on|from|with|that|no|more|less|\d|\p{Ll}+s\b)/iu
const partial =
  /^(?:(?:all |the )?others?|(?:some|several|previous|earlier|many|a number of) (?:studies|trials|authors|reports))\b/i
const trivial =
  /\b(?:patients|participants|subjects|children|samples) (?:were|was) (?:included|enrol|recruit|random)/i
export const ownVoice =
  /\b(?:we|authors) (?:\w+ )?(?:find|found|show|showed|demonstrated?|conclude)\b|\b(?:this|the|our|present) (?:\w+ )?(?:study|review|trial|survey|analysis) (?:has |have )?(?:found|shows?|showed|demonstrate[sd]?|indicate[sd]?|suggest(?:s|ed)?|revealed)\b|\bit is concluded that\b/i
export const tested =
  /\b(?:significan|associat|correlat)\w*|\b(?:was|were) (?:\w+ )?(?:found|revealed|identified|observed|shown|detected)\b/i
/** What evidence is there for, which a review is asked for. */
const evident = /\bevidence (?:\w+ly )?supports\b/i
export const plainly = new RegExp(
  String.raw`\b(?:(?:more|less) likely|higher|lower|increased|decreased|reduced|improved|did not|no (?:difference|effect)|(?:extracts?|species|plants?|samples?|cells|mice|rats|animals|patients|children|groups?|treatments?|beneficiaries) (?:\w+ )?(?:showed|exhibited|displayed)|(?:is|was|were) (?:\w+ )?observed(?! (?:for|using|with|by|through|under|every|daily))|indicated|reversed|rescued|restored)\b|\bthere (?:is|are|was|were)\b|${evident.source}`,
  'i',
)
const compares =
  /\b(?:comparable (?:to|with)|similar to|as (?!well\b|far\b|long\b|soon\b)\w+ as|equivalent to)\b/i
const qualifies =
  /\b(?:findings|results|data) (?:are|were|is|was) (?:in reference to|limited to|preliminary|restricted to|specific to)\b/i
/** A task's difficulty was known before. */
export const ofTask =
  /\b(?:is|are|remains?) an? (?:\w+ )?(?:task|challenge|problem|concern|issue|burden|need|priority)\b/i
const goesOn = /^(?:therefore|accordingly|moreover|furthermore|in addition|however|consequently)\b/i
const standsAlone = /^(?:there (?:is|are|was|were)|both \S[^.;]{0,80}? and)\b/i
/** A step of the procedure. */
const procedureOf =
  /\b(?:was|were) (?:\w+ly )?(?:assessed|tested|evaluated|examined|investigated|analy[sz]ed|studied|recorded|collected)\b(?!.*\b(?:significan|higher|lower|more|less|increas|decreas|improv|reduc|no |not |associat|positive|\d ?%))/i
export const labelled =
  /^(?:results?|findings|conclusions?|interpretation)(?: and (?:relevance|significance|implications|recommendations|interpretation))?\s?[.:]/i
const longest = 380
export const least = 1.6
/** Told plainly, a finding needs no word of the title, which may be in another language. */
export const leastPlain = 1

/** What was wanting before the work. */
const gap =
  /^(?:despite|although|though|while|however)\b[^.]*\b(?:experience|data|evidence|information|knowledge|literature|research|studies)\b[^.;]{0,100}\b(?:is|are|remains?) (?:\w+ )?(?:limited|scarce|sparse|lacking|scant|few)\b|\b(?:studies|trials|research|reports) ha(?:ve|s) (?:not|never|rarely) been (?:\w+ )?(?:conducted|performed|done|carried out|published|reported)\b|\bone of the (?:very )?(?:few|first)\b/i

/** What the work is said to call for. */
const calledFor =
  /\b(?:demonstrate|show|highlight|indicate|underline|underscore|suggest|emphasi[sz]e|support)s? the need (?:for|of|to)\b/i

/** True for words that are no finding of the whole: a step, a part, what is true of most studies, what was wanting or still is. */
export const tellsApart = (text: string): boolean =>
  [trivial, partial, qualifies, procedureOf, gap, calledFor].some((one) => one.test(text))

/** How much a sentence of an abstract says what came of the work, in words that stand alone; 0 for one that does not. */
export function toldFinding({ text, role }: ToldSentence, title: ReadonlySet<string>): number {
  const says = finds.test(text) || labelled.test(text)
  if (role !== 'result' && role !== 'conclusion' && !says) return 0
  if (role !== 'conclusion' && !says && !found.test(text) && !plainly.test(text)) return 0
  // The label of its part makes a sentence no longer.
  const length = text.length - (labelled.exec(text)?.[0].length ?? 0)
  if (length > longest || text.length < 40 || /\?\W*$/.test(text)) return 0
  if (pointsBack(text) || (leansBack(text) && !standsAlone.test(text))) return 0
  if (!verb.test(text) && !finds.test(text)) return 0
  // What can do as well as another thing was found to; what is qualified, or said of the task itself, was not.
  const hoped =
    (hopes.test(text.replace(showsHow, ' ')) || /\bwe (?:\w+ )?speculate\b/i.test(text)) &&
    !(role === 'conclusion' && compares.test(text))
  if (namesAim(text) || hoped || tellsApart(text)) return 0
  if (sum(text, noFinding) > 0) return 0
  if (onlyLooks.test(text) && !tells.test(text) && !tested.test(text)) return 0
  const words = wordCount(text)
  const numbers = text.match(/\d+(?:[.,]\d+)?/g)?.length ?? 0
  return (
    1 +
    (concludes.test(text) ? 1.2 : 0) +
    (ownVoice.test(text) ? 0.9 : 0) +
    (role === 'conclusion' ? 0.9 : 0) +
    (tested.test(text) || evident.test(text) ? 0.3 : 0) +
    (found.test(text) ? 0.4 : 0) +
    2.2 * coverage(title, new Set(topicStems(text))) -
    (advises.test(text) ? 0.8 : 0) -
    (vague.test(text) ? 0.6 : 0) -
    (side.test(text) ? 1.2 : 0) -
    (ofTask.test(text) ? 1.2 : 0) -
    (goesOn.test(text) ? 0.3 : 0) -
    (words < 11 ? 0.3 : 0) -
    Math.min(1, 0.12 * Math.max(0, numbers - 3))
  )
}
