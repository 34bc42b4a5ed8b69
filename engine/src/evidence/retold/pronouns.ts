import type { PaperDocument } from '../../document/paper-document.ts'
import { type Span, slice } from '../../text/span.ts'
import { sentenceBefore } from '../verify-whole.ts'

// "Gray said" of "She said", where the sentence before names Gray and nobody else.

const pronoun = /^(?<who>He|She) (?<verb>(?:(?:also|then|\p{Ll}+ly) )?\p{Ll}+)/u
const name =
  /^(?<name>(?:\p{Lu}[\p{L}.'’-]* ){0,2}\p{Lu}[\p{L}'’-]+) (?<verb>(?:(?:also|then|\p{Ll}+ly) )?\p{Ll}+)/u
const capital = /(?<![\p{L}\p{N}'’-])\p{Lu}[\p{L}'’-]*(?:\.(?= \p{Lu}))?/gu

/** A claim that names whom its sentence calls "he" or "she", with that word for the name. */
export function withPronoun(document: PaperDocument, sentence: Span, claim: string): string {
  const own = pronoun.exec(slice(document.text, sentence))?.groups
  if (!own?.who) return claim
  const told = name.exec(claim)?.groups
  if (!told?.name || own.verb !== told.verb) return claim
  const before = sentenceBefore(document.text, sentence.start)
  const previous =
    before
      .trim()
      .split(/(?<=\p{Ll}[.?!]["”]?) (?=\p{Lu})/u)
      .at(-1) ?? ''
  const surname = told.name.split(' ').at(-1) ?? ''
  const people = [...previous.matchAll(capital)].filter(
    ({ index, 0: word }) => index > 0 || word === told.name?.split(' ')[0],
  )
  const isOnly =
    people.length > 0 && people.every(({ 0: word }) => isPartOf(previous, surname, word))
  return isOnly ? own.who + claim.slice(told.name.length) : claim
}

/** Whether a word with a capital is the name, or a first name right before it. */
const isPartOf = (text: string, surname: string, word: string): boolean =>
  word === surname || text.includes(`${word} ${surname}`)
