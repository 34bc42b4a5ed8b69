import type { PaperDocument } from '../document/paper-document.ts'
import { type ToldFigure, toldFigures } from '../retrieve/figures-told.ts'
import { monthNames } from '../text/asides.ts'
import { matchingForm } from '../text/matching-form.ts'
import { hundredsIn, tensInFigures } from '../text/numbers.ts'
import { fold } from '../text/tokens.ts'

/** All that a paper says, to look in whether it has a word or a number at all. */
interface Haystack {
  readonly plain: string
  readonly folded: string
  readonly values: ReadonlySet<number>
}

const known = new WeakMap<PaperDocument, Haystack>()

function haystackOf(document: PaperDocument): Haystack {
  const made = known.get(document)
  if (made) return made
  const { title, authors, venue, year, keywords, identifiers, text } = document
  const told = [title, ...authors, venue, year, ...keywords, ...Object.values(identifiers), text]
  const plain = told.filter((words) => words !== undefined).join('\n')
  const inFigures = tensInFigures(plain)
  // As it is printed, and with the words whole that a line break or a hyphen parts.
  const found = {
    plain,
    folded: `${fold(plain)}\n${fold(matchingForm(plain).text)}`,
    values: new Set([
      ...toldFigures(inFigures).flatMap(({ value, bare }) => [value, bare]),
      ...hundredsIn(inFigures),
      ...[...plain.matchAll(loweredPower)].map(([, power]) => Number(`1e-${power}`)),
    ]),
  }
  known.set(document, found)
  return found
}

/** "10-5": a power of ten whose exponent has come down to the line, if it is no range. */
const loweredPower = /(?<![\p{L}\d.,-])10[-−–](\d{1,2})(?![\d.,]?\d)/gu

/** More numbers or names are no sentence's. */
const mostSought = 64

/**
 * The numbers and, behind them, the names of a statement that its paper has nowhere, as they are written: a number in no
 * notation, nor as a share of 100 or of 1; a name, which is a word with a capital within a sentence, not even at the
 * beginning of a longer word.
 */
export function standingNowhere(document: PaperDocument, statement: string): string[] {
  const paper = haystackOf(document)
  const numbers = toldFigures(statement)
    .slice(0, mostSought)
    .filter((one) => one.isWhole && !hasFigure(paper, one))
  const names = namesIn(statement)
    .slice(0, mostSought)
    .filter((name) => !hasName(paper, name))
  return [...new Set([...numbers.map(({ raw }) => raw), ...names])]
}

function hasFigure({ folded, values }: Haystack, { raw, value, bare }: ToldFigure): boolean {
  const near = [value, bare].flatMap((one) => [one, one * 100, one / 100])
  if (near.some((one) => values.has(Number(one.toPrecision(12))))) return true
  // A part of a name, as "3" of "GPT-3".
  const digits = /^\d[\d.,]*/.exec(raw)?.[0]?.replaceAll('.', '\\.')
  return digits !== undefined && new RegExp(`(?<![\\d.,])${digits}(?!\\d|[.,]\\d)`).test(folded)
}

/** "GPUs" for "GPU", "Ghent" for "Ghent's", "December" for "Dec."; and "DNA" for "cDNA", but not "Paris" for "comparison". */
function hasName({ plain, folded }: Haystack, name: string): boolean {
  const isShort = shortForm.test(name)
  const one = isShort ? name.replace(/s$/, '') : name
  if (isShort && plain.includes(one)) return true
  if (month.test(one) && new RegExp(`\\b${one.slice(0, 3)}t?\\b`).test(plain)) return true
  const sought = fold(one)
  let at = folded.indexOf(sought)
  while (at > 0 && /\p{L}/u.test(folded[at - 1] as string)) at = folded.indexOf(sought, at + 1)
  return at >= 0
}

const month = new RegExp(`^(?:${monthNames})$`)
/** Two capitals. */
const shortForm = /\p{Lu}.*\p{Lu}/u
const word = /\p{L}[\p{L}\p{M}\p{N}]*/gu
/** Behind these a word has its capital of a sentence that begins there. */
const opening = /[:“"‘(]\s?$/

/** The names in a sentence; where most words have capitals, as in a headline, only those with two of them. */
function namesIn(statement: string): string[] {
  const words = [...statement.matchAll(word)].map(({ index, 0: raw }) => ({ index, raw }))
  const long = words.filter(({ raw }) => raw.length > 3)
  const isHeadline = 2 * long.filter(({ raw }) => isCapital(raw)).length > long.length
  return words.flatMap(({ index, raw }, at) => {
    const isName =
      raw.length > 1 &&
      (shortForm.test(raw) ||
        (isCapital(raw) &&
          !isHeadline &&
          at > 0 &&
          !opening.test(statement.slice(Math.max(0, index - 2), index))))
    return isName ? [raw] : []
  })
}

const isCapital = (raw: string) => /^\p{Lu}/u.test(raw)
