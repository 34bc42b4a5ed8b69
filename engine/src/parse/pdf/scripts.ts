import { raisedDigits } from '../../text/raised-digits.ts'
import { style } from './style.ts'

const digit = /^\d$/

/** A letter of a line, as far as its script goes. */
interface Scripted {
  readonly text: string
  readonly mark: number
  /** A space is painted before it. */
  readonly space?: boolean
}

/** True for a letter that is set above its line. */
export const isRaised = (letter: Scripted | undefined): boolean =>
  ((letter?.mark ?? 0) & style.sup) !== 0

/**
 * What a raised digit reads as: itself, raised, so that a note's number is no part of the word before it
 * and a power no part of its base ("models³", "10⁻²⁵"). A sign is raised before or after such digits;
 * between them it is a dash. Null for all else; letters keep their place in the line and carry a mark.
 */
export function raisedText(letters: readonly Scripted[], at: number): string | null {
  const [before, own, after] = [letters[at - 1], letters[at], letters[at + 1]]
  if (!own || !isRaised(own) || hasLetters(letters, at)) return null
  if (digit.test(own.text)) return raisedDigits[Number(own.text)] ?? null
  if (!/^[-−+]$/.test(own.text)) return null
  const leads = !isRaised(before) && isRaised(after) && digit.test(after?.text ?? '')
  const ends = isRaised(before) && digit.test(before?.text ?? '') && !isRaised(after)
  return leads || ends ? (own.text === '+' ? '⁺' : '⁻') : null
}

/** Characters that a raised run is looked at in either direction. */
const reach = 8

/** "n+1" stays as it is: Unicode raises its digit only. */
function hasLetters(letters: readonly Scripted[], at: number): boolean {
  const isLetter = (letter: Scripted) => /^\p{L}/u.test(letter.text)
  for (let back = at - 1; back >= at - reach && isRaised(letters[back]); back--)
    if (isLetter(letters[back] as Scripted)) return true
  for (let next = at + 1; next <= at + reach && isRaised(letters[next]); next++)
    if (isLetter(letters[next] as Scripted)) return true
  return false
}

/** Does a word begin here, right behind the raised mark of a note or an institution? Isotopes are no words. */
export function opensNoted(letters: readonly Scripted[], at: number, text: string): boolean {
  if (!isRaised(letters[at - 1]) || isRaised(letters[at])) return false
  if (!/(?:^|[\s,;])[⁰¹²³⁴-⁹∗*†‡§¶‖#,□◇⋄♠-♧⋆★☆]{1,4}$/.test(text)) return false
  const word = letters.slice(at, at + 3)
  return (
    word.length === 3 &&
    word.every((letter) => /^[\p{L}“"]/u.test(letter.text) && !isRaised(letter))
  )
}

/** Is this the raised letter of a note behind a word ("Proportion" and "a")? It stands off, as it is no part of it. */
export function opensNoteLetter(letters: readonly Scripted[], at: number, text: string): boolean {
  const [before, own, after] = [letters[at - 1], letters[at], letters[at + 1]]
  if (!isRaised(own) || isRaised(before) || !/^[a-h]$/.test(own?.text ?? '')) return false
  if (!/\p{L}{4,}$/u.test(text) || ((before?.mark ?? 0) & style.math) !== 0) return false
  return (
    after === undefined || /^[,*]$/.test(after.text) || (after.space === true && !isRaised(after))
  )
}

const isLowered = (letter: Scripted | undefined): boolean => ((letter?.mark ?? 0) & style.sub) !== 0

/** A number with decimals, as a spread is. */
export const decimal = /^\d+[.,]\d+%?$/

/** Does a lowered number begin right behind a number: the spread of a value ("80.5" and, lowered, "3.3")? */
export function opensSpread(letters: readonly Scripted[], at: number): boolean {
  const before = letters[at - 1]
  if (!isLowered(letters[at]) || isLowered(before) || isRaised(before)) return false
  if (!/[\d%]/.test(before?.text ?? '')) return false
  let words = ''
  for (let next = at; next < at + reach && isLowered(letters[next]); next++)
    words += letters[next]?.text
  return decimal.test(words)
}
