import { pick, seeded } from '../engine/src/text/seeded.fixture.ts'

const seed = 5
const word = /\b[a-z]{6,}\b/g

/** A question with two letters of one of its longer words swapped, one dropped or one doubled; as it is where it has none. */
function withSlip(question: string, random: () => number): string {
  const chosen = pick([...question.matchAll(word)], random)
  if (!chosen) return question
  const at = chosen.index + 1 + Math.floor(random() * (chosen[0].length - 3))
  const [before, letter, next, after] = [
    question.slice(0, at),
    question[at],
    question[at + 1],
    question.slice(at + 2),
  ]
  const slips = [`${next}${letter}${after}`, `${next}${after}`, `${letter}${letter}${next}${after}`]
  return before + pick(slips, random)
}

const began = (question: string) => question.charAt(0).toLowerCase() + question.slice(1)

/** How people type the same question, by a name for each way. */
export function typedForms(): Readonly<Record<string, (question: string) => string>> {
  const random = seeded(seed)
  return {
    'with a slip of the hand': (question) => withSlip(question, random),
    'in capitals': (question) => question.toUpperCase(),
    'within courtesies': (question) => `Hi, can you please tell me: ${began(question)} Thanks!`,
  }
}
