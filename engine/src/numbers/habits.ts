/** What a paper says of its methods anywhere, and what may explain a number that is another than computed. */
export interface Habits {
  readonly isOneTailed: boolean
  /** For many comparisons: p is larger than computed. */
  readonly isCorrected: boolean
  /** For measurements of the same person that depend on each other: the p of F is larger than computed. */
  readonly isForSphericity: boolean
  /** p may have been counted, and not computed from the statistic. */
  readonly isCounted: boolean
  /** Shares are estimated over time, or weighted. */
  readonly isEstimating: boolean
}

const oneTailed = /\b(?:one|1|single)[-–\s]?(?:tailed|sided|tail)\b|\bdirectional\b/i
const corrected =
  /\b(?:bonferroni|holm|tukey|scheff[eé]|dunn|dunnett|sidak|hochberg|fdr|false discovery|(?:multiple|post[-–\s]?hoc) (?:comparison|test)s?|(?:adjusted|corrected) p|p[-–\s]values? (?:was |were |is |are )?(?:adjusted|corrected)|yates|continuity|newman|duncan)\b|šidák/i
const sphericity = /\b(?:greenhouse|huynh|spheric\w*)\b/i
const counted =
  /\b(?:exact|wilcoxon|mann[-–\s]whitney|kruskal\w*|signed[-–\s]?ranks?|rank[-–\s]?sum|permut\w*|bootstrap\w*|monte[-–\s]carlo|randomi[sz]ation tests?|resampl\w*|simulat\w*)\b/i
const estimating =
  /\b(?:kaplan|actuarial|life[- ]tables?|cumulative incidence|weighted (?:percent\w*|proportions?|prevalence)|sampling weights?|survey weights?)\b/i

export const habitsOf = (text: string): Habits => ({
  isOneTailed: oneTailed.test(text),
  isCorrected: corrected.test(text),
  isForSphericity: sphericity.test(text),
  isCounted: counted.test(text),
  isEstimating: estimating.test(text),
})
