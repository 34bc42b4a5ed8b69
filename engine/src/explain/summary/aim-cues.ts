import type { SentenceRole } from '../roles/role-cues.ts'

// What says only what was asked (an aim, a design, a promise), and what says that something was found.

/** A sentence of an abstract with what it does there. */
export interface ToldSentence {
  readonly text: string
  readonly role: SentenceRole
}

/** What makes a thing and gives it: a summary by itself. */
const brings =
  /\b(?:we|i|authors?|paper|article|work|study|report|note|thesis|here|letter|review) (?:(?!not\b|to\b)\w+ ){0,2}?(?:propos|introduc|present|develop|describ|design|devis|deriv|formulat|releas|construct|creat|contribut|provid|offer|built|build|implement|argu|prov(?:e|ed|es)\b|solv|generaliz|extend|unif|obtain|reinterpret|showcas|depict|train)\w*|\b(?:the first (?:to|report|study|case)|for the first time)\b/i
export const finds =
  /\b(?:we|i|authors?|papers?|article|work|stud(?:y|ies)|results?|findings|data|analys[ei]s|experiments?|evidence|observations?|simulations?|evaluation|trial|survey|review) (?:(?!not\b|whether\b|if\b|to\b|on\b|at\b)\w+ ){0,3}?(?:show|demonstrat|find|found|observ|reveal|indicat|suggest|conclud|confirm|establish|identif|report|detect|provide[sd]? (?:\w+ )?evidence)\w*|\b(?:and|which|that) (?:show|demonstrate|find|found|reveal)(?:s|ed)?\b|\b(?:was|were) (?:\w+ )?(?:found|revealed|shown)\b/i
/** An aim by name: of that, nobody takes the wording for what was found. */
const namedAim =
  /\b(?:aim|goal|purpose|objective|intention)s? (?:of|in|is|was|were|are|ha[sd]|here)\b|\b(?:aims?|aimed|sought|seeks?|attempt(?:s|ed)?|wanted?|intend(?:ed|s)?|wish(?:ed)?|set out|(?<!\b(?:the|no|any|less) )need) (?:here )?to\b/i
/** True for a sentence that names an aim. */
export const namesAim = (text: string): boolean => namedAim.test(text)
/** The aim of the paper itself, and not that of a task or a method. */
const ownAim =
  /\bour (?:\w+ )?(?:aim|goal|purpose|objective)s? (?:is|was|are|were)\b|\b(?:the|an?) (?:\w+ )?(?:aim|goal|purpose|objective)s? of (?:this|our|the present|the current) (?:\w+ )?(?:study|paper|work|article|research|review|survey)\b|\b(?:our|this|the present|the current) (?:\w+ )?(?:study|paper|work|article|research|review|survey) (?:therefore |thus )?(?:aims?|aimed|sought|seeks?) (?:at|to)\b/i

/** "The study was designed to assess …": how it was to be looked into, and no more. */
const asks =
  'to (?:\\w+ly )?(?:assess|evaluate|examine|compare|determine|investigate|develop|test|explore|identify|study|describe)\\b'
const onlyDesign = new RegExp(
  `\\b(?:stud(?:y|ies)|trials?|survey|review|analysis) (?:was|were) (?:\\w+ )?(?:designed|conducted|undertaken|performed|carried out|completed|done|initiated)\\b[^.]*\\b${asks}|\\bwe (?:\\w+ )?(?:designed|conducted|undertook|performed|carried out|did|initiated|built) (?:[\\w,-]+ ){1,8}?(?:stud(?:y|ies)|trial|survey|review|analysis|experiment|model)\\b[^.]*\\b(?:${asks}|comparing\\b)`,
  'i',
)
/** "We present results of a trial", and none of them. */
const onlyAnnounces =
  /\b(?:we|article|paper|study|report|authors) (?:here )?(?:presents?|reports?|describes?|provides?) (?:here )?(?:on )?(?:the |a |an |our |this )?(?:(?!that\b)[\w,-]+ ){0,5}?(?:follow-up|results|findings|outcomes|data|trial|study|analysis|experience)\b/i
/** "This study provides a better understanding of …": said of nearly every study. */
export const onlyPromises =
  /\b(?:provides?|offers?|gives?|adds?|contributes?|expands?|extends?|improves?|advances?)\b[^.;]{0,60}\b(?:understanding|insights?|knowledge|additional data|body of (?:\w+ ){0,2}evidence)\b/i
/** What was looked into, for which "studied" is the word. */
export const onlyLooks =
  /\b(?:we|i|paper|article|work|study) (?:have |has |here |also )?(?:explored?|explores|studied|stud(?:y|ies)|investigate[sd]?|examine[sd]?|address(?:ed|es)?|looked (?:at|into)|evaluate[sd]?|analy[sz]e[sd]?)\b/i

/** True for a sentence that says neither what was made nor what came of it. */
export const saysOnlyAim = ({ text, role }: ToldSentence): boolean =>
  (role !== 'result' && role !== 'conclusion' && !finds.test(text) && !brings.test(text)) ||
  ((ownAim.test(text) ||
    (role !== 'conclusion' && [onlyDesign, onlyAnnounces].some((one) => one.test(text)))) &&
    !tells.test(text)) ||
  (onlyPromises.test(text) && !tells.test(text))

/** True for wording of an aim, a design or an announcement, wherever it stands, that tells nothing of what came out. */
export const asksOnly = (text: string): boolean =>
  (namesAim(text) || [onlyDesign, onlyAnnounces, onlyLooks].some((one) => one.test(text))) &&
  !tells.test(text)

/** True for a sentence by which a paper without an abstract says what it looked into, and nothing of what it saw. */
export const saysOnlyQuestion = ({ text }: ToldSentence): boolean =>
  onlyLooks.test(text) && !brings.test(text) && !tells.test(text) && !found.test(text)

/** "We will explore …", "we report the effects of …": that something is to be told, and nothing of it. */
const onlyToCome =
  /\bwe (?:will|shall) (?:\w+ )?(?:explore|investigate|study|examine|discuss|analy[sz]e|look)\b|\bwe (?:here )?report (?:on )?the (?:\w+ )?(?:effects?|impacts?|influences?|outcomes?|features|properties)\b/i

/** True for an aim that is called one, whatever else the sentence says, and for words that what was done is to be told. */
export const callsItselfAim = (text: string): boolean =>
  (ownAim.test(text) && !brings.test(text)) || (onlyToCome.test(text) && !tells.test(text))

/** "… and found that": what came out is told in the same breath. */
export const tells =
  /\b(?:show(?:s|ed|ing)?|f[io](?:nd|und)|demonstrat(?:es?|ed|ing)|reveal(?:s|ed|ing)?|indicat(?:es?|ed|ing)|conclud(?:es?|ed|ing)|suggest(?:s|ed|ing)?) (?:out )?(?:that|an? |no )/i
/** Words of a difference, an effect or a rank. */
export const found =
  /\b(?:associat|correlat|increas|decreas|reduc|improv|higher|lower|greater|fewer|more|less|better|worse|significant|effective|predict|affect|influenc|differ|main|most|major|common|prevalen|outperform|elevat|declin|depend|determin|no (?:effect|evidence|difference)|identified as|there (?:is|are|was|were))\w*/i
