import type { PaperDocument } from '../document/paper-document.ts'
import { slice } from '../text/span.ts'
import { tokens } from '../text/tokens.ts'
import { areNear } from './near-digits.ts'
import { type Said, sharedIn, stemsOf } from './specific-numbers.ts'

/** A score of three digits in a sentence: "a BLEU score of 41.8". */
interface Score {
  readonly words: string
  readonly digits: string
  readonly span: { readonly start: number; readonly end: number }
  readonly isHead: boolean
  readonly sentence: string
  /** What the sentence names before the number. */
  readonly names: readonly string[]
  /** The two words before the number that say what it is. */
  readonly measure: string
}

/** A number that a paper tells twice of the same, and once with another digit. */
export interface ToldTwice {
  readonly said: Score
  readonly other: Score
}

const score =
  /(?<![\p{L}\p{N}.,/–−±-]|[–−±<>≈~]\s)(?:\d{2}\.\d|\d\.\d{2})(?![\d\p{L}%]|[.,]\d|\s?[±–−-])/gu
const reach = 40
const enough = { words: 6, share: 0.5 }
const small = new Set(['of', 'a', 'an', 'the', 'is', 'was', 'at', 'to'])

/** Words with a capital inside a sentence: of what it speaks. */
const names = (sentence: string) =>
  [...sentence.matchAll(/(?<=[\p{L}\d,;)]\s\(?)\p{Lu}[\p{L}\d-]*/gu)].map(([name]) => name)

function measureBefore(text: string, start: number): string {
  if (!/\bof\s$/.test(text.slice(Math.max(0, start - 4), start))) return ''
  const words = tokens(text.slice(Math.max(0, start - reach), start))
    .filter(({ text: word }) => !small.has(word))
    .slice(-2)
  const isScore = words.length === 2 && words.every(({ text: word }) => /^\P{N}*$/u.test(word))
  return isScore ? words.map(({ stem }) => stem).join(' ') : ''
}

function scoresIn(sentences: readonly Said[]): Score[] {
  return sentences.flatMap(({ words, span, isHead }) =>
    [...words.matchAll(score)].flatMap(({ index, 0: printed }) => {
      const measure = measureBefore(words, index)
      const start = span.start + index
      const own = { start, end: start + printed.length }
      return measure === ''
        ? []
        : [
            {
              words: printed,
              digits: printed,
              span: own,
              isHead,
              sentence: words,
              measure,
              names: names(words.slice(0, index)),
            },
          ]
    }),
  )
}

const speakOfTheSame = (one: Score, other: Score) => {
  const [left, right] = [new Set(one.names), new Set(other.names)]
  return left.size > 1 && left.size === right.size && [...left].every((name) => right.has(name))
}

/**
 * Scores that abstract, introduction or conclusion print in the words of a later sentence, which has another digit:
 * "a BLEU score of 41.8", "a BLEU score of 41.0". Told only where both sentences name the same things, a table
 * prints the first, and nothing else in the paper prints the second.
 */
export function scoresToldTwice(document: PaperDocument, sentences: readonly Said[]): ToldTwice[] {
  const found = scoresIn(sentences)
  const heads = found.filter(({ isHead }) => isHead)
  if (heads.length === 0) return []
  const cells = new Set(
    document.tables.flatMap(({ rows }) => rows.flat().map(({ text }) => text.trim())),
  )
  const times = (digits: string) =>
    document.text.split(new RegExp(`(?<![\\d.,])${digits.replace('.', '\\.')}(?!\\d)`)).length - 1
  return heads
    .filter(({ digits }) => cells.has(digits))
    .flatMap((said) => {
      const stems = stemsOf(said.sentence)
      const others = found.filter((other) => {
        if (other.isHead || other.measure !== said.measure) return false
        if (!areNear(other.digits, said.digits) || cells.has(other.digits)) return false
        const own = stemsOf(other.sentence)
        const shared = sharedIn(stems, own)
        return (
          shared >= enough.words &&
          shared >= enough.share * Math.min(stems.size, own.size) &&
          speakOfTheSame(said, other) &&
          !slice(document.text, other.span).includes(said.digits) &&
          times(other.digits) === 1
        )
      })
      const [only] = others
      return only && others.length === 1 ? [{ said, other: only }] : []
    })
}
