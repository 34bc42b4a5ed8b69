import { tokens } from '../../text/tokens.ts'
import { isFaint } from '../question/faint-cues.ts'
import { sameWord } from '../question/kindred-cues.ts'
import type { Question } from '../question/question.ts'
import { inFront } from '../text/in-front.ts'
import type { RankedCandidate } from './ranked-candidate.ts'

const asks =
  /^\W{0,5}(?:which|what)\b[^?]{0,120}? (?:do|does|did|is|are|was|were|has|have|had) [^?]{0,120}?(?<![\p{L}-])(\p{L}{4,}) (from|on|onto|with|to|into|against|upon)\W{0,5}$/iu
const looked = 15
const reach = 3

/** True where a text says the verb with its particle: "start from" in "starting from oak", "rely on" in "relies fully on tar". */
function says(text: string, verb: string, particle: string): boolean {
  const words = tokens(text)
  return words.some(
    ({ stem }, at) =>
      (stem === verb || sameWord(stem, verb)) &&
      words.slice(at + 1, at + 2 + reach).some((next) => next.text === particle),
  )
}

/**
 * Ranked passages with those first, of the nearest, that say what a question ends with, where the first does not even
 * say its verb: "Which wood does the hull start from?" and "starting from oak". Other questions keep their order.
 * @param isOthers what is told of the work of others is no word on this paper's
 */
export function particleFirst(
  question: Question,
  ranked: readonly RankedCandidate[],
  isOthers: (candidate: RankedCandidate) => boolean,
): readonly RankedCandidate[] {
  const [, word = '', particle = ''] = asks.exec(question.text) ?? []
  const [verb] = tokens(word)
  const [best] = ranked
  if (!verb || !best || isFaint(verb.stem)) return ranked
  if ([...best.stems].some((stem) => stem === verb.stem || sameWord(stem, verb.stem))) return ranked
  const saying = ranked
    .slice(0, looked)
    .filter(
      (one) =>
        one.kind !== 'table' && !isOthers(one) && says(one.text, verb.stem, particle.toLowerCase()),
    )
  return inFront(saying, ranked)
}
