import type { PaperDocument } from '../../document/paper-document.ts'
import { isLanguageRead } from '../../text/language.ts'
import type { Answer } from '../explanation.ts'
import { recordField, recordRefusal, recordSpans } from '../question/title-page.ts'
import { firstQuestion, twoQuestions } from '../question/two-questions.ts'
import { type AnswerOptions, type Asking, readAsking } from './asking.ts'
import { answerByRanking } from './by-ranking.ts'
import { answerByRule } from './by-rule.ts'
import { doubted } from './despite.ts'
import { answered, refusal } from './given.ts'
import { joinHalves, onlyFirst } from './halves.ts'
import { namesNone } from './nameless.ts'

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
  const toHalf = (half: string) => answerWhole(readAsking(document, half, options))
  const [one, other] = twoQuestions(asking.question) ?? []
  const joined =
    one === undefined || other === undefined
      ? null
      : joinHalves(asking.question, [toHalf(one), toHalf(other)], asking.most)
  if (joined) return joined
  const whole = answerWhole(asking)
  const [first, rest] = (whole.refused && !one && firstQuestion(asking.question)) || []
  if (first === undefined || rest === undefined) return whole
  return onlyFirst(asking.question, toHalf(first), rest) ?? whole
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
