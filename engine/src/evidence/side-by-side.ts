import { type Difference, differences } from '../text/differences.ts'
import type { Token } from '../text/statement-tokens.ts'
import { comesAndGoes } from '../text/token-problems.ts'

// A claim laid beside its sentence, for telling how the two differ.

/**
 * The differences between a sentence and a claim, but for articles and their like, by the alignment whose words stand
 * closest together in the sentence: a word may stand once more where the sentence goes on. Null when they are too long.
 */
export function sideBySide(
  said: readonly Token[],
  claimed: readonly Token[],
): readonly Difference[] | null {
  const forth = differences(said, claimed)
  const back = differences(said.toReversed(), claimed.toReversed())
  if (forth === null || back === null) return null
  const turned = back
    .map((it) => ({ source: it.source.toReversed(), claim: it.claim.toReversed() }))
    .toReversed()
  const parts = reach(said, turned) < reach(said, forth) ? turned : forth
  return parts.filter((it) => ![...it.source, ...it.claim].every(comesAndGoes))
}

/** How many words of a sentence there are from the first to the last that a claim has, too. */
function reach(said: readonly Token[], parts: readonly Difference[]): number {
  const other = new Set(parts.flatMap(({ source }) => source))
  const isShared = (token: Token) => !other.has(token)
  return said.findLastIndex(isShared) - said.findIndex(isShared)
}

/**
 * Whether a claim is in the words of a sentence and in another order: it has no word, but for articles and their like,
 * that the sentence has not as often, and none stands in the place of another that the claim has nowhere.
 */
export function isReordered(
  said: readonly Token[],
  claimed: readonly Token[],
  parts: readonly Difference[],
): boolean {
  const keys = new Set(claimed.map(({ key }) => key))
  const isReplaced = ({ source, claim }: Difference) =>
    source.length > 0 && claim.length > 0 && !source.some(({ key }) => keys.has(key))
  return (
    claimed.length > 2 &&
    hasAll(said, claimed) &&
    parts.some((it) => it.claim.length > 0) &&
    !parts.some(isReplaced)
  )
}

/** Whether a sentence has each of some words as often, but for articles and their like. */
export function hasAll(said: readonly Token[], claimed: readonly Token[]): boolean {
  const left = said.map(({ key }) => key)
  return claimed.every((token) => {
    const at = left.indexOf(token.key)
    if (at >= 0) left.splice(at, 1)
    return at >= 0 || comesAndGoes(token)
  })
}
