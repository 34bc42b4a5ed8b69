import type { PaperDocument } from '../document/paper-document.ts'
import type { Claim, ClaimSection } from '../evidence/claim.ts'
import { verifyClaim } from '../evidence/verify.ts'
import { type Span, slice } from '../text/span.ts'

const connective =
  /^(however|moreover|furthermore|in addition|additionally|finally|therefore|thus|hence|consequently|accordingly|nevertheless|nonetheless|besides|indeed|specifically|in particular|in fact|notably|importantly|interestingly|surprisingly|overall|in summary|in conclusion|to summari[sz]e|taken together|as a result|for example|for instance|on the other hand|in contrast|by contrast|meanwhile|similarly|likewise|also|then|next|second|secondly|third|thirdly|lastly|last),\s+(?=\p{L})/iu

// The labels of structured abstracts, run into their first sentence.
const runIn =
  /^(background|context|introduction|objectives?|aims?|purpose|methods?|design|setting|results?|findings|conclusions?|interpretation)(\s*[:.—–]\s+|\s+(?=\p{Lu}\p{Ll}*\s))/iu

/**
 * A sentence's span without a leading connective ("However, ") or label ("Results: "). What is left is
 * still the paper's words.
 */
export function trimLead(text: string, span: Span): Span {
  const sentence = text.slice(span.start, span.end)
  const match = runIn.exec(sentence) ?? connective.exec(sentence)
  return match ? { start: span.start + match[0].length, end: span.end } : span
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
