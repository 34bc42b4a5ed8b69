/** What a paper says of its tests anywhere, and what may explain a p that is another than computed. */
export interface TestHabits {
  readonly isOneTailed: boolean
  /** For many comparisons, or for what the test takes for granted: p is larger than computed. */
  readonly isCorrected: boolean
  /** p may have been counted, and not computed from the statistic. */
  readonly isCounted: boolean
}

const oneTailed = /\b(?:one|1|single)[-–\s]?(?:tailed|sided|tail)\b|\bdirectional\b/i
const corrected =
  /\b(?:bonferroni|holm|tukey|scheff[eé]|dunn|dunnett|sidak|hochberg|fdr|false discovery|(?:multiple|post[-–\s]?hoc) (?:comparison|test)s?|(?:adjusted|corrected) p|p[-–\s]values? (?:was |were |is |are )?(?:adjusted|corrected)|greenhouse|huynh|yates|continuity|sphericity|newman|duncan)\b|šidák/i
const counted =
  /\b(?:exact|wilcoxon|mann[-–\s]whitney|kruskal\w*|signed[-–\s]?ranks?|rank[-–\s]?sum|permut\w*|bootstrap\w*|monte[-–\s]carlo|randomi[sz]ation tests?|resampl\w*|simulat\w*)\b/i

export const testHabits = (text: string): TestHabits => ({
  isOneTailed: oneTailed.test(text),
  isCorrected: corrected.test(text),
  isCounted: counted.test(text),
})
