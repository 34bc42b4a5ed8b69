import { stem, stopWords, tokens } from '../../text/tokens.ts'
import { alliesOf } from './opposites.ts'
import { withoutWhy } from './without-why.ts'

/** "Better than expected" compares two things with none. */
const expectation =
  /^(?:was |is |were )?(?:expected|needed|required|usual|predicted|anticipated|planned|necessary|before|average|normal)\b/i
const better = 'outperform beat exceed surpass better superior best'
const compared =
  /^\W*why (?:did|does|do|is|was|were|are|can|could) (.+?) (?:(outperform|beat|exceed|surpass)(?:ed|s)?|(?:perform(?:ed|s)? )?(?:so )?(?:much )?(?:more |less )?(\p{L}+) than) (.+?)\W*$/iu

/** That one thing beats or exceeds another, as a question takes it for granted, with whether a text says so; null for other questions. */
export function comparisonIn(question: string) {
  const [, one = '', verb = '', quality = '', other = ''] = compared.exec(question) ?? []
  const stemsIn = (text: string) =>
    tokens(text).flatMap((word) => (stopWords.has(word.text) ? [] : [word.stem]))
  const [left, right] = [stemsIn(one), stemsIn(other)]
  if (left.length === 0 || right.length === 0 || expectation.test(other)) return null
  const word = stem((verb || quality).toLowerCase())
  const ranks = new Set(better.split(' ').map(stem))
  const says = ranks.has(word) ? ranks : new Set([word, ...(alliesOf(word) ?? [])])
  const exceeds = (text: string, ones: readonly string[]) => {
    const list = tokens(text).map((each) => each.stem)
    return list.some((each, at) => {
      if (!says.has(each)) return false
      const [before, after] = [list.slice(0, at), list.slice(at + 1)]
      const isOfOne = ones.length === 0 || ones.some((side) => before.includes(side))
      return isOfOne && right.every((side) => after.includes(side))
    })
  }
  return {
    asked: withoutWhy(question),
    isOfDirection: () => false,
    isAffirmedBy: (text: string) => exceeds(text, left),
    /** Whether a text says it of anything, which may be named in short. */
    isSaidOfAny: (text: string) => exceeds(text, []),
  }
}
