import { ofLast, remembering } from '../../text/remembering.ts'
import { stopWords, tokens, type Word } from '../../text/tokens.ts'
import type { Question } from '../question/question.ts'
import type { RankedCandidate } from './ranked-candidate.ts'

const shortest = 3
const joined = /^ ?[- ‐–]? ?$/u
const isPlain = (word: Word | undefined): word is Word =>
  word !== undefined &&
  word.text.length >= shortest &&
  !stopWords.has(word.text) &&
  /^\p{L}+$/u.test(word.text)

/** A word with the one that it stands beside: "brown" of "brown eggs", "Malay" of "Khmer-to-Malay". */
interface Told {
  readonly word: Word
  readonly beside: string
}

/** The words of a text that tell one thing from others of its name. */
function tellingApart(text: string): Told[] {
  const words = tokens(text)
  return words.flatMap((word, at): Told[] => {
    if (!isPlain(word)) return []
    const next = words[at + 1]
    const isOfNext = isPlain(next) && joined.test(text.slice(word.end, next.start))
    const from = words[at - 1]?.text === 'to' ? words[at - 2] : undefined
    return [
      ...(isOfNext ? [{ word, beside: next.stem }] : []),
      ...(isPlain(from) ? [{ word, beside: `${from.stem} to` }] : []),
    ]
  })
}

const and = ',? (?:and|or|nor|versus|vs\\.?|than|but not|rather than|instead of) '
/** What the first may be called in full, and what may lead over to the second. */
const between = '(?:[ -]\\p{L}{1,20}){0,2}?'
const leading = '(?:\\p{L}{1,20}[ -]){0,2}?'

/** Whether a text names two words, with a space between them, side by side: of its many passages several have one rival. */
const pairsIn = ofLast((text) =>
  remembering((pair) => {
    const [one = '', other = ''] = pair.split(' ')
    const inOrder = (a: string, b: string) =>
      new RegExp(`(?<!\\p{L})${a}${between}${and}${leading}${b}(?!\\p{L})`, 'iu').test(text)
    return inOrder(one, other) || inOrder(other, one)
  }),
)

/** True where a text names two words side by side, as two of a kind: "brown and white eggs". */
const areSideBySide = (one: string, other: string, text: string): boolean =>
  pairsIn(text)(`${one} ${other}`)

/**
 * True for a passage that speaks of the other of two things that a paper names side by side: of white eggs and not of
 * brown ones, where the question is on the brown ones.
 * @param text the paper's
 */
export function namesRival(asked: Question, passage: RankedCandidate, text: string): boolean {
  if (asked.type === 'compare' || passage.kind === 'table') return false
  const theirs = tellingApart(passage.text)
  return tellingApart(asked.text).some(
    ({ word, beside }) =>
      asked.stems.includes(word.stem) &&
      !passage.stems.has(word.stem) &&
      theirs.some(
        (other) =>
          other.beside === beside &&
          !asked.stems.includes(other.word.stem) &&
          areSideBySide(word.text, other.word.text, text),
      ),
  )
}
