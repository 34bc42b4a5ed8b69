import { stopWords, tokens } from '../../text/tokens.ts'
import { alliesOf, isChange } from './opposites.ts'
import { apart, pairIn, reach } from './pair-in-text.ts'
import { withoutPhrasal } from './phrasal-verbs.ts'

/** "Decline so fast": how much of a change it is names nothing that changed. */
const degree =
  /^(?:so|very|too|much|fast|quickly|slowly|rapidly|sharply|strongly|steeply|suddenly|steadily|gradually|slightly|dramatically|drastically|markedly|significantly|substantially|considerably|over|since|until|again|further)$/

/**
 * The change that a question says of a thing ("reduce recall"), with whether a text says it too; null when it says
 * none.
 */
export function changeIn(question: string) {
  const words = tokens(withoutPhrasal(question))
  for (const [at, word] of words.entries()) {
    const same = alliesOf(word.stem)
    if (!same || !isChange(word.stem)) continue
    const next = words[at + 1]?.text ?? ''
    if (apart.test(next) || degree.test(next)) continue
    const thing = words.slice(at + 1, at + 1 + reach).find((other) => !stopWords.has(other.text))
    if (!thing) continue
    const after = words.slice(words.indexOf(thing) + 1)
    const rest = after.findIndex(({ text }) => stopWords.has(text))
    // A name is not cut: "raise the MT Bench score".
    const isName = /\p{Lu}/u.test(question.slice(thing.start, thing.end))
    const last = (isName && (rest < 0 ? after : after.slice(0, rest)).at(-1)) || thing
    return {
      asked: question.slice(word.start, last.end),
      isAffirmedBy: (text: string) => pairIn(text, [thing.stem], (one) => same.has(one)) !== null,
      isSaidOfAny: () => false,
      /** Whether a text has a word of the same direction at all. */
      isOfDirection: (text: string) => tokens(text).some((one) => same.has(one.stem)),
    }
  }
  return null
}
