// The clause that says of which things a claim's last words are told: "the bells | that still hang".

const counting = /\d\s?%|\bper ?cent\b|\b(?:all|every|each|most|none|no|half|majority|only)\b/i
const restricting = /^\s*((?:that|who|whose|whom|which|in which|for which)\s[^,;:.()]+)/i

/**
 * The clause that says of what words count something, when it is cut off behind them: "that still existed" of "82% of
 * the passages that still existed"; null when there is none.
 */
export const restrictionLost = (claim: string, after: string): string | null =>
  (counting.test(claim) ? restricting.exec(after)?.[1]?.trim() : null) ?? null

/** "A tone | that we call its hum" is that tone all the same. */
const relative =
  /^\s(?:that|who|whose|whom|which|(?:in|for|on|of|from|to|by|with|after|at) (?:which|whom))\s(?!(?:we|I)\s)[^,;:.()]+/iu
/** "So low | that nobody heard it" tells what came of it; "such as bells | that hang" does not. */
const degree = /\b(?:so|such(?! as\b))\b/i
const outcome = /^\sthat\s/i

/** The clause that tells which things are meant, or what is said, behind a claim that counts none; null when there is none. */
export const relativeLost = (claim: string, after: string): string | null =>
  /[.!?]["”’]*$/u.test(claim) &&
  !counting.test(claim) &&
  !(outcome.test(after) && degree.test(claim))
    ? (relative.exec(after)?.[0].trim() ?? null)
    : null
