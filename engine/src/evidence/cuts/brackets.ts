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
