import { closing, either, labelled, leading, openers } from './abbreviations.ts'
import { emphasisAsQuotes, withoutOrnaments } from './pasted-marks.ts'
import { splitSentences } from './sentences.ts'
import type { Span } from './span.ts'
import { stopWords } from './tokens.ts'

/** No text is wrapped narrower than this, in characters. */
const narrowest = 50
/** A line that leaves more of the width free than this, and room for the next word, was not wrapped there. */
const filled = 0.8
/** So many lines that all begin with capitals are lines of their own: of wrapped prose one in eight does. */
const fewestAlike = 3

const begins = /^(?:[•●▪–*-]\s+|\*\*|__)?["'“‘«]?[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u
/** "The", "Thus,": not the short form "WHO", nor the symbol "I(t)". */
const asOpener = /^["'“‘«]?\p{Lu}\p{Ll}*[,’']?\p{Ll}*$/u
/** "### Results", "**Results**": marked as a heading. "| a | b |" is a row of a table. */
const heading = /^(?:#{1,6}\s+\S|(\*\*|__)[^*_]+\1:?$|\|.*\|$)/
/** "(Gray et al., 2010)", "[p. 12]": behind a full stop it tells where the sentence before is from, and is none. */
const note = String.raw`[([](?=[^()[\]]{0,150}?(?:\bet al\b|\b(?:19|20)\d\d|\bpp?\.\s?\d|\bfig|\btable|\bsection))[^()[\]]{2,160}(?<!(?<!et al)\.)[)\]]\.?(?=\s|$)`
const notesBehind = new RegExp(String.raw`(?<=[.!?]["”’]?\s{0,2})${note}`, 'gi')
const noteBehind = new RegExp(String.raw`^\s{0,2}${note}`, 'i')
const longestNote = 170

/** The end of a sentence with the note behind its full stop. */
function withNote(words: string, end: number): number {
  const isEnded = /[.!?]["”’]?$/.test(words.slice(Math.max(0, end - 2), end))
  const found = isEnded ? noteBehind.exec(words.slice(end, end + longestNote)) : null
  return end + (found?.[0].length ?? 0)
}

const saysSomething = /[\p{L}\p{N}]/u

/**
 * Sentences of a text that a reader pastes. Lines without a full stop (headlines, bullets of slides, lines of a chatbot)
 * end where their line does; where prose is wrapped, a line break is white space. Of 24,785 line breaks of papers wrapped
 * at 60 characters 13 part a sentence, and 95 of 100 sentences set without their stop on lines of their own are found.
 * @param names words that begin sentences in small letters.
 * @returns half-open spans into `text`, in order, without the white space and the pictures around them; none where
 * nothing is said.
 */
export function splitPasted(text: string, names: ReadonlySet<string>): Span[] {
  const spans: Span[] = []
  const words = withoutOrnaments(text)
  const plain = words.replace(notesBehind, (note) => ' '.repeat(note.length))
  for (const { start, end } of unitsOf(words, names))
    for (const span of splitSentences(emphasisAsQuotes(plain.slice(start, end)), names))
      spans.push({ start: start + span.start, end: withNote(words, start + span.end) })
  return spans.filter(({ start, end }) => saysSomething.test(words.slice(start, end)))
}

interface Line extends Span {
  readonly words: string
}

/** The stretches of a text between line breaks that end a unit. */
function unitsOf(text: string, names: ReadonlySet<string>): Span[] {
  const units: Span[] = []
  let start = 0
  for (const lines of paragraphsOf(text)) {
    const longest = lines.reduce((most, { words }) => Math.max(most, words.length), 0)
    const areBegun = lines.every(({ words }) => isBegun(words, names))
    const layout = {
      areBegun,
      // A line that begins small goes on with another: what is wrapped may be a narrow column.
      width: areBegun ? Math.max(narrowest, longest) : longest,
      areAlike: areBegun && lines.length >= fewestAlike,
    }
    lines.forEach((line, at) => {
      const next = lines[at + 1]
      if (next && !endsUnit(line.words, next.words, layout, names)) return
      units.push({ start, end: line.end })
      start = line.end
    })
  }
  return units
}

/** Lines that follow one another without a blank one. */
function paragraphsOf(text: string): Line[][] {
  const paragraphs: Line[][] = [[]]
  let start = 0
  for (const line of text.split('\n')) {
    const words = line.trim()
    if (words === '') paragraphs.push([])
    else paragraphs.at(-1)?.push({ start, end: start + line.length, words })
    start += line.length + 1
  }
  return paragraphs
}

/** Whether the break between two lines ends what the first one says; a full stop before a capital is not settled here. */
function endsUnit(
  line: string,
  next: string,
  { width, areBegun, areAlike }: { width: number; areBegun: boolean; areAlike: boolean },
  names: ReadonlySet<string>,
): boolean {
  if (heading.test(line) || heading.test(next)) return true
  if (beginsSmall.test(next) && isStopped(line)) return true
  if (endsInShortForm(line) && isBegun(next, names)) return true
  const first = /^\S+/.exec(next)?.[0] ?? ''
  const word = wordOf(first)
  if (isOpen(line) || !isBegun(next, names)) return false
  // "in panel / A", "vitamin / A": a letter that the line before it needs.
  if (word.length === 1 && labelled.has(lastWord(line).toLowerCase())) return false
  return (
    areAlike ||
    (areBegun && line.endsWith(':')) ||
    (asOpener.test(first) && openers.has(word.toLowerCase())) ||
    line.length + 1 + first.length <= filled * width
  )
}

const beginsSmall = /^["'“‘«([]?\p{Ll}/u
/** The last word of a line that ends with a mark, without it; not the second dot of "..". */
const stopped =
  /(?:^|[\s([{"'“‘])([^\s([{"'“‘.!?…][^\s([{"'“‘]{0,40}?)(?<![.!?…])([.!?])["'”’)\]]*$/u

/** Whether a line has ended its sentence, whatever follows: its full stop is of no abbreviation, initial or number in a list. */
function isStopped(line: string): boolean {
  const [, word = '', mark] = stopped.exec(line) ?? []
  if (mark !== '.') return mark !== undefined
  const name = word.toLowerCase()
  const isShort = leading.has(name) || either.has(name) || closing.has(name) || name === 'no'
  return !(
    isShort ||
    /^\p{L}$|\p{L}\.\p{L}/u.test(word) ||
    /^\(?(?:\d{1,3}|[ivx]{1,4})\.$/.test(line)
  )
}

/** "… than DEC." beside small letters: a short form, and no month; "Acme CO." is a company all the same. */
const shortForm =
  /\p{Ll}.*(?<![\p{L}.])(?!(?:INC|LTD|CO|CORP|PLC|AL|JR|SR|VS|NO|FIG|EQ|TAB|SEC|REF|VOL|DR|PROF|MR|MRS|MS|ST)\.)\p{Lu}{2,}\.$/u
const endsInShortForm = (line: string): boolean => shortForm.test(line)

const wordOf = (words: string): string => /[\p{L}\p{N}-]+/u.exec(words)?.[0] ?? ''
const isBegun = (line: string, names: ReadonlySet<string>): boolean =>
  begins.test(line) || names.has(wordOf(line))

/** A line that has its mark, or goes on: it ends with a comma, a dash or a small word. */
const isOpen = (line: string): boolean =>
  /[.!?…]["'”’)\]]*$|[,;(/&–—-]$/.test(line) || stopWords.has(lastWord(line))
const lastWord = (line: string): string => /\p{L}+$/u.exec(line)?.[0] ?? ''
