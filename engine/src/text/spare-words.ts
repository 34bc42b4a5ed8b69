import { isNegation } from './negation.ts'
import type { Token } from './statement-tokens.ts'

// Words that one of two statements may have more than the other, for what stands beside them.

const repeatable = /^(?:in|of|for|on|by|from|at|to)$/
const preposition =
  /^(?:in|on|at|for|by|of|from|with|without|between|to|during|among|under|over|after|before|than|within|through|into)$/
/** So far back a preposition still governs what is listed. */
const reach = 9

/** "in bells and in gongs": the second "in" says nothing, unless another preposition stands between the two. */
function isRepeated(at: number, all: readonly Token[]): boolean {
  const { key } = all[at] as Token
  if (!repeatable.test(key) || !/^(?:and|or)$/.test(all[at - 1]?.key ?? '')) return false
  return (
    all.slice(Math.max(0, at - reach), at - 1).findLast((token) => preposition.test(token.key))
      ?.key === key
  )
}

/** "All of the bells" are all the bells. */
const isOfAll = (at: number, all: readonly Token[]): boolean =>
  all[at]?.key === 'of' &&
  /^(?:all|both|half)$/.test(all[at - 1]?.key ?? '') &&
  /^(?:the|these|those|our|their|its)$/.test(all[at + 1]?.key ?? '')

