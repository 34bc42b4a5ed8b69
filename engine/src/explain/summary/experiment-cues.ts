import { holds } from '../../text/holds.ts'
import { roleShares } from '../roles/sentence-roles.ts'
import { citesOthers } from '../text/antecedent.ts'
import { namesFigure } from '../text/names-figure.ts'
import type { Sentence } from '../text/sentence.ts'
import { seenHere } from './finding-score.ts'
import { findingsAre } from './plain-finding-cues.ts'

const outcome =
  /\b(?:found to|varied|var(?:y|ies) (?:from|between|widely)|rang(?:ed?|ing) (?:from|between)|(?:twice|times|as) \p{L}+ as|(?:consistently|steadily|sharply|significantly) (?:drop|r[io]se|f[ae]ll|improve|increase|decrease|decline)\p{L}*|we (?:\p{L}+ )?(?:see|saw|find|found|observed?) that|(?:interviews?|interviewees|respondents)(?: (?!and\b)\p{L}+){0,4} (?:indicat|reveal|show|suggest|confirm|complain)\p{L}*)\b/iu

/** "We consider three desiderata.": so many things, and none of them. */
const announces =
  /\b(?:we|i) (?:\w+ )?(?:consider|discuss|examine|address|ask|distinguish|identify|pose) (?:the following )?(?:two|three|four|five|six|several|some|a number of) (?:[\w-]{1,30} ){0,2}[\w-]{1,30}\W{0,4}$/i

const p = /\bp\s?[-–]?(?:values?)?\s?(?:of |was |were )?[<=>≤≥]\s?0?\.\d/i

/** False for a sentence that by its own wording tells what came of it, or only names what is to be told or seen. */
export function tellsHow({ text, ...sentence }: Sentence): boolean {
  const { method, result } = roleShares({ ...sentence, text, role: 'other' })
  const isOther = [outcome, findingsAre, announces, namesFigure, p].some((one) => one.test(text))
  return method >= result && !isOther
}

const counts = /^(?:first|second|third|fourth|last|final)(?:ly)?,/i
const reasons =
  /\b(?:reasons?|because|due to|conjecture|explanations?|explained by|attribut\w+|advantages?|limitations?|differences)\b/i
const furthest = 3

/** True for one of the reasons that the sentences before it count up: "Second, the data was collected from few towns". */
export function isCountedReason(sentence: Sentence, sentences: readonly Sentence[]): boolean {
  if (!counts.test(sentence.text)) return false
  return sentences
    .slice(Math.max(0, sentence.index - furthest), sentence.index)
    .some(({ block, text }) => block === sentence.block && reasons.test(text))
}

const interval =
  /\b(?:CI|(?:confidence|credible) intervals?)\b[^.;]{0,24}?\d[^;]{0,12}?(?:,|;|–|-|\bto\b)\s?[−–-]?\d/i
const told =
  /\b(?:statistically )?(?:non-?)?significant(?:ly)?\b(?!,).{0,60}(?:\d|test|level|differ)|\b[FtrzU]\s?\(\d[\d., ]*\)\s?=|\b(?:not|no) (?:statistically )?significant/i
const test =
  /\b(?:t-?test|anova|chi-?squared?|χ2|mann[-–]whitney|wilcoxon|kruskal|fisher'?s exact|log-?rank|bootstrap|permutation test|mcnemar)\b/i
const cameOut =
  /\b(?:significan\w+|p-?values?|reject\w*|differ(?:s|ed|ent|ences?)|confirm\w*|show(?:s|ed|n)?|reveal\w*|found)\b/i
/** From which value on something counts: that is chosen beforehand. */
const setting =
  /\b(?:threshold|cut-?off|inverse CDF|significance level|level of significance|critical values?)\b|\b(?:considered|regarded|deemed|taken|defined|accepted) (?:as |to be )?(?:statistically )?significan/i

/** By what test it was looked for, where no number says what came of it. */
const testedBy =
  /\b(?:was|were|is|are) (?:\w+ly )?(?:calculated|tested|assessed|determined|computed|analy[sz]ed|evaluated|compared|estimated|performed) (?:using|by|with|via|through)\b/i

/** True for words that tell how sure a result is: a p, an interval, or what came of a test. A test's name alone tells none. */
export function tellsSignificance(text: string): boolean {
  if (setting.test(text)) return false
  if (holds(p, text) || holds(interval, text)) return true
  if (holds(told, text) && !(holds(test, text) && holds(testedBy, text))) return true
  return holds(test, text) && holds(cameOut, text) && !holds(testedBy, text)
}

/** What is known, and from whom: "… revealed elevated levels [16]". */
const reports = /(?:\[\d[\d,;\s–-]*\]|\([^()]*\b(?:19|20)\d\d[a-z]?\))\W*$/

/** True for what others reported, and nothing of the paper shows. */
export const isReported = ({ text }: Sentence): boolean =>
  !seenHere.test(text) && reports.test(text) && citesOthers(text)

const counted = /\(\d+\s?\/\s?\d+\)|\bp\s?[<=>≤]/i
const measured = new RegExp(`${counted.source}|\\d\\s?%`, 'i')

/** True for words that give so many of so many, or a p. */
export const isCounted = ({ text }: Sentence): boolean => counted.test(text)

/** What those who were asked said. */
const saidByThem =
  /\b(?:respondents?|participants?|interviewees?|patients|informants?|students|teachers|nurses|workers|users)\b[^.;]{0,60}? (?:considered|identified|reported|mentioned|felt|said|described|suggested|preferred|complained|cited|expressed|stated|believed|perceived)\b/i

/** True where plainer words tell what was measured: "59% of the respondents rated their satisfaction as very good". */
export const isMeasured = (sentence: Sentence): boolean =>
  sentence.role !== 'methods' &&
  (saidByThem.test(sentence.text) || (measured.test(sentence.text) && !tellsHow(sentence)))

const ofAll = String.raw`\b\d{1,6}(?: \(\d[\d.]*\s?%\))? of (?:the )?\d{1,6}\b`
const countsOfTwo = new RegExp(
  `${ofAll}[^.;]{1,120}?\\b(?:and|versus|vs|than|to)\\b[^.;]{1,80}?${ofAll}`,
  'i',
)

/** True for words that give so many of so many for one group and for another: "84 of 120 slept better, and 54 of 120". */
export const comparesCounts = ({ text }: Sentence): boolean => holds(countsOfTwo, text)

const leansBack =
  /^(?:the|this|that|these) (?:differences?|effects?|changes?|increases?|decreases?|rise|drop|reduction|improvement|gain) (?:was|were|is|are) (?:\w+ ){0,2}significant/i

/** True for what the next sentence says to be significant or not: "The difference was significant (t(238) = 2.10)." */
export function isTestedNext(sentence: Sentence, sentences: readonly Sentence[]): boolean {
  const next = sentences[sentence.index + 1]
  return (
    next?.block === sentence.block &&
    /\d/.test(sentence.text) &&
    leansBack.test(next.text) &&
    tellsSignificance(next.text)
  )
}

/** True for "The groups did not differ (t(38) = 0.50, p = 0.62)." */
export const hasTestInBrackets = (text: string): boolean =>
  testInBrackets.test(text) && tellsSignificance(text)
const testInBrackets =
  /\([^()]{0,20}(?:\([^()]{0,20}\)[^()]{0,30})?\bp\s?[=<>≤]\s?0?\.\d+[^()]{0,20}\)\s?\.?$/i
