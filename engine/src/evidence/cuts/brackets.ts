/** A bracket, with others in it or none, as a branch of a pattern: "(light bells (LB) [3])". */
export const bracket: string = String.raw`\((?:[^()]|\([^()]*\))*\)|\[[^[\]]*\]`
const leading = new RegExp(String.raw`^(?:\s*(?:${bracket}))+`, 'u')
const every = new RegExp(String.raw`\s?(?:${bracket})`, 'gu')

/** What stands behind a claim, from behind the brackets that stand right behind it. */
export const behindBrackets = (after: string): string => after.replace(leading, '')

export const withoutBrackets = (words: string): string => words.replace(every, '')

/** A claim that counts a part itself needs no bracket that names the rest: "six of the seven (all but S1)". */
const counted =
  /\b(?:\p{L}+|\d+) (?:out )?of (?:the |our |these |all )?(?:\p{L}+|\d+)\b|\b(?:most|some|several)\b/iu
const exceptions = /^\s*[([](?=[^()[\]]*\b(?:except|excluding|all but)\b)[^()[\]]*[)\]]/i

/** What stands behind a claim, without a bracket that tells what the claim has counted already. */
export function withoutRestated(claim: string, after: string): string {
  return exceptions.test(after) && counted.test(claim) ? after.replace(exceptions, '') : after
}

const begun = /[([][^()[\]]*$/u
const restOfBracket = /^[\s,;:]*(?<rest>[^()[\]]*(?:\([^()]*\)[^()[\]]*){0,4})[)\]]/u

/**
 * What stands behind a claim that closes a bracket before the paper does, "(12 of 20)" of "(12 of 20; 95% CI 3 to 5) in
 * old bells", with the rest of that bracket in brackets of its own: it parts the claim from nothing behind it. Else null.
 * @param words the claim's words as the paper has them.
 * @param after the sentence from where they end.
 */
export function behindShortened(claim: string, words: string, after: string): string | null {
  if (!begun.test(words) || begun.test(claim)) return null
  const rest = restOfBracket.exec(after)
  return rest && ` (${rest.groups?.rest})${after.slice(rest[0].length)}`
}
