import { finite, group, isTold, prepositions } from '../clause-words.ts'
import { behindBrackets } from './brackets.ts'
import { withoutFullStop } from './full-stop.ts'

// What a verb or a number still needs behind the end of a claim: "failed | to ring", "the bronze | to tin ratio", "20 | %".

/** Words that say nothing, or something else, without their infinitive. */
const needing = group(
  `fail(?:s|ed|ing)? failures? declin(?:e|es|ed|ing) refus(?:e|es|ed|ing|al) want(?:s|ed|ing)? tend(?:s|ed|ing)? tendenc(?:y|ies) seem(?:s|ed)?
  appear(?:s|ed)? manag(?:e|es|ed|ing) able unable difficult hard easy easier harder impossible possible feasible abilit(?:y|ies) inability likely unlikely likelihood need(?:s|ed)? attempt(?:s|ed|ing)? aim(?:s|ed|ing)?
  plan(?:s|ned|ning)? efforts? potential capacity willing(?:ness)? unwilling(?:ness)? reluctant? hop(?:e|es|ed|ing) intend(?:s|ed)? intention try tries tried trying
  continu(?:e|es|ed) struggl(?:e|es|ed) ceas(?:e|es|ed) strive[sd]? cautious careful ready free opportunit(?:y|ies) decision decided prone believed thought
  assumed expected supposed said reported known shown found considered estimated predicted hypothesi[sz]ed designed required allowed asked encouraged urged forced`,
)
const needsInfinitive = new RegExp(String.raw`(?:^|[^\p{L}-])(?:${needing})$`, 'iu')
/** Whom one asks or lets do something: "we urge the wardens | to ring". */
const asking =
  /\b(?:allow|enabl|encourag|urg|ask|requir|forc|caus|permit|invit|instruct|prompt|advis|motivat|persuad|convinc)(?:e|es|s|ed|ing)? (?:[^\s,;:.()]+ ){0,9}[^\s,;:.()]+$/iu
/** "The potential for these finds | to be lost". */
const chance =
  /\b(?:potential|need|ability|inability|chance|risk|tendency|opportunity|possibility|failure|capacity) (?:for|of) (?:[^\s,;:.()]+ ){0,7}[^\s,;:.()]+$/iu
const infinitive = /^to (?:\p{L}+ly )?(?:be\b|have\b|(?!the\b|an?\b)\p{Ll}{2,})/u
const being = /^to (?:be|have)\s/u
const ratio = /^to [^,;:.()]{1,40}\bratios?\b/iu
const unit = /^\s?(?:%|‰|°\s?\p{L}?)/u
const governing = (stems: string) =>
  new RegExp(String.raw`\b(?:${group(stems)})(?<object>(?: \p{L}[\p{L}-]*){0,7})$`, 'iu')
/** What says little or something else without its preposition, behind an object or not: "struggles | with rust", "view it | as new". */
const governed: Readonly<Record<string, RegExp>> = {
  with: governing(`comparisons? comparative compar(?:e|es|ed|ing) infections? infected treated treatments? stimulat(?:ed|ion) incubat(?:ed|ion) vaccinat(?:ed|ion) replac(?:e|es|ed|ing)
    substitut(?:e|es|ed|ing) exchang(?:e|es|ed|ing) struggl(?:e|es|ed|ing) cop(?:e|es|ed|ing) deal(?:s|t|ing)? grappl(?:e|es|ed|ing) concludes
    interfer(?:e|es|ed|ing) interact(?:s|ed|ing)? coincid(?:e|es|ed|ing) compl(?:y|ies|ied|ying) align(?:s|ed|ing)? equipped endowed`),
  as: governing(`uses? using interpret(?:s|ed|ing)? regard(?:s|ed|ing)? view(?:ed|ing) perceiv(?:e|es|ed|ing) treat(?:s|ed|ing)? defin(?:e|es|ed|ing) characteri[sz](?:e|es|ed|ing)
    recogni[sz](?:e|es|ed|ing) categori[sz](?:e|es|ed|ing) classif(?:y|ies|ied|ying) conceiv(?:e|es|ed|ing) label+(?:ed|ing) denot(?:e|es|ed|ing)`),
  to: governing(`attribut(?:e|es|ed|ing) ascrib(?:e|es|ed|ing) equat(?:e|es|ed|ing) adher(?:e|es|ed|ing) conform(?:s|ed|ing)? pertain(?:s|ed|ing)?
    (?:limit|restrict)(?:ed|ing) confin(?:e|es|ed|ing) contribut(?:e|es|ed|ing) led (?:we|is|are|was|were|be|been|to)\\sset`),
}
/** "Rang the bell | as a warning": in what part, where nothing parts it from what it is told of. */
const inPart =
  /^as (?:an? (?!(?:result|consequence|function|whole|rule|matter|means|way|side|first|further|final|follow-?up|proof|percentage|fraction|proportion)\b)|(?:the|our|its|their) (?:(?!(?:is|are|was|were|has|have|had|can|could|may|might|will|would|must|do|does|did)\b)[\p{L}-]+ ){0,3}?[\p{L}-]+(?<!s|ed)(?=$|\s?[,([]|\s(?:in|of|for|on|to)\s))/iu
/** "With P = 0.3", "as shown in Table 2", "to show that": nothing that is governed. */
const besideVerb =
  /^(?:with (?:an? )?(?:p\b|\p{L}{1,3} ?[=<>])|as (?:shown|described|seen|reported|expected|well|follows|in|of|part|it|they|we|before|above|previously|an? (?:result|consequence|function))\b)/iu
/** "Lowered, rather than raised the tone": both have the one object. */
const otherVerb = new RegExp(
  String.raw`^,? ?(?:rather than|instead of|but not|if not) \p{L}+(?<ending>ed|s|ing),? (?!(?:${prepositions}|when|if|as|after|before|and|or|but)\b)\p{L}`,
  'iu',
)

/**
 * What stands right behind a claim and its last words cannot be without: the infinitive of "failed", the other half of a
 * ratio, the object of two verbs, the unit of a number. Null where the claim is whole; a purpose may be left out.
 * @param after the sentence from where the claim ends.
 */
export function complementLost(claim: string, after: string): string | null {
  const bare = withoutFullStop(claim)
  if (/\d$/.test(bare) && unit.test(after)) return unit.exec(after)?.[0].trim() ?? null
  const behind = behindBrackets(after)
  const rest = behind.trim().split(/[;:.](?:\s|$)/)[0] ?? ''
  const ending = otherVerb.exec(rest)?.groups?.ending
  const isOpen =
    isGoverned(claim, bare, rest) ||
    (inPart.test(rest) && /^\s/.test(behind) && isTold(claim)) ||
    ratio.test(rest) ||
    being.test(rest) ||
    (infinitive.test(rest) &&
      (needsInfinitive.test(bare) || asking.test(bare) || chance.test(bare))) ||
    (ending !== undefined && bare.endsWith(ending))
  return isOpen ? rest : null
}

function isGoverned(claim: string, bare: string, rest: string): boolean {
  const verb = governed[/^(?:with|as|to)(?=\s)/.exec(rest)?.[0] ?? '']?.exec(bare)
  return (
    verb?.groups?.object !== undefined &&
    !finite.test(`${verb.groups.object} `) &&
    !besideVerb.test(rest) &&
    isTold(claim)
  )
}
