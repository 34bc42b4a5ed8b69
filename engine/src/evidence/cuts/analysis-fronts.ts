// Fronts without "in" or "at" that limit what stands behind them: from when to when it was so, and what was looked at.

const unit = String.raw`(?:seconds?|minutes?|hours?|h|days?|nights?|weeks?|months?|years?|decades?|visits?|sessions?|cycles?|epochs?|iterations?|rounds?|trimesters?|admission|discharge|baseline|birth|surgery|follow-up|end)`
const count = String.raw`(?:\d[\d.,]*(?:[-–]\d[\d.,]*)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|a few)`
const operatively = String.raw`(?:post|pre|intra|peri)-?(?:operatively|natally|partum|procedurally|treatment)`
const times = new RegExp(
  `^(?:${[
    // "By week 12", "By the postoperative 7th day", "Beyond day 30", "Starting at month 3"
    String.raw`(?:by|beyond|past|as of|(?:start|beginn|commenc)ing (?:in|at|on|from|with|after)) (?!(?:means|way|virtue|\p{L}+ing)\b)(?:[\p{L}\d.-]+ ){0,3}${unit}(?= |$)`,
    String.raw`by (?:the )?(?:age|time)\b`,
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
    String.raw`(?:including|combining|counting) (?:all|both|only|the|those|these|our|data|results|cases)\b`,
    String.raw`(?:per[- ]protocol|post[- ]hoc|as treated|numerically|descriptively|directionally|unadjusted|uncorrected)$`,
    String.raw`(?:by|based on) (?:an? |the |our )?(?:per[- ]protocol|secondary|interim|intent\S*|as-treated|post[- ]hoc|sub-?group|complete-case|univaria\S+|bivariate|multivaria\S+|unadjusted|adjusted|crude|exploratory|sensitivity) `,
    String.raw`using (?:(?:an?|the|our|its|their) )?(?:only|just|best|worst|per-protocol|post[- ]hoc|as-treated|complete[- ]case|oracle|gold|ground[- ]truth|half|subset|stricter|looser|lenient|relaxed|\d[\d.]* ?%|(?:[\p{L}-]+ ){0,2}(?:thresholds?|cut-?offs?|subsets?|subsamples?|sub-?groups?|definitions?|criteri(?:on|a)|outcomes?)\b|[^,;:]*\bcovariates?\b)`,
  ].join('|')})`,
  'iu',
)
/** What those who write did so was done; it is what they found that holds for that alone. */
const deed =
  /^we (?!(?:\p{L}+ly )?(?:f[io]u?nd|observed?|saw|see|obtain|achieve|reach|get|got)\b)/iu

/** "Using wax": how often it rings is so with wax alone; how that was reckoned is another thing. */
const means = /^(?:(?:by )?using|with the use of|by means of|via|through) /iu
const reckoning =
  /\b(?:regressions?|tests?|models?|an[co]*va|analys[ie]s|kaplan|estimat\p{L}*|statistic\p{L}*|software|program\p{L}*|formulas?|equations?|calculat\p{L}*|questionnaires?|surveys?|scales?|data|information|records?|registr\p{L}*|database|samples?|random\p{L}*|approach|power)\b/iu
const measured =
  /^(?:(?:the|an?|our|its|their|no|overall|mean|median|average|total) ){0,3}(?:[\p{L}-]+ ){0,2}?(?:rates?|incidence|prevalence|proportion|percentage|accurac(?:y|ies)|sensitivity|specificity|precision|recall|F1|error|performance|mortality|survival|yield|risk|number|time|duration)\b.*\b(?:is|are|was|were|reached|fell|rose|dropped|increased|decreased|improved)\b/iu
const ofMeans = (words: string, claim: string): boolean =>
  means.test(words) && measured.test(claim) && !reckoning.test(words)

/** Whether a front says when, for what part of the data or with what means the claim behind it was found. */
export const limitsAnalysis = (words: string, claim: string): boolean =>
  ((times.test(words) || lookedAt.test(words)) && !deed.test(claim)) || ofMeans(words, claim)

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
