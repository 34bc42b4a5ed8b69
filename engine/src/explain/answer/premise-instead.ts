import { stopWords, tokens, type Word } from '../../text/tokens.ts'
import type { Question } from '../question/question.ts'
import { withoutWhy } from '../question/without-why.ts'
import { filler, isOf } from './premise-directions.ts'
import { onlySupposes, withoutReason } from './premise-guards.ts'
import { saysOtherwise } from './premise-words.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import type { Contradiction } from './stands-against.ts'

/** "Nets rather than sieves": the one was taken, and not the other. */
const link = /\b(?:rather than|instead of|in place of|and not|but not)\b/giu
const reachAsked = 3
const reach = 5
const denying = /\b(?:not|no|never|without|neither)\b|n['’]t\b/iu

const says = ({ text }: Word) => !(stopWords.has(text) || filler.test(text))
/** Words beside a link, nearest first, up to a small word behind others. */
function beside(words: readonly Word[], most: number): Word[] {
  const from = words.findIndex(says)
  const run = from < 0 ? [] : words.slice(from)
  const end = run.findIndex((word) => !says(word))
  return (end < 0 ? run : run.slice(0, end)).slice(0, most)
}

/** What stands on both sides of the links of a text. */
function choicesIn(text: string, most: number) {
  const words = tokens(text)
  return [...text.matchAll(link)].map(({ index, 0: said }) => ({
    taken: words
      .filter(({ end }) => end <= index)
      .toReversed()
      .slice(0, most),
    left: words.filter(({ start }) => start >= index + said.length).slice(0, most),
  }))
}

/**
 * The passage by which the other of two things was taken: "sieves rather than nets" for "nets instead of sieves". None
 * where any passage has them as the question does.
 * @param isOthers what is told of the work of others is no word on this paper's
 */
export function otherChoice(
  question: Question,
  ranked: readonly RankedCandidate[],
  isOthers: (candidate: RankedCandidate) => boolean,
): Contradiction | null {
  const asked = withoutWhy(question.text)
  const [choice, another] = choicesIn(asked, reach)
  if (!choice || another || denying.test(asked.replace(link, ' '))) return null
  const [one, other] = [beside(choice.taken, reachAsked), beside(choice.left, reachAsked)].map(
    (words) => words.map(({ stem }) => stem),
  ) as [string[], string[]]
  // "Absolute rather than relative error": what both have tells neither.
  const ones = one.filter((stem) => !other.includes(stem)).slice(0, 1)
  const others = other.filter((stem) => !one.includes(stem))
  if (ones.length === 0 || others.length === 0) return null
  const has = (words: readonly Word[], stems: readonly string[]) =>
    words.find((word) => stems.some((stem) => isOf(word, stem)))
  // "Relative rather than absolute heights": one word of the other is enough.
  const choosing = (text: string, taken: readonly string[], left: readonly string[]) =>
    choicesIn(text, reach).flatMap((said) => {
      const [first, last] = [has(said.taken, taken), has(said.left, left)]
      return first && last && !has(said.taken, left) ? [text.slice(first.start, last.end)] : []
    })[0] ?? null
  const told = ranked.filter(
    ({ kind, stems }) => kind !== 'table' && [...ones, ...others].every((stem) => stems.has(stem)),
  )
  if (told.some(({ text }) => choosing(text, ones, others) !== null)) return null
  for (const passage of told) {
    const text = withoutReason(passage.text)
    const isOpen = isOthers(passage) || onlySupposes(text, asked)
    const said = isOpen ? null : choosing(text, others, ones)
    if (said !== null && !denying.test(said.replace(link, ' ')))
      return { passage, premise: saysOtherwise(asked, said) }
  }
  return null
}
