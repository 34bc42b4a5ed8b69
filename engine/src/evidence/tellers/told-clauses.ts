import { lowerWords } from '../../text/lower-words.ts'
import { isNegation } from '../../text/negation.ts'
import { finite, group, prepositions } from '../clause-words.ts'

// Whether what a "that" or a "how" leads to is told as a fact by the words before it.

/** Verbs that tell what is so; the others tell what is thought, wished, asked or made sure of. */
const verbs =
  group(`find finds finding found show shows showing showed shown demonstrat\\p{Ll}+ reveal\\p{Ll}* observ\\p{Ll}+ see sees
  seen saw seeing report reports reported reporting not(?:e|es|ed|ing) confirm\\p{Ll}* conclud\\p{Ll}+ indicat(?:e|es|ed|ing) establish\\p{Ll}*
  prov(?:e|es|ed|en|ing) verified know knows known knew knowing discover\\p{Ll}* recogni[sz]\\p{Ll}+ reali[sz]e[sd]? notic\\p{Ll}+ learned learnt
  determined calculated documented emphasi[sz]\\p{Ll}+ highlight\\p{Ll}* stress\\p{Ll}* underlin\\p{Ll}+ underscor\\p{Ll}+ out stat(?:e|es|ed|ing)
  mention\\p{Ll}* remark\\p{Ll}* recall remember acknowledg\\p{Ll}+ explain\\p{Ll}* illustrat\\p{Ll}+ mean means meant meaning follows say
  says said tells told admit declar(?:e|es|ed) support supports supported supporting identified corroborat\\p{Ll}+ detected suggest suggests suggested`)
const nouns =
  group(`facts? findings? evidence results? observations? conclusions? knowledge proof demonstration confirmation reasons? differences?
  advantages? disadvantages? drawbacks? limitations? strengths? weakness(?:es)? benefits? problems? challenges? issues? points? insights?
  consequences? features? property caveats? outcome truth lesson message shortcoming`)
const adjectives =
  group(`clear evident obvious true apparent notable noteworthy interesting surprising striking remarkable important aware
  unsurprising given now in so extent degree considering seeing except despite`)
const said = `${verbs}|${nouns}|${adjectives}`
/** What may stand between: "found in this tower that", "the reason is that", "such a bell that". */
const between = String.raw`(?:\s\p{L}+ly|\s(?:here|also|therefore|further|us|is|was|are|were|being|first)|\s(?:in|for|from|by|with|at|on|to)(?:\s[\p{L}\d.'’-]+){1,6})*`
const tells = new RegExp(String.raw`(?:^|[^\p{L}-])(?:${said})${between}$`, 'iu')
/** Whether a "that" right behind these words leads to what is told by them, and to no clause on a noun. */
export const isTeller = (before: string): boolean => tells.test(before)
const degree = /\b(?:so \p{L}+|such (?:an? )?\p{L}+(?: \p{L}+){0,4})$/iu
/** "To show that": the aim of it; "it is important to note that", "able to show that" are none. */
const aim =
  /\bto (?:\p{L}+ly )?(?:find|show|describe|report|clarify|demonstrate|reveal|observe|see|confirm|conclude|establish|prove|know|explain|illustrate|determine|discover|learn|support|indicate|suggest)$/iu
const reached =
  /\b(?:able|us|used|suffic\p{Ll}+|enough|easy|easily|straightforward|possible|first|allow\p{Ll}*|interesting|surprising|surprised|important|seen|found|known) to (?:\p{L}+ly )?\p{L}+$/iu
const shown =
  /\b(?:show|demonstrat|illustrat|explain|describ|reveal|report|see|saw|clarif|mention|reason|this is|that is|which is)(?:e|s|es|ed|n|ing|ies|ied)?(?: (?:here|us|also|in (?:Fig\S*|Table|Section) \S+))?$/iu

const aside = /,[^,;:]{1,80},$/u
const brackets = /\s*(?:\([^()]*\)|\[[^[\]]*\])/g

/**
 * Whether a claim right behind these words is a clause that they do not tell as a fact: what is asked, thought, wished,
 * or made sure of. What counts is what tells a finding: heads that do not are without number.
 */
export function isUntold(before: string): boolean {
  const said = before.replace(brackets, '').trimEnd()
  const opener = /(?:^|\s)(that|how|why|whether|if),?$/iu.exec(said)
  if (!opener) return false
  const word = opener[1]?.toLowerCase()
  const head =
    said
      .slice(0, opener.index)
      .split(/[;:]\s/)
      .at(-1)
      ?.trim() ?? ''
  // "We saw no sign that" denies it, and is told as a denial.
  if (lowerWords(head.split(/[,.]\s/).at(-1) ?? '').some(isNegation)) return false
  if (word === 'whether' || word === 'if') return !/\beven$/i.test(head)
  if (head === '') return false
  return word === 'that' ? isUntoldThat(head) : !shown.test(head) || isAim(head)
}

/** "It would be wrong to say that", "far from showing that": what is not told. */
const disowned =
  /\b(?:(?:wrong|mistaken|misleading|incorrect|false|premature|naive|rash|absurd|an? (?:mistake|error|exaggeration)|too (?:\p{L}+ )?(?:is |are |was |were )?(?:\p{L}+ )?|hard|difficult|impossible|insufficient|inadequate|reluctant) to|(?:little|scant|scarce|weak|poor|limited|insufficient|no) (?:evidence|proof|support|grounds?) (?:to|for)|far from|instead of|rather than) (?:\p{L}+ly )?\p{L}+$/iu

/** Of "X and that", the first "that" says how both are told. */
function isUntoldThat(head: string): boolean {
  if (/(?:^|\s)(?:and|or|but)$/iu.test(head)) {
    const first = /^.*(?=\sthat\s)/isu.exec(head)?.[0]
    return first !== undefined && isUntoldThat(first)
  }
  const bare = head
    .replace(aside, '')
    .replace(/,$/, '')
    .replace(/,? (?:however|though|too|therefore|thus)$/iu, '')
    .trim()
  return !(tells.test(bare) || degree.test(bare)) || isAim(bare) || disowned.test(bare)
}

const isAim = (head: string): boolean => aim.test(head) && !reached.test(head)

/** "We asked whether bells, gongs and |horns ring": the "that" or "whether" of a claim's subject, with those named before it. */
const behindOpener = /^(?<told>.*\b(?:that|whether|if))\s(?<subjects>[^;:.]{2,200})$/isu
const listEnd = /(?<end>,(?: and| or)?|\s(?:and|or))\s*$/iu
/** A clause that opens a sentence ends with a comma. */
const opensSentence =
  /^(?:to|in order|if|when|whenever|while|as|since|because|although|though|before|after|once|given|considering)\s/iu

const opensClause = new RegExp(
  String.raw`^,?\s?(?:${prepositions}|as|if|when|while|where|because|since|although|though|before|after|once|given|unlike|due|\p{L}+ly|\p{L}+ing|\p{L}+ed)\s`,
  'iu',
)

/** The words before a claim without those that are named with its subject behind a "that" or a "whether". */
export function withoutSubjects(before: string): string {
  const { told = '', subjects = '' } = behindOpener.exec(before)?.groups ?? {}
  const end = listEnd.exec(subjects)?.groups?.end?.trim()
  if (end === undefined || finite.test(subjects)) return before
  const isList = !(
    /\s(?:and|or)\s/iu.test(subjects.replace(listEnd, '')) || opensClause.test(subjects)
  )
  const isOpen = !end.startsWith(',') || (isList && !opensSentence.test(told))
  return isOpen ? told : before
}
