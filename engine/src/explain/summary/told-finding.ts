import type { PaperDocument } from '../../document/paper-document.ts'
import { wordCount } from '../../text/letter-counts.ts'
import type { SentenceRole } from '../roles/role-cues.ts'
import { isMedical } from '../roles/role-model.ts'
import { rolesInAbstract } from '../roles/sentence-roles.ts'
import { citesOthers, pointsBack } from '../text/antecedent.ts'
import { sum } from '../text/section-form.ts'
import { leansBack, type Sentence } from '../text/sentence.ts'
import { coverage, topicStems } from '../text/words.ts'
import { noFinding } from './no-finding-cues.ts'

/** A sentence of an abstract with what it does there. */
export interface ToldSentence {
  readonly text: string
  readonly role: SentenceRole
}

/** What makes a thing and gives it: a summary by itself. */
const brings =
  /\b(?:we|i|authors?|paper|article|work|study|report|note|thesis|here|letter|review) (?:(?!not\b|to\b)\w+ ){0,2}?(?:propos|introduc|present|develop|describ|design|devis|deriv|formulat|releas|construct|creat|contribut|provid|offer|built|build|implement|argu|prov(?:e|ed|es)\b|solv|generaliz|extend|unif|obtain|reinterpret|showcas|depict|train)\w*|\b(?:the first (?:to|report|study|case)|for the first time)\b/i
const finds =
  /\b(?:we|i|authors?|papers?|article|work|stud(?:y|ies)|results?|findings|data|analys[ei]s|experiments?|evidence|observations?|simulations?|evaluation|trial|survey|review) (?:(?!not\b|whether\b|if\b|to\b)\w+ ){0,3}?(?:show|demonstrat|find|found|observ|reveal|indicat|suggest|conclud|confirm|establish|identif|report|detect|provide[sd]? (?:\w+ )?evidence)\w*|\b(?:and|which|that) (?:show|demonstrate|find|found|reveal)(?:s|ed)?\b|\b(?:was|were) (?:\w+ )?(?:found|revealed|shown)\b/i
/** An aim by name: of that, nobody takes the wording for what was found. */
const namedAim =
  /\b(?:aim|goal|purpose|objective|intention)s? (?:of|in|is|was|were|are|here)\b|\b(?:aims?|aimed|sought|seeks?|attempt(?:s|ed)?|wanted?|intend(?:ed|s)?|wish(?:ed)?|set out|need) (?:here )?to\b/i
/** True for a sentence that names an aim. */
export const namesAim = (text: string): boolean => namedAim.test(text)
/** The aim of the paper itself, and not that of a task or a method. */
const ownAim =
  /\bour (?:\w+ )?(?:aim|goal|purpose|objective)s? (?:is|was|are|were)\b|\b(?:the|an?) (?:\w+ )?(?:aim|goal|purpose|objective)s? of (?:this|our|the present|the current) (?:\w+ )?(?:study|paper|work|article|research|review|survey)\b|\b(?:our|this|the present|the current) (?:\w+ )?(?:study|paper|work|article|research|review|survey) (?:therefore |thus )?(?:aims?|aimed|sought|seeks?) (?:at|to)\b/i

/** "The study was designed to assess …": how it was to be looked into, and no more. */
const asks =
  'to (?:\\w+ly )?(?:assess|evaluate|examine|compare|determine|investigate|develop|test|explore|identify|study|describe)\\b'
const onlyDesign = new RegExp(
  `\\b(?:stud(?:y|ies)|trials?|survey|review|analysis) (?:was|were) (?:\\w+ )?(?:designed|conducted|undertaken|performed|carried out|completed|done|initiated)\\b[^.]*\\b${asks}|\\bwe (?:\\w+ )?(?:designed|conducted|undertook|performed|carried out|did|initiated) (?:[\\w,-]+ ){1,8}?(?:stud(?:y|ies)|trial|survey|review|analysis|experiment)\\b[^.]*\\b${asks}`,
  'i',
)
/** "We present results of a trial", and none of them. */
const onlyAnnounces =
  /\b(?:we|article|paper|study|report|authors) (?:here )?(?:presents?|reports?|describes?|provides?) (?:here )?(?:on )?(?:the |a |an |our |this )?(?:[\w,-]+ ){0,5}?(?:follow-up|results|findings|outcomes|data|trial|study|analysis|experience)\b/i
