import type { Question } from '../question/question.ts'
import { topicStems } from '../text/words.ts'
import { dropped } from './premise-dropped.ts'
import { opposed } from './premise-opposed.ts'
import { sidesOf } from './premise-sides.ts'
import { saysOtherwise } from './premise-words.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import { type Contradiction, leastOwn, looked } from './stands-against.ts'

const universal = /(?<!\b(?:nearly|almost|virtually|practically) )\b(all|every|each of)\s+(.+)$/i
const percentage = /(?<![\d.])(\d{1,2}(?:\.\d+)?)\s?%(?!\s?(?:CI\b|confidence))/

/** What is said of things is not said of other ones. */
const others = /\b(?:an)?others?\b/i

/**
 * A passage that gives a part of what the question says of all: it names all that the question names, and the
 * share stands in the clause of what is said of it ("70.9% of the questions … were refused").
 */
function partOfAll(question: Question, near: readonly RankedCandidate[]): Contradiction | null {
  const [, every, rest = ''] = universal.exec(question.text) ?? []
  const named = topicStems(rest)
  const said = named[named.length - 1]
  // "Twenty percent of all samples" are no more than that.
  if (every === undefined || said === undefined || percentage.test(question.text)) return null
  for (const passage of near) {
    if (passage.kind === 'table' || !named.every((stem) => passage.stems.has(stem))) continue
    if (others.test(rest) && !others.test(passage.text)) continue
    const clause = passage.text
      .split(/(?:,|;|:)\s+|\s\b(?:and|but|while|whereas)\b\s/)
      .find((words) => percentage.test(words) && topicStems(words).includes(said))
    const part = percentage.exec(clause ?? '')?.[0]
    if (part !== undefined)
      return { passage, premise: `The question says “${every}”; the passage says ${part}.` }
  }
  return null
}

/** A passage that puts the two sides of a question the other way round, where none puts them as it does. */
function reversed(question: Question, ranked: readonly RankedCandidate[]): Contradiction | null {
  const sides = sidesOf(question.text)
  if (!sides || ranked.some(({ text }) => sides.affirmed(text) !== null)) return null
  for (const passage of ranked) {
    const said = sides.things.every((stem) => passage.stems.has(stem))
      ? sides.denied(passage.text)
      : null
    if (said === null) continue
    return { passage, premise: saysOtherwise(sides.asked, said) }
  }
  return null
}

const insignificant =
  /\b(?:not|never) (?:statistically )?significant(?:ly)?\b|\b(?:non-?|in)significant(?:ly)?\b/i
const significant = /\bsignificantly? (?!not\b)\p{L}+|\bsignificant\b/iu

/** A passage by which something was significant that the question takes for not so, unless another one says what it says. */
function wasSignificant(
  question: Question,
  ranked: readonly RankedCandidate[],
): Contradiction | null {
  const asked = insignificant.exec(question.text)?.[0]
  if (asked === undefined || ranked.some(({ text }) => insignificant.test(text))) return null
  if (!/\b(?:differ\w*|improve\w*|outperform\w*|gains?|better)\b/i.test(question.text)) return null
  const topic = question.stems.filter(
    (stem) => !/^(?:not|never|signific|insignific|differ)/.test(stem),
  )
  for (const passage of ranked.slice(0, looked)) {
    const said = significant.exec(passage.text)?.[0]
    if (said === undefined || topic.length === 0) continue
    if (!topic.every((stem) => passage.stems.has(stem))) continue
    return { passage, premise: saysOtherwise(asked, said) }
  }
  return null
}

/** "Why …" and "how …" take for granted that it is so. */
export const takesForGranted = ({ type }: Question): boolean => type === 'why' || type === 'how'

/**
 * The passage that contradicts what a why or how question takes for granted: that something holds for all
 * when the passage gives a part, that one side has more when it has less, that something is there which the passage says is not, or that something is
 * done of which the passage says the opposite. Null when none does.
 */
export function contradiction(
  question: Question,
  ranked: readonly RankedCandidate[],
): Contradiction | null {
  const near = ranked.slice(0, looked).filter(({ own }) => own >= leastOwn)
  return (
    partOfAll(question, near) ??
    reversed(question, ranked) ??
    wasSignificant(question, ranked) ??
    dropped(question, near) ??
    opposed(question, near, ranked)
  )
}
