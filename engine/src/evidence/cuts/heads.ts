import { ofLastCall } from '../../text/remembering.ts'
import { finite, isTold, prepositions, startsWithVerb } from '../clause-words.ts'
import { adverbLost } from './adverbs.ts'
import { isBareCount } from './bare-counts.ts'
import { alternativeLost, isAlternative, isGlued } from './clauses.ts'
import { complementLost } from './complements.ts'
import { listLost } from './lists.ts'
import { isFirstName, nameLost } from './names.ts'
import { numberLost } from './numbers.ts'
import { isOfPairs, pairLost } from './pairs.ts'
import { relativeLost, relativeRestLost } from './relatives.ts'
import { amongLost, scopeLost } from './scope.ts'
import { introduction, isOfSubjectBefore, pronoun, startsOwnClause } from './second-clauses.ts'
import { isOfGroup } from './shared-groups.ts'
import { isTorn } from './torn.ts'
import { turnLost } from './turns.ts'
import { wordsLost } from './words.ts'

// What a statement loses when the beginning of its sentence is cut off: its subject, or how many of them.

/** Behind these a clause begins, whatever stands before them. */
const clauseOpener =
  /(?:^|\s)(?:that|because|although|though|while|whilst|whereas|since|where|when|whenever|if|unless|until|once|so|but|yet|whether|how|why|after|before|albeit|we|i)$/iu
/** "As the dose rose, …"; "such as", "known as" go on to a noun. */
const asOpener = /(?:^|[,;:–—]\s?)as$/iu
/** "The results show [the drug is safe]": a "that" left out by the paper itself. */
const reporting =
  /(?<![\p{L}-])(?:show|find|found|suggest|indicat|demonstrat|observ|not|reveal|report|conclud|confirm|believ|think|thought|know|mean|ensur|argu|hypothesi[sz]|assum|stat|see|saw|imply|impli)(?:e|es|ed|s|n|ing)?$/iu
/** What leads on to a clause, or is said of the whole of it. */
const leading =
  /(?:^|\s)(?:(?!(?:elderly|early|daily|nightly|weekly|monthly|yearly|hourly|likely|unlikely|friendly|costly|deadly|sickly|lonely|orderly)$)\p{L}{2,}ly|also|then|thus|therefore|hence|here(?: \S+)?|however|moreover|furthermore|indeed|instead|still|now|again|overall|altogether|likewise|meanwhile|besides|(?<!\b(?:the|an?|our|their|its|these|those) )(?:first|second|third|last|next)|nevertheless|nonetheless|rather|e\.g\.|i\.e\.|a total of)$|^(?:yet|all in all|(?:please )?(?:note|recall|remember) that)$/iu
const articles = /(?:^|\s)(?:the|an?|our|these|those|this|their|its)$/iu
const label =
  /^(?:abstract|summary|background|context|introduction|objectives?|aims?|purpose|methods?|design|settings?|results?|findings?|conclusions?|interpretation|discussion|significance|importance|note)$/iu
/** Whatever these begin with a capital letter for, it begins a sentence: the words before it are a heading or a number. */
const opener =
  /^(?:The|An?|We|Our|This|These|Those|In|To|For|As|After|Before|All|Each|Although|When|While|Because|Since|During|It|They|There|Here|With|On|At|From|By|Both|Most|Some|Many|Several)(?![\p{L}\p{N}])/u
/** "The readers of |The Old Bells were warned": no heading ends so, and a title or a letter is governed like any noun. */
const governing = new RegExp(String.raw`\s(?:${prepositions})$`, 'u')
/** The number of a footnote. */
const noteNumber = /^\s*(?:\d{1,2}|[*†‡§¶∗¹²³⁰⁴-⁹]{1,3})\s*$/u
const subject = /^(?:the|an?|this|these|those|our|all|no|both|each|most|some|any)\s/iu
const phraseOpener = new RegExp(String.raw`^(?:${prepositions}|as|also|here|\p{L}+ly)\s`, 'iu')
/** A noun must follow. */
const unfinished = new RegExp(String.raw`\b(?:${prepositions}|\p{L}+ing)$`, 'iu')
const brackets = /\s*(?:\([^()]*\)|\[[^[\]]*\])$/
/** Brackets with more behind them: what is parted in them parts nothing of the sentence. */
const asides = /\s\([^()]*\)(?=,|\s)/g

const isCoordination = /(?:^|\s)(?:and|or|nor|&)$/iu
const clauseBreak =
  /[;:.]\s|\s[–—]\s|\b(?:that|because|although|though|while|whereas|which|but)\s|,\sso\s/iu

/** The words around a claim that its subject, its number or its end are torn from, in their order. */
export const partsLost = (
  claim: string,
  text: string,
  start: number,
  { before, after }: { before: string; after: string },
): readonly string[] => lostAround(claim, text, start, before, after)

