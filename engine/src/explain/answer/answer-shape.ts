import type { QuestionType } from '../../retrieve/question-type.ts'
import type { Question } from '../question/question.ts'
import { topicStems, topicsOf } from '../text/words.ts'
import type { Candidate } from './candidates.ts'

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
const isNumber = (word: string) => numberWord.test(word) && !/^(19|20)\d\d$/.test(word)
const reach = 4

/** What a question asks the number of: the stems of the words after "how many". */
function countedThings(question: string): ReadonlySet<string> {
  const words = /\bhow (?:many|much|few)\s+((?:[\p{L}\p{N}-]+\s*){1,3})/iu.exec(question)?.[1]
  return new Set(words === undefined ? [] : topicStems(words))
}

/** True when a number stands shortly before one of the things: "8 NVIDIA P100 GPUs". */
function counts(list: ReturnType<Candidate['words']>, things: ReadonlySet<string>): boolean {
  return list.some(
    ({ stem }, at) =>
      things.has(stem) &&
      list.slice(Math.max(0, at - reach), at).some(({ text }) => isNumber(text)),
  )
}

const duration =
  /\d[\d.,]*\s?(ms|s|min|h|milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|steps|epochs)\b/i

const asksDuration = /\bhow (long|fast)\b/i
const asksShare = /\b(percent(age)?|proportion|share|rate|prevalence|fraction)\b/i
const share = /%|percent|\d\.\d|\b(?:half|thirds?|quarters?|fifths?|majority) of\b/i

/** How far a passage has the shape of an answer to a question, by the question's type: 0 to 1. */
export function answersType({
  type,
  text: asked,
  stems,
}: Question): (candidate: Pick<Candidate, 'text' | 'words'>) => number {
  const things = countedThings(asked)
  const fit = ({ text, words }: Pick<Candidate, 'text' | 'words'>): number => {
    if (type === 'definition') {
      // It begins with what the question asks to have defined.
      const [first] = topicsOf(words())
      return first !== undefined && first === stems[0] ? 1 : 0.7
    }
    if (asksDuration.test(asked)) return duration.test(text) ? 1 : 0.3
    if (type !== 'how-many') return 1
    if (things.size > 0) return counts(words(), things) ? 1 : 0.3
    if (asksShare.test(asked)) return share.test(text) ? 1 : 0.3
    return unitWords.test(text) ? 0.8 : 0.5
  }
  return (candidate) => (shapes[type].test(candidate.text) ? fit(candidate) : 0)
}
