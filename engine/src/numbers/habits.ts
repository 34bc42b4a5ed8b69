/** What papers say of their methods anywhere, and what may explain a number that is another than computed. */
const signs = {
  'one-tailed': /\b(?:one|1|single)[-–\s]?(?:tailed|sided|tail)\b|\bdirectional\b/i,
  /** For many comparisons: p is larger than computed. */
  corrected:
    /\b(?:bonferroni|holm|tukey|scheff[eé]|dunn|dunnett|sidak|hochberg|fdr|false discovery|(?:multiple|post[-–\s]?hoc) (?:comparison|test)s?|(?:adjusted|corrected) p|p[-–\s]values? (?:was |were |is |are )?(?:adjusted|corrected)|yates|continuity|newman|duncan)\b|šidák/i,
  /** For measurements of the same person that depend on each other: the p of F is larger than computed. */
  'for-sphericity': /\b(?:greenhouse|huynh|spheric\w*)\b/i,
  /** p may have been counted, and not computed from the statistic. */
  counted:
    /\b(?:exact|wilcoxon|mann[-–\s]whitney|kruskal\w*|signed[-–\s]?ranks?|rank[-–\s]?sum|permut\w*|bootstrap\w*|monte[-–\s]carlo|randomi[sz]ation tests?|resampl\w*|simulat\w*)\b/i,
  /** Shares are estimated over time, or weighted. */
  estimating:
    /\b(?:kaplan|actuarial|life[- ]tables?|cumulative incidence|weighted (?:percent\w*|proportions?|prevalence)|sampling weights?|survey weights?)\b/i,
}
type Habit = keyof typeof signs

/** Whether a paper has a habit; sought when first asked for. */
export type Habits = (habit: Habit) => boolean

export function habitsOf(text: string): Habits {
  const found = new Map<Habit, boolean>()
  return (habit) => {
    const known = found.get(habit) ?? signs[habit].test(text)
    found.set(habit, known)
    return known
  }
}