const lostAround = ofLastCall(
  (claim: string, text: string, start: number, before: string, after: string) => {
    const head = headLost(claim, before, text.slice(start, start + 80))
    const isWhole = head !== null && isFirstName(before.trim(), claim, text)
    return [isWhole ? null : head, behindLost(claim, after)].filter((words) => words !== null)
  },
)

/** The words behind a claim that its end is torn from. */
const behindLost = (claim: string, after: string): string | null =>
  wordsLost(claim, after) ??
  numberLost(claim, after) ??
  nameLost(claim, after) ??
  alternativeLost(claim, after) ??
  complementLost(claim, after) ??
  pairLost(claim, after) ??
  amongLost(claim, after) ??
  listLost(claim, after) ??
  scopeLost(claim, after) ??
  adverbLost(claim, after) ??
  relativeRestLost(claim, after) ??
  relativeLost(claim, after) ??
  turnLost(claim, after)

/**
 * The words right before a claim in its sentence that it has lost its subject, or its number, with: "depletion of" of
 * "depletion of the gene reduced growth". Null where the claim begins a clause of its own.
 * @param before the sentence up to the claim.
 * @param opening the first words of the claim, as the paper has them.
 */
export function headLost(claim: string, before: string, opening: string): string | null {
  if (/^\s*$/.test(before) || !isTold(claim)) return null
  if (/[\p{L}\p{N}][-‐‑–/]$/u.test(before)) return /\S+$/.exec(before)?.[0] ?? null
  const told = before.trimEnd()
  const isOfBefore =
    isTorn(told, opening, claim) ||
    isOfPairs(told, claim) ||
    isBareCount(told, claim) ||
    isOfGroup(told, claim) ||
    isGlued(told, claim) ||
    isAlternative(told)
  if (isOfBefore) return lastWords(told)
  // A bullet, a line or a column: what stands before is no word of the sentence.
  if (/[\t\n]\s*$|[•●▪]\s*$/.test(before)) return null
  if (opener.test(opening) && !governing.test(told)) return null
  if (noteNumber.test(before) && /^\p{Lu}\p{Ll}/u.test(opening)) return null
  return isClauseStart(told.replace(asides, ''), claim) ? null : lastWords(told)
}

/** Whether a clause may begin behind these words of its sentence. */
function isClauseStart(before: string, claim: string): boolean {
  let left = before
  for (;;) {
    // "1)", "(b)", "[12]", "(Fig. 2)"
    const bare = left
      .replace(brackets, '')
      .replace(/(?:^|\s)\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]$/iu, '')
      .trimEnd()
    const next = bare.replace(leading, '').trimEnd()
    if (next === left) break
    left = next
  }
  const clause = left.split(clauseBreak).at(-1) ?? left
  if (left === '' || label.test(left) || /[;:.!?–—("“‘«|]$/u.test(left)) return true
  if (isCoordination.test(left)) return startsOwnClause(clause.replace(isCoordination, ''), claim)
  if (left.endsWith(',')) {
    const whole = left.split(/[;:]\s/).at(-1) ?? left
    return isParted(clause.slice(0, -1), whole.slice(0, -1), claim)
  }
  const bare = left.replace(articles, '').trimEnd()
  if (bare === '') return !startsWithVerb.test(claim)
  if (/(?:^|\s)(?:which|who)$/iu.test(bare)) return false
  if (clauseOpener.test(bare) || asOpener.test(bare)) return !startsWithVerb.test(claim)
  if (bare !== left) return isClauseStart(bare, claim)
  if (reporting.test(bare)) return true
  if (unfinished.test(bare)) return false
  return (
    pronoun.test(claim) ||
    (subject.test(claim) && phraseOpener.test(`${clause.trim()} `) && !finite.test(clause))
  )
}

/** Behind a comma: the main clause, a clause beside it, or one more of a list. */
function isParted(clause: string, whole: string, claim: string): boolean {
  if (startsWithVerb.test(claim)) return false
  if (pronoun.test(claim)) return true
  if (finite.test(clause)) return !isOfSubjectBefore(claim)
  // "The bell, however, |lowers the tone": its subject stands before what leads on.
  const isLed = leading.test(clause) && !(clause.includes(',') && isOfSubjectBefore(claim))
  return isLed || introduction.test(whole.trim().replace(leadingOn, ''))
}

/** "However, in this study, |bells rang" */
const leadingOn =
  /^(?:however|moreover|furthermore|nevertheless|nonetheless|therefore|thus|hence|indeed|overall|in addition|in contrast), (?=\p{Ll}+ )/iu

/** The words that a reader is told are left out: back to where the phrase began. */
function lastWords(before: string): string {
  const phrase =
    before.split(/[,;:.]\s|\s[–—]\s|\b(?:that|because|while|whereas)\s/iu).at(-1) ?? before
  const words = phrase.trim().split(/\s+/)
  return words.slice(-6).join(' ')
}
