import { smallNumbers } from '../../text/numbers.ts'
import { tokens } from '../../text/tokens.ts'
import { isFaint } from '../question/faint-cues.ts'
import type { Question } from '../question/question.ts'
import { isPlural } from '../text/plural.ts'
import { topicStems } from '../text/words.ts'
import { holdsAll, isOf } from './premise-directions.ts'

// What a clause says of a part of the things, where a why question takes it for granted of all.

const number = `(?:\\d{1,4}|${smallNumbers.slice(1).join('|')})`
const all =
  /\b(?:all|every|each)(?: of)?(?: the| our| these| those| its| their)? ((?:[\p{L}-]+ )?[\p{L}-]+)/iu

/** The things of which a question says something of all, and the stems of what it says; null when it does not. */
function ofAll({ text, stems }: Question) {
  const words = (all.exec(text)?.[1] ?? '').split(' ')
  const [noun] = topicStems(words.find(isPlural) ?? words[0] ?? '')
  const rest = stems.filter((stem) => stem !== noun)
  return noun === undefined || rest.length === 0 ? null : { noun, rest }
}

const some = new RegExp(
  `^\\W*(?:only |another |just )?(${number}|some|several|a few)(?: of)?(?: the| our| these| those)? ([\\p{L}-]+)(?: ([\\p{L}-]+))?`,
  'iu',
)
const others = new RegExp(
  `\\band (?:the )?(?:${number}|others?|rest|remaining|some) (?:(?:more|others?|of them) )?(in|on|at|by|with|without|for|from|via|were|was|did|had|used)\\b(.*)`,
  'iu',
)

/** "Three interviews were held in English and six in German" where the question has "all interviews in English". */
export function someAndOthers(clause: string, question: Question): string | null {
  const asked = ofAll(question)
  const [, , one = '', other = ''] = some.exec(clause) ?? []
  const rest = others.exec(clause)
  if (!asked || !rest) return null
  const [, link = '', ofOthers = ''] = rest
  const [, ...ofSome] = clause.slice(0, rest.index).split(new RegExp(`\\b${link}\\b`, 'iu'))
  // What both are said of by the same word parts them.
  const [left, right] = [ofSome.join(' '), ofOthers].map((words) => tokens(words))
  const isParted = asked.rest.some(
    (stem) => holdsAll(left ?? [], [stem]) !== holdsAll(right ?? [], [stem]),
  )
  const isSaid =
    topicStems(`${one} ${other}`).includes(asked.noun) && holdsAll(tokens(clause), asked.rest)
  return ofSome.length > 0 && isParted && isSaid ? clause.trim() : null
}

const parts = new RegExp(
  `\\b${number} (?:[\\p{L}-]+ ){0,2}?([\\p{L}-]+) \\((${number} [^()]{1,60}?(?:,| and) ${number} [^()]{1,60})\\)`,
  'giu',
)
const partEnds = new RegExp(`(?:,| and) (?=${number}\\b)`, 'iu')

/** "Seven doctors (four from abroad and three Malawians)" where the question has "all doctors Malawians". */
export function partsOfThem(clause: string, question: Question): string | null {
  const asked = clause.includes('(') ? ofAll(question) : null
  if (!asked) return null
  for (const [said, noun = '', inBrackets = ''] of clause.matchAll(parts)) {
    if (!tokens(noun).some((word) => isOf(word, asked.noun))) continue
    const told = inBrackets.split(partEnds).map((part) => tokens(part))
    const isSaid = told.some((words) => holdsAll(words, asked.rest))
    const isOther = told.some((words) => !asked.rest.some((stem) => holdsAll(words, [stem])))
    if (isSaid && isOther) return said
  }
  return null
}

const short =
  /\b(?:not (?:\p{L}+ )?(?:enough|sufficient(?:ly)?)(?: \p{L}+)? to (?:be (?:considered|called|regarded|seen|classified|counted)(?: as)?|count as|qualify as|make|constitute)|f[ae]lls? short of(?: being)?) (?:an? |the )?(.+)$/iu
