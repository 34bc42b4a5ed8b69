import type { SectionRole } from '../../document/paper-document.ts'
import { holds, sum } from '../../text/holds.ts'
import type { Sentence } from '../text/sentence.ts'
import { limitationCues } from './limitation-cues.ts'
import { namesNoLimit } from './unnamed-limits.ts'

const announces =
  /^(?:(?:although|while|though|despite) [^.;]{3,160}, |\w+,? )?(?:(?:this|these|our|the(?: present| current)?) (?:[\w-]+ ){0,3}(?:study|studies|work|paper|article|analys[ei]s|review|research|approach|method|trial|survey|data|findings|results)\b[^.]{0,40}\b(?:has|had|have|is (?:also )?subject to|is not without|was not without|suffers? from)\b|there (?:are|were)\b|we (?:also |do )?(?:acknowledge|recogni[sz]e|note|are aware of)\b)[^.:;]{0,60}\b(?:limitations?|shortcomings?|weaknesses)\b(?!,? (?:including|such as|namely|like|in that|because|due|which(?! (?:should|must|need|have|are to)\b)|since|as (?:we|it|they|the)))[^.:;]{0,150}[.:]$|\b(?:is|are|was|were|remains?) limited as follows[.:]$|^(?:[\w ]{2,16}, )?(?:a few|some|several|certain|two|three|the following|a number of|other) (?:\w+ )?limitations? (?:of|in|to|with) [\w ]{3,40}(?:need|should|must|have|deserve|exist|merit)\b[^.:;]{0,60}[.:]$|^(?:(?:the )?(?:main |other |further |potential )?limitations? (?:of|to|in) (?:this|our|the (?:present|current)) [\w ]{3,40}(?:are|were|is) (?:as follows|the following|several)\b)|^(?:(?:study|potential|main|methodological) )?limitations[.:]?$|^(?:these|our|the) (?:findings|results)\b[^.:;]{0,60}\b(?:context|light) of (?:the |some |several |certain |these |its |a number of )?limitations?\b[^.:;]{0,30}[.:]$/i

/** "Still, several limitations need to be mentioned, which we structure by …": the same of how they are told. */
const calledFor =
  /^(?:[\w ]{2,16}, )?(?:a few|some|several|certain|two|three|four|the following|a number of|various|our|the) (?:\w+ )?limitations?\b(?! of (?:existing|previous|prior))[^.:;]{0,40}\b(?:needs?|should|must|ha(?:ve|s)) (?:to )?be (?:mentioned|acknowledged|noted|named|discussed|considered|kept in mind|taken into account)\b(?!,? (?:including|such as|namely|like|because|due|since|as (?:we|it|they|the)))[^:;]{0,150}[.:]$/i

/** "CorpusX is not without its limitations." */
const notWithout =
  /^(?![^.;]*\b(?:existing|previous|prior|current|other|these|those|such|most|all)\b)[^.;:,]{2,60}\b(?:is|are) not without (?:(?:its|their|some|any) )?(?:own )?(?:limitations|shortcomings|weaknesses|drawbacks)[.:]$/i
/** The marks of notes behind a sentence. */
const notes = /(?<=[.:])[\d,¹²³⁴-⁹⁰]+$/u

/** "There are limitations to this trial, including its one town": it names what it announces. */
const names =
  /\b(?:limitations?|shortcomings?|weaknesses)\b[^.:;]{0,80}?, ?(?:including|such as|namely|because|since|as (?:we|it|they|the|this|there)|in that|due to)\b/i

/** True for a sentence that only says that limits follow, and names none: "This study had limitations." */
export function announcesLimits(text: string): boolean {
  const words = text.replace(notes, '')
  if (names.test(words)) return false
  return (
    holds(announces, words) ||
    holds(calledFor, words) ||
    holds(notWithout, words) ||
    namesNoLimit(words)
  )
}

/** "This study had limitations: 1) …": it announces them and tells the first. */
const tellsFirst =
  /\b(?:study|work|paper|trial|analysis|survey|review|research)\b[^.;]{0,60}\blimitations?: ?\(?(?:1|i|a)[).]/i

/** Where such a paragraph turns to what speaks for the work. */
const turns =
  /^(?:even so|nevertheless|nonetheless|notwithstanding|despite|in spite of|on the other hand|(?:the |a |another |its )?(?:main |major |key |particular )?strengths?|these limitations|(?:in|to) (?:summary|conclusion|sum\b|conclude)|overall,|taken together|future (?:trials|studies|work|research|investigations)|however, (?:these|this|the strength))\b/i

const last = /^(?:finally|lastly|last)\b/i
const counted =
  /^\(?(?:[2-9]|ii|iii|iv|b|c|d)\) |^(?:first|second|third|fourth|fifth|sixth|seventh|final|last)(?:ly)?\b|^(?:another|an additional) (?:\w+ ){0,2}(?:limit|concern|weakness|threat|issue|drawback|caveat)/i

/** True for a sentence that begins one of several points: "Second, …". */
export const countsOff = (text: string): boolean => counted.test(text)

/** How many sentences without a word of lack may tell a limit: after the announcement, and after one that is counted. */
const free = { announced: 2, counted: 1 }
/** More of them in a row than this have left the limits. */
const mostUnworded = 3

/** Places of the sentences that follow, in its paragraph, one that announces limitations in a section that `mayAdmit` them. */
export function announcedLimits(
  sentences: readonly Sentence[],
  mayAdmit: (role: SectionRole) => boolean,
): ReadonlySet<number> {
  const found = new Set<number>()
  let block = -1
  let unworded = 0
  let left = 0
  for (const { index, block: own, text, role } of sentences) {
    if (mayAdmit(role) && announcesLimits(text)) {
      block = own
      unworded = 0
      left = free.announced
      continue
    }
    const opens = mayAdmit(role) && holds(tellsFirst, text)
    if (opens) block = own
    else if (own !== block) block = -1
    if (block === -1) continue
    const isCounted = opens || countsOff(text)
    const isWorded = isCounted || sum(text, limitationCues) > 0
    unworded = isWorded ? 0 : unworded + 1
    if (turns.test(text) || unworded > mostUnworded) block = -1
    if (block === -1) continue
    if (isCounted) left = free.counted
    if (isWorded || left > 0) found.add(index)
    if (!isWorded) left--
    if (last.test(text)) block = -1
  }
  return found
}
