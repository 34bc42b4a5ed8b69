import { tokens, type Word } from '../../text/tokens.ts'
import { against, wayOf } from '../question/change-cues.ts'
import { hasContrary } from '../question/contraries.ts'
import { isFaint } from '../question/faint-cues.ts'
import type { Question } from '../question/question.ts'
import { topicStems } from '../text/words.ts'
import { exceptionIn, qualityOf } from './comparison-cues.ts'
import { isOf } from './premise-directions.ts'
import { saysOfSome } from './premise-selection.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import type { Contradiction } from './stands-against.ts'

// What sets a question right must be said of what the question is on: not of all but that, not of all sets of data
// where it names one, and not of another kind of the same things.

/** "On Pond Scenes", "on the mBirds data": a name of what something was tried on. */
const setNamed =
  /\bon (?:the |our |their )?([\p{Ll}\p{N}-]*\p{Lu}[\p{L}\p{N}.-]*(?: [\p{Lu}\p{N}][\p{L}\p{N}.-]*)*)/gu

/** True where a passage names a set by its words, or by their first letters. */
function namesSet(words: readonly Word[], text: string, name: string): boolean {
  const named = tokens(name)
  const initials = named.map(({ text: word }) => word.slice(0, 1)).join('')
  return (
    named.every(({ stem }) => words.some((word) => word.stem === stem)) ||
    (initials.length > 1 && words.some((word) => word.text === initials)) ||
    text.includes(name)
  )
}

/** Neighbouring words of which the one may tell of what kind the other is. */
function pairsIn(text: string): { readonly kind: Word; readonly of: Word }[] {
  const words = tokens(text)
  return words.flatMap((of, at) => {
    const kind = words[at - 1]
    return kind && /^[\s-]$/.test(text.slice(kind.end, of.start)) ? [{ kind, of }] : []
  })
}

const tellsNoKind = ({ text, stem }: Word) =>
  isFaint(stem) ||
  hasContrary({ text, stem }) ||
  topicStems(text).length === 0 ||
  /\d|ly$/.test(text)
/** "Attracted visitors" may be what was done to them. */
const isDone = ({ text }: Word) => /(?:ed|ing)$/.test(text)

/** True where a passage speaks of another kind of things than the question does, and the paper of both. */
function isOfSibling(
  { text, stems }: Question,
  passage: RankedCandidate,
  ranked: readonly RankedCandidate[],
): boolean {
  const said = pairsIn(passage.text)
  return pairsIn(text).some(({ kind, of }) => {
    const isAsked = stems.includes(kind.stem) && stems.includes(of.stem)
    if (!isAsked || tellsNoKind(kind) || tokens(passage.text).some((one) => isOf(one, kind.stem)))
      return false
    const isSibling = said.some(
      (pair) =>
        pair.of.stem === of.stem &&
        !tellsNoKind(pair.kind) &&
        !isDone(pair.kind) &&
        !stems.includes(pair.kind.stem),
    )
    const isKind = (one: RankedCandidate) =>
      one.stems.has(kind.stem) &&
      one.stems.has(of.stem) &&
      pairsIn(one.text).some((pair) => pair.kind.stem === kind.stem && pair.of.stem === of.stem)
    return isSibling && ranked.some(isKind)
  })
}

const otherSide =
  /(?<!\brather |\bother |\bno |\bmore |\bless )\b(?:than|compared|versus|vs|relative to)\b[^,;]*/iu
const said = /passage says “([^”]*)”/u

/**
 * True where a passage that says the other way of a change has what the question says it of as its other side: "higher in
 * the ponds than in the lakes", where the question has "lower in the lakes".
 */
function isOfOtherSide({ text, stems }: Question, { premise, passage }: Contradiction): boolean {
  const words = said.exec(premise)?.[1] ?? ''
  const ways = tokens(words).flatMap((word) => wayOf(word.text) ?? [])
  const isTurned = tokens(text).some((word) => {
    const way = wayOf(word.text)
    return way !== null && ways.includes(against[way])
  })
  if (!isTurned) return false
  const clause = passage.text.split(/;|\.\s/).find((one) => one.includes(words)) ?? ''
  const other = otherSide.exec(clause)?.[0]
  if (other === undefined) return false
  const asked = tokens(text.replace(otherSide, ' ')).filter(({ stem }) => stems.includes(stem))
  const [there, here] = [tokens(other), tokens(clause.replace(other, ' '))]
  const isIn = (list: readonly Word[], stem: string) => list.some((word) => isOf(word, stem))
  return asked.some(({ stem }) => isIn(there, stem) && !isIn(here, stem))
}

const ofEvery = /\b(?:all|every|each|any|both|across)\b/iu
/** True where two texts compare the contrary way: "worse on ponds" is borne out by "better on all but ponds". */
function compareContrary(one: string, other: string): boolean {
  const said = tokens(other)
  return tokens(one).some(({ stem }) => {
    const { opposite } = qualityOf(stem)
    return said.some((word) => opposite.has(word.stem))
  })
}

/**
 * What sets a question right, where it is said of what the question is on; null where its passage leaves that out, does
 * not name the set that the question names, speaks of another kind of the same things, or lets some in that others of them
 * were left out of.
 * @param ranked passages, of which some name the kind that is asked of
 */
export function ifOfAsked(
  question: Question,
  found: Contradiction | null,
  ranked: readonly RankedCandidate[],
): Contradiction | null {
  if (found === null) return null
  const { text } = found.passage
  const exception = exceptionIn(text, question.stems)
  const isLeftOut =
    exception !== null &&
    (!found.premise.includes(exception) ||
      (ofEvery.test(text.slice(0, text.indexOf(exception))) &&
        compareContrary(question.text, text))) &&
    exceptionIn(question.text, question.stems) === null
  const words = tokens(text)
  const isOfSet = [...question.text.matchAll(setNamed)].every(([, name = '']) =>
    namesSet(words, text, name),
  )
  return isLeftOut ||
    !isOfSet ||
    saysOfSome(question, said.exec(found.premise)?.[1] ?? text) ||
    isOfOtherSide(question, found) ||
    isOfSibling(question, found.passage, ranked)
    ? null
    : found
}
