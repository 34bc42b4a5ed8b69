import { asidesIn, months } from './asides.ts'
import { type Difference, differences } from './differences.ts'
import { glossesIn } from './glosses.ts'
import { movedAdverbs } from './moved-adverbs.ts'
import { differByNegativePrefix, isNegation } from './negation.ts'
import { areInitials } from './same-names.ts'
import { areSameSense, isPassing, senseTokens } from './same-sense.ts'
import { contains, type Span } from './span.ts'
import { isAtHand, isSignificance, isSpare, isSteadiness } from './spare-words.ts'
import { skeleton } from './spelling.ts'
import type { Token } from './statement-tokens.ts'
import {
  asAdded,
  exchanged,
  type GateOptions,
  isConcluding,
  type Problem,
  single,
} from './token-problems.ts'

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
        !isSteadiness(token, said) &&
        !isSignificance(token, said),
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
  if (!isConcluding(token)) return false
  const at = claimed.indexOf(token)
  const around = claimed.slice(Math.max(0, at - nearby), at + nearby + 1).map(({ key }) => key)
  return said.some(
    (one, i) =>
      isConcluding(one) &&
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
