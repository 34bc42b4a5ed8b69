import { allStems, stopWords, tokens } from '../../text/tokens.ts'
import { mayAgree } from './change-cues.ts'
import { oppositesOf, superlativeOf } from './opposites.ts'
import { apart, pairIn, reach } from './pair-in-text.ts'
import { withoutPhrasal } from './phrasal-verbs.ts'

const denied = /\b(?:no|not|never|without|neither|nor)\s(?:[\p{L}-]+\s){0,2}$/iu

/**
 * The words of a text that say the opposite of what a question says of the same thing: "real revisions" and
 * "revisions are simulated". Null when there are none.
 */
export function oppositionIn(question: string, text: string) {
  const words = tokens(withoutPhrasal(question))
  for (const [at, word] of words.entries()) {
    const against = oppositesOf(word.stem)
    // "Succeed where others fail" says both.
    if (!against || words.some((one) => against.has(one.stem))) continue
    const next = words.slice(at + 1, at + 1 + reach)
    // "Lower than in others", "fall in spring": what follows is not what is low.
    if (apart.test(next[0]?.text ?? '')) continue
    const thing = next.filter((other) => !stopWords.has(other.text)).map((other) => other.stem)
    // "Why did growth slow down?": what grew is the thing, and slowing what it did.
    if (oppositesOf(thing[0] ?? '') !== undefined) continue
    const said = thing.length === 0 ? null : pairIn(text, thing, (stem) => against.has(stem))
    if (said === null || tokens(said).some((other) => mayAgree(word.text, other.text))) continue
    // "No weight gain" is none, and "higher at noon and lower at night" is either.
    if (denied.test(text.slice(0, text.indexOf(said)))) continue
    if (tokens(text).some((other) => other.stem === word.stem)) continue
    // "Tree resistance" is none of what else trees have.
    const named = next.slice(next.findIndex((other) => other.stem === thing[0]))
    const end = named.findIndex((other) => stopWords.has(other.text) || apart.test(other.text))
    const whole = end < 0 ? named : named.slice(0, end)
    const inText = allStems(text)
    if (!whole.every(({ stem }) => inText.has(stem))) continue
    return {
      asked: question.slice(word.start, word.end),
      said,
      /** True when another text says of the thing what the question says: "lowest" says more than "lower". */
      isAffirmedBy: (other: string) =>
        pairIn(other, thing, (stem) => stem === word.stem || stem === superlativeOf(word.stem)) !==
        null,
    }
  }
  return null
}
