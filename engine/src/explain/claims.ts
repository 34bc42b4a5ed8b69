import type { PaperDocument } from '../document/paper-document.ts'
import type { Claim, ClaimSection } from '../evidence/claim.ts'
import { verifyClaim } from '../evidence/verify.ts'
import { type Span, slice } from '../text/span.ts'
import { echoes } from './antecedent.ts'

const connective =
  /^(however|moreover|furthermore|in addition|additionally|finally|therefore|thus|hence|consequently|accordingly|nevertheless|nonetheless|besides|indeed|specifically|in particular|in fact|notably|importantly|interestingly|surprisingly|overall|in summary|in conclusion|to summari[sz]e|taken together|as a result|for example|for instance|on the other hand|in contrast|by contrast|meanwhile|in this (respect|regard|line|way|context|direction)|to (this|that) end|for this (reason|purpose)|to address (this|these|the) \w+|motivated by (this|these)( \w+)?|first|firstly|as such|similarly|likewise|also|then|next|second|secondly|third|thirdly|lastly|last),\s+(?=\p{L})/iu

// The labels of structured abstracts, run into their first sentence.
const labels: ReadonlySet<string> = new Set(
  `background context introduction objective objectives aim aims purpose method methods design setting
  result results finding findings conclusion conclusions interpretation`.split(/\s+/),
)
const runIn = /^(\p{Lu}\p{L}+)(?:\s*[:.—–]\s+|\s+(?=\p{Lu}\p{Ll}*\s))/u

/** The label at the head of a sentence with what parts it from the words; empty when there is none. */
function labelOf(sentence: string): string {
  const match = runIn.exec(sentence)
  return match && labels.has((match[1] ?? '').toLowerCase()) ? match[0] : ''
}

/**
 * A sentence's span without a leading connective ("However, ") or label ("Results: "). What is left is
 * still the paper's words. A connective stays where the rest points back: without it "this study"
 * would be taken for the paper.
 */
function trimLead(text: string, span: Span): Span {
  const sentence = text.slice(span.start, span.end)
  const lead = labelOf(sentence) || (connective.exec(sentence)?.[0] ?? '')
  const rest = sentence.slice(lead.length)
  return lead === '' || (labelOf(sentence) === '' && echoes(rest))
    ? span
    : { start: span.start + lead.length, end: span.end }
}

/** Collects claims of one document: each is judged once, and what fails is set apart. */
export function claimMaker(document: PaperDocument) {
  const withheld: Claim[] = []

  /** The claim that quotes a span; null (and kept in `withheld`) when it does not pass. */
  function quote(section: ClaimSection, span: Span): Claim | null {
    const trimmed = trimLead(document.text, span)
    const text = slice(document.text, trimmed)
    const verdict = verifyClaim(document, text, [trimmed])
    const claim: Claim = { text, section, spans: [trimmed], verdict }
    if (verdict.kind !== 'unverified') return claim
    withheld.push(claim)
    return null
  }

  /** Claims for spans, in the order given, without those that fail. */
  function quoteAll(section: ClaimSection, spans: readonly Span[]): Claim[] {
    return spans.map((span) => quote(section, span)).filter((claim) => claim !== null)
  }

  return { quote, quoteAll, withheld }
}
