import { closing, either, labelled, leading, openers } from './abbreviations.ts'
import { lowerCaseNames } from './lower-case-names.ts'
import type { Span } from './span.ts'

const terminator =
  /(?:[.!?\u2026]+|[\u3002\uff01\uff1f])["'\u201d\u2019\u00bb)\]}]*|\n[^\S\n]*\n\s*|\n(?=[^\S\n]*(?:[\u2022\u25cf\u25aa\u2013*-]|\(?\d{1,2}[.)]|\([a-z]\))[^\S\n])/g
/** Reference numbers and signs of notes set after the full stop: "shown.12,13 We", "shown.¹² We", "shown.[4] We", "shown. [4] We", "shown.† We". */
const trailingReferences =
  /^(?:[#†‡§¶∗*]{1,3}(?=\s)|[\d⁰¹²³⁴-⁹]{1,3}(?:[,\u2013-][\d⁰¹²³⁴-⁹]{1,3}){0,8}(?=\s)| ?\[\d{1,3}(?:\s?[,\u2013-]\s?\d{1,3}){0,12}\](?=\s|$))/
const window = 60

/**
 * Sentences of a text, in order, without the white space around them. A blank line always parts; a
 * single line break is white space, unless a list item begins after it.
 * Rules for academic prose (abbreviations, initials, species, references after the full stop), not a
 * model; every decision looks at no more than a few dozen characters, so time is linear.
 * @param names words that begin sentences in small letters; those of a part are learned from its whole text.
 * @returns half-open spans into `text`; empty for blank text.
 */
export function splitSentences(
  text: string,
  names: ReadonlySet<string> = lowerCaseNames(text),
): Span[] {
  const spans: Span[] = []
  let start = 0
  const push = (to: number) => {
    let from = start
    while (from < to && isSpace(text, from)) from++
    let end = to
    while (end > from && isSpace(text, end - 1)) end--
    if (end > from) spans.push({ start: from, end })
    start = to
  }
  for (const match of text.matchAll(terminator)) {
    const at = match.index
    if (at < start) continue
    if (match[0].startsWith('\n')) {
      push(at)
      continue
    }
    const end = boundaryAfter(text, start, at, at + match[0].length, names)
    if (end !== null) push(end)
  }
  push(text.length)
  return spans
}

/** "a risk of … 3.9%", "a risk of [...] 3.9%": an ellipsis in place of words. */
const isGap = (text: string, at: number): boolean =>
  /[\s[(]/.test(text[at - 1] ?? '') && (text[at] === '\u2026' || text.startsWith('...', at))

/** "SQuAD [?]", "(!)": a mark that stands in a bracket by itself. */
const isBracketed = (text: string, at: number, end: number): boolean =>
  /^[[(][!?]+[\])]$/.test(text.slice(at - 1, end))

/** Where the sentence ends that the terminator `at`–`end` may close; null when it closes none. */
function boundaryAfter(
  text: string,
  start: number,
  at: number,
  end: number,
  names: ReadonlySet<string>,
): number | null {
  const mark = text[at] as string
  if (/[\u3002\uff01\uff1f]/.test(mark)) return end
  if ((isGap(text, at) || isBracketed(text, at, end)) && end < text.length) return null
  const before = text.slice(Math.max(start, at - window), at)
  const word = /[^\s([{"'\u201c\u2018]*$/.exec(before)?.[0] ?? ''
  let close = end
  const references = trailingReferences.exec(text.slice(end, end + window))?.[0]
  if (references !== undefined && !isAbbreviation(word)) {
    // A bare number is a reference only after words: "2.5 mg" and "p.12 A" are none.
    if (!/^\d/.test(references) || /\p{L}{3}[)\]"\u201d]*$/u.test(before) || end > at + 1)
      close = end + references.length
  }
  if (close === text.length) return close
  if (!isSpace(text, close)) return null
  const after = text.slice(close, close + window).trimStart()
  if (after === '') return close
  if (!opensSentence(after, mark, names)) return null
  if (mark !== '.' || text[at + 1] === '.') return close
  if (isWithinBracket(before, after)) return null
  return fullStopCloses(word, before, after, end > at + 1 || close > end) ? close : null
}

/** "(StatCorp. 2007. College Station, TX)": full stops part what stands in a short bracket, unless a sentence begins. */
function isWithinBracket(before: string, after: string): boolean {
  const open = before.lastIndexOf('(')
  if (open < 0 || before.indexOf(')', open) >= 0) return false
  const close = after.indexOf(')')
  const next = after.indexOf('(')
  if (close < 0 || (next >= 0 && next < close)) return false
  return !openers.has((/^\p{L}+/u.exec(after)?.[0] ?? '').toLowerCase())
}

/** "Fig", "FIG" and "ca" are; the group "CA" is not. */
function isAbbreviation(word: string): boolean {
  if (
    /^\p{Lu}{2,}$/u.test(word) &&
    !/^(?:FIGS?|EQS?|TABS?|REFS?|SECS?|VOLS?|DR|MR|MRS|ST)$/.test(word)
  )
    return false
  return leading.has(word.toLowerCase())
}

/** Whether words like these can begin a sentence. */
function opensSentence(after: string, mark: string, names: ReadonlySet<string>): boolean {
  const bare = after.replace(/^["'\u201c\u2018\u00ab([{]+/, '')
  const first = /^[^\s,;:.!?)\]]+/.exec(bare)?.[0] ?? ''
  // A reference that still belongs to the words before it: 'pathway". [8].'
  if (/^\[\d[\d,\s\u2013-]*\]\s*[.,;:]/.test(after)) return false
  if (/^\([a-z\d]{1,3}\)\s+[\p{Lu}\d]/u.test(after)) return true
  if (/^[\p{Lu}\p{Lt}\p{Lo}\d\u2022©]/u.test(bare)) return true
  if (names.has(/^[\p{L}\p{N}-]*/u.exec(first)?.[0] ?? '')) return true
  if (mark !== '.' || first === '') return false
  // Names that begin small: p53, mRNA, lacZ, β-catenin.
  return /^\p{Ll}\p{L}*[\p{Lu}\d]/u.test(first) || /^[\u03b1-\u03c9]/.test(first)
}

/** "Grant No. PHY-11", "Accession No. KF709431": what a number is given of, and a number that begins with letters. */
const numbered =
  /\b(?:grants?|awards?|contracts?|accession|protocol|registration|project|permit|approval|licen[cs]e|certificate|trial|patent|serial|ref(?:erence)?|id(?:entification)?)\s+no$/i
const code = /^\(?(?:\p{Lu}{2,}|\p{Lu}[\p{Lu}\d/-]*\d)/u

/** Whether a full stop after `word` closes the sentence, given that `after` could open one. */
function fullStopCloses(word: string, before: string, after: string, closed: boolean): boolean {
  const name = word.toLowerCase()
  const next = (/^["'\u201c\u2018([{]*([\p{L}'\u2019]+)/u.exec(after)?.[1] ?? '').toLowerCase()
  const opener = openers.has(next)
  if (word === '') return true
  if (name === 'no') return !/^\d/.test(after) && !(numbered.test(before) && code.test(after))
  if (/^\p{Lu}$/u.test(word)) return !isInitial(before, next, opener)
  if (isAbbreviation(word)) return closed && opener
  if (closing.has(name)) return /^\P{Ll}/u.test(after)
  if (either.has(name)) return opener || (closed && /^\p{Lu}/u.test(after))
  if (/^\(?\d{1,3}$|^[ivx]{1,4}$/i.test(word) && before.trim() === word) return false
  if (/^(?:\p{L}\.)+\p{L}$/u.test(word)) return opener
  return true
}

/** "J. Smith", "John F. Gray", against "in panel B. Mice were". */
function isInitial(before: string, next: string, opener: boolean): boolean {
  if (opener && next !== 'a') return false
  const previous = /(\S+)\s+\S$/.exec(before)?.[1] ?? ''
  return !labelled.has(previous.toLowerCase())
}

function isSpace(text: string, at: number): boolean {
  return /\s/.test(text[at] as string)
}
