import type { PaperDocument } from '../../document/paper-document.ts'
import { splitSentences } from '../../text/sentences.ts'
import { type Span, slice } from '../../text/span.ts'
import { isUnder } from '../text/section-form.ts'
import type { Sentence } from '../text/sentence.ts'
import { helped } from './funding-cues.ts'

const funder =
  '\\b(?:[Gg]rants?|[Aa]wards?|[Ff]unds?|[Ff]unding|[Ff]oundation|[Cc]ouncil|[Mm]inistr(?:y|ies)|[Ii]nstitutes?|[Aa]gency|[Aa]gencies|[Cc]ommission|[Ff]ellowships?|[Ss]cholarships?|[Cc]ontracts?|[Pp]rogram(?:me)?s?|[Uu]niversit(?:y|ies)|[Gg]overnment|[Dd]epartment|[Ss]ociet(?:y|ies)|[Aa]ssociation|[Tt]rust|[Cc]ompany|[Cc]orporation|[Uu]nion|[Aa]cademy|[Cc]ent(?:er|re)s?|[Bb]ank|[Hh]ospital|[Ii]nitiative|[Ii]nc|[Ll]td|G?mbH|KGaA|AG|plc|B\\.?V\\.?|[\\p{Lu}]{3,})\\b'
const named = new RegExp(funder, 'u')
/** Who pays by name is a payer, whatever the name; who supports may be no more than a friend. */
const paidByName =
  /\b(?:funded|financed|sponsored|paid for)\b[^.;]{0,30}\bby (?:the |an? )?(?:company )?\p{Lu}/u
const byName = /\b(?:by|from) (?:the |an? )?\p{Lu}/u
const ofWork =
  '\\b(?:[Tt]h(?:is|e|ese)|[Oo]ur|[Pp]art of this|[Pp]ortions? of this|[Aa]ll)(?: [\\w-]+){0,3}? (?:work|study|studies|research|paper|project|article|survey|trial|publication|investigation|material|review|manuscript|construction|creation|program|analys[ei]s|experiments?)(?: (?:of|on|for) [^.,;]{1,60}?)?'
const ofAuthors =
  '\\b(?:[Ww]e|[Tt]he authors?|[Aa]uthors?|[Tt]he (?:first|second|third|last|senior|corresponding) author[^.,;]{0,20}|(?:\\p{Lu}\\.? ?-?){1,3}(?:\\p{Lu}\\p{Ll}+)?(?:(?:, and |, | and )(?:\\p{Lu}\\.? ?-?){1,3}(?:\\p{Lu}\\p{Ll}+)?)*)'
const paid =
  '(?:(?:supported|funded|financed|sponsored|made possible|paid for|enabled)|(?:received|receives|receiving) (?:[\\w-]+ ){0,2}?(?:support|funding|grants?|fellowships?|scholarships?))'
const isBeing =
  '(?: (?:was|is|were|are|has|have|had|been|also|further|gratefully|kindly|in part|partially|partly|\\p{Ll}+ly))*'
/** "This work was supported by grant 12 of the Tide Trust." */
const supported = (subject: string) =>
  new RegExp(
    `${subject},?${isBeing} ${paid}\\b[^.;]*?\\b(?:by|from|through|under|thanks to|with)\\b`,
    'u',
  )
const workSupported = supported(ofWork)
const authorsSupported = supported(ofAuthors)
/** "The study was not funded by anybody outside the town." */
const unpaid = new RegExp(
  `${ofWork},? (?:was|is|were|has|had) (?:been )?not (?:\\w+ )?(?:funded|financed|sponsored)\\b`,
  'u',
)
const acknowledges =
  /\b(?:acknowledg(?:es?|ed|ing)|thank(?:s|ful|ing)?|grateful|indebted)\b[^.]{0,120}\b(?:(?:financial |grant |generous |partial )?support (?:of|from|by|through|under|provided)|funding|financial support|financing|grants?|fellowships?|scholarships?|sponsor\w*)\b/i
const none =
  /\b(?:no|not|any|without) (?:\w+ ){0,3}(?:funding|financial support|grants?|external support|specific funding)\b|\b(?:unfunded|self-funded)\b/i
const numbered =
  /\b(?:grants?|awards?|contract|project|agreement)s?\b[^.;]{0,40}\b(?=\S*\d)[\p{L}\d][\p{L}\d/.-]{3,}/iu
const heading =
  /\b(?:fund(?:ing|ers?)|financial (?:support|disclosure)|grants?|sponsors?(?:hip)?|financ\w+)\b/i
/** "Funding acquisition, Supervision": what somebody did. */
const roles =
  /\bfunding acquisition\b|\b(?:conceptuali[sz]ation|conceived|drafting|formal analysis|writing\s?[–-])/i
