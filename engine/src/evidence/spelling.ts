import { fold, stem } from '../text/tokens.ts'
import { isComparison } from './comparisons.ts'
import { isHedge } from './hedges.ts'
import { differByNegativePrefix, isNegation } from './negation.ts'

/** What scanners confuse, brought to one letter: l 1 i |, o 0, s 5, b 8, m rn, w vv. */
export function skeleton(word: string): string {
  return word
    .replace(/[1|i!]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('5', 's')
    .replaceAll('8', 'b')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/**
 * Whether the claim's word is the source's in another spelling: another form of it, a scanner's slip, or
 * (long common words) one letter off. A word that the paper knows on its own, or that carries meaning by
 * itself, is never taken for a misspelling of another.
 */
export function isSpellingOf(
  claim: string,
  source: string,
  options: { name: boolean; known: (word: string) => boolean },
): boolean {
  if (claim === source) return true
  if (fold(claim) === fold(source)) return claim.length >= 4 && !options.known(claim)
  if (differByNegativePrefix(claim, source)) return false
  if (/\d/.test(source)) return false
  const telling = [claim, source].map(
    (word) => isNegation(word) || isComparison(word) || isHedge(word),
  )
  // Even telling words are scanned badly, but only into what is no word: "1ncreased".
  if (telling[0] || telling[1])
    return !telling[0] && !options.known(claim) && skeleton(claim) === skeleton(source)
  if (options.known(claim)) return !options.name && stem(claim) === stem(source)
  if (skeleton(claim) === skeleton(source)) return true
  if (options.name || /\d/.test(claim)) return false
  if (stem(claim) === stem(source)) return true
  return source.length >= 6 && claim[0] === source[0] && oneLetterOff(claim, source)
}

/** One letter exchanged, dropped, added, or two neighbours swapped. */
function oneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let head = 0
  while (head < a.length && head < b.length && a[head] === b[head]) head++
  const restA = a.slice(head)
  const restB = b.slice(head)
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}
