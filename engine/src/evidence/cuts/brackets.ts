/** A bracket, with others in it or none, as a branch of a pattern: "(light bells (LB) [3])". */
export const bracket: string = String.raw`\((?:[^()]|\([^()]*\))*\)|\[[^[\]]*\]`
const leading = new RegExp(String.raw`^(?:\s*(?:${bracket}))+`, 'u')
const every = new RegExp(String.raw`\s?(?:${bracket})`, 'gu')

/** What stands behind a claim, from behind the brackets that stand right behind it. */
export const behindBrackets = (after: string): string => after.replace(leading, '')

export const withoutBrackets = (words: string): string => words.replace(every, '')
