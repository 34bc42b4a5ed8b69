import { isComparison, isRelation } from './comparisons.ts'
import { isHedge } from './hedges.ts'
import { differByNegativePrefix, isNegation } from './negation.ts'
import { isLetterAndName, isSameName } from './same-names.ts'
import { areSameSense } from './same-sense.ts'
import { inflected, isSpellingOf, oneLetterOff, skeleton } from './spelling.ts'
import type { Token } from './statement-tokens.ts'

/** How a statement differs from its source beyond spelling. */
export type Problem =
  | 'not-found'
  | 'number-mismatch'
  | 'unit-mismatch'
  | 'negation'
  | 'comparison'
  | 'entity-mismatch'
  | 'hedge-dropped'

export interface GateOptions {
  /** Also takes another form of a word, or one letter off in a plain word of four letters and more, for a
   *  slip: only where the company vouches for the place. */
  readonly slips?: boolean
}

/** Words that may come and go without changing what is said. */
const light: ReadonlySet<string> = new Set(
  `the a an that also however meanwhile moreover furthermore therefore thus hence accordingly here then indeed nonetheless nevertheless our namely
  additionally finally et al`.split(/\s+/),
)
/** These draw a conclusion: they may go, and come for each other, but where the source draws none there is none. */
const concluding: ReadonlySet<string> = new Set(['therefore', 'thus', 'hence', 'accordingly'])
type Added = Token & { readonly added: true }
/** A token that the claim alone has. */
export const asAdded = (token: Token): Added => ({ ...token, added: true })

/** Problems of one token put in place of another; `known` tells whether the paper uses a (folded) word. */
export function exchanged(
  source: Token,
  claim: Token,
  known: (word: string) => boolean,
  options: GateOptions,
): Problem[] {
  if (source.key === claim.key || areSameSense([source], [claim])) return []
  if (isLetterAndName(source.raw, claim.raw) || isLetterAndName(claim.raw, source.raw)) return []
  const either = (test: (token: Token) => boolean) => test(source) || test(claim)
  if (source.kind === 'word' && claim.kind === 'word') {
    if (isLight(source) && isLight(claim))
      return concluding.has(source.key) ? [] : single(asAdded(claim))
    if (isSameName(source, claim)) return []
    if (isSpellingOf(claim.key, source.key, { name: isName(source), known })) return []
    if (differByNegativePrefix(claim.key, source.key)) return ['negation']
    if (options.slips && isSlip(source, claim)) return []
  }
  // "twice" and "days" as a scanner reads them: "twlce", "day5".
  if (claim.kind === 'word' && /^\p{L}{4,}$/u.test(source.raw))
    if (skeleton(claim.key) === skeleton(source.raw.toLowerCase()) && !known(claim.key)) return []
  if (source.kind === 'unit' && claim.kind === 'unit') return ['unit-mismatch']
  if (either((token) => token.kind === 'number')) return ['number-mismatch']
  if (either((token) => token.kind === 'unit')) return ['unit-mismatch']
  const told = [...single(source), ...single(asAdded(claim))]
  // A comparison goes the other way only where two words that compare were exchanged.
  const isOneSided =
    told.length > 1 && told.includes('comparison') && told.some((one) => one !== 'comparison')
  return [...new Set(isOneSided ? told.filter((one) => one !== 'comparison') : told)]
}

/** A word in another form, or one letter of a plain word mistyped; words that order, deny or limit are never taken for slips. */
function isSlip(source: Token, claim: Token): boolean {
  const telling = (key: string) => isNegation(key) || isComparison(key) || isHedge(key)
  if (inflected(claim.key, source.key)) return true
  return (
    !telling(source.key) &&
    !telling(claim.key) &&
    Math.max(source.key.length, claim.key.length) >= 4 &&
    oneLetterOff(claim.key, source.key)
  )
}

const isLight = (token: Token): boolean => light.has(token.key)

/** Whether a word draws a conclusion. */
export const isConcluding = ({ key }: Token): boolean => concluding.has(key)

/** Whether a word may be in one of two statements alone, and both say the same. */
export const comesAndGoes = (token: Token): boolean => isLight(token) && !concluding.has(token.key)

/** Problems of a token that only one side has. */
export function single(token: Token | Added): Problem[] {
  const added = 'added' in token
  if (token.kind === 'number') return ['number-mismatch']
  if (token.kind === 'unit') return ['unit-mismatch']
  if (token.kind === 'sign') return isRelation(token.key) ? ['comparison'] : ['entity-mismatch']
  if (isLight(token)) return added && concluding.has(token.key) ? ['entity-mismatch'] : []
  if (isNegation(token.key)) return ['negation']
  if (!added && isHedge(token.key)) return ['hedge-dropped']
  if (isComparison(token.key)) return ['comparison']
  return ['entity-mismatch']
}

/** A name, acronym or symbol: a capital inside a sentence, several capitals, or digits. */
function isName(token: Token): boolean {
  return (
    /\d/.test(token.raw) ||
    /\p{Lu}.*\p{Lu}/u.test(token.raw) ||
    (!token.opens && /^\p{Lu}/u.test(token.raw)) ||
    token.raw.length <= 2
  )
}
