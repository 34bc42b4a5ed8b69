import type { PaperDocument } from '../document/paper-document.ts'
import type { Claim, ClaimSection } from '../evidence/claim.ts'
import { joinedParts } from '../evidence/given-parts.ts'
import { verifyClaim } from '../evidence/verify.ts'
import { cautionOn } from '../numbers/number-notes.ts'
import { type Span, slice } from '../text/span.ts'
import { echoes } from './text/antecedent.ts'
import { withoutBrackets } from './text/brackets.ts'
import { leadInLength } from './text/lead-in.ts'

const connective =
  /^(however|moreover|furthermore|in addition|additionally|finally|therefore|thus|hence|consequently|accordingly|nevertheless|nonetheless|besides|indeed|specifically|in particular|in fact|notably|importantly|interestingly|surprisingly|overall|in summary|in conclusion|to summari[sz]e|taken together|as a result|for example|for instance|on the other hand|in contrast|by contrast|meanwhile|in this (respect|regard|line|way|context|direction)|to (this|that) (?:end|aim|goal|purpose)|on the contrary|for this (reason|purpose)|to address (this|these|the) \w+|motivated by (this|these)( \w+)?|first|firstly|as such|similarly|likewise|also|then|next|second|secondly|third|thirdly|lastly|last)\s?,\s+(?=[\p{L}\p{N}])/iu

/** "But" at the head of a summary turns against what it does not show. */
const turn = /^but (?=\p{L})/iu

/** Where a sentence stands and not what it says: "In this paper, we propose …". */
const whereabouts =
  /^(?:(?:in|with|throughout) (?:this|our|the present|the current) (?:\p{L}+ )?(?:paper|work|study|article|report|note|letter|thesis|contribution)|here)\s?,?\s+(?=(?:we|i|our|the authors?)\b)/iu

// The labels of structured abstracts, run into their first sentence.
const labels: ReadonlySet<string> = new Set(
  `abstract summary background context introduction objective objectives aim aims purpose method methods
  design setting result results finding findings discussion conclusion conclusions interpretation`.split(
    /\s+/,
  ),
)
const runIn = /^(\p{Lu}\p{L}+)(?:\s*[:.—–]\s+|\s+(?=\p{Lu}\p{Ll}*\s))/u

// "Documentation The study revealed …", "Study approach and data analysis A mixed method …": a heading that was set
// in the line of its text. Inside a sentence no small word has a capital, but that of a title: "Mary Gray's The Bells …", "Readers of The Bells …".
const runInHeading =
  /^\p{Lu}[\p{L}\p{N}/’'-]*(?:,? (?!(?:is|are|was|were|has|have|had|be|been|can|may|will|did|does|do|shows?|showed|found|that|which)\b)[\p{L}\p{N}/’'&-]+){0,9}(?<!\b(?:[Vv]itamin|[Hh]epatitis|[Ii]nfluenza|[Tt]ype|[Gg]roup|[Cc]lass|[Pp]hase|[Pp]art|[Tt]able|[Ff]igure|[Aa]ppendix|[Pp]anel|[Mm]odel|[Pp]rotein|[Ff]actor|[Ss]tage|[Gg]rade|[Cc]lade|[Ll]ineage|[Ss]ub(?:type|group|unit|family)|[Ss]erotype|[Gg]enotype|[Cc]luster|[Ss]train|[Ll]evel|[Ll]ayer|[Oo]ption|[Ss]cenario|[Cc]ohort|[Aa]rm|[Ss]ite|of|in|on|at|by|for|from|with|to|into|than|about|over|under|against|between|and|or|as|the|an?)|[’']s|s[’']):? (?=The \p{L}|(?:We|Our|This|These|In|To|For|As|After|All|Each|Although|When|While|Because|Since|During) \p{Ll}|An? \p{Ll}{4})/u
// "1. It is evident", "4) Subgroups", "C1 We present".
const listLabel = /^(?:\(?\d{1,2}[.)]|\p{Lu}\d{1,2}[.:]?)\s+(?=\p{Lu})/u
/** The numbers of citations of the sentence before, which stood behind its full stop: "6 We found that …". */
const citedBefore =
  /^\d{1,3}(?:\s?[,–-]\s?\d{1,3}){0,8}\s(?=(?:We|Our|This|These|The|In|However|Although|An?)\s)/
