import type { QuestionType } from '../../retrieve/question-type.ts'
import { tokens } from '../../text/tokens.ts'
import type { Question } from '../question/question.ts'
import { topicStems } from '../text/words.ts'

const unitWords =
  /\d[\d.,]*\s?(%|percent|°|mm|cm|km|kg|mg|g\b|ml|l\b|hz|s\b|ms\b|hours?|days?|weeks?|months?|years?|fold|times|points?|\p{L}{3,})/iu
const shapes: Readonly<Record<QuestionType, RegExp>> = {
  'how-many':
    /\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|dozen|half|hundred|thousand|million)\b/i,
  when: /\b(1[6-9]|20)\d\d\b|\b(january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|century|day|week|month|year|hours?|during|after|before)\b/i,
  where: /\b(in|at|from|near|across|within) (the )?\p{Lu}/u,
  who: /\p{Lu}\p{Ll}+ (\p{Lu}|et al)|\b(we|authors|patients|participants|researchers|people|workers|team|committee|experts|students|annotators|volunteers)\b/u,
  why: /\b(because|since|due to|owing to|as a result|therefore|thus|so that|in order to|reason|cause[sd]?|explain(s|ed)?|leads? to|attribut\w+|to (avoid|ensure|prevent|reduce|improve|allow))\b/i,
  how: /\b(by|using|through|via|based on|with|method|procedure|then|first|step)\b/i,
  compare:
    /\b(than|compared|whereas|while|versus|vs|outperform\w*|differ\w*|higher|lower|better|worse|similar|both|unlike|contrast)\b/i,
  definition:
    /\b(is|are|was) (an?|the|any|defined|known|called|one)\b|\b(refers? to|defined as|denotes?|means|stands for|i\.e\.|called|consists? of)\b|\(/i,
  'yes-no': /./,
  which: /./,
}

const numberWord =
  /^(\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million)$/
const reach = 4

/** What a question asks the number of: the stems of the words after "how many". */
function countedThings(question: string): ReadonlySet<string> {
  const words = /\bhow (?:many|much|few)\s+((?:[\p{L}\p{N}-]+\s*){1,3})/iu.exec(question)?.[1]
  return new Set(words === undefined ? [] : topicStems(words))
}

/** True when a number stands shortly before one of the things: "8 NVIDIA P100 GPUs". */
function counts(sentence: string, things: ReadonlySet<string>): boolean {
  const list = tokens(sentence)
  return list.some(
    ({ text }, at) =>
      numberWord.test(text) &&
      !/^(19|20)\d\d$/.test(text) &&
      list.slice(at + 1, at + 1 + reach).some(({ stem }) => things.has(stem)),
  )
}

const duration =
  /\d[\d.,]*\s?(ms|s|min|h|milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|steps|epochs)\b/i

/** True when a sentence begins with what the question asks to have defined. */
function opensWith(question: Question, sentence: string): boolean {
  const [first] = topicStems(sentence)
  return first !== undefined && first === question.stems[0]
}

/** How far a sentence has the shape of an answer to this type of question: 0 to 1. */
export function answersType(question: Question, sentence: string): number {
  if (!shapes[question.type].test(sentence)) return 0
  if (question.type === 'definition') return opensWith(question, sentence) ? 1 : 0.7
  if (/\bhow (long|fast)\b/i.test(question.text)) return duration.test(sentence) ? 1 : 0.3
  if (question.type !== 'how-many') return 1
  const things = countedThings(question.text)
  if (things.size > 0) return counts(sentence, things) ? 1 : 0.3
  if (/\b(percent(age)?|proportion|share|rate|prevalence|fraction)\b/i.test(question.text))
    return /%|percent|\d\.\d/.test(sentence) ? 1 : 0.3
  return unitWords.test(sentence) ? 0.8 : 0.5
}