/** "This study provides a better understanding of …": said of nearly every study. */
const onlyPromises =
  /\b(?:provides?|offers?|gives?|adds?|contributes?|expands?|extends?|improves?|advances?)\b[^.;]{0,60}\b(?:understanding|insights?|knowledge|additional data|body of (?:\w+ ){0,2}evidence)\b/i
/** What was looked into, for which "studied" is the word. */
const onlyLooks =
  /\b(?:we|i|paper|article|work|study) (?:have |has |here |also )?(?:explored?|explores|studied|stud(?:y|ies)|investigate[sd]?|examine[sd]?|address(?:ed|es)?|looked (?:at|into)|evaluate[sd]?|analy[sz]e[sd]?)\b/i

/** True for a sentence that says neither what was made nor what came of it. */
const saysOnlyAim = ({ text, role }: ToldSentence): boolean =>
  (role !== 'result' && role !== 'conclusion' && !finds.test(text) && !brings.test(text)) ||
  (role !== 'conclusion' &&
    [ownAim, onlyDesign, onlyAnnounces].some((one) => one.test(text)) &&
    !tells.test(text)) ||
  (onlyPromises.test(text) && !tells.test(text))

/** True for a sentence by which a paper without an abstract says what it looked into, and nothing of what it saw. */
const saysOnlyQuestion = ({ text }: ToldSentence): boolean =>
  onlyLooks.test(text) && !brings.test(text) && !tells.test(text) && !found.test(text)

/** True for an aim that is called one, whatever else the sentence says. */
const callsItselfAim = (text: string): boolean => ownAim.test(text) && !brings.test(text)

/** "… and found that": what came out is told in the same breath. */
const tells =
  /\b(?:show(?:s|ed|ing)?|f[io](?:nd|und)|demonstrat(?:es?|ed|ing)|reveal(?:s|ed|ing)?|indicat(?:es?|ed|ing)|conclud(?:es?|ed|ing)|suggest(?:s|ed|ing)?) (?:out )?(?:that|an? |no )/i
/** A finding in the paper's own voice, the surest first. */
const concludes =
  /^(?:[\p{Lu}\p{Ll}]{3,14}[.:] ?)?(?:in (?:conclusion|summary)|overall|taken together|together|we conclude|our (?:results|findings|data|stud(?:y|ies)|analys[ei]s|observations?)|(?:these|the|the present|the current|this) (?:results|findings|data|stud(?:y|ies)|review|analys[ei]s|trial|survey|evidence))\b/iu
const found =
  /\b(?:associat|correlat|increas|decreas|reduc|improv|higher|lower|greater|fewer|more|less|better|worse|significant|effective|predict|affect|influenc|differ|main|most|major|common|prevalen|outperform|elevat|declin|depend|determin|no (?:effect|evidence|difference)|identified as|there (?:is|are|was|were))\w*/i
/** What it may be good for, or should be done: said of nearly every work. */
const hopes =
  /\b(?:can|may|might|could|will|should|must|would) (?:\w+ )?(?:help|support|guide|inform|enable|consider|have been different|be (?:used|useful|considered|encouraged|recommended|applied|utili[sz]ed|appropriately|performed|made|given|taken|explored|included|avoided)|serve|contribute|facilitate|provide|improve|assist|focus|prioriti[sz]e)\b|\b(?:supports?|guides?|helps?|informs?) (?:\p{L}+ ){0,3}(?:researchers|practitioners|clinicians|research|policy)|\b(?:must|needs? to) (?:\w+ )?be\b|\bmay necessitate\b|\bwould (?:permit|allow|enable|facilitate|help|improve)\b|\bdifficult to (?:ascertain|determine|interpret|draw)\b|\bunderstanding\b|\bbe (?:helpful|important|valuable|of (?:\w+ )?(?:value|interest|importance))\b|\bhighlight (?:its|the|their) \p{L}+ applications|\b(?:implications?|future|further|needed|needs? for (?:[\w-]+ ){0,2}?(?:research|stud(?:y|ies)|work|trials?|investigations?|data|evidence|guidelines?|training|interventions?|strateg(?:y|ies)|polic(?:y|ies)|efforts?|attention|action|caution|better|improved|new|more|larger|methods?|tools?|approach(?:es)?)|ongoing|mandatory|warrant|insights?|overview|picture|potential (?:impact|benefits?)|encouraged|recommend\w*|limitations?|limited by|we (?:want|wish|hope|aim) to|is essential|are essential|important to|necessary to|remains? (?:to be|unclear|uncertain|controversial|an? |unknown|poorly|essential|important))\b|\b(?:is|are) discussed\b|\b(?:were|was|are|is) based on\b|^this (?:paper|study|article|review) (?:reports|describes|presents|discusses|provides|offers)\b/iu
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
const ownVoice =
  /\b(?:we|authors) (?:\w+ )?(?:find|found|show|showed|demonstrated?|conclude)\b|\b(?:this|the|our|present) (?:\w+ )?(?:study|review|trial|survey|analysis) (?:has |have )?(?:found|shows?|showed|demonstrate[sd]?|indicate[sd]?|suggest(?:s|ed)?|revealed)\b|\bit is concluded that\b/i
