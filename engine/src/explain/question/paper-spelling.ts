import { ofLast, remembering } from '../../text/remembering.ts'
import { american } from '../../text/spelling.ts'
import { fold, stopWords } from '../../text/tokens.ts'
import { aliasesOf } from './aliases.ts'
import { distinctNames, speaksOf } from './distinct-names.ts'

/** Words that British and American English write differently, beside those that `american` knows by rule. */
const others: readonly (readonly [RegExp, string])[] = [
  [/programme/, 'program'],
  [/^grey/, 'gray'],
  [/artefact/, 'artifact'],
  [/ageing/, 'aging'],
  [/rrhoea/, 'rrhea'],
  [/practise/, 'practice'],
  [/ll(?=ments?$)/, 'l'],
]
const prefix =
  /^(?:co|pre|post|non|re|anti|multi|sub|semi|inter|intra|over|under|meta|micro|macro|bio|cross|self)(?=\p{L}{4})/u
const fewestLetters = 5
/** What a verb in -ize ends in, and its noun does not. */
const inflection = /(?<=[iy]z)(?:ed|es?|ing|ers?)$/

/** So many words of a paper begin alike; a question is read in several ways, and each asks for them again. */
const wordsKept = 1_000
/** One spelling for all, never a longer one: "randomised" and "randomized" are one word. */
const common = remembering(
  (word) =>
    others.reduce((spelled, [british, plain]) => spelled.replace(british, plain), american(word)),
  wordsKept,
)

/** What was looked up in a paper. */
interface Known {
  /** Its different words, by what they begin with. */
  readonly words: Map<string, ReadonlySet<string>>
  /** Words of questions as it writes them; null for what it does not have. */
  readonly written: Map<string, string | null>
}
const known = ofLast((): Known => ({ words: new Map(), written: new Map() }))

function wordsBeginning(text: string, initial: string): ReadonlySet<string> {
  const { words } = known(text)
  const read =
    words.get(initial) ?? new Set(text.match(new RegExp(`(?<!\\p{L})${initial}\\p{L}{3,}`, 'gu')))
  words.set(initial, read)
  return read
}

/** How a folded text writes a word that it does not have as it is; null where it does not at all. */
function writtenIn(text: string, word: string): string | null {
  const { written } = known(text)
  const before = written.get(word)
  if (before !== undefined) return before
  const other =
    spelledIn(text, word) ?? hyphenations(word).find((words) => holds(text, words)) ?? null
  if (written.size >= wordsKept) written.clear()
  written.set(word, other)
  return other
}

/** A word of a folded text that is this one in another spelling, in whatever number; null where there is none. */
function spelledIn(text: string, word: string): string | null {
  const spelled = common(word)
  // "Oedema" and "edema": only the first vowel of a word is ever dropped.
  const initial = /^[aeo]/.test(word) ? '[aeo]' : word.slice(0, 1)
  for (const other of wordsBeginning(text, initial)) {
    if (other.length < spelled.length) continue
    if (common(other) === spelled) return other
    if (other.endsWith('s') && common(other.slice(0, -1)) === spelled) return other.slice(0, -1)
  }
  // "Randomised" where a paper has nothing but "randomization".
  const root = spelled.replace(inflection, '')
  return root !== spelled && spelled !== word && text.includes(root) ? spelled : null
}

/** Fewest letters of each of the words that a compound may be written as. */
const fewestOfPart = 4

/** A word with a hyphen behind its prefix, as the two words that it may be written as, or without its hyphens. */
function hyphenations(word: string): string[] {
  if (word.includes('-')) return [word.replaceAll('-', ''), word.replaceAll('-', ' ')]
  const prefixed = prefix.test(word) ? [word.replace(prefix, '$&-')] : []
  const parted = Array.from(
    { length: Math.max(0, word.length - 2 * fewestOfPart + 1) },
    (_, at) => [word.slice(0, at + fewestOfPart), word.slice(at + fewestOfPart)],
  )
  return [...prefixed, ...parted.flatMap((parts) => [parts.join('-'), parts.join(' ')])]
}

/** How often a text, folded, has words, in whatever number. */
function timesOf(text: string, words: string): number {
  let times = 0
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const after = text.slice(at + words.length, at + words.length + 2)
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && !/^(?!s(?!\p{L}))\p{L}/u.test(after)) times++
  }
  return times
}

const holds = (text: string, words: string) => timesOf(text, words) > 0

/** "Multi-head" for "multihead", of which a paper has more; null for words without such a prefix. */
function moreOftenWith(paper: string, word: string): string | null {
  const other = prefix.test(word) ? word.replace(prefix, '$&-') : word
  return other !== word && timesOf(paper, other) > timesOf(paper, word) ? other : null
}

/** Two words of a question as the one that a paper writes for them: "dataset" for "data set". */
const inOneWord = (question: string, paper: string): string =>
  question.replace(
    /(?<![\p{L}-])(\p{Ll}{3,}) (?=(\p{Ll}{3,})(?![\p{L}-]))/gu,
    (both, one, other) =>
      !stopWords.has(one) &&
      !stopWords.has(other) &&
      !paper.includes(`${one} ${other}`) &&
      !paper.includes(`${one}-${other}`) &&
      holds(paper, one + other.replace(/s$/, ''))
        ? one
        : both,
  )

/** A question with the names of its time for those that a paper of another time never says: "2019-nCoV" for "COVID-19". */
function inPaperNames(question: string, text: string): string {
  return distinctNames(question, true).reduce((asked, name) => {
    if (speaksOf(text, name)) return asked
    const other = aliasesOf(name).find((one) => speaksOf(text, one))
    return other === undefined ? asked : asked.replaceAll(name, other)
  }, question)
}

/**
 * A question in the paper's spelling: a word that the paper never uses is written as the paper writes it, where that
 * differs only as British from American English does, or by a hyphen.
 * @param text the paper's.
 */
export function inPaperSpelling(question: string, text: string): string {
  const paper = fold(text)
  return inOneWord(inPaperNames(question, text), paper).replace(
    /\p{L}[\p{L}-]+\p{L}/gu,
    (written) => {
      const word = fold(written)
      const prefixed = moreOftenWith(paper, word)
      if (prefixed !== null) return prefixed
      // Names are written in one way.
      if (written.length < fewestLetters || /\p{Lu}.*\p{Lu}/u.test(written)) return written
      if (text.includes(written) || paper.includes(word)) return written
      const other = writtenIn(paper, word)
      if (other === null) return written
      return /^\p{Lu}/u.test(written) ? other.slice(0, 1).toUpperCase() + other.slice(1) : other
    },
  )
}
