import { lowerWords } from '../../text/lower-words.ts'
import { isNegation } from '../../text/negation.ts'
import { people } from '../clause-words.ts'
import { withoutBrackets } from './brackets.ts'

// Of whom a main clause is told, where the concession before it names them: "Although 40% of the ringers slept, |the risk was 2.6%".

/** A concession of more characters is not looked for. */
const longest = 600
const conceding =
  /(?:^|[;:]\s|\bthat\s)(?:(?:and |but )?(?:even though|although|though|while|whilst|whereas|despite|in spite of))\s(?<conceded>[^;:]*),(?:\s(?:an?|the))?\s*$/iu
/** "Of the treated ringers", "in most men", "many wardens", "wardens given wax". */
const group = new RegExp(
  String.raw`\b(?:in|among|amongst|of|for|between)(?: [\p{L}\d%-]+){0,5} ${people}\b|^(?:about |nearly |over )?(?:[\d.,]+ ?%|(?:an?|one|two) (?:third|half|quarter)s?|half|most|many|some|none)(?: of)?(?: [\p{L}-]+){0,3} ${people}\b|\b${people} (?:treated|given|exposed|receiving|prescribed|with)\b`,
  'iu',
)
/** A claim that has somebody, or something that was studied, or a place of its own. */
const ofItsOwn = new RegExp(
  String.raw`\b(?:${people}|s?he|they|their|them|we|our|groups?|cohorts?|cases|populations?|families|studies|study|trials?|evidence|research|data|results?|findings|in|among|amongst|within|across|between|for|at|during|throughout)\b`,
  'iu',
)
/** What is found of a group: a number, how often, how much more. */
const finding =
  /\d|\b(?:risks?|rates?|levels?|scores?|prevalence|incidence|mortality|survival|frequenc(?:y|ies)|trends?|differences?|(?:side )?effects?|significant(?:ly)?|(?:in|de)creased|improved|higher|lower|fewer|greater|fell|rose|commonest|most common)\b/iu

/** The concession right before a claim, where it names the group of people or animals that the claim's figure is of; else null. */
export function concededGroup(claim: string, before: string): string | null {
  const conceded = conceding.exec(before.slice(-longest))?.groups?.conceded
  if (conceded === undefined || !group.test(conceded)) return null
  const told = withoutBrackets(claim)
  return finding.test(claim) && !ofItsOwn.test(told) ? conceded.trim() : null
}

/** What says of a finding that it may be none, or did not last: "not reaching significance", "no longer seen", "few were studied". */
const doubted = new RegExp(
  [
    String.raw`\b(?:not|never|nor|n['’]t|fail(?:s|ed|ing)? to|without|short of)(?: [\p{L}-]+){0,4} (?:significan\p{L}+|hold|persist|last|endure|replicated?|confirmed|reproduced|maintained|sustained|robust)\b`,
    String.raw`\b(?:non-?significant|insignificant|underpowered|short-lived|transient|borderline)\b`,
    String.raw`\bapproach(?:ed|es|ing)? (?:statistical )?significance\b`,
    String.raw`\bno longer\b|\b(?:disappear|vanish)(?:ed|es|s|ing)\b`,
    String.raw`\bconfidence intervals?\b[^,;]*\b(?:overlap|wide|includ|cross)`,
    String.raw`\b(?:small|limited|low|insufficient) (?:samples?|statistical power|power)\b|\bsample(?: size)? (?:is|was) (?:\p{L}+ )?(?:small|limited)\b`,
  ].join('|'),
  'iu',
)

const beside = /(?:^|[;:]\s|\bthat\s)(?:and |but )?(?:while|whilst|whereas)\s[^;:]*$/iu
/** "While this difference was not significant": it is the finding behind it that is spoken of. */
const ofFinding =
  /^(?:this|these|the|our) (?:\p{L}+ )?(?:differences?|effects?|associations?|findings?|results?|trends?|samples?(?: sizes?)?|study|trial|power|estimates?)(?! (?:of|in|for|between|with|on|at|among|from)\b)/iu
/** "The wax group was older": the groups were not alike from the start, and of which it is said. */
const unlike = new RegExp(
  String.raw`\b(?<which>[\p{L}-]{3,}) (?:groups?|arms?|cohorts?|${people}) (?:was|were|had been|had) (?:\p{L}+ly |on average |slightly )?(?:an? )?(?:older|younger|heavier|lighter|healthier|fitter|sicker|frailer|taller|smaller|larger|better|worse|more|less|fewer|longer|shorter|higher|lower|new(?:er)?|newly)\b`,
  'iu',
)
const compared =
  /\b(?:\p{L}{3,}er|more|less|fewer|better|worse|than|compared|differ\p{L}*|(?:in|de)creas\p{L}+|reduc\p{L}+|improv\p{L}+|associat\p{L}+)\b/iu

/**
 * The concession right before a claim that says of its finding that it may be none, or did not last, or of a group that
 * the claim compares that it was another from the start; else null.
 */
export function concededDoubt(claim: string, before: string): string | null {
  const conceded = conceding.exec(before.slice(-longest))?.groups?.conceded
  if (conceded === undefined || lowerWords(claim).some(isNegation)) return null
  const which = unlike.exec(conceded)?.groups?.which
  if (which !== undefined && compared.test(claim) && names(claim, which)) return conceded.trim()
  // "While A, B" may set two things beside each other.
  if (beside.test(before) && !ofFinding.test(conceded)) return null
  return doubted.test(conceded) ? conceded.trim() : null
}

const names = (claim: string, word: string): boolean =>
  claim.toLowerCase().includes(word.toLowerCase())
