import { finite } from '../clause-words.ts'
import { isSupposed } from './frames.ts'
import { isOfOthers } from './others-studies.ts'
import { isToldByOthers } from './tellers.ts'

/** The first "that" of a sentence, and a clause between it and the "and" that the claim stands behind. */
const shared =
  /^(?<first>[^;:]*?\sthat)\s(?<clause>[^;:]*?),?\s(?:and|but|while|whereas)(?: an?| the)?\s*$/isu
/** Most claims stand behind none of them, and need not be looked into. */
const joined = /\s(?:and|but|while|whereas)(?: an?| the)?\s*$/iu
const own =
  /\b(?:we|i|our|ours|us|here|herein|(?:this|present|current) (?:\p{L}+ )?(?:study|paper|trial|work|analysis|survey|results?|findings?))\b/iu
/** "It reiterates that" may speak of what the sentence as a whole tells; "another study" says itself whose it is. */
const apart =
  /^(?:it|this|these|that|they)\s|\b(?:stud(?:y|ies)|trials?|evidence|literature|reports?|et al)\b/iu
const earlier =
  /\b(?:previous(?:ly)?|prior|earlier|past|published|existing|several|others?|another|literature|et al|colleagues|co-?workers|it (?:has|had) been)\b/iu

/**
 * "Gray et al. showed that A and |B", "We suspect that A and |B": the words before a claim that tell it as they tell the
 * clause that it is joined to, as somebody else's or as what is only thought. Null where none do.
 */
export function sharedTellingLost(claim: string, before: string): string | null {
  if (!joined.test(before.slice(-20))) return null
  const { first = '', clause = '' } = shared.exec(before)?.groups ?? {}
  if (first === '' || !finite.test(clause) || own.test(clause)) return null
  if (own.test(claim) || apart.test(claim)) return null
  const isOthers = (earlier.test(first) || isOfOthers(first)) && isToldByOthers(first)
  return isOthers || isSupposed(first) ? first.trim() : null
}
