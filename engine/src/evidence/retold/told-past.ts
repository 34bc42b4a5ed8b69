import { remembering } from '../../text/remembering.ts'

// What a paper found is so where it looked: "there is no relation" is told as "there was no relation".

const present: Readonly<Record<string, string>> = { was: 'is', were: 'are', had: 'have' }
const now = /(?<before>[\p{L}\p{N}]+),? (?<verb>is|are|have|has) (?<next>[\p{L}\p{N}]+)/giu
const then = /(?<before>[\p{L}\p{N}]+),? (?<verb>was|were|had) (?<next>[\p{L}\p{N}]+)/giu

const toldNow = remembering((sentence: string) =>
  [...sentence.matchAll(now)].map(({ groups }) => groups as Record<string, string>),
)

/**
 * A claim that tells in the past what its sentence tells in the present between the same words, as the sentence tells it.
 * @param isOwn whether the sentence tells what the paper itself found.
 */
export function inPapersTense(sentence: string, claim: string, isOwn: () => boolean): string {
  if (!/\b(?:was|were|had)\b/.test(claim) || toldNow(sentence).length === 0) return claim
  return claim.replace(then, (words, ...rest) => {
    const { before = '', verb = '', next = '' } = rest.at(-1) as Record<string, string>
    const same = toldNow(sentence).find(
      (one) =>
        one.before?.toLowerCase() === before.toLowerCase() &&
        one.next === next &&
        (one.verb === present[verb.toLowerCase()] || (verb === 'had' && one.verb === 'has')),
    )
    return same && isOwn() ? words.replace(` ${verb} `, ` ${same.verb} `) : words
  })
}
