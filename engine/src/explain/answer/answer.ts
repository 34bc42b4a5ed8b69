import type { PaperDocument } from '../../document/paper-document.ts'
import { isLanguageRead } from '../../text/language.ts'
import type { Answer } from '../explanation.ts'
import { commonForm } from '../question/plain-form.ts'
import type { Slip } from '../question/slips.ts'
import { recordField, recordRefusal, recordSpans } from '../question/title-page.ts'
import { firstQuestion, twoQuestions } from '../question/two-questions.ts'
import { type AnswerOptions, type Asking, askingAlso, readAsking } from './asking.ts'
import { answerByRanking } from './by-ranking.ts'
import { answerByRule } from './by-rule.ts'
import { doubted } from './despite.ts'
import { answered, refusal } from './given.ts'
import { joinHalves, onlyFirst } from './halves.ts'
import { namesNone } from './nameless.ts'
import { otherCountry } from './premise-place.ts'
import { otherTrait } from './premise-traits.ts'

/**
 * Answers a question with the paper's own sentences: the shortest sufficient one first, then up to two
 * that support it; of a question of two halves, one for each. Refuses, with the nearest passages and the headings
 * searched, when the paper does not seem to say. Pure, like `explain`.
 */
export async function answer(
  document: PaperDocument,
  question: string,
  options: AnswerOptions = {},
): Promise<Answer> {
  const asking = readAsking(document, question, options)
  const given = answerPlain(asking)
  const notes = [...asking.slips.map(toldOf), ...(given.note === undefined ? [] : [given.note])]
  return notes.length === 0 ? given : { ...given, note: notes.join(' ') }
}

/** Who typed a word in haste sees what was looked for, and who meant it sees that it was not. */
const toldOf = ({ typed, meant }: Slip) => `“${typed}” was read as “${meant}”.`

function answerPlain(asking: Asking): Answer {
  const { document, question, plain, most } = asking
  const untrue = otherTrait(asking) ?? otherCountry(asking)
  if (untrue) return untrue
  const common = isLanguageRead(document.language) ? commonForm(plain) : null
  const known = common === null ? null : answerByRule(askingAlso(asking, common))
  if (known && !known.refused) return { ...known, question }
  const toHalf = (half: string) => answerWhole(askingAlso(asking, half))
  const [one, other] = twoQuestions(plain) ?? []
  const joined =
    one === undefined || other === undefined
      ? null
      : joinHalves(question, [toHalf(one), toHalf(other)], most)
  if (joined) return joined
  const whole = answerWhole(asking)
  const [first, rest] = (whole.refused && !one && firstQuestion(plain)) || []
  if (first === undefined || rest === undefined) return whole
  return onlyFirst(question, toHalf(first), rest) ?? whole
}

function answerWhole(asking: Asking): Answer {
  const { document } = asking
  const field = recordField(asking.asked.text)
  if (field !== null) {
    const named = asking.quote(recordSpans(document, field), Number.POSITIVE_INFINITY)
    return named.length > 0
      ? answered(asking, named)
      : refusal(asking, recordRefusal(document, field))
  }
  if (!isLanguageRead(document.language)) return refusal(asking, '')
  const given = answerByRule(asking) ?? answerByRanking(asking)
  // "On a GPU" is no answer to which one it was.
  return !given.refused && namesNone(asking.asked.text, given.answer)
    ? { ...given, chance: doubted(given.chance ?? 1) }
    : given
}
