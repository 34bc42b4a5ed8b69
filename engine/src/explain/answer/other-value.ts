import { tokens } from '../../text/tokens.ts'
import type { Question } from '../question/question.ts'
import { topicStems } from '../text/words.ts'
import { countsOtherwise } from './premise-words.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import type { Contradiction } from './stands-against.ts'

const looked = 40
/** The name of a quantity, before the value that a question gives it: "learning rate set to". */
const named =
  /((?:[\p{L}-]+ ){1,4}?[\p{L}-]+) (?:(?:was|were|is|are|been|be) )?(?:set to|set at|fixed (?:at|to)|chosen as|equal to|of|at|to|as|was|is|=)\s*$/iu
const wordsOfName = 2
const reachOfName = 3
/** A value, as prose and TeX write it. */
const value =
  /^[^\p{L}\d$.;]{0,3}(?:(?:of \w+ )?(?:was|were|is|are|of|to|at|set|fixed|chosen|as|be|been|equal|equals|kept)\b[^\p{L}\d$.;]{0,3}){1,4}(\$[^$\n]{1,30}\$|\d[\d.,]*\d?(?:\s?[×x]\s?10\s?[-−–^]*\s?\d+)?)/iu
const reach = 60

/**
 * The passage that gives a quantity another value than the question does, whose number stands nowhere in the paper:
 * "Why was the learning rate set to 0.1?". Null where none does, or the paper gives it several.
 */
export function otherValue(
  question: Question,
  unknown: string,
  ranked: readonly RankedCandidate[],
): Contradiction | null {
  const before = question.text.slice(0, Math.max(0, question.text.indexOf(unknown)))
  const name = topicStems(named.exec(before)?.[1] ?? '').slice(-wordsOfName)
  if (name.length < wordsOfName) return null
  const found = ranked.slice(0, looked).flatMap((passage) => {
    if (!name.every((stem) => passage.stems.has(stem))) return []
    const words = tokens(passage.text)
    return words.flatMap((word, at) => {
      // "The tilt of the lids": small words may stand between.
      const next = word.stem === name[0] ? words.slice(at + 1, at + 1 + reachOfName) : []
      const end = next.find(({ stem }) => stem === name[1])?.end
      if (end === undefined) return []
      const given = value.exec(passage.text.slice(end, end + reach))?.[1]
      return given === undefined ? [] : [{ passage, given: given.replace(/[.,]$/, '') }]
    })
  })
  const [first] = found
  if (!first || found.some(({ given }) => given !== first.given)) return null
  const { passage, given } = first
  return { passage, premise: countsOtherwise(unknown, given) }
}