const tested =
  /\b(?:significan|associat|correlat)\w*|\b(?:was|were) (?:\w+ )?(?:found|revealed|identified|observed|shown|detected)\b/i
const plainly =
  /\b(?:(?:more|less) likely|higher|lower|increased|decreased|reduced|improved|did not|no (?:difference|effect)|(?:extracts?|species|plants?|samples?|cells|mice|rats|animals|patients|children|groups?|treatments?|beneficiaries) (?:\w+ )?(?:showed|exhibited|displayed)|(?:is|was|were) (?:\w+ )?observed(?! (?:for|using|with|by|through|under|every|daily))|indicated|reversed|rescued|restored)\b|\bthere (?:is|are|was|were)\b/i
const compares =
  /\b(?:comparable (?:to|with)|similar to|as (?!well\b|far\b|long\b|soon\b)\w+ as|equivalent to)\b/i
const qualifies =
  /\b(?:findings|results|data) (?:are|were|is|was) (?:in reference to|limited to|preliminary|restricted to|specific to)\b/i
/** A task's difficulty was known before. */
const ofTask =
  /\b(?:is|are|remains?) an? (?:\w+ )?(?:task|challenge|problem|concern|issue|burden|need|priority)\b/i
const goesOn = /^(?:therefore|accordingly|moreover|furthermore|in addition|however|consequently)\b/i
const standsAlone = /^(?:there (?:is|are|was|were)|both \S[^.;]{0,80}? and)\b/i
/** A step of the procedure. */
const procedureOf =
  /\b(?:was|were) (?:\w+ly )?(?:assessed|tested|evaluated|examined|investigated|analy[sz]ed|studied|recorded|collected)\b(?!.*\b(?:significan|higher|lower|more|less|increas|decreas|improv|reduc|no |not |associat|positive|\d ?%))/i
const labelled = /^(?:results?|findings|conclusions?|interpretation)\s?[.:]/i
const longest = 380
const least = 1.6
/** Told plainly, a finding needs no word of the title, which may be in another language. */
const leastPlain = 1

