import type { Span } from '../../text/span.ts'
import { finite } from '../clause-words.ts'
import { omissionProblems } from './clipping.ts'

// "The bell [cracks in frost and] rings in fog": the second of two things that a sentence tells of one subject.

/** In these forms a verb needs no other before it. */
const verb = String.raw`(?:is|are|was|were|has|have|\p{Ll}{2,}(?<![ius])s)`
const verbs = new RegExp(String.raw`\s(?=${verb}\s)`, 'gu')
const first = new RegExp(
  String.raw`^\s${verb}\s(?:\([^()]{1,40}\)|[^.;:()]){2,160}(?:\sand|,\sand|,)$`,
  'u',
)
/** Behind a comma, where one more follows. */
const more = new RegExp(String.raw`,?\sand\s${verb}\s`, 'u')
/** What binds the second to the first, or opens a clause with a subject of its own. */
const binding =
  /\b(?:that|which|who|whom|whose|where|when|whether|if|because|since|while|whereas|although|though|as|so|but|or|nor|it|they|we|he|she|first|then|thus|only)\b/iu
/** "The bell both cracks and rings" */
const ofTwo = /\b(?:both|either|neither)\b/i
const mostSubjectWords = 8
/** So much of the second is looked for. */
const reach = 16

/** What a claim leaves out between a sentence's subject and the second verb of it; null where it leaves out more, or nothing. */
export function firstCoordinate(sentence: string, claim: string): Span | null {
  if (!sentence.includes(' and ')) return null
  const [own, said] = [sentence.toLowerCase(), claim.toLowerCase()]
  for (const { index } of [...claim.matchAll(verbs)].slice(0, 2)) {
    const subject = said.slice(0, index)
    const at = own.indexOf(`${subject} `)
    if (at < 0 || !isSubject(subject)) continue
    const start = at + subject.length
    const end = own.indexOf(said.slice(index, index + reach), start + 1)
    if (end > start && isCoordinate(sentence.slice(start, end), sentence.slice(end)))
      return { start, end }
  }
  return null
}

const isSubject = (words: string): boolean =>
  words.split(' ').length <= mostSubjectWords &&
  ![finite, binding, ofTwo].some((it) => it.test(words))

function isCoordinate(left: string, rest: string): boolean {
  if (!first.test(left) || (left.endsWith(',') && !more.test(rest)) || binding.test(left))
    return false
  return omissionProblems(left).length === 0
}
