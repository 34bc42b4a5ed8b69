import { differences } from '../text/differences.ts'
import { gateProblems, leftOut } from '../text/gates.ts'
import { isHedge, isScopeWord } from '../text/hedges.ts'
import { matchingForm } from '../text/matching-form.ts'
import { isNegation } from '../text/negation.ts'
import { toSource } from '../text/offset-map.ts'
import { senseTokens } from '../text/same-sense.ts'
import { contains, type Span } from '../text/span.ts'
import { statementTokens, type Token } from '../text/statement-tokens.ts'
import { wordAsPrinted } from './as-printed.ts'
import type { Problem } from './claim.ts'
import { clause } from './cuts/clipping.ts'

/** Shares of a claim's words, and of the passage's between them, that may differ where the two are compared. */
const mostChanged = 0.3
const mostBetween = 0.4
/** In short claims so many words may always differ. */
const fewWords = 2

const parting = /[\s([,;:–—-]{1,8}$/
const articles = new Set(['the', 'a', 'an'])

/** The stretch of a sentence that a claim was made from, and how the two differ. */
export interface Aligned {
  readonly problems: readonly Problem[]
  /** In the sentence. */
  readonly stretch: Span
}

/**
 * How a claim differs from the stretch of a sentence that it was made from, by the gates; words of the
 * sentence before and after that stretch do not count. Null when too much differs for the two to be
 * compared word by word: then no gate has anything to say.
 */
export function aligned(
  sentence: string,
  claim: string,
  known: (word: string) => boolean,
): Aligned | null {
  const { text: source, map } = matchingForm(sentence)
  const words = matchingForm(claim).text
  const sourceTokens = senseTokens(source)
  const claimTokens = senseTokens(words)
  // An article is found anywhere, and may be that of other words than those behind it.
  const bare = articles.has(claimTokens[0]?.key ?? '') ? [claimTokens.slice(1)] : []
  let nearest: Aligned | null = null
  for (const tokens of [claimTokens, ...bare]) {
    const window = sharedWindow(source, sourceTokens, tokens)
    if (!window) continue
    // Words from both sides of a colon were never one statement.
    const between = source.slice(window.start, window.end)
    if (/[:;]\s/.test(between) && !/[:;]\s/.test(words)) continue
    const problems = gateProblems(between, words, known)
    const told = { problems, stretch: toSource(map, withArticle(source, sourceTokens, window)) }
    if (problems.length === 0) return told
    nearest ??= told
  }
  return nearest
}

/** A stretch with the article right before it, and without the marks that part it from the words behind it: both are looked at next. */
function withArticle(text: string, tokens: readonly Token[], { start, end }: Span): Span {
  const before = tokens.findLast((token) => token.end <= start)
  const opens = before && articles.has(before.key) && text.slice(before.end, start).trim() === ''
  return {
    start: opens ? before.start : start,
    end: start + text.slice(start, end).replace(parting, '').length,
  }
}

/** The stretch of the source between the first and the last word that the claim shares with it. */
function sharedWindow(
  text: string,
  source: readonly Token[],
  claim: readonly Token[],
): { start: number; end: number } | null {
  const parts = differences(source, claim)
  if (parts === null || claim.length === 0) return null
  const changed = parts.reduce((sum, part) => sum + part.claim.length, 0)
  if (changed > Math.max(fewWords, mostChanged * claim.length)) return null
  const [first] = parts
  const last = parts[parts.length - 1]
  const opens = first && first.claim.length === 0 && first.source[0] === source[0] ? first : null
  const closes =
    last &&
    last !== opens &&
    last.claim.length === 0 &&
    last.source[last.source.length - 1] === source[source.length - 1]
      ? last
      : null
  const missing = parts
    .filter((part) => part !== opens && part !== closes)
    .flatMap((part) => part.source)
  const passed = leftOut(text, source, new Set(missing))
  const between = missing.filter((token) => !passed.some((span) => contains(span, token))).length
  if (between > Math.max(fewWords, mostBetween * claim.length)) return null
  const start = source[opens?.source.length ?? 0]?.start ?? 0
  const end = closes ? (closes.source[0]?.start ?? 0) : (source[source.length - 1]?.end ?? 0)
  return start < end ? { start, end } : null
}

/** Words that a clause and a claim must share to be about the same. */
const leastShared = 2
const relative = /\s(?=(?:that|which|who|whom|whose)\s)/

/** The clauses of a passage that a claim speaks of: those that share words with it, else all. */
function clausesOf(passage: string, claim: readonly Token[]): string[] {
  const keys = new Set(claim.filter(({ kind }) => kind === 'word').map(({ key }) => key))
  const shared = (words: string) =>
    statementTokens(words).filter(({ key, raw }) => raw.length > 3 && keys.has(key)).length
  const clauses = passage.split(clause).flatMap((words) => words.split(relative))
  const meant = clauses.filter((words) => shared(words) >= leastShared)
  return meant.length === 0 ? clauses : meant
}

/** Words that deny or limit what a passage says where the claim speaks of it, and that the claim does not have, as written. */
export function omittedWords(passage: string, claim: string): string[] {
  const claimed = statementTokens(matchingForm(claim).text)
  const left = claimed.map(({ key }) => key)
  const omitted: string[] = []
  for (const words of clausesOf(matchingForm(passage).text, claimed))
    for (const { key, raw } of statementTokens(words)) {
      const at = left.indexOf(key)
      if (at >= 0) left.splice(at, 1)
      else if (isNegation(key) || isScopeWord(key) || isHedge(key)) omitted.push(raw)
    }
  return [...new Set(omitted)].map((word) => wordAsPrinted(passage, word))
}
