// Words before a claim that it is torn from, whatever it begins with.

/** "Mary Gray's |The Bells of Ghent is old": what is owned, though it be a title with an article of its own. */
const owner = /\p{L}['’]s$|^[^'‘]*\p{L}s['’]$/u
/** "All but |two bells cracked": just those that did not. */
const excepting =
  /\b(?:all|everything|everyone|everybody|anything|anyone|none|nothing|nobody|no \p{L}+) but$/iu
/** "Campana spp. |bells", "approx. |two bells": the stop is the word's own. */
const shortened = /(?:^|[\s(])(?:spp?|subsp|ssp|approx|ca|cf|vs)\.$/u

/** Whether a claim is torn from the words before it: from its owner, its bracket, its "all but", or from what is told shorter. */
export const isTorn = (before: string, opening: string, claim: string): boolean =>
  isOutOfBracket(before, opening, claim) ||
  isOfClauseBefore(before, claim) ||
  owner.test(before) ||
  excepting.test(before) ||
  (shortened.test(before) && !/^\p{Lu}/u.test(opening))

/** "As a part (i.e., |the rim) is thin", "[3, |4] bells": what stands in a bracket is not what is told behind it. */
function isOutOfBracket(before: string, opening: string, claim: string): boolean {
  const end = /^(?:[^()[\]{}]|\[[^[\]]*\])*[)\]}]/u.exec(opening)?.[0].length ?? 0
  return /[([{](?:[^()[\]{}]|\[[^[\]]*\])*$/u.test(before) && end > 0 && end < claim.length - 2
}

/** "While the bell is new, |without wax on it, it rings": the phrase may be of the clause before it. */
const isOfClauseBefore = (before: string, claim: string): boolean =>
  /^(?:without|rather than|instead of|as opposed to|as well as|such as|including)\s[^,]*,/i.test(
    claim,
  ) && /(?:^|,\s)(?:while|whilst|although|though|as|since|because|if|when)\s.*,$/isu.test(before)
