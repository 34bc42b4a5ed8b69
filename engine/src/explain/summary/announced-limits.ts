import type { SectionRole } from '../../document/paper-document.ts'
import type { Sentence } from '../text/sentence.ts'

const announces =
  /^(?:\w+,? )?(?:(?:this|our|the(?: present| current)?) (?:\w+ )?(?:study|work|paper|article|analysis|review|research|approach|method|trial|survey)\b[^.]{0,40}\b(?:has|had|have|is (?:also )?subject to|is not without|was not without|suffers? from)\b|there (?:are|were)\b|we (?:acknowledge|recogni[sz]e|note|are aware of)\b)[^.:;]{0,60}\b(?:limitations?|shortcomings?|weaknesses)\b[^.:;]{0,60}[.:]$|^(?:(?:the )?(?:main |other |further |potential )?limitations? (?:of|to|in) (?:this|our|the (?:present|current)) [\w ]{3,40}(?:are|were|is) (?:as follows|the following|several)\b)|^(?:(?:study|potential|main|methodological) )?limitations[.:]?$|^(?:these|our|the) (?:findings|results)\b[^.:;]{0,60}\b(?:context|light) of (?:the |some |several |certain |these |its |a number of )?limitations?\b[^.:;]{0,30}[.:]$/i

/** True for a sentence that only says that limits follow, and names none: "This study had limitations." */
export const announcesLimits = (text: string): boolean => announces.test(text)

/** Where such a paragraph turns to what speaks for the work. */
const turns =
  /^(?:even so|nevertheless|nonetheless|notwithstanding|despite|in spite of|on the other hand|(?:the |a |another |its )?(?:main |major |key |particular )?strengths?|these limitations|(?:in|to) (?:summary|conclusion|sum\b|conclude)|overall,|taken together|future (?:trials|studies|work|research|investigations)|however, (?:these|this|the strength))\b/i

const last = /^(?:finally|lastly|last)\b/i
const counted =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|final|last)(?:ly)?\b|^(?:another|an additional) (?:\w+ ){0,2}(?:limit|concern|weakness|threat|issue|drawback|caveat)/i

/** True for a sentence that begins one of several points: "Second, …". */
export const countsOff = (text: string): boolean => counted.test(text)

/** Places of the sentences that follow, in its paragraph, one that announces limitations in a section that `mayAdmit` them. */
export function announcedLimits(
  sentences: readonly Sentence[],
  mayAdmit: (role: SectionRole) => boolean,
): ReadonlySet<number> {
  const found = new Set<number>()
  let block = -1
  for (const { index, block: own, text, role } of sentences) {
    if (mayAdmit(role) && announcesLimits(text)) block = own
    else if (own !== block || turns.test(text)) block = -1
    else {
      found.add(index)
      if (last.test(text)) block = -1
    }
  }
  return found
}
