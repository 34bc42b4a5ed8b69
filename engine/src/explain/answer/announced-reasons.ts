import type { RankedCandidate } from './ranked-candidate.ts'

const several =
  '(?:two|three|four|five|several|many|multiple|various|a number of|the following|some)'
/** That there are reasons: "is due to two reasons", "there are several possible explanations for this". */
const announcing = new RegExp(
  `\\b${several} (?:[\\p{L}-]+ ){0,2}?(?:reasons|explanations|causes|factors)\\b`,
  'iu',
)
/** What names one of them by itself. */
const naming = /[:(]\s?\p{L}|\b(?:such as|including|namely|because|first(?:ly)?)\b/iu
const opening =
  /^\W*(?:first|second|third|fourth|last|one|another|the (?:first|second|third|last|other|one)|(?:first|second|third|last)ly|finally|(?:on the )?other|\(?(?:[1-5]|i{1,3}|iv|[a-d])[).])(?![\p{L}\p{N}])/iu
/** True for a sentence that says only that there are reasons, and leaves them to those behind it. */
export const announcesReasons = (text: string): boolean =>
  announcing.test(text) && !naming.test(text)

/** So far behind their announcement, in characters, the reasons begin, and so far behind one the next. */
const reach = 600
const mostReasons = 3

/**
 * The reasons that stand behind a sentence which only says that there are some: those that are numbered ("First, …
 * Second, …"), or else the sentence behind it. Empty for other sentences.
 * @param ranked all that may be told
 */
export function reasonsAnnounced(
  { text, span, section }: RankedCandidate,
  ranked: readonly RankedCandidate[],
): RankedCandidate[] {
  if (!announcesReasons(text)) return []
  const after = ranked
    .filter((one) => one.section === section && one.kind !== 'table' && one.span.start >= span.end)
    .toSorted((a, b) => a.span.start - b.span.start)
  const found: RankedCandidate[] = []
  let end = span.end
  for (const one of after) {
    if (found.length === mostReasons || one.span.start - end > reach) break
    if (!opening.test(one.text)) continue
    found.push(one)
    end = one.span.end
  }
  if (found.length > 0) return found
  return after.filter((one) => one.span.start - span.end <= 1).slice(0, 1)
}
