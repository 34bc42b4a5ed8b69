import { allStems, tokens, type Word } from '../../text/tokens.ts'
import type { Question } from '../question/question.ts'
import { withoutWhy } from '../question/without-why.ts'
import { denialOf } from './denial.ts'
import { ofOwnWork } from './own-work.ts'
import { deniesItself } from './premise-guards.ts'
import { isWithFewer } from './premise-none.ts'
import { saysOtherwise } from './premise-words.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import type { Contradiction } from './stands-against.ts'

const affirming = 0.9
const nearOwn = 60
const negated = /\b(?:not|no|never|without|n't|lack|fail)\b|n't\b/i

/** True where the paper speaks of a thing as its own: "our model uses convolutions". */
function ownsWord(text: string, word: string): boolean {
  const at = text.toLowerCase().indexOf(word.toLowerCase())
  return at >= 0 && ofOwnWork.test(text.slice(Math.max(0, at - nearOwn), at))
}

const compares = /(?<!\b(?:rather|other) )\bthan\b/i

/** A word of a question with those before it that are denied with it: "proprietary data". */
function wordsDenied(question: string, last: Word, denial: string): string {
  const said = allStems(denial)
  const before = tokens(question).filter(({ end }) => end <= last.start)
  const apart = before.findLastIndex(({ stem }) => !said.has(stem))
  return question.slice((before[apart + 1] ?? last).start, last.end)
}

/** A passage without what the question takes for granted, unless another one speaks of it undenied. */
export function dropped(
  question: Question,
  near: readonly RankedCandidate[],
): Contradiction | null {
  const object = question.stems[question.stems.length - 1]
  if (object === undefined || question.stems.length < 2 || negated.test(question.text)) return null
  if (deniesItself.test(question.text)) return null
  // "How is it evaluated?" names no thing that could be missing.
  if (/\b(?:is|are|was|were)\b.*ed\W*$/i.test(question.text)) return null
  const stems = new Set(question.stems)
  if (denialOf(question.text, object, stems) !== null) return null
  const denied = near.some(
    ({ text }) => ofOwnWork.test(text) && denialOf(text, object, stems) !== null,
  )
  const asked = tokens(question.text).findLast(({ stem }) => stem === object)
  const word = asked ? question.text.slice(asked.start, asked.end) : object
  // What others have, and another word of the family, say nothing against the paper's own denial.
  const affirms = ({ own, stems: said, text }: RankedCandidate) =>
    own >= affirming &&
    said.has(object) &&
    denialOf(text, object, stems) === null &&
    (!denied || ownsWord(text, word))
  if (near.some(affirms)) return null
  for (const passage of near.toSorted((a, b) => b.own - a.own)) {
    const denial = denialOf(passage.text, object, stems)
    // "Worse than nets" is taken back by "not worse than nets", and not by what was done "instead of nets".
    if (denial === null || isWithFewer(denial, question.text)) continue
    if (compares.test(question.text) && !compares.test(denial)) continue
    return {
      passage,
      premise:
        question.type === 'why' && /\bnot\b/i.test(denial)
          ? saysOtherwise(withoutWhy(question.text), denial)
          : `The question takes “${asked ? wordsDenied(question.text, asked, denial) : object}” for granted; the passage says “${denial}”.`,
    }
  }
  return null
}
