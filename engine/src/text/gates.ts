import { asidesIn, months } from './asides.ts'
import { isComparison, isRelation } from './comparisons.ts'
import { type Difference, differences } from './differences.ts'
import { glossesIn } from './glosses.ts'
import { isHedge } from './hedges.ts'
import { movedAdverbs } from './moved-adverbs.ts'
import { differByNegativePrefix, isNegation } from './negation.ts'
import { areInitials, isLetterAndName, isSameName } from './same-names.ts'
import { areSameSense, isPassing, senseTokens } from './same-sense.ts'
import { contains, type Span } from './span.ts'
import { isAtHand, isSpare, isSteadiness } from './spare-words.ts'
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
const light = new Set(
  `the a an that also however meanwhile moreover furthermore therefore thus hence accordingly here then indeed nonetheless nevertheless our namely
  additionally finally et al`.split(/\s+/),
)
/** These draw a conclusion: they may go, and come for each other, but where the source draws none there is none. */
const concluding = new Set(['therefore', 'thus', 'hence', 'accordingly'])
/** "[12, 13]", "[4-6]", "(Gray et al., 2010; Ames, 2011)", "(2010)". Linear: no nested repetition. */
const citation = /\[\d[\d,;\s-]{0,60}\]|\((?:[^()\d]{0,120}(?:19|20)\d\d[a-z]?[,;]?\s?){1,6}\)/g

/**
 * What stands between a claim and the source's words (both in matching form): every difference is either
 * one of spelling, or a light word, or a citation or an aside left out; or it has a name. Empty when all gates pass.
 * @param known whether the paper uses a (folded) word.
 */
export function gateProblems(
  source: string,
  claim: string,
  known: (word: string) => boolean,
  options: GateOptions = {},
): Problem[] {
  const said = senseTokens(source)
  const claimed = senseTokens(claim)
  const parts = differences(said, claimed)
  if (parts === null) return ['not-found']
  const left = leftOut(source, said, new Set(parts.flatMap((part) => part.source)))
  let moved: ReadonlySet<Token> | undefined
  const inLeft = (token: Token) => left.some((span) => contains(span, token))
  const problems = new Set<Problem>()
  for (const part of parts) {
    const left = { source: part.source.filter((token) => !inLeft(token)), claim: part.claim }
    const told = differenceProblems(left, known, options)
    if (told.length === 0) continue
    // Most differences are none but of spelling.
    moved ??= movedAdverbs(parts, said, claimed)
    const away = moved
    const source = left.source.filter(
      (token) =>
        !away.has(token) &&
        !isSpare(token, said) &&
        !isAtHand(token, said) &&
        !isSteadiness(token, said),
    )
    const claim = left.claim.filter(
      (token) => !(away.has(token) || isSpare(token, claimed) || isDrawnToo(token, claimed, said)),
    )
    const isSame = source.length === left.source.length && claim.length === left.claim.length
    for (const problem of isSame ? told : differenceProblems({ source, claim }, known, options))
      problems.add(problem)
  }
  // "No bells rang" and "bells did not ring": a word that denies stands for another, and none is too many.
  if (problems.has('negation') && areDenialsPaired(parts, inLeft)) {
    problems.delete('negation')
    problems.add('entity-mismatch')
  }
  return [...problems]
}

/** So many words about it tell of what a conclusion is drawn. */
const nearby = 3

/** "It is therefore likely" draws the conclusion that "therefore it is likely" does; "therefore we rang, it is likely" does not. */
function isDrawnToo(token: Token, claimed: readonly Token[], said: readonly Token[]): boolean {
  if (!concluding.has(token.key)) return false
  const at = claimed.indexOf(token)
  const around = claimed.slice(Math.max(0, at - nearby), at + nearby + 1).map(({ key }) => key)
  return said.some(
    ({ key }, i) =>
      concluding.has(key) &&
      i + 1 < said.length &&
      said.slice(i + 1, i + nearby).every((next) => around.includes(next.key)),
  )
}

/** Whether the words that deny, and the prefixes, of two statements differ by an even number: then neither denies the other. */
function areDenialsPaired(
  parts: readonly Difference[],
  isPassed: (token: Token) => boolean,
): boolean {
  const words = parts.flatMap(({ source, claim }) => [...source, ...claim])
  const denials = words.filter((token) => isNegation(token.key) && !isPassed(token)).length
  const prefixes = parts.flatMap(({ source, claim }) =>
    source.filter((token) => claim.some(({ key }) => differByNegativePrefix(key, token.key))),
  ).length
  return (denials + prefixes) % 2 === 0
}

/** Citations, and asides of which the claim has no word at all: half of one would be another. */
export function leftOut(
  source: string,
  said: readonly Token[],
  missing: ReadonlySet<Token>,
): Span[] {
  if (missing.size === 0) return []
  const cited = [...source.matchAll(citation)]
    .filter(([words]) => !months.test(words))
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
  const asides = [...asidesIn(source), ...glossesIn(source)].filter((span) =>
    said.every((token) => !contains(span, token) || missing.has(token)),
  )
  return [...cited, ...asides]
}

function differenceProblems(
  part: Difference,
  known: (word: string) => boolean,
  options: GateOptions,
): Problem[] {
  const { source, claim } = part
  if (source.length === 0 && claim.length === 0) return []
  if (sameLetters(source, claim) || areSameSense(source, claim)) return []
  if (areInitials(source, claim, known)) return []
  if (source.length === 0 || claim.length === 0) if (isPassing([...source, ...claim])) return []
  if (source.length === claim.length)
    return source.flatMap((token, i) => exchanged(token, claim[i] as Token, known, options))
  // Spellings may pair up in order even when other words came or went beside them.
  const left: Token[] = []
  let from = 0
  for (const token of source) {
    const at = claim.findIndex(
      (other, i) => i >= from && exchanged(token, other, known, options).length === 0,
    )
    if (at === -1) left.push(token)
    else {
      left.push(...claim.slice(from, at).map(asAdded))
      from = at + 1
    }
  }
  left.push(...claim.slice(from).map(asAdded))
  return left.flatMap(single)
}

type Added = Token & { readonly added: true }
const asAdded = (token: Token): Added => ({ ...token, added: true })

/** The same letters, parted or scanned in another way: "data set" and "dataset", "is" and "1s". */
function sameLetters(source: readonly Token[], claim: readonly Token[]): boolean {
  const join = (tokens: readonly Token[]) => tokens.map((token) => token.raw.toLowerCase()).join('')
  const a = join(source)
  const b = join(claim)
  if (a === '' || /\d/.test(a)) return false
  // "no table" is not "notable".
  if ([...source, ...claim].some((token) => isNegation(token.key))) return a === 'cannot' && b === a
  return source.length !== claim.length && (a === b || skeleton(a) === skeleton(b))
}

/** Problems of one token put in place of another. */
function exchanged(
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

/** Whether a word may be in one of two statements alone, and both say the same. */
export const comesAndGoes = (token: Token): boolean => isLight(token) && !concluding.has(token.key)

/** Problems of a token that only one side has. */
function single(token: Token | Added): Problem[] {
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