/** An end that only an equation below would finish: "…; then". */
const openEnd = /[;,]\s*(?:then|where|and|with|so that|such that)?\s*:?$/
/** The numbers of citations that stand behind a full stop. */
const citedAfter =
  /(?<=\p{L}[.!?][”"’)]?)\s\d{1,3}(?:\s?[,–-]\s?\d{1,3})*$|(?<=[\p{L}\d)][.!?][”"’)]?)[¹²³⁴-⁹⁰]+$/u

/** The label at the head of a sentence with what parts it from the words; empty when there is none. */
function labelOf(sentence: string): string {
  const match = runIn.exec(sentence)
  if (match && labels.has((match[1] ?? '').toLowerCase())) return match[0]
  const numbered = (listLabel.exec(sentence) ?? citedBefore.exec(sentence))?.[0] ?? ''
  // "4. SIF The method …": a numbered heading has both.
  return numbered + (runInHeading.exec(sentence.slice(numbered.length))?.[0] ?? '')
}

/**
 * A sentence's span without a leading connective ("However, "), label ("Results: ", "1. ") or heading, and without
 * an end that leads on to an equation. What is left is still the paper's words. A connective stays where the
 * rest points back, or would be no sentence: without it "this study" would be taken for the paper. A summary's words
 * and news are the paper's in any case: they lose "In this paper, ", too, and what prompted the work.
 * @param title the paper's title, for words of its summary or news; else null.
 */
export function trimmedSpan(text: string, span: Span, title: string | null): Span {
  const sentence = text.slice(span.start, span.end)
  const label = labelOf(sentence).length
  const joins = connective.exec(sentence) ?? (title === null ? null : turn.exec(sentence))
  const lead = label || (joins?.[0].length ?? 0)
  const rest = sentence.slice(lead)
  const isBound = label === 0 && (echoes(rest) || /^\p{Ll}+ing\b(?!.*, \p{Ll})/u.test(rest))
  const start = isBound ? 0 : lead
  const left = sentence.slice(start)
  const motive = title === null ? 0 : leadInLength(left, title)
  const place = title === null ? 0 : (whereabouts.exec(left.slice(motive))?.[0].length ?? 0)
  const end = span.end - ((openEnd.exec(sentence) ?? citedAfter.exec(sentence))?.[0].length ?? 0)
  return { start: span.start + start + motive + place, end }
}

/** "2 The data are at …": the number of a footnote is not of its sentence. */
const noteNumber = /^(?:\d{1,3}|[¹²³⁴-⁹⁰]{1,3}|[*†‡§¶∗])\s?(?=\p{Lu}\p{L}*\b|\p{Ll}{3})/u

function withoutNoteNumber({ blocks, text }: PaperDocument, span: Span): Span {
  const isNote = blocks.some(
    ({ kind, span: own }) => kind === 'footnote' && own.start === span.start,
  )
  const number = isNote ? (noteNumber.exec(slice(text, span))?.[0].length ?? 0) : 0
  return { start: span.start + number, end: span.end }
}

/** Collects claims of one document: each is judged once, and what fails is set apart. */
export function claimMaker(document: PaperDocument) {
  const withheld: Claim[] = []

  /** The claim that quotes a span, a summary's without brackets; null (and kept in `withheld`) when it does not pass. */
  function quote(section: ClaimSection, span: Span): Claim | null {
    const isOwn = section === 'tldr' || section === 'whatsNew'
    const noted = withoutNoteNumber(document, span)
    const trimmed = trimmedSpan(document.text, noted, isOwn ? document.title : null)
    const caution = cautionOn(document, trimmed)
    const made = (spans: readonly Span[]): Claim => {
      const text = joinedParts(document.text, spans)
      const verdict = verifyClaim(document, text, spans)
      return { text, section, spans, verdict, ...(caution !== undefined && { caution }) }
    }
    const parts = section === 'tldr' ? withoutBrackets(document.text, trimmed) : []
    const shorter = parts.length > 1 ? made(parts) : null
    const claim = shorter?.verdict.kind === 'verbatim' ? shorter : made([trimmed])
    if (claim.verdict.kind !== 'unverified') return claim
    withheld.push(claim)
    return null
  }

  /** Claims for spans, in the order given, without those that fail. */
  function quoteAll(section: ClaimSection, spans: readonly Span[]): Claim[] {
    return spans.map((span) => quote(section, span)).filter((claim) => claim !== null)
  }

  return { quote, quoteAll, withheld }
}
