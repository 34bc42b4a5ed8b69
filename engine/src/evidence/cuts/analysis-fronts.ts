// Fronts without "in" or "at" that limit what stands behind them: from when to when it was so, and what was looked at.

const unit = String.raw`(?:seconds?|minutes?|hours?|h|days?|nights?|weeks?|months?|years?|decades?|visits?|sessions?|cycles?|epochs?|iterations?|rounds?|trimesters?|admission|discharge|baseline|birth|surgery|follow-up|end of)`
const count = String.raw`(?:\d[\d.,]*(?:[-–]\d[\d.,]*)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|a few)`
const operatively = String.raw`(?:post|pre|intra|peri)-?(?:operatively|natally|partum|procedurally|treatment)`
const times = new RegExp(
  `^(?:${[
    // "By week 12", "Beyond day 30", "Starting at month 3"
    String.raw`(?:by|beyond|past|as of|(?:start|beginn|commenc)ing (?:in|at|on|from|with|after)) (?:(?:the|about|around|approximately|study|treatment|our|its|first|second|third|last|final|${count}) ){0,3}${unit}(?= |$)(?!s? (?:means|using))`,
    // "From day 30 until the end of the study"
    String.raw`from [^,;:]{0,40}\b(?:${unit}|\d)[^,;:]{0,40}? (?:to|until|till|through|onwards?|forwards?)\b`,
    // "Two weeks postoperatively", "Early postoperatively"
    String.raw`(?:(?:immediately|immediate|early|late|shortly|${count} ${unit}) )?${operatively}$`,
    String.raw`${count} ${unit} (?:later|into|in|on|onwards?|thereafter|post)\b`,
  ].join('|')})`,
  'iu',
)
/** "Restricting the analysis to old bells", "Ignoring the broken ones", "Adjusted for weight", "Per protocol". */
const lookedAt = new RegExp(
  `^(?:${[
    String.raw`(?:restrict|limit|confin|narrow)(?:ed|ing) [^,;:]*\bto\b|(?:restrict|limit|confin)ed to\b`,
    String.raw`(?:ignor|omitt|disregard|discard|discount|remov|dropp|exempt)ing\b|leaving (?:out|aside)\b|setting aside\b`,
    String.raw`(?:adjust|controll|correct|account|allow|match|standardi[sz]|normali[sz]|weight)(?:ed|ing) (?:for|by)\b`,
    String.raw`(?:averag|pool|aggregat|stratif)(?:ed|ing|ied|ying) (?:over|across|by|on|with)\b`,
    String.raw`(?:train|pre-?train|fine-?tun|tun|test|evaluat|measur|assess|validat|calibrat)(?:ed|ing) (?:only |solely |purely )?(?:on|in|at|with|against|under|by)\b`,
    String.raw`(?:looking|focus+ing|concentrating|zooming in|considering|counting) (?:only|just|solely|purely|exclusively|at|on)\b|(?:judged|seen|viewed) by\b`,
    String.raw`(?:per[- ]protocol|post[- ]hoc|as treated|numerically|descriptively|directionally|unadjusted|uncorrected)$`,
    String.raw`by (?:an? |the )?(?:per-protocol|intent\S*|as-treated|post[- ]hoc|sub-?group|complete-case|univaria\S+|bivariate|multivaria\S+|unadjusted|adjusted|crude|exploratory|sensitivity) `,
    String.raw`using (?:(?:an?|the|our|its|their) )?(?:only|just|best|worst|per-protocol|post[- ]hoc|as-treated|complete[- ]case|oracle|gold|ground[- ]truth|half|subset|stricter|looser|lenient|relaxed|\d[\d.]* ?%|(?:[\p{L}-]+ ){0,2}(?:thresholds?|cut-?offs?|subsets?|subsamples?|sub-?groups?)\b)`,
  ].join('|')})`,
  'iu',
)
/** What those who write did so was done; it is what they found that holds for that alone. */
const deed =
  /^we (?!(?:\p{L}+ly )?(?:f[io]u?nd|observed?|saw|see|obtain|achieve|reach|get|got)\b)/iu

/** Whether a front says when, or for what part or treatment of the data, the claim behind it was found. */
export const limitsAnalysis = (words: string, claim: string): boolean =>
  (times.test(words) || lookedAt.test(words)) && !deed.test(claim)

/** "Regarding old bells", "With respect to tone": in that alone is one better than the other. */
const topic =
  /^(?:regarding|concerning|as (?:regards|concerns|for|to)|with (?:regards?|respect) to|when it comes to) (?:the |its |their |our |all )?(?<of>[^,;:]+)$/iu
const compares =
  /\b(?:than|differ\p{L}*|better|worse|best|worst|superior\p{L}*|inferior\p{L}*|outperform\p{L}*|more|less|fewer|higher|lower|greater|significant\p{L}*|similar\p{L}*|comparable|effective|safe|beneficial|improve\p{L}*|favou?r\p{L}*|all|no|none)\b/iu

/** These name what is told of it, and not of what. */
const general =
  /^(?:and|the|for|responses?|effects?|outcomes?|measures?|comparisons?|differences?|relation\p{L}*|levels?|results?|rates?|scores?|success|changes?)$/iu

/** Whether a front names what a comparison is of, and the claim names no more than half of that itself. */
export function limitsComparison(words: string, claim: string): boolean {
  const of = topic.exec(words)?.groups?.of
  if (of === undefined || deed.test(claim) || !compares.test(claim)) return false
  const told = claim.toLowerCase()
  const named = (of.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !general.test(word))
  return named.filter((word) => told.includes(word.slice(0, 4))).length * 2 <= named.length
}
