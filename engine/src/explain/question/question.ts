import { type QuestionType, questionType } from '../../retrieve/question-type.ts'
import { tokens } from '../../text/tokens.ts'
import type { ReplicationItem } from '../explanation.ts'
import { extreme } from '../tables/extreme.ts'
import { topicStems } from '../text/words.ts'
import { type Intent, intentOf, isOnFailure } from './intent-cues.ts'
import { plainForm } from './plain-form.ts'

/** Items of the replication checklist that a question can ask for outright. */
const itemWords: readonly (readonly [ReplicationItem, RegExp])[] = [
  ['code', /\b(code|implementation|software|scripts?)\b/i],
  ['preregistration', /\b(pre-?regist\w+|trial registration|registered)\b/i],
  ['ethics', /\b(ethic\w*|consent|review board|irb)\b/i],
  ['seeds', /\b(random )?seeds?\b/i],
  ['licence', /\blicen[cs]ed?\b/i],
  ['sample-size', /\bsample size\b/i],
  [
    'data',
    /^(?=.*\b(available|availability|release[ds]?|access\w*|download|publi\w+|shared?|find|get|where|raw|open)\b).*\b(data|data ?sets?|corpus)\b/i,
  ],
  ['compute', /\b(hardware|comput(e|ing|ers?|ational)|gpus?|processors?|machines?)\b/i],
  ['hyperparameters', /\bhyper-?parameters?\b/i],
  ['exclusions', /\bexclu(de|ded|sions?)\b/i],
]
const itemStems: ReadonlySet<string> = new Set(
  topicStems(
    `code implementation software script source open available availability public publicly release find
    access accessible download repository github data dataset corpus raw share ethics ethical approval
    approved consent informed obtain given review board irb preregistered preregistration registered
    registration trial random seed seeds fix report licence license licensed sample size link url get
    published anywhere online committee number used large participant
    hardware gpu processor machine computing computer compute resource run hyperparameter setting
    exclude exclusion criterion criteria article participant item`,
  ),
)

export interface Question {
  readonly text: string
  readonly type: QuestionType
  readonly intent: Intent | null
  /** Whether it asks where the thing fails: a passage on that answers it, in whatever words. */
  readonly asksFailure: boolean
  /** The replication item that it asks for and nothing else. */
  readonly item: ReplicationItem | null
  /** Distinct stems that name the topic, in order; at most 40. */
  readonly stems: readonly string[]
  /** Numbers that the question takes for granted, as written. */
  readonly numbers: readonly string[]
}

/** "How long" asks for a number, "the lowest" for an extreme, "what does X mean" for X: the word itself names no topic; who took part participated, and any that are counted may have. */
const takingPart = /\bt(?:ook|ak(?:es?|en|ing)) part\b/gi
const counting = /\bhow many\b/i
const measure = /\bhow (long|large|big|often|old|fast|high|far)\b/gi
/** "What does the paper say about eels?" is about eels. */
const saying =
  /^(\W*(?:what|anything|how much)(?: else)? (?:does|do|did) (?:(?:the|this|these|its?|their) )?(?:papers?|authors?|stud(?:y|ies)|articles?|texts?|works?|researchers|they|it) )(?:have to |actually |really )?(?:say|tell(?: us)?|write|mention|state|think|believe)(?= (?:about|of|on|regarding|concerning)\b)/iu
const examples = /\bexamples? of\b/gi
const mean = /^(\W*what (?:does|do|did)\b.*)\bmean\W*$/i
/** "Mistral 7B's": no stem takes it off a name that ends so. */
const possessive = /(?<=\d\p{L}{0,3})['’]s(?!\p{L})/gu
const topicOfText = (text: string) =>
  text
    .replace(possessive, '')
    .replace(measure, 'how')
    .replace(saying, '$1')
    .replace(extreme, ' ')
    .replace(examples, ' ')
    .replace(mean, '$1')
    .replace(takingPart, counting.test(text) ? ' ' : 'participated')

/** Reads a question: its type, the words that name its topic, what it takes for granted. */
export function readQuestion(input: string): Question {
  const text = plainForm(input.replace(/\s+/g, ' ').trim())
  const stems = [...new Set(topicStems(topicOfText(text)))].slice(0, 40)
  const outright = stems.length > 0 && stems.every((stem) => itemStems.has(stem))
  const item = outright ? (itemWords.find(([, pattern]) => pattern.test(text))?.[0] ?? null) : null
  const numbers = tokens(text)
    .map(({ text: word }) => word)
    .filter((word) => /^\d/.test(word) && !/^(19|20)\d\d$/.test(word))
  return {
    text,
    type: questionType(text),
    intent: intentOf(text, stems),
    asksFailure: isOnFailure(text),
    item,
    stems,
    numbers,
  }
}

/** Why a text is no question about a paper, as a sentence; null when it can be asked. */
export function refuseQuestion(question: Question): string | null {
  if (question.text === '') return 'Please type a question about this paper.'
  if (!/\p{L}{2}/u.test(question.text)) return 'Please ask the question in words.'
  if (question.stems.length === 0 && question.intent === null)
    return 'Please name what you want to know: the question has no word that could be looked up in the paper.'
  return null
}
