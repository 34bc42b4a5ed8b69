import { isComparison } from '../../text/comparisons.ts'
import { matchingForm } from '../../text/matching-form.ts'
import { spelledNumber } from '../../text/numbers.ts'
import { remembering } from '../../text/remembering.ts'
import type { Span } from '../../text/span.ts'

const conjunction = /,?\s(and|or)\s/g
const mostItems = 6
const mostWords = 5
/** No sentence joins so much; each list is held against each that has its items, and there are many for each joint. */
const mostJoints = 40
/** Between what a list stands that says the same in any order. */
const opening =
  /(?:^|[,;:(—–]\s?|\b(?:the|a|an|its|their|our|this|these|those|all|both|either|neither|each|of|in|on|at|for|by|to|with|without|from|between|among|into|via|through|during|as|like|than|include|includes|included|including|is|are|was|were|be|been|no|not|any|using|via|per|against|across|under|over|about|and|or|but|although|though|while|whereas|because|since|that|if|when|whether)\s)$/i
/** Words that tie an item to its place in the list, or begin a clause. */
const bound =
  /^(?:then|later|finally|thus|so|hence|not|only|even|also|its|their|it|they|this|that|these|those|which|who|we|he|she|there|to|is|are|was|were|has|have|had|can|could|may|might|will|would|do|does|did|if|when|while|\p{L}+ed)\b/iu
const clausal =
  /\b(?:is|are|was|were|be|been|has|have|had|can|could|may|might|will|would|should|does|do|did|that|which|who|we|it|they|than|not|no)\b/i
const finite =
  /\b(?:is|are|was|were|has|have|had|can|could|may|might|will|would|does|do|did|\p{L}{3,}(?<!s)s|\p{L}{2,}ed)\b/iu

/** What two things may be told to be in turn: "were high and low", "in red and blue". */
const colour = /^(?:red|blue|green|black|white|gr[ae]y|yellow|orange|purple|solid|dashed|dotted)$/

/** Items that stand side by side, in one of the ways that they may be read. */
interface List extends Span {
  readonly word: string
  readonly first: string
  readonly between: readonly string[]
  readonly last: string
  /** A number that lists of the same items share in any order: there are hundreds, and hardly any is another's equal. */
  readonly mark: number
}

const itemsOf = ({ first, between, last }: List) => [first, ...between, last]
const isInOrderOf = (one: List, other: List) =>
  one.first === other.first &&
  one.last === other.last &&
  one.between.every((item, at) => item === other.between[at])
const keyOf = (list: List) =>
  `${list.word}|${itemsOf(list)
    .map((item) => item.toLowerCase())
    .sort()
    .join('|')}`

/** A claim with the items of its lists in the order of its sentence, where nothing hangs on the order. */
export function inPapersOrder(sentence: string, claim: string): string {
  if (![claim, sentence].every((text) => /\b(?:and|or)\b/.test(text)) || hasOrder(sentence))
    return claim
  const source = matchingForm(sentence).text
  const own = Map.groupBy(listsIn(source), ({ mark }) => mark)
  const said = matchingForm(claim).text
  let told = said
  for (let turn = 0; turn < 4; turn++) {
    const next = turned(own, source, told)
    if (next === null) break
    told = next
  }
  return told === said ? claim : told
}

/** "A and B were 3 and 5, respectively": what is said of the items follows their order. */
const hasOrder = (sentence: string): boolean =>
  /\b(?:respectively|in (?:this|that) order|former|latter)\b/i.test(sentence) ||
  /\d\S* (?:and|or|vs\.?|versus) \S{0,3}\d/.test(sentence) ||
  [...sentence.toLowerCase().matchAll(/(?=\b(\p{L}+) (?:and|or) (\p{L}+))/gu)].some(([, ...pair]) =>
    pair.every((word) => isComparison(word) || spelledNumber(word) !== null || colour.test(word)),
  )

/** The claim with one of its lists as the sentence has it; null when there is none in another order. */
function turned(own: ReadonlyMap<number, List[]>, sentence: string, claim: string): string | null {
  for (const list of listsIn(claim)) {
    const same = own
      .get(list.mark)
      ?.find(
        (one) =>
          !isInOrderOf(one, list) &&
          keyOf(one) === keyOf(list) &&
          stands(sentence, one) &&
          stands(claim, list) &&
          isSameOrEdge(nextWord(sentence, one), nextWord(claim, list)) &&
          isSameOrEdge(lastWord(sentence, one), lastWord(claim, list)),
      )
    if (!same) continue
    const words = sentence.slice(same.start, same.end)
    const isFirst = claim.slice(0, list.start).trim() === ''
    return claim.slice(0, list.start) + (isFirst ? raised(words) : words) + claim.slice(list.end)
  }
  return null
}

/** A claim may begin or end with a list. */
const isSameOrEdge = (own: string, claimed: string) => claimed === '' || own === claimed
const raised = (words: string) => (words[0] ?? '').toUpperCase() + words.slice(1)
const nextWord = (text: string, { end }: Span) =>
  /^[\s,.;:)]*([\p{L}\p{N}]*)/u.exec(text.slice(end))?.[1] ?? ''
