// What a sentence tells as thought, said or supposed, and by whom, without saying that it is so.

const nouns = `myths? beliefs? misconceptions? misbeliefs? notions? fallac(?:y|ies) assumptions? views? impressions? perceptions?
  ideas? claims? hypothes[ie]s suggestions? arguments? thoughts? possibilit(?:y|ies) speculations? concerns? fears? hopes?
  expectations? rumou?rs? theor(?:y|ies) predictions? assertions? proposals? criticisms? dogmas? wisdom illusions? prejudices?
  intuitions? premises? stances? opinions? conjectures? guess(?:es)? suspicions? presumptions? conditions?`
/** "in contrast with the myth that"; "the fact that" and "the finding that" say that it is so. */
const content = new RegExp(String.raw`\b(?:${nouns.trim().replace(/\s+/g, '|')}) that,?\s*$`, 'i')

const wisdom =
  /\b(?:wisdom|tradition|folklore|legend|common sense|opinion|dogma|theory) (?:holds|has it|says|suggests|dictates|claims|would have it) that,?\s*$/i

const sayers = `people persons? individuals? authors researchers investigators scholars scientists experts critics commentators groups
  clinicians physicians doctors surgeons nurses participants respondents interviewees informants users students pupils teachers
  patients subjects parents mothers women men workers children customers readers listeners players drivers`
const saying = `say said says think thinks thought believe believes believed feel feels felt hold holds held assume assumes assumed
  state stated mention mentioned agree agreed disagreed answer answered respond responded perceive perceived complain complained
  worry worried fear feared insist insisted contend contended maintain maintained report reported explain explained claim claimed`
/** "Nine of the ringers said that", "Many people still believe that"; "the authors" may be those who write. */
const somebody = new RegExp(
  String.raw`(?<!\bthe )\b(?:${words(sayers)}|[a-z]{3,}(?:ers|ors|ists|ians)) (?:\([^()]{1,30}\) )?(?:have |had |also |still |often |[a-z]+ly ){0,2}(?:${words(saying)}) (?:to us )?that,?\s*$`,
  'i',
)
const ofThem = new RegExp(
  String.raw`\b(?:of|all|both|\d+) (?:the |our |these |those )(?:[a-z]+ )?(?:${words(sayers)}|[a-z]{3,}(?:ers|ors|ists|ians)) (?:\([^()]{1,30}\) )?(?:${words(saying)}) that,?\s*$`,
  'i',
)

function words(list: string): string {
  return list.trim().replace(/\s+/g, '|')
}

/** Whether the words right before a claim tell it as what somebody thinks or says. */
export const isBelief = (before: string): boolean =>
  /\bthat,?\s*$/i.test(before) &&
  [content, wisdom, somebody, ofThem].some((cue) => cue.test(before))
