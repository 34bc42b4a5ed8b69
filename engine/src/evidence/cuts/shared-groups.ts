import { finite, group, people } from '../clause-words.ts'

// A figure that is of the group which the clause before it in its sentence is about.

const measures =
  group(`rates? means? medians? averages? numbers? shares? proportions? percentages? incidences? prevalences? frequenc(?:y|ies)
  scores? risks? odds ratios? durations? lengths? ages? times? levels? values? differences? changes? costs? weights?`)
/** "The rate was 3 per year": of whom, it does not say. */
const bareMeasure = new RegExp(
  String.raw`^(?:the|its|their|an?)\s(?:[\p{L}-]+\s){0,3}?(?:${measures})\s(?:\p{L}+ly\s)?(?:was|were|is|are|rose|fell|came)\b`,
  'iu',
)
const elsewhere = /\b(?:of|in|among|for|between)\s/i
const joint = /(?:,|;|\b(?:and|but|while|whereas))$/iu
const groups = new RegExp(
  String.raw`\b(?:(?:sub)?groups?|arms?|cohorts?|controls?|${people})\b`,
  'iu',
)

/** Whether a claim tells a figure of the group that the clause before it has for its subject: "The waxed group had 12 cracks, and |the rate was 3 per year". */
export function isOfGroup(before: string, claim: string): boolean {
  if (!joint.test(before) || !bareMeasure.test(claim) || elsewhere.test(claim)) return false
  const clause = before.split(/[;:.]\s(?=.*\S\s)/u).at(-1) ?? before
  const verb = finite.exec(clause)
  return verb !== null && groups.test(clause.slice(0, verb.index))
}