const software = /^(?:software|packages?|programs?|programmes?)$/
const softwareKind = /^(?:statistical|statistics|computer|software)$/
const set = /^(?:datasets?|corpus|database)$/
const score = /^scores?$/
/** Measures that are scores, and no other thing without the word: "an F1 of 0.8". */
const scoreName = /^(?:f|f1|bleu|rouge|rougel|meteor|chrf|bertscore|comet|dice|jaccard|apgar)$/
const test = /^tests?$/
/** Names of tests, which are no other thing without the word. */
const testName =
  /^(?:t|u|student's|wilcoxon|whitney|mannwhitney|fisher's|exact|wallis|kruskalwallis|mcnemar's?|friedman|logrank|rank|signedrank|ranksum|smirnov|kolmogorovsmirnov|wilk|shapirowilk|chisquared?|anova|tukey's?|dunn's)$/

const isName = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.kind === 'word' &&
  (/\p{Lu}.*\p{Lu}/u.test(token.raw) || (!token.opens && /^\p{Lu}/u.test(token.raw)))

/** The token before one and before the kinds and the version between: "SPSS" of "SPSS 13.0 statistical software". */
function named(at: number, all: readonly Token[]): Token | undefined {
  let from = at - 1
  while (softwareKind.test(all[from]?.key ?? '')) from--
  return all[from]?.kind === 'number' ? all[from - 1] : all[from]
}

/** A noun that only says of a name beside it what everyone knows of it: "SAS software", "the SQuAD dataset". */
function isGeneric(at: number, all: readonly Token[]): boolean {
  const { key } = all[at] as Token
  const next = all[at + 1]?.key ?? ''
  if (softwareKind.test(key) && software.test(next)) return true
  // "a software spreadsheet program"
  if (key === 'software' && software.test(all[at + 2]?.key ?? '')) return true
  if (software.test(key))
    return (
      isName(named(at, all)) ||
      isName(all[at + 1]) ||
      (softwareKind.test(next) && isName(all[at - 1]))
    )
  if (set.test(key)) return isName(all[at - 1]) && /\p{Lu}.*\p{Lu}/u.test(all[at - 1]?.raw ?? '')
  if (score.test(key)) return scoreName.test(all[at - 1]?.key ?? '')
  return test.test(key) && testName.test(all[at - 1]?.key ?? '')
}

/** "Cracked, and not rusted": "cracked, not rusted". */
const isBeforeNot = (at: number, all: readonly Token[]): boolean =>
  all[at]?.key === 'and' && all[at + 1]?.key === 'not'

const determined =
  /^(?:the|these|those|of|our|their|its|his|her|my|your|groups?|arms?|sides?|sexes|were|are|had|have|in|at)$/
/** "In both old and new bells": in old and new bells. "Both groups rose and fell" is of two groups. */
const isBothOfTwo = (at: number, all: readonly Token[]): boolean =>
  all[at]?.key === 'both' &&
  all[at + 2]?.key === 'and' &&
  all[at + 1]?.kind === 'word' &&
  !determined.test(all[at + 1]?.key ?? '') &&
  all[at + 3]?.kind === 'word'

/** Whether a token says nothing that its statement does not say without it. */
export function isSpare(token: Token, all: readonly Token[]): boolean {
  if (token.kind !== 'word') return false
  const at = all.indexOf(token)
  return (
    at > 0 &&
    (isRepeated(at, all) ||
      isOfAll(at, all) ||
      isGeneric(at, all) ||
      isBeforeNot(at, all) ||
      isBothOfTwo(at, all))
  )
}

/** "Present" of the study at hand, which a retelling need not call so; a study need not be the present one. */
export function isAtHand(token: Token, all: readonly Token[]): boolean {
  if (!/^(?:present|current)$/.test(token.key)) return false
  const at = all.indexOf(token)
  return (
    /^(?:the|this|our)$/.test(all[at - 1]?.key ?? '') &&
    /^(?:study|paper|work|article|trial|report|investigation|experiment)$/.test(
      all[at + 1]?.key ?? '',
    )
  )
}

const steady = /^(?:consistently|invariably)$/
/** Of what is denied, asked or said of few, less is said with such a word; of what is compared by it, it is the point. */
const weighed =
  /^(?:only|few|little|if|whether|unless|when(?:ever)?|where(?:ver)?|until|all|every|each|any|most|best|who|that)$/
const graded = /^(?:more|most|less|least|as|so|too|very|how|fairly|quite|rather|not)$/

/** "The tone consistently rises": that the tone rises says less, and is true with it. */
export function isSteadiness(token: Token, all: readonly Token[]): boolean {
  if (!steady.test(token.key)) return false
  const at = all.indexOf(token)
  return (
    !graded.test(all[at - 1]?.key ?? '') &&
    !/^(?:and|or|but)$/.test(all[at + 1]?.key ?? '') &&
    !all.some(({ key }) => isNegation(key) || weighed.test(key))
  )
}

const changed =
  /^(?:more|less|fewer|higher|lower|greater|smaller|larger|better|worse|longer|shorter|stronger|weaker|faster|slower|older|younger|earlier|later|increas(?:e|es|ed|ing)|decreas(?:e|es|ed|ing)|reduc(?:e|es|ed|ing)|improv(?:e|es|ed|ing)|declin(?:e|es|ed|ing)|worsen(?:s|ed|ing)?|rose|rises?|fell|falls?|grew|grows?|dropped|drops?|differ(?:s|ed)?|different)$/

/** "The bells that fell significantly" are some of those that fell; "we saw that it fell" tells of it. */
const isLimiting = (key: string) =>
  (weighed.test(key) && key !== 'that') || key === 'which' || key === 'first'

/**
 * "The tone fell significantly": that it fell says less, and is true with it. Of what is denied, or told of some alone, it
 * is the point.
 */
export function isSignificance(token: Token, all: readonly Token[]): boolean {
  if (!/^(?:statistically|significantly)$/.test(token.key)) return false
  const at = all.indexOf(token)
  // "Statistically significantly" is told of what stands around both.
  const from = all[at - 1]?.key === 'statistically' ? at - 2 : at - 1
  const to = token.key === 'statistically' ? at + 2 : at + 1
  if (to > at + 1 && all[at + 1]?.key !== 'significantly') return false
  const [before, next] = [all[from]?.key ?? '', all[to]?.key ?? '']
  const isOfChange = [before, next].some((key) => changed.test(key))
  return (
    isOfChange &&
    !graded.test(before) &&
    !/^(?:and|or|but)$/.test(next) &&
    !all.some(({ key }) => isNegation(key) || isLimiting(key))
  )
}