/** "Financial support: Nil." */
const nil = /^\W*(?:nil|none|no|not applicable|n\/a|self[- ]funded)\W*$/i
/** What says something of a payer, or of others: a bare name does not. */
const says =
  /\b(?:thank\w*|grateful|acknowledg\w*|was|were|is|are|has|have|had|did|does|do|we|authors?|our|this|these|interests?|ethic\w*|clearance|approv\w*)\b/i
const longestName = 250
/** A payer's name that stands alone below its heading: "Tide University, Harbourtown". */
const isBareName = (text: string): boolean =>
  nil.test(text) ||
  (text.length <= longestName &&
    /^\W*(?:the |an? )?\p{Lu}/iu.test(text) &&
    named.test(text) &&
    !says.test(text))
const noRole =
  /\bfunders? (?:had|played|have) no\b|\bsponsors? had no\b|\brole of the (?:funder|funding)/i
/** What tells of anything else that is paid for or held up. */
const ofOthers =
  /\b(?:support(?:s|ed|ing)? (?:evidence|vector|the (?:claim|hypothesis|idea|view|use|notion))|is supported by (?:\w+ ){0,3}(?:evidence|results|findings|data|studies|stakeholders))\b/i

/** A statement may list the grants of forty authors. */
const longest = 4000
const leastWorded = 1

interface Told {
  readonly span: Span
  readonly score: number
  readonly index: number
}

/** The sentence on funding in thanks that a page sets behind its last reference, where they pass for one. */
function inReferences({ blocks, text }: PaperDocument): Told[] {
  return blocks.flatMap(({ kind, span }, index) => {
    if (kind !== 'reference' || !workSupported.test(slice(text, span))) return []
    return splitSentences(slice(text, span))
      .map(({ start, end }) => ({ start: span.start + start, end: span.start + end }))
      .filter((one) => workSupported.test(slice(text, one)) && named.test(slice(text, one)))
      .map((one) => ({ span: one, score: 1, index }))
  })
}

/**
 * Who paid for the work, as acknowledgements, sections on funding and footnotes word it; the awards that a file lists
 * without a sentence come last. Empty where none is told.
 */
export function fundingStatements(
  document: PaperDocument,
  sentences: readonly Sentence[],
  most: number,
): Span[] {
  const seen = new Set<string>()
  const found = sentences.flatMap((sentence): Told[] => {
    const { text, role, kind, section, span, index } = sentence
    if (text.length > longest || kind === 'heading' || kind === 'reference' || kind === 'caption')
      return []
    if (kind === 'table' || roles.test(text) || ofOthers.test(text) || seen.has(text)) return []
    const isThanks = role === 'acknowledgements' || role === 'availability'
    // A trial's abstract may end with who paid for it.
    const isAside =
      role === 'abstract' ||
      kind === 'footnote' ||
      role === 'front' ||
      role === 'other' ||
      role === 'conclusion'
    const isHeaded = isUnder(document, sentence, heading)
    // Among thanks any name will do: "was supported by the National Lantern Infrastructure".
    const names =
      named.test(text) || paidByName.test(text) || ((isThanks || isHeaded) && byName.test(text))
    const isOfWork = names && workSupported.test(text)
    const plainly =
      isOfWork || unpaid.test(text) ? 3.6 : names && authorsSupported.test(text) ? 2.8 : 0
    const worded =
      Math.max(plainly, names && (acknowledges.test(text) || helped.test(text)) ? 2.4 : 0) +
      (names && numbered.test(text) ? 1 : 0) +
      ((isThanks || isHeaded) && none.test(text) ? 3 : 0) +
      (names && /^funding(?: information)?\b/i.test(text) ? 3 : 0) +
      (isHeaded && isBareName(text) ? 1.6 : 0) -
      (/\bopen access\b/i.test(text) ? 1.5 : 0) -
      (/:\W*$/.test(text) ? 3 : 0) -
      (/\badditional(?:ly)?\b/i.test(text) ? 0.6 : 0)
    if (noRole.test(text) && worded < 3) return []
    // Awards that the file lists stand below no heading, each a line.
    const isListed =
      document.source === 'jats' &&
      kind === 'list-item' &&
      role === 'acknowledgements' &&
      document.sections[section]?.heading === null
    const score = worded + (isHeaded ? 1.4 : 0) + (isThanks ? 1 : 0) + (isListed ? 2 : 0)
    // Outside of thanks only a plain statement counts, and in the midst of the text one with its grant.
    const enough = isThanks || isHeaded ? leastWorded : isAside ? 2.8 : 4.4
    if (!isListed && worded < enough) return []
    seen.add(text)
    return [{ span, score, index }]
  })
  const told = found.length > 0 ? found : inReferences(document)
  return told
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, most)
    .map(({ span }) => span)
}
