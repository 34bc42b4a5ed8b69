import { greekName } from '../../text/greek.ts'
import { stopWords, tokens, type WordForm } from '../../text/tokens.ts'

// The small talk of papers and of questions: it says nothing about which passage is meant.
const smallTalk: ReadonlySet<string> = new Set(
  `actually afterwards although among another anybody anyone anything article author authors based beforehand besides cannot could did does done due either else etc
  ever every everybody everyone everything exactly however let many may might much must neither nor often paper papers per rather s shall
  really several since somebody someone something still study studies therefore though thus together toward towards upon us use used
  uses using via well whether whose within without work would yet`.split(/\s+/),
)

const lowered = /(?<![\p{L}\p{N}])(\p{L}{1,5})\$?_\{?(\d{1,2}\p{L}?)(?![\p{L}\p{N}])\}?\$?/gu
/** Names with a lowered number as one word: "F$_1$", "b_{1}" are F1 and b1. */
const withoutLowering = (text: string) =>
  text.includes('_') ? text.replace(lowered, '$1$2') : text

/** The names with a lowered number of a text, each as one stem. */
export const loweredNames = (text: string): string[] =>
  text.includes('_')
    ? [...text.matchAll(lowered)].map(([, name = '', number = '']) =>
        `${name}${number}`.toLowerCase(),
      )
    : []

/**
 * Stems of the words that carry a topic, in order, with repetitions. Hyphenated words count by their parts, Greek
 * letters by their names.
 */
export const topicStems = (text: string): string[] => topicsOf(tokens(withoutLowering(text)))

/** "Can't", "they've", "I'm" are verbs that any sentence may have; "there's" too. */
const contracted =
  /n['’]t$|['’](?:m|re|ve|ll|d)$|^(?:what|who|where|when|why|how|there|that|it|he|she|let)['’]s$/

/** The same of words that were read before. */
export function topicsOf(words: readonly WordForm[]): string[] {
  const stems: string[] = []
  for (const { text: word, stem } of words) {
    const isTopic = (word.length > 1 || /\d|[^a-z]/.test(word)) && !contracted.test(word)
    if (isTopic && !stopWords.has(word) && !smallTalk.has(word)) stems.push(greekName(stem))
  }
  return stems
}

/** Share of `of` that also stands in `within`; 0 when `of` is empty. */
export function coverage(of: ReadonlySet<string>, within: ReadonlySet<string>): number {
  if (of.size === 0) return 0
  let shared = 0
  for (const item of of) if (within.has(item)) shared++
  return shared / of.size
}

/** How much two sets of stems share, 0 to 1: halfway between Jaccard's measure and containment. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  const [few, many] = a.size < b.size ? [a, b] : [b, a]
  let shared = 0
  for (const item of few) if (many.has(item)) shared++
  return (shared / (a.size + b.size - shared) + shared / Math.min(a.size, b.size)) / 2
}
