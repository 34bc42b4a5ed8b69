import { isScopeWord } from '../../text/hedges.ts'
import { lowerWords } from '../../text/lower-words.ts'
import { isNegation } from '../../text/negation.ts'
import { ofLastCall } from '../../text/remembering.ts'
import type { Problem } from '../claim.ts'
import {
  askedLost,
  concededTo,
  frameLost,
  knowledgeLost,
  phraseLost,
  quotedLost,
  sayerLost,
} from '../tellers/frames.ts'
import { creditLost, sourceLost, studyLost } from '../tellers/others-studies.ts'
import { sharedTellingLost } from '../tellers/shared-telling.ts'
import { concededDoubt, concededGroup } from './concessions.ts'
import { isDateOfDeed } from './deed-dates.ts'
import { frontLost } from './fronts.ts'
import { upToMark } from './full-stop.ts'
import { restrictionLost } from './relatives.ts'
import { tailLost } from './tails.ts'

/** Where a new clause begins, so that what governs the one before need not govern this one. */
export const clause =
  /[;:.]|,\s+(?=(?:but|and|while|whereas|which|so|yet|or|although|though|because|since|as)\s)|\s(?=(?:but|whereas|although|though)\s)/
/** Clauses that stand beside the main one and do not govern it. */
const aside =
  /^\s*(?:although|though|while|whereas|because|since|despite|unlike|as|when|after|before)\s/i

/** A word that the very next one needs: an almost complex structure is no complex one. */
const weakening =
  /\b(?:almost|nearly|approximately|roughly|partly|partially|somewhat|marginally|weakly|(?<!\bthe )most|some|certain|several|many)\s*$/i

/** Where behind a claim something begins that does not limit it: a reason, a purpose, another statement. */
const besides =
  /,["”’]?\s|\s(?:and|which|that|because|(?:as|since) (?:it|they|this|these) (?:is|are|was|were))\s|\sto\s(?!(?:only|no|the|an?|some|most|few|at|about|up|less|more|under|all)\s|\d)/
/** These limit what they govern; behind a claim they are nouns or speak of it in passing ("as expected"). */
const reporting = /^(?:claim|expect|argu)/

const remark = /^\((?:this|these|that|it|which|see|due|because|since|for|Fig|Table)\b[^()]*\)/

/** "Without sacrificing speed" is one more thing that was reached. */
const gain =
  /^without (?:any )?(?:sacrific|compromis|los|degrad|impair|harm|hurt|affect|impact|impos|damag|deteriorat)\p{Ll}+/iu

/** "Between May and July", "in May 2010", "3 May" */
const monthOfMay =
  /(?<=\b(?:[Ii]n|[Bb]etween|[Ff]rom|to|and|[Ss]ince|[Uu]ntil|of|[Dd]uring|through|\d{1,2}) )May\b/g

/**
 * What a fragment loses when it is cut out of its sentence: a negation or a hedge that governs it from
 * before ("We found no evidence that …") or limits it from behind ("… in mice only").
 */
export function clippingProblems(before: string, after: string): Problem[] {
  const left =
    before
      .replace(/(?<=\bthat\s)(?:although|though|while)\s*$/i, '')
      .replace(/\bnot (?:surprisingly|unexpectedly),?\s*$/i, '')
      .split(clause)
      .at(-1) ?? ''
  const governing = left
    .split(/,\s/)
    .filter((part, i, all) => i === all.length - 1 || !aside.test(part))
    .join(' ')
  // A relative clause that begins just behind the words is parted like any other; a remark in brackets comments on them.
  const limiting =
    (` ${after.trimStart().replace(remark, '').replace(gain, '')}`.split(clause, 1)[0] ?? '').split(
      besides,
      1,
    )[0] ?? ''
  const words = [
    ...lowerWords(governing.replace(monthOfMay, '')),
    ...lowerWords(limiting.replace(monthOfMay, '')).filter((word) => !reporting.test(word)),
  ]
  const problems: Problem[] = []
  // What denies a claim from around it need not say its opposite.
  if (words.some(isNegation)) problems.push('negation', 'words-left-out')
  if (words.some(isScopeWord) || weakening.test(before) || frameLost(before) !== null)
    problems.push('hedge-dropped')
  return problems
}

/** What a clause is taken back by, right behind it. */
const exception =
  /^[\s,;(–—-]*((?:except(?:ing)?|excluding|with (?:the |an? )?(?:\w+ )?exceptions?|apart from|aside from|other than|unless|provided|but only|if|when(?:ever)?|(?:as|so) long as|supposing|depending (?:up)?on|(?:limited|restricted|confined) to|but not (?:for|in|at|on|with|when|if|to)|under|in the (?:absence|presence)|only (?:if|when|for|in))\s[^.;]*)/i

/** "…, e.g., bells and gongs, if it froze": examples that stand between a statement and its condition. */
const examples =
  /^,? (?:e\.g\.|i\.e\.|for (?:example|instance)|such as|including|like|namely),?\s[^;:()]*?, (?=(?:but only|only|if|unless|when(?:ever)?|provided|except|as long as)\s)/i

/** A few words without an end are a phrase, which says nothing that could be limited. */
const isStatement = (claim: string): boolean =>
  /[.!?]$/.test(claim) || claim.split(/\s+/).length > 3 || /^\S+ \S+ \p{L}{2,}ed$/u.test(claim)

/** Whether nothing stands around a claim in its sentence, as around most: then none of the patterns is needed. */
export const isUncut = (before: string, after: string): boolean =>
  /^\s*$/.test(before) && /^[\s.]*$/.test(after)

/** The words around a claim, within its sentence, that say where it holds and are cut off; in their order. */
export const conditionsLost = (
  claim: string,
  before: string,
  after: string,
  previous?: string,
): readonly string[] => (isUncut(before, after) ? [] : limitsLost(claim, before, after, previous))

const limitsLost = ofLastCall(
  (claim: string, before: string, after: string, previous: string | undefined) => {
    const undated = (lost: string | null): string | null => {
      if (lost === null) return null
      // "between May and July" is one phrase.
      const words = (after.trimStart().startsWith(lost) ? upToMark(after) : null) ?? lost
      const rest = `${before}${claim}${after}`.replace(words, '')
      return isDateOfDeed(words, claim, rest) ? null : lost
    }
    return [
      frameLost(before) ??
        quotedLost(claim, before, after) ??
        studyLost(before, previous) ??
        sharedTellingLost(claim, before),
      askedLost(claim, before, after),
      knowledgeLost(claim, before, after),
      undated(frontLost(claim, before)) ??
        concededGroup(claim, before) ??
        concededDoubt(claim, before) ??
        phraseLost(claim, before),
      concededTo(before, after),
      sayerLost(after) ?? creditLost(claim, after) ?? sourceLost(claim, after),
      exception.exec(after.replace(examples, ', '))?.[1]?.trim().replace(/\)$/, '') ??
        restrictionLost(claim, after) ??
        (isStatement(claim) ? undated(tailLost(claim, after)) : null),
    ].filter((words) => words !== null)
  },
)

/** What an ellipsis hides: words that would have changed what is said. */
export function omissionProblems(omitted: string): Problem[] {
  const words = lowerWords(omitted)
  const problems: Problem[] = []
  if (words.some(isNegation)) problems.push('negation', 'words-left-out')
  if (words.some(isScopeWord)) problems.push('hedge-dropped')
  return problems
}