const counted = new RegExp(
  `\\b(?:${number}|some|several|many|most) (?:of (?:the |our )?)?(?:[\\p{L}-]+ ){0,2}?([\\p{L}-]+)`,
  'giu',
)
const fewestWords = 2

/** "Three systems had some of it, but not enough to be considered a full one" where the question says it of all systems. */
export function notEnough(sentence: string, question: Question): string | null {
  const asked = ofAll(question)
  const denial = short.exec(sentence)
  if (!asked || !denial) return null
  const words = tokens(sentence)
  const isCounted = [...sentence.matchAll(counted)].some(([, noun = '']) =>
    tokens(noun).some((word) => isOf(word, asked.noun)),
  )
  const denied = topicStems(denial[1] ?? '').slice(0, fewestWords)
  return isCounted &&
    denied.length === fewestWords &&
    denied.every((stem) => asked.rest.includes(stem)) &&
    holdsAll(words, asked.rest)
    ? denial[0].replace(/\W+$/, '')
    : null
}

const partOf = new RegExp(
  `\\b(?:(?:only|just) )?(${number}|some|most|half|several|many|few) (?:out )?of (?:the |our |these |its |their )?(?:(${number}) )?([\\p{L}-]+(?: [\\p{L}-]+)?)`,
  'giu',
)

/** "Four of the five gates are locked" where the question has "lock all five gates". */
export function partOfThem(clause: string, question: Question): string | null {
  const asked = ofAll(question)
  if (!asked || !holdsAll(tokens(clause), asked.rest)) return null
  for (const [said, part = '', whole = '', things = ''] of clause.matchAll(partOf)) {
    const counted = tokens(things)
    const at = counted.findIndex((word) => isOf(word, asked.noun))
    if (at >= 0 && part.toLowerCase() !== whole.toLowerCase())
      return said.slice(0, said.length - things.length + (counted[at]?.end ?? 0))
  }
  return null
}

const notEvery =
  /\bnot (?:all|every|each)(?: of)?(?: the| our| these| those| its| their)? (?:[\p{L}-]+ )?[\p{L}-]+/iu

/** "Not every pond had a gate" where the question has "every pond". */
export function notAll(clause: string, question: Question): string | null {
  const asked = ofAll(question)
  const said = notEvery.exec(clause)?.[0] ?? ''
  if (!asked || notEvery.test(question.text)) return null
  const isOfThem = tokens(said).some((word) => isOf(word, asked.noun))
  const rest = asked.rest.filter((stem) => !isFaint(stem))
  return isOfThem && rest.length > 0 && holdsAll(tokens(clause), rest) ? said : null
}

const exception =
  /\b(?:except(?:ing)?(?: for| in)?|with the exceptions? of|apart from|aside from|all but|other than) (?:the )?[\p{L}\p{N}][^,.;:()]{0,40}/iu

/** "Except for P7, all nurses were tired" where the question has "all nurses". */
export function allBut(clause: string, question: Question): string | null {
  const asked = ofAll(question)
  if (!asked || exception.test(question.text) || !holdsAll(tokens(clause), asked.rest)) return null
  const isOfThem = tokens(clause).some((word) => isOf(word, asked.noun))
  return isOfThem ? (exception.exec(clause)?.[0].trim() ?? null) : null
}

/** True for a clause that says of all of the things what a question says of them. */
export function saysOfAll(clause: string, question: Question): boolean {
  const asked = ofAll(question)
  const said = all.exec(clause)?.[1] ?? ''
  return (
    asked !== null &&
    !exception.test(clause) &&
    !notEvery.test(clause) &&
    tokens(said).some((word) => isOf(word, asked.noun)) &&
    holdsAll(tokens(clause), asked.rest)
  )
}
