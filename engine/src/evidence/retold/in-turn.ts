import { matchingForm } from '../../text/matching-form.ts'
import { inOrder, pairsIn, type Told, toldAlone, toldApart } from './pairs-in-turn.ts'
import { isToldAs, keysOf, tokensOf } from './told-keys.ts'

// "A and B were 3 and 5, respectively" beside "A was 3 and B was 5".

const mostCharacters = 400
const joining = new Set(['and', 'while', 'whereas', 'versus', 'vs', 'compared with'])

const isAt = (all: readonly string[], part: readonly string[], at: number) =>
  at >= 0 && part.every((key, i) => all[at + i] === key)

/** Where in some words all parts stand with a joint before the last, as the number of the first and of the last word. */
function placeOf(all: readonly string[], told: Told): [number, number] | null {
  const parts = told.map(keysOf)
  for (let at = 0; at < all.length; at++) {
    const end = parts.reduce<number | null>((from, part, nth) => {
      if (from === null) return null
      const next = from + (nth === 0 ? 0 : jointAt(all, from, nth === parts.length - 1))
      return next >= from && isAt(all, part, next) ? next + part.length : null
    }, at)
    if (end !== null) return [at, end - 1]
  }
  return null
}

/** How many words join two parts; between parts of a list that goes on there may be none. */
function jointAt(all: readonly string[], from: number, isLast: boolean): number {
  const size = [1, 2].find((words) => joining.has(all.slice(from, from + words).join(' ')))
  return size ?? (isLast ? Number.NEGATIVE_INFINITY : 0)
}

const leading =
  /^(?:however|moreover|furthermore|in addition|additionally|overall|similarly|likewise|also|in contrast), /iu

const beforeNumber = /(?<=\s)respectively,?\s(?=[−-]?\d)/iu

/** "were respectively 3 and 5" for "were 3 and 5, respectively": the word before the number that it stands before there. */
function withOrderWord(sentence: string, claim: string): string {
  const word = beforeNumber.exec(sentence)
  if (!word || beforeNumber.test(claim)) return claim
  const number = /^\S+/.exec(sentence.slice(word.index + word[0].length))?.[0] ?? ''
  const bare = claim.replace(inOrder, '')
  const [before, after, ...more] = bare.split(` ${number.replace(/[,;]$/, '')}`)
  return after === undefined || more.length > 0 || /^\d/.test(after)
    ? claim
    : `${before} ${word[0]}${number.replace(/[,;]$/, '')}${after}`
}

/**
 * A claim that tells things each with its number, or one of them, where its sentence tells all in turn ("respectively"),
 * as the sentence tells them; or one that tells in turn what its sentence tells of each.
 */
export function withPairs(sentence: string, claim: string): string {
  const [own, told] = [sentence, claim].map((text) => inOrder.test(text)) as [boolean, boolean]
  if (own && told) return withOrderWord(sentence, claim)
  if (own === told || Math.max(sentence.length, claim.length) > mostCharacters) return claim
  const clause = own ? (sentence.split(/;\s/).find((part) => inOrder.test(part)) ?? '') : claim
  const plain = clause.replace(leading, '')
  const pairs = pairsIn(plain)
  if (!pairs) return claim
  const apart = own ? claim : sentence
  const all = keysOf(apart)
  for (const way of toldApart(pairs)) {
    const place = placeOf(all, way)
    if (!place) continue
    if (own)
      return place[0] === 0 && place[1] === all.length - 1 ? plain.replace(/[.;,]?$/, '.') : claim
    const tokens = tokensOf(sentence)
    const form = matchingForm(sentence).text
    return `${form.slice(tokens[place[0]]?.start, tokens[place[1]]?.end)}.`
  }
  const isAlone = own && isToldAs(claim, toldAlone(pairs))
  return isAlone ? plain.replace(/[.;,]?$/, '.') : claim
}
