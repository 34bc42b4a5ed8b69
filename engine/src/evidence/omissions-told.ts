import { matchingForm } from '../text/matching-form.ts'
import { senseTokens } from '../text/same-sense.ts'
import type { Token } from '../text/statement-tokens.ts'
import type { ChangedWords, Verdict } from './claim.ts'

// Which of the words that are left out of a claim a reader is told of.

/** A verdict that names no words as left out which the claim has as often as its sentence. */
export function withoutTold(
  judged: Verdict,
  said: readonly Token[],
  claimed: readonly Token[],
): Verdict {
  const { omitted, ...rest } = judged
  if (omitted === undefined) return judged
  const count = (all: readonly Token[], key: string) => all.filter((it) => it.key === key).length
  const isTold = (words: string) =>
    senseTokens(matchingForm(words).text).every(
      ({ key }) => count(claimed, key) > 0 && count(claimed, key) >= count(said, key),
    )
  const left = omitted.filter((words) => !isTold(words))
  return left.length > 0 ? { ...rest, omitted: left } : rest
}

/** What is left out, each once, and not what stands already beside the word that replaces it. */
export function omittedOnce(judged: Verdict, changed: readonly ChangedWords[]): Verdict {
  const { omitted, ...rest } = judged
  const bare = (words: string) => words.replace(/[,;]$/, '')
  const left = omitted?.filter(
    (words, at) =>
      !changed.some(({ paper }) => ` ${paper} `.includes(` ${words} `)) &&
      !omitted.some(
        (other, i) => i !== at && other.includes(bare(words)) && (other !== words || i < at),
      ),
  )
  return left === undefined || left.length === 0 ? rest : { ...rest, omitted: left }
}
