import { group } from '../clause-words.ts'

// What a sentence tells as thought, said or supposed, and by whom, without saying that it is so.

const nouns = `myths? beliefs? misconceptions? misbeliefs? notions? fallac(?:y|ies) assumptions? views? impressions? perceptions?
  ideas? claims? hypothes[ie]s suggestions? arguments? thoughts? possibilit(?:y|ies) speculations? concerns? fears? hopes?
  expectations? rumou?rs? theor(?:y|ies) predictions? assertions? proposals? criticisms? dogmas? wisdom illusions? prejudices?
  intuitions? premises? stances? opinions? conjectures? guess(?:es)? suspicions? presumptions? conditions?`
/** "in contrast with the myth that"; "the fact that" and "the finding that" say that it is so. */
const content = new RegExp(String.raw`\b(?:${group(nouns)}) that,?\s*$`, 'i')

const wisdom =
  /\b(?:wisdom|tradition|folklore|legend|common sense|opinion|dogma|theory) (?:holds|has it|says|suggests|dictates|claims|would have it) that,?\s*$/i

const writers = 'authors researchers investigators scientists'
const sayers = `some many others people persons? individuals? scholars? experts? critics? commentators? groups analysts? managers? colleagues
  clinicians? physicians? doctors? surgeons? nurses? participants? respondents? interviewees? informants? users? students? pupils? teachers?
  patients? subjects? parents? mothers? women men workers? children customers? readers? listeners? players? drivers?`
const saying = `say said says remarks? remarked adds? added notes? noted comments? commented stress(?:es|ed)? emphasi[sz]e[sd]? argues? argued
  writes? wrote admits? admitted warns? warned points? pointed expressed recalled acknowledged think thinks thought believe believes believed feel feels felt hold holds held assume assumes assumed
  state stated mention mentioned agree agreed disagreed answer answered respond responded perceive perceived complain complained
  agrees states thinks explains reports mentions worry worried fear feared insist insisted contend contended maintain maintained report reported explain explained claim claimed`
const says = String.raw`(?:have |had |also |still |often |[a-z]+ly ){0,2}(?:${group(saying)})`
/** "Nine of the ringers said that", "One participant remarked that"; "the authors" may be those who write. */
const somebody = String.raw`\b(?:(?<!\bthe )(?:${group(writers)}|[a-z]{3,}(?:ers|ors|ists|ians))|${group(sayers)}|(?:one|another) (?:[a-z]+ )?[a-z]{3,}) (?:\([^()]{1,30}\) )?${says} (?:out )?(?:to us )?that`
/** "Two participants had no bells, and also said that", "The ringers were critical, noting that". */
const further = new RegExp(
  String.raw`\b(?:${group(sayers)}) (?!.*\b(?:we|our)\b)[^;:]{3,200}?(?:,? (?:and|but) ${says}|, (?:find|highlight|not|add|argu|stat|say|stress|emphasi[sz]|remark|explain|point)ing) (?:out )?that,?\s*$`,
  'i',
)
/** "P1 said that", "Gray agrees that", "the WHO states that": one who is named, and no word that opens a sentence. */
const named = String.raw`(?<!\p{L})(?!(?:We|I|It|This|These|Our|Here|Theorem|Lemma|Section|Table|Figure|Fig|Results?|Findings?|Data|Analys[ei]s|Experiments?) )\p{Lu}(?:\d{1,3}|[\p{L}.'’-]+) (?:\((?:19|20)\d\d[a-z]?\) )?(?:also |then |first |later |\p{Ll}+ly )?(?:says|said|agrees|agreed|states|stated|remarks|remarked|argues|argued|claims|claimed|reports|reported|adds|added|notes|noted|writes|wrote|thinks|thought|believes|believed|explains|explained|insists|insisted|warns|warned|emphasi[sz]es|emphasi[sz]ed) that`
const ofThem = new RegExp(
  String.raw`\b(?:of|all|both|\d+) (?:the |our |these |those )(?:[a-z]+ )?(?:${group(sayers)}|${group(writers)}|[a-z]{3,}(?:ers|ors|ists|ians)) (?:\([^()]{1,30}\) )?(?:${group(saying)}) that,?\s*$`,
  'i',
)

const told = (end: string) => [new RegExp(somebody + end, 'i'), new RegExp(named + end, 'u')]
const spoken = told(String.raw`\b`)
const toldBefore = told(String.raw`,?\s*$`)
/** Whether somebody else than those who write says in a sentence what it tells. */
export const isSpoken = (sentence: string): boolean => spoken.some((cue) => cue.test(sentence))

/** Whether the words right before a claim tell it as what somebody thinks or says. */
export const isBelief = (before: string): boolean =>
  /\bthat,?\s*$/i.test(before) &&
  [content, wisdom, ofThem, further, ...toldBefore].some((cue) => cue.test(before))