/** How much a sentence of an abstract says what came of the work, in words that stand alone; 0 for one that does not. */
function toldFinding({ text, role }: ToldSentence, title: ReadonlySet<string>): number {
  const says = finds.test(text) || labelled.test(text)
  if (role !== 'result' && role !== 'conclusion' && !says) return 0
  if (role !== 'conclusion' && !says && !found.test(text) && !plainly.test(text)) return 0
  if (text.length > longest || text.length < 40 || /\?\W*$/.test(text)) return 0
  if (pointsBack(text) || (leansBack(text) && !standsAlone.test(text))) return 0
  if (!verb.test(text) && !finds.test(text)) return 0
  // What can do as well as another thing was found to; what is qualified, or said of the task itself, was not.
  const hoped = hopes.test(text) && !(role === 'conclusion' && compares.test(text))
  if (
    namedAim.test(text) ||
    hoped ||
    [trivial, partial, qualifies, procedureOf].some((one) => one.test(text))
  )
    return 0
  if (sum(text, noFinding) > 0) return 0
  if (onlyLooks.test(text) && !tells.test(text) && !tested.test(text)) return 0
  const words = wordCount(text)
  const numbers = text.match(/\d+(?:[.,]\d+)?/g)?.length ?? 0
  return (
    1 +
    (concludes.test(text) ? 1.2 : 0) +
    (ownVoice.test(text) ? 0.9 : 0) +
    (role === 'conclusion' ? 0.9 : 0) +
    (tested.test(text) ? 0.3 : 0) +
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

/** What holds of the field, or may be done with it. */
const general = /\b(?:important|(?:not|well) (?:yet )?known|can|could|requires?|last year)\b/i
/** What a sentence of an abstract is worth that says what came out: an abstract tells the main of it. */
const worthInAbstract = 2.6
const worthMore = 0.6

/** "CSP reversed the loss of …", and nothing of how that was seen. */
const effect =
  /(?<!\b(?:was|were|been|be) )\b(?:reversed|restored|rescued|lowered|elevated|abolished|inhibited|suppressed|impaired|attenuated|ameliorated|prevented|shortened|prolonged|diminished|reduced|increased|decreased)\b/i
const procedure =
  /\b(?:using|we|(?:was|were) (?:\w+ly )?\w+ed|to (?:assess|test|measure|examine))\b/i

/** `score` with more for the sentences of an abstract that say what came of the work, whatever their wording. */
export function withAbstract(
  document: PaperDocument,
  sentences: readonly Sentence[],
  score: (sentence: Sentence) => number,
): (sentence: Sentence) => number {
  const roles = rolesInAbstract(document, sentences)
  const title = new Set(topicStems(document.title))
  return (sentence) => {
    const role = roles.get(sentence.index)?.role
    const own = score(sentence)
    const { text } = sentence
    // The model of roles takes what a treatment did for what was done.
    const isEffect = role === 'method' && effect.test(text) && !procedure.test(text)
    if (role !== 'result' && role !== 'conclusion' && !isEffect) return own
    const isPlain =
      isEffect || [finds, tested, ownVoice, plainly].some((pattern) => pattern.test(text))
    const isTold =
      isPlain &&
      !general.test(text) &&
      !citesOthers(text) &&
      toldFinding({ text, role: isEffect ? 'result' : (role ?? 'other') }, title) >= leastPlain
    return isTold ? Math.max(own + worthMore, worthInAbstract) : own
  }
}

/**
 * The place of the sentence of an abstract that says what came of the work, where the one at `at` says only what was
 * asked; -1 where it says more, or no other sentence says that. In computing, where a question that was looked into
 * is what others sum the work up by, an aim has to be called one.
 */
export function findingFor(title: string, abstract: readonly ToldSentence[], at: number): number {
  return saysOnlyAsked(abstract, at) ? findingAfter(title, abstract, at) : -1
}

/** True where the sentence of an abstract at `at` says only what was asked. */
function saysOnlyAsked(abstract: readonly ToldSentence[], at: number): boolean {
  const told = abstract[at]
  if (!told) return false
  const texts = abstract.map(({ text }) => text)
  const isEmpirical = texts.some((text) => labelled.test(text)) || isMedical(texts)
  return isEmpirical ? saysOnlyAim(told) : callsItselfAim(told.text)
}

/** The same for what a paper without an abstract says it looked into, among what it draws from that. */
export function findingDrawn(
  title: string,
  asked: ToldSentence,
  drawn: readonly ToldSentence[],
): number {
  const all = [asked, ...drawn]
  return saysOnlyAsked(all, 0) || saysOnlyQuestion(asked) ? findingAfter(title, all, 0) - 1 : -1
}

function findingAfter(title: string, abstract: readonly ToldSentence[], at: number): number {
  const stems = new Set(topicStems(title))
  // What was known before the question was asked is no answer to it.
  // A promise closes an abstract: what came out stands before it.
  const isClosing = onlyPromises.test(abstract[at]?.text ?? '')
  const isAnswer = ({ role }: ToldSentence, place: number) =>
    place > at || (isClosing && place !== at && (role === 'result' || role === 'conclusion'))
  const scores = abstract.map((sentence, place) =>
    isAnswer(sentence, place) ? toldFinding(sentence, stems) : 0,
  )
  const best = Math.max(0, ...scores)
  return best < least ? -1 : scores.indexOf(best)
}
