import { remembering } from '../text/remembering.ts'

// What clauses and their phrases begin with, and the verbs that tell one from the other.

/** Words with spaces between them as branches of a pattern. */
export const group = (words: string) => words.trim().replace(/\s+/g, '|')

/** Words that a phrase begins with, as branches of a pattern. */
export const prepositions =
  group(`of in for to by with on at from between among amongst under over against towards toward into
  onto through throughout during without within via per than like across despite upon about around beyond versus including
  regarding concerning besides near`)
export const auxiliaries: string = group(
  `is are was were has have had can could may might will would should must does do did`,
)
export const auxiliary = new RegExp(String.raw`\b(?:${auxiliaries})\b`, 'iu')
/** Verbs that have no ending of their own, or that nothing needs to follow. */
const verbs =
  group(`found grew fell rose made led took held saw came went kept gave got lost won met built became began chose
  drew knew stood lay put rang sang shown shows? remains? appears? provides? requires? comes? depends? considers? consists?
  becomes? contains? includes? represents? allows? occurs? exists? describes? performs? seems? suggests? indicates? proposes?
  brings? skips? involves? promotes? follows? receives? guides? concludes? tends? rely relies`)
/** Words that a noun begins with. */
export const determiners = group(
  `the an? its their our his her this these that those no any some each every all both most many several`,
)

/** A participle that tells which things are meant, "bells | weighing a ton", and neither what came of it nor how it was done; as a branch of a pattern. */
export const participle: string = String.raw`(?!(?:${group(`using following including suggesting indicating showing demonstrating revealing confirming supporting
  implying leading resulting causing making allowing enabling providing giving yielding producing generating reflecting highlighting according depending corresponding regarding
  concerning considering employing applying utili[sz]ing exploiting leveraging adopting combining taking starting beginning ending assuming during comparing being
  beyond pending notwithstanding excluding excepting`)})\b)\p{Ll}{2,}ing\s(?=[\p{L}\d])`

/** People and animals that things are found in, as a branch of a pattern. */
export const people: string = `(?:${group(`patients? women men males? females? mothers infants adults children participants? individuals? people persons? nurses
  physicians doctors surgeons clinicians teachers wardens speakers drivers ringers players farmers smokers subjects students users workers respondents carriers donors
  survivors volunteers residents parents fathers caregivers carers adolescents boys girls newborns neonates toddlers employees outpatients inpatients athletes animals mice rats rabbits monkeys pigs`)})`

/** An auxiliary that opens. */
export const startsWithVerb = new RegExp(String.raw`^(?:${auxiliaries})\s`, 'iu')
/** Words that are the verb of a clause; in the present only where an object or an adverb follows. */
export const finite = new RegExp(
  String.raw`\b(?:${auxiliaries}|${verbs})\b|\b(?:we|they|i|you)\s\p{L}|(?<=\s)\p{L}{2,}ed(?=\s(?:${prepositions}|${determiners}|\p{L}+ly)\b|\s*[,.;:]|\s*$)|\p{L}{3}(?<!ss|us|is)s(?=\s(?:${determiners}|\p{L}+ly)\b)|(?<![\p{L}'’-])(?!(?:${prepositions}|${determiners}|and|or|as|but|nor|such|if|when|while|because|since|although|though|where|after|before|until|unless|whether|not|only|even|then|\p{L}+ing)\b)\p{Ll}+\s(?:the|an?|its|their|our)\s`,
  'iu',
)
/** A word that a statement might have for its verb; plurals are taken for one, too. */
export const anyVerb =
  /\b(?:is|are|was|were|has|have|had|can|could|may|might|will|would|should|must|does|do|did|we|i|it|they|\p{L}{2,}ed|\p{L}{3,}(?<!(?:[ius]|[ao]u))s|found|grew|fell|rose|made|led|took|held|saw|came|went|kept|gave|got|lost|won|met|built|became|began|chose|drew|knew|left|read|set|stood|lay|let)\b/iu

/** Whether words are told as a statement: with an end, or with a verb. */
export const isTold: (claim: string) => boolean = remembering(
  (claim) => /[.!?]["”’)]*$/.test(claim) || (claim.split(/\s+/).length > 3 && finite.test(claim)),
)