const lastWord = (text: string, { start }: Span) =>
  (/([\p{L}\p{N}]*)[\s,;:(]*$/u.exec(text.slice(0, start))?.[1] ?? '').toLowerCase()

const standing = new WeakMap<List, boolean>()

/** Whether a list of a text stands where it says the same in any order. */
function stands(text: string, list: List): boolean {
  const known = standing.get(list) ?? isFree(text, list)
  standing.set(list, known)
  return known
}

/** Not two clauses, nor behind what only its first item is said to be. */
function isFree(text: string, list: List): boolean {
  const { start, end } = list
  const before = text.slice(0, start)
  const clause = before.split(/[,;:]\s/).at(-1) ?? ''
  const isClauses =
    finite.test(clause) &&
    /^\s(?:is|was|has|does|are|were|have|do|did|can|could|may|will|\p{L}{2,}ed)\b/iu.test(
      text.slice(end),
    )
  return (
    opening.test(before) &&
    !isClauses &&
    !itemsOf(list).some((item) => bound.test(item) || clausal.test(item))
  )
}

/** All lists of a text, remembered: a claim is held against several sentences. */
const listsIn: (text: string) => readonly List[] = remembering((text) => {
  const joints = [...text.matchAll(conjunction)]
  if (joints.length > mostJoints) return []
  return joints.flatMap(({ index, 0: joint, 1: word = '' }) =>
    listsAt(text, index, index + joint.length, word),
  )
})

/** All lists that a conjunction may end, by how many items they have and how many words their first and last one. */
function listsAt(text: string, from: number, to: number, word: string): List[] {
  const left = text.slice(0, from)
  const ends = endsOf(text.slice(to)).map((length) => {
    const last = text.slice(to, to + length)
    return { last, end: to + length, mark: markOf(last) + markOf(word) }
  })
  const lists: List[] = []
  let between: readonly string[] = []
  let marked = 0
  for (let edge = left.length; between.length < mostItems - 1; ) {
    const part = left.slice(partBefore(left, edge), edge)
    for (const length of startsOf(part)) {
      const first = part.slice(part.length - length)
      const mark = marked + markOf(first)
      for (const { last, end, mark: ended } of ends)
        lists.push({ start: edge - length, end, word, first, between, last, mark: mark + ended })
    }
    const start = edge - part.length
    if (!/,\s$/.test(left.slice(0, start)) || part.trim() === '') break
    between = [part, ...between]
    marked += markOf(part)
    edge = start - 2
  }
  return lists.reverse()
}

/** A number of a few words in any case; those of a list are added up. */
function markOf(words: string): number {
  const lower = words.toLowerCase()
  let mark = 0
  for (let i = 0; i < lower.length; i++) mark = Math.imul(mark ^ lower.charCodeAt(i), 0x01000193)
  return mark
}

/** Where the part of a text begins that ends at a place: behind a mark, and the space after that. */
function partBefore(text: string, end: number): number {
  let start = end
  while (start > 0 && !',;:()'.includes(text[start - 1] as string)) start--
  return start > 0 && start < end && /\s/.test(text[start] as string) ? start + 1 : start
}

/** How long the last one, two … words of a text are together. */
function startsOf(part: string): number[] {
  const words = part.split(' ')
  return words
    .slice(-mostWords)
    .map((_, at, all) => all.slice(all.length - 1 - at).join(' ').length)
    .filter((length) => length > 0)
}

/** How long the first one, two … words of a text are together. */
function endsOf(text: string): number[] {
  const words = (/^[^,;:.()]*/.exec(text)?.[0] ?? '').trimEnd().split(' ')
  return words
    .slice(0, mostWords)
    .map((_, at) => words.slice(0, at + 1).join(' ').length)
    .filter((length) => length > 0)
}
